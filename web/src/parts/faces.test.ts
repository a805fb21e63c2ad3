import { describe, expect, it } from 'vitest'

import { characterOf } from '../lib/say'
import { FACES } from './faces'

describe('faces', () => {
  it('are there for each name that nobody chose, and no two have the same outline', () => {
    expect(FACES).toHaveLength(5)
    expect(new Set(FACES.map(({ ears, head }) => ears + head)).size).toBe(5)
  })

  it('belong to bots, never to a name that somebody chose', () => {
    expect(characterOf('~player-3')).toBe(3)
    expect(characterOf('player-3')).toBe(0)
    expect(characterOf('~player-9')).toBe(0)
    expect(characterOf('~guest-1234')).toBe(0)
  })
})
