import { describe, expect, it } from 'vitest'

import { marksOf, nextMark } from './marks'

const told = (...keys: string[]) => keys.map((key) => ({ key, params: {}, say: { key } }))

const MATCH = {
  round_begin: 'round-begins',
  moments: ['dagger'],
  steps: [
    { seq: 1, told: told('round-begins'), view: {}, round: 1 },
    { seq: 2, told: told('leads'), view: {}, round: 1 },
    { seq: 3, told: told('leads', 'dagger'), view: {}, round: 1 },
    { seq: 4, told: told('dagger', 'scores'), view: {}, round: 2 },
    { seq: 5, told: told('leads'), view: {}, round: 2 },
  ],
}

describe('marks of a replay', () => {
  const marks = marksOf(MATCH)

  it('stand where a round begins and where something great happens', () => {
    expect(marks.map(({ place, round, told }) => [place, round, told?.key])).toEqual([
      [0, 1, 'round-begins'],
      [2, 0, 'dagger'],
      [3, 2, undefined],
    ])
  })

  it('are jumped to forwards and backwards, and not beyond', () => {
    expect(nextMark(marks, 0, true)?.place).toBe(2)
    expect(nextMark(marks, 2, false)?.place).toBe(0)
    expect(nextMark(marks, 4, false)?.place).toBe(3)
    expect(nextMark(marks, 4, true)).toBeUndefined()
  })

  it('are one of a match without rounds or moments', () => {
    expect(marksOf({ steps: [{ seq: 1, told: [], view: {} }] })).toHaveLength(1)
  })
})
