import { expect, test } from 'vitest'

import type { DjinnPicture } from '../../wire'
import type { Box } from '../parts/pointing'
import { isBossAside, standersOf } from './standing'
import { SOURCE, TownPlan } from './town'

const PHONE = new TownPlan(344, 340)
const MIDDLE = new TownPlan(366, 480)
const DESK = new TownPlan(560, 500)
const LONG = 'Мастерская'
const [NORTH, WEST, SOUTH] = [0, 1, 7]

type Player = DjinnPicture['players'][number]

function wizard(place: number, came: number): Player {
  return { place, came } as Player
}

function town(players: Player[], secrets: number[] = []): Pick<DjinnPicture, 'players' | 'spaces'> {
  const spaces = Array.from({ length: 13 }, (_, space) => ({
    djinn: [0, 0, 0, 0],
    secrets: secrets.includes(space) ? [{ seat: 0, location: 0 }] : [],
  }))
  return { players, spaces: spaces as unknown as DjinnPicture['spaces'] }
}

function signs(plan: TownPlan): Box[] {
  return Array.from({ length: SOURCE }, (_, space) => plan.label(space, null))
}

function names(plan: TownPlan): Box[] {
  return Array.from({ length: SOURCE }, (_, space) => plan.label(space, LONG))
}

function areApart(one: Box, other: Box): boolean {
  const isBeside = one.left + one.width <= other.left + 3 || other.left + other.width <= one.left + 3
  return isBeside || one.top + one.height <= other.top + 3 || other.top + other.height <= one.top + 3
}

/** Of one, and of all four, who came there by these ways. */
const WAYS = Array.from({ length: SOURCE + 1 }, (_, came) => came)
const CROWDS = [...WAYS.map((came) => [came]), ...WAYS.map((came) => [came, came, came, came]), [0, 6, 8, 1], [-1, -1, -1, -1]]

test.each([
  ['phone', PHONE, signs(PHONE)],
  ['middle', MIDDLE, signs(MIDDLE)],
  ['desk', DESK, names(DESK)],
])('on a %s nobody hides a place or another wizard, whoever stands where', (_, plan, labels) => {
  for (const place of WAYS) {
    for (const crowd of CROWDS) {
      const standing = standersOf(town(crowd.map((came) => wizard(place, came))), plan, labels)
      const boxes = standing.map(({ at }) => plan.wizard(at))
      const pairs = boxes.flatMap((one, nth) => [...labels, ...boxes.slice(nth + 1)].map((other) => [one, other] as const))
      expect(boxes, `${String(place)} from ${String(crowd)}`).toHaveLength(crowd.length)
      const met = pairs.filter(([one, other]) => !areApart(one, other))
      expect(met, `${String(place)} from ${String(crowd)}`).toEqual([])
    }
  }
})

test('whoever has room stands where they came from', () => {
  const [one] = standersOf(town([wizard(WEST, 10)]), DESK, [])
  expect(one?.at).toEqual(DESK.at(WEST, DESK.edge(WEST, 10)))
})

test('djinn below a space are seen past a wizard', () => {
  const haunted = town([wizard(NORTH, -1)])
  haunted.spaces.forEach((space) => { space.djinn = [1, 1, 0, 0] })
  const [one] = standersOf(haunted, PHONE, signs(PHONE))
  expect(Math.abs((one?.at.x ?? 0) - PHONE.spot(NORTH).x)).toBeGreaterThan(20)
})

test('a boss goes to the other side of its house when a wizard would cover it', () => {
  const covered = standersOf(town([wizard(WEST, 10)]), PHONE, signs(PHONE))
  expect(isBossAside(WEST, covered, PHONE)).toBe(true)
  expect(isBossAside(WEST, [], PHONE)).toBe(false)
})

test('if both sides are covered, or there is room, it stays', () => {
  const around = standersOf(town([wizard(WEST, 10), wizard(WEST, SOUTH)]), PHONE, signs(PHONE))
  expect(isBossAside(WEST, around, PHONE)).toBe(false)
  expect(isBossAside(WEST, standersOf(town([wizard(WEST, 10)]), DESK, names(DESK)), DESK)).toBe(false)
})

