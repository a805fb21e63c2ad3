import { describe, expect, it } from 'vitest'

import type { DjinnPicture } from '../../wire'
import { reckoningOf } from './reckoning'

const picture = {
  players: [
    { score: [{ part: 'awards', points: 0 }, { part: 'corked', points: 20 }, { part: 'tom', points: 0 }] },
    { score: [{ part: 'awards', points: 30 }, { part: 'corked', points: 0 }, { part: 'tom', points: 0 }] },
  ],
} as unknown as DjinnPicture

describe('the reckoning', () => {
  it('has a column for whatever anybody has points for, and whoever has most comes first', () => {
    expect(reckoningOf(picture)).toEqual({
      reasons: ['awards', 'corked'],
      rows: [
        { seat: 1, before: 0, parts: [30, 0], now: 30 },
        { seat: 0, before: 0, parts: [0, 20], now: 20 },
      ],
    })
  })
})
