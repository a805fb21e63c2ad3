import { describe, expect, it } from 'vitest'

import type { News, Told } from '../wire'
import { asLines, lastSummary, NOTHING_TOLD, pointsByRound, since, tell } from './chronicle'

const told = (key: string, tail = false): Told => ({ key, params: {}, say: { key }, ...(tail && { tail }) })
const news = (seq: number, ...keys: string[]): News => ({ seq, told: keys.map((key) => told(key)) })

const keys = (pieces: News[]) =>
  pieces.reduce(tell, NOTHING_TOLD).entries.map((entry) => entry.told.key)

describe('a chronicle', () => {
  it('tells news in order', () => {
    expect(keys([news(1, 'a', 'b'), news(2, 'c')])).toEqual(['a', 'b', 'c'])
  })

  it('tells news once, however often it comes', () => {
    expect(keys([news(1, 'a'), news(2, 'b'), news(1, 'a'), news(2, 'b')])).toEqual(['a', 'b'])
  })

  it('strikes what was taken back and tells what came after', () => {
    const pieces = [news(1, 'a'), news(2, 'b'), news(3, 'c'), { ...news(4, 'd'), back_to: 2 }]
    const { entries } = pieces.reduce(tell, NOTHING_TOLD)
    expect(entries.map((entry) => entry.undone)).toEqual([false, true, true, false])
  })

  it('knows what happened since', () => {
    const chronicle = [news(1, 'a'), news(2, 'b'), news(3, 'c')].reduce(tell, NOTHING_TOLD)
    expect(since(chronicle, 1).map((entry) => entry.told.key)).toEqual(['b', 'c'])
  })

  it('finds what sums up the last round', () => {
    const sum = (seq: number): News => ({ seq, told: [told('a'), { ...told('b'), sums_up: true }] })
    const { entries } = [sum(1), sum(2), news(3, 'c')].reduce(tell, NOTHING_TOLD)
    expect(lastSummary(entries).map((entry) => [entry.seq, entry.told.key])).toEqual([[2, 'b']])
    expect(lastSummary([])).toEqual([])
  })

  it('knows what each round has added to the points', () => {
    const sum = (seq: number, points: unknown): News => ({
      seq,
      told: [{ ...told('scores'), params: { points }, sums_up: true }],
    })
    const played = [sum(1, [2, 0]), sum(2, [3, 4]), { ...sum(3, [2, 1]), back_to: 2 }]
    expect(pointsByRound(played.slice(0, 2).reduce(tell, NOTHING_TOLD).entries)).toEqual([[2, 1], [0, 4]])
    expect(pointsByRound(played.reduce(tell, NOTHING_TOLD).entries)).toEqual([[2, 0], [0, 1]])
    expect(pointsByRound(tell(NOTHING_TOLD, sum(1, 7)).entries)).toEqual([])
  })

  it('puts what follows from an event on its line', () => {
    const chronicle = tell(NOTHING_TOLD, { seq: 1, told: [told('a'), told('b', true), told('c')] })
    const lines = asLines(chronicle.entries)
    expect(lines.map((line) => line.parts.length)).toEqual([2, 1])
  })
})
