import { expect, test } from 'vitest'

import type { DjinnPicture } from '../../wire'
import { isBossAside, standersOf } from './standing'
import { TownPlan } from './town'

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

test('two who came the same way stand beside each other', () => {
  const [one, other] = standersOf(town([wizard(NORTH_WEST, WEST), wizard(NORTH_WEST, WEST)]), PHONE)
  expect(one?.at).not.toEqual(other?.at)
})
