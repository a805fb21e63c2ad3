import { expect, test } from 'vitest'
import type { Position, Replay, Update } from '../wire'
import { changed, unfolded, updated } from './unfold'

test('what is not named stays, and is the same object', () => {
  const old = { hand: [1, 2], river: { cards: ['a', 'b'] }, players: [{ cards: 3 }, { cards: 4 }] }
  const found = changed(old, { at: { hand: [1, 3], 'players.1.cards': 5 } }) as typeof old
  expect(found).toEqual({ ...old, hand: [1, 3], players: [{ cards: 3 }, { cards: 5 }] })
  expect(found.river).toBe(old.river)
  expect(found.players[0]).toBe(old.players[0])
  expect(changed(old, {})).toBe(old)
  expect(old.hand).toEqual([1, 2])
  expect(old.players[1]).toEqual({ cards: 4 })
})

test('fields come and go', () => {
  const found = changed({ old: 1, in: { a: 1, b: 2 } }, { at: { new: 3 }, gone: ['old', 'in.a'] })
  expect(found).toEqual({ in: { b: 2 }, new: 3 })
})

test('another value may be nothing at all', () => {
  expect(changed({ a: 1, b: [{}, {}] }, { at: { a: null, 'b.1': null } })).toEqual({ a: null, b: [{}, null] })
})

test('an update shows a whole position, or what has changed in the last one', () => {
  const known: Position = { view: { moon: 1 }, undo: 'free' }
  const update: Update = { type: 'update', seat: 0, news: { seq: 2 } }
  expect(updated(known, { ...update, position: { view: {} } })).toEqual({ view: {} })
  expect(updated(known, { ...update, change: { at: { 'view.moon': 2 }, gone: ['undo'] } })).toEqual({
    view: { moon: 2 },
  })
  expect(updated(known, update)).toBe(known)
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
      { seq: 1, told: [], view: { at: { '': { moon: 1 } } }, own: [{ at: { '': { hand: [1, 2] } } }] },
      { seq: 2, told: [], view: {}, own: [{ at: { hand: [2] } }] },
      { seq: 3, told: [], view: { at: { moon: 2 } }, own: [{}] },
    ],
  } satisfies Replay
  const { steps } = unfolded(sent)
  expect(steps.map((step) => step.view)).toEqual([{ moon: 1 }, { moon: 1 }, { moon: 2 }])
  expect(steps.map((step) => step.own?.[0])).toEqual([{ hand: [1, 2] }, { hand: [2] }, { hand: [2] }])
})
