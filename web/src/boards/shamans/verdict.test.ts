import { expect, test } from 'vitest'

import type { Told } from '../../wire'
import { verdictOf } from './verdict'

function told(key: string, params: Record<string, unknown> = {}): Told {
  return { key, params, say: { key: `event-${key}` } }
}

const ROUND = [
  told('round-begins'),
  told('gains', { seat: 1, points: 1, reason: 'illumination' }),
  told('round-won', { role: 0, reason: 'last-shadow-eliminated' }),
  told('had-role', { seat: 0, role: 0 }),
  told('had-role', { seat: 1, role: 1 }),
  told('gains', { seat: 0, points: 2, reason: 'team' }),
  told('scores', { points: [4, 3] }),
]

test('points are told with what was there before and why they came', () => {
  const verdict = verdictOf(ROUND)
  expect(verdict?.reasons).toEqual(['team', 'illumination'])
  expect(verdict?.rows).toEqual([
    { seat: 0, before: 2, parts: [2, 0], now: 4 },
    { seat: 1, before: 2, parts: [0, 1], now: 3 },
  ])
})

test('roles and winner are those of the round that was summed up last', () => {
  const earlier = [told('round-begins'), told('round-won', { role: 1 }), told('scores', { points: [0, 0] })]
  const verdict = verdictOf([...earlier, ...ROUND, told('round-begins'), told('leads', { seat: 0 })])
  expect(verdict?.winner).toBe(0)
  expect(verdict?.roles.get(1)).toBe(1)
})

test('before any round is over there is nothing to tell', () => {
  expect(verdictOf([told('round-begins')])).toBeNull()
})
