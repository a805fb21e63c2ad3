import { describe, expect, it } from 'vitest'

import { lengthOf, resultOf } from './result'

const MATCH = { table: 't', match: 1, game: 'shamans', names: ['A', 'B', 'C'], seats: [1], finished: 0 }

describe('what came of a match', () => {
  it('is the place by points', () => {
    const lost = resultOf({ ...MATCH, scores: [9, 3, 5], winners: [0] })
    expect(lost).toEqual({ isWon: false, points: 3, place: 3 })
  })

  it('is the first place for whoever won, also by a tie that was broken', () => {
    expect(resultOf({ ...MATCH, scores: [9, 9, 5], winners: [1] }).place).toBe(1)
    expect(resultOf({ ...MATCH, scores: [9, 9, 5], winners: [0] }).place).toBe(2)
  })

  it('is no place where one plays alone or all as one', () => {
    expect(resultOf({ ...MATCH, scores: [9, 9, 9], winners: [0, 1, 2] })).toMatchObject({ isWon: true, place: 0 })
    expect(resultOf({ ...MATCH, scores: [9, 9, 9], winners: [] })).toMatchObject({ isWon: false, place: 0 })
  })

  it('took a length of time', () => {
    expect(lengthOf(10)).toEqual({ unit: 'minutes', n: 1 })
    expect(lengthOf(5400)).toEqual({ unit: 'minutes', n: 90 })
    expect(lengthOf(9000)).toEqual({ unit: 'hours', n: 3 })
    expect(lengthOf(200000)).toEqual({ unit: 'days', n: 2 })
  })
})
