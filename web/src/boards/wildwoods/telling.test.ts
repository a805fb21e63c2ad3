import { describe, expect, it } from 'vitest'

import { Words } from '../../lib/say'
import type { Told, WildwoodsPicture } from '../../wire'
import { notes, pageKeys, told } from './telling'

const TEXT = `
scene-p1-opening = The lamp hung on its nail.
scene-p1-opening-door-latch = The door was open.
scene-p1-roll-1 = The first match took.
roll-blank-1 = Nothing.
roll-blank-2 = Nothing.
roll-blank-3 = Nothing.
roll-blank-4 = Nothing.
roll-blank-5 = Nothing.
roll-blank-6 = Nothing.
roll-blank-7 = Nothing.
roll-blank-8 = Nothing.
roll-blank-9 = Nothing.
roll-blank-10 = Nothing.
roll-blank-11 = Nothing.
roll-blank-12 = Nothing.
creature-tin-moth-said = I only wanted to be near.
scene-p1-won = Gone to do the lamps.
scene-p1-choose-door-lock-then = The key turned.
`
const say = Words.from('en', TEXT)

const view = { scene: 'p1', chapter: 0, brom: 'protect', remembered: [], found: [], brought: ['door-latch'] } as unknown as WildwoodsPicture

function event(key: string, params: Record<string, unknown> = {}): Told {
  return { key, params, say: { key: `event-${key}` } }
}

describe('the page', () => {
  it('opens with what is remembered', () => {
    expect(pageKeys('scene-p1-opening', view.brought, say)).toEqual(['scene-p1-opening', 'scene-p1-opening-door-latch'])
  })

  it('tells a roll in the words of its scene, else in those for any', () => {
    const rolls = [event('rolls', { successes: 2, roll: 1 }), event('rolls', { successes: 0, roll: 2 })]
    const pieces = told(view, rolls, say)
    expect(pieces[1]?.keys).toEqual(['scene-p1-roll-1'])
    expect(pieces[2]?.keys[0]).toMatch(/^roll-blank-\d+$/)
  })

  it('lets a healed creature finish its sentence', () => {
    const pieces = told(view, [event('heals', { creature: 'tin_moth' })], say)
    expect(pieces.at(-1)).toEqual({ look: 'said', keys: ['creature-tin-moth-said'], by: 'tin_moth' })
  })

  it('says before the scene what the difficulty has changed, and does not tell it as a story', () => {
    const light = event('travels-light', { left: 3, found: 1, anew: 1 })
    const found = event('finds-crystals', { action: 1, n: 1 })
    const drawn = event('light-draws', { n: 4 })
    const log = [event('scene-begins'), light, found, drawn, event('luma-prevails')]
    expect(notes(log)).toEqual([light.say, found.say, drawn.say])
    expect(told(view, log, say).map((piece) => piece.keys[0])).toEqual(['scene-p1-opening', 'scene-p1-won'])
  })

  it('leaves out what has no words', () => {
    const happened = [event('light-moves'), event('luma-prevails'), event('chooses', { choice: 'scene-p1-choose-door-lock' })]
    expect(told(view, happened, say).map((piece) => piece.keys[0])).toEqual([
      'scene-p1-opening', 'scene-p1-won', 'scene-p1-choose-door-lock-then',
    ])
  })
})
