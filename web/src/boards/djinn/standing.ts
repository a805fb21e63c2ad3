import type { DjinnPicture } from '../../wire'
import type { Box } from '../parts/pointing'
import type { Spot, TownPlan } from './town'

export interface Stander {
  owner: number
  at: Spot
}

type Standing = Pick<DjinnPicture, 'players' | 'spaces'>

const ROUND = 2 * Math.PI
/** In so many directions of a space somebody can stand, and this far from it, in steps to its edge. */
const DIRECTIONS = 24
const AWAY = [1, 1.35, 1.7]
/** What it costs to hide a name, another wizard, or a body, for each pixel of it; and not to stand where one came from. */
const NAME = 12
const WIZARD = 8
const BODY = 2
const OUTSIDE = 8
const TURN = 60
const STEP = 80
/** So often everybody looks again where the others have left room. */
const TRIES = 4

/** Wizards around their spaces, each near to where they came from: they hide neither a name nor each other. */
export function standersOf({ players, spaces }: Standing, town: TownPlan, names: Box[]): Stander[] {
  const bodies = spaces.flatMap((here, space) => town.bodies(space, here))
  const found = new Map<number, Spot>()
  for (let tries = 0; tries < TRIES; tries += 1) {
    for (const [owner, { place, came }] of players.entries()) {
      if (place < 0) continue
      found.delete(owner)
      const others = [...found.values()].map((at) => town.wizard(at))
      const spots = spotsAround(town, place, came).map(({ at, cost }) => {
        const box = town.wizard(at)
        const hides = NAME * hidden(box, names) + WIZARD * hidden(box, others) + BODY * hidden(box, bodies)
        return { at, cost: cost + hides + OUTSIDE * (area(box) - hidden(box, [town.box])) }
      })
      const [best] = spots.sort((one, other) => one.cost - other.cost)
      if (best !== undefined) found.set(owner, best.at)
    }
  }
  return [...found].map(([owner, at]) => ({ owner, at })).sort((one, other) => one.owner - other.owner)
}

/** Where somebody can stand at a space, and how little it looks like where they came from. */
function spotsAround(town: TownPlan, place: number, came: number): { at: Spot; cost: number }[] {
  const wished = town.edge(place, came)
  return Array.from({ length: DIRECTIONS }, (_, nth) => (nth * ROUND) / DIRECTIONS).flatMap((turn) =>
    AWAY.map((away) => ({
      at: town.at(place, wished + turn, away),
      cost: TURN * Math.min(turn, ROUND - turn) + STEP * (away - 1),
    })),
  )
}

function area({ width, height }: Box): number {
  return width * height
}

/** So much of these a box hides. */
function hidden(box: Box, boxes: Box[]): number {
  return boxes.reduce((sum, one) => sum + shared(box.left, box.width, one.left, one.width) * shared(box.top, box.height, one.top, one.height), 0)
}

function shared(one: number, long: number, other: number, wide: number): number {
  return Math.max(0, Math.min(one + long, other + wide) - Math.max(one, other))
}

/** Where there is little room, a boss stands on that side of its house where no wizard would cover it. */
export function isBossAside(space: number, standers: Stander[], town: TownPlan): boolean {
  const [left, right] = [-1, 1].map((side) => standers.some(({ at }) => town.isOverBoss(space, side, at)))
  return left === true && right === false
}
