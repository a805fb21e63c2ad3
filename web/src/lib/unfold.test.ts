import { expect, test } from 'vitest'
import type { Replay } from '../wire'
import { changed, unfolded } from './unfold'

test('what is not named stays, and is the same object', () => {
  const old = { hand: [1, 2], river: { cards: ['a', 'b'] } }
  const found = changed(old, { at: { hand: { at: { '1': { is: 3 } } } } }) as typeof old
  expect(found).toEqual({ hand: [1, 3], river: { cards: ['a', 'b'] } })
  expect(found.river).toBe(old.river)
  expect(changed(old, {})).toBe(old)
  expect(old.hand).toEqual([1, 2])
})

test('fields come and go', () => {
  const found = changed({ old: 1, kept: 2 }, { at: { new: { is: 3 } }, gone: ['old'] })
  expect(found).toEqual({ kept: 2, new: 3 })
})

test('another value may be nothing at all', () => {
  expect(changed({ a: 1 }, { at: { a: { is: null } } })).toEqual({ a: null })
})

test('each step of a replay builds on the one before, for every pair of eyes', () => {
  const sent = {
    table: 't',
    match: 1,
    game: 'g',
    names: [],
    seat: -2,
    commitment: '',
    finished: true,
    steps: [
      { seq: 1, told: [], view: { is: { moon: 1 } }, own: [{ is: { hand: [1, 2] } }] },
      { seq: 2, told: [], view: {}, own: [{ at: { hand: { is: [2] } } }] },
      { seq: 3, told: [], view: { at: { moon: { is: 2 } } }, own: [{}] },
    ],
  } satisfies Replay
  const { steps } = unfolded(sent)
  expect(steps.map((step) => step.view)).toEqual([{ moon: 1 }, { moon: 1 }, { moon: 2 }])
  expect(steps.map((step) => step.own?.[0])).toEqual([{ hand: [1, 2] }, { hand: [2] }, { hand: [2] }])
})
