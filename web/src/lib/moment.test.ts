import { describe, expect, it } from 'vitest'

import type { Position, Told } from '../wire'
import { NOTHING_TOLD, tell } from './chronicle'
import { momentOf } from './moment'
import type { Eyes } from './table.svelte'

const ASKED: Position = { view: 'now', asked: { id: 9, kind: 'lead', rule: 'S3.1', seats: [0] } }
const OVER: Position = { view: 'now', outcome: { winners: [0], scores: [8, 3], reason: 'points', rule: 'S7.1' } }
const BEFORE: Position = { view: 'before' }

function told(key: string, more: Partial<Told> = {}): Told {
  return { key, params: {}, say: { key }, ...more }
}

function eyes(position: Position, isSeen: boolean): Eyes {
  const news = { seq: 7, told: [told('follows'), told('round-won', { sums_up: true }), told('deals')] }
  const before = isSeen ? { seq: 7, position: BEFORE } : null
  return { chronicle: tell(NOTHING_TOLD, news), position, fresh: null, before, at: 0 }
}

describe('a moment', () => {
  it('holds the table as it was when a round ends before one’s eyes', () => {
    const moment = momentOf(eyes(ASKED, true), 7, 0)
    expect(moment).toMatchObject({ name: 'round-over', seq: 7, hold: BEFORE })
    expect(moment?.steps.map((step) => step.told.key)).toEqual(['round-won'])
  })

  it('tells the end of a round to whoever comes back later, over the table of now', () => {
    expect(momentOf(eyes(ASKED, false), 7, 0)).toMatchObject({ name: 'round-over', hold: null })
  })

  it('is over when it was put away, and when one has answered since', () => {
    expect(momentOf(eyes(ASKED, true), 7, 7)).toBeNull()
    expect(momentOf(eyes(ASKED, true), 8, 0)).toBeNull()
  })

  it('plays the end of a match once, where it was seen', () => {
    expect(momentOf(eyes(OVER, true), 7, 0)).toMatchObject({ name: 'match-over', hold: null })
    expect(momentOf(eyes(OVER, false), 7, 0)).toBeNull()
  })
})
