import { expect, test } from 'vitest'

import type { Evening, Standing } from '../wire'
import { bySeat, rankingOf, signed } from './standings'

function standing(number: number, seat: number, points: number, more: Partial<Standing> = {}): Standing {
  return { table: `t${String(number)}`, number, seat, name: `${String(number)}${String(seat)}`, points, ...more }
}

function evening(standings: Standing[], together = false): Evening {
  return { id: 'e', game: 'shamans', commitment: '', tables: [], standings, together }
}

test('people are ranked, bots are not', () => {
  const found = rankingOf(
    evening([
      standing(1, 0, 4, { rank: 2, margin: -3 }),
      standing(1, 1, 9, { is_bot: true, margin: 9 }),
      standing(2, 0, 7, { rank: 1, margin: 3, is_you: true }),
    ]),
  )
  expect(found.map(({ rank, names, margin, isYou }) => [rank, names, margin, isYou])).toEqual([
    [1, ['20'], 3, true],
    [2, ['10'], -3, false],
  ])
})

test('those who play as one are one line', () => {
  const found = rankingOf(
    evening(
      [
        standing(1, 0, 4, { rank: 3, margin: -3 }),
        standing(1, 1, 4, { rank: 3, margin: -3 }),
        standing(2, 0, 7, { rank: 1, margin: 3 }),
        standing(2, 1, 7, { rank: 1, margin: 3, is_you: true }),
      ],
      true,
    ),
  )
  expect(found.map(({ rank, names, isYou }) => [rank, names, isYou])).toEqual([
    [1, ['20', '21'], true],
    [2, ['10', '11'], false],
  ])
})

test('each seat has its tables, the best first', () => {
  const found = bySeat(evening([standing(1, 0, 4), standing(1, 1, 9), standing(2, 0, 7), standing(2, 1, 3)]))
  expect(found.map((seat) => seat.map(({ number }) => number))).toEqual([[2, 1], [1, 2]])
  expect(bySeat(evening([]))).toEqual([])
})

test('a difference is read with its sign', () => {
  expect([3.25, -2, 0].map((margin) => signed(margin, 'en'))).toEqual(['+3.3', '−2', '0'])
  expect(signed(-1.5, 'cs')).toBe('−1,5')
})
