import { expect, test } from 'vitest'
import { creditOf } from './credits'

test('whoever designed a game is named', () => {
  const found = creditOf({ design: 'Jana', publisher: 'Petr & Co.', 'published game': 'Moons' })
  expect(found).toEqual({ key: 'page-credits', params: { design: 'Jana' } })
})

test('else the game that it follows, and its publisher', () => {
  const found = creditOf({ publisher: 'Petr & Co.', 'published game': 'Moons' })
  const params = { original: 'Moons', publisher: 'Petr & Co.' }
  expect(found).toEqual({ key: 'page-credits-after', params })
})

test('of a game that names nobody nothing is said', () => {
  expect(creditOf({})).toBeNull()
  expect(creditOf({ drawings: 'Spiritboard' })).toBeNull()
})
