import { expect, test } from 'vitest'

import type { DjinnPicture } from '../../wire'
import { isBossAside, spread, standersOf } from './standing'
import { SOURCE, TownPlan } from './town'

const PHONE = new TownPlan(344, 340)
const DESK = new TownPlan(560, 500)
const [WEST, NORTH_WEST, SOUTH, BELOW_IT] = [1, 6, 7, 4]

type Player = DjinnPicture['players'][number]

function wizard(place: number, came: number): Player {
  return { place, came } as Player
}

function town(players: Player[], secrets: number[] = []): Pick<DjinnPicture, 'players' | 'spaces'> {
  const spaces = Array.from({ length: 13 }, (_, space) => ({
    secrets: secrets.includes(space) ? [{ seat: 0, location: 0 }] : [],
  }))
  return { players, spaces: spaces as unknown as DjinnPicture['spaces'] }
}

test('a boss goes to the other side of its house when a wizard would cover it', () => {
  const covered = standersOf(town([wizard(WEST, 10)]), PHONE)
  expect(isBossAside(WEST, covered, PHONE)).toBe(true)
  expect(isBossAside(WEST, [], PHONE)).toBe(false)
})

test('if both sides are covered, or there is room, it stays', () => {
  const around = standersOf(town([wizard(WEST, 10), wizard(WEST, SOUTH)]), PHONE)
  expect(isBossAside(WEST, around, PHONE)).toBe(false)
  expect(isBossAside(WEST, standersOf(town([wizard(WEST, 10)]), DESK), DESK)).toBe(false)
})

test('whoever comes from below stands beside the secrets of a square, not on them', () => {
  const [free] = standersOf(town([wizard(SOUTH, BELOW_IT)]), PHONE)
  const [aside] = standersOf(town([wizard(SOUTH, BELOW_IT)], [SOUTH]), PHONE)
  const { x } = PHONE.spot(SOUTH)
  expect(Math.abs((free?.at.x ?? 0) - x)).toBeLessThan(1)
  expect(Math.abs((aside?.at.x ?? 0) - x)).toBeGreaterThan(20)
})

test.each([
  ['the same way', [WEST, WEST, WEST, WEST]],
  ['neighbouring ways', [0, 0, NORTH_WEST, 8]],
])('of four at the Source who came %s none hides another', (_, ways) => {
  const four = standersOf(town(ways.map((came) => wizard(SOURCE, came))), PHONE)
  const between = four.flatMap(({ at }, nth) =>
    four.slice(nth + 1).map((other) => Math.hypot(at.x - other.at.x, at.y - other.at.y)),
  )
  expect(between).toHaveLength(6)
  expect(Math.min(...between)).toBeGreaterThan(22)
})

test('whoever has room stands where they came from', () => {
  expect(spread([0, 2, 4], 0.9)).toEqual([0, 2, 4])
})
