import type { DjinnPicture } from '../../wire'
import { ROUNDS, type Spot, type TownPlan } from './town'

export interface Stander {
  owner: number
  at: Spot
}

type Standing = Pick<DjinnPicture, 'players' | 'spaces'>

/** Wizards at the edges of their spaces, where they came from, and beside each other. */
export function standersOf({ players, spaces }: Standing, town: TownPlan): Stander[] {
  const places = new Set(players.map(({ place }) => place).filter((place) => place >= 0))
  return [...places].flatMap((place) => {
    const isLow = place < ROUNDS || (spaces[place]?.secrets.length ?? 0) > 0
    const owners = players.flatMap((player, owner) => (player.place === place ? [owner] : []))
    const turns = owners.map((owner) => town.edge(place, players[owner]?.came ?? -1, isLow))
    return spread(turns, town.between).map((turn, nth) => ({ owner: owners[nth] ?? 0, at: town.at(place, turn) }))
  })
}

const ROUND = 2 * Math.PI
/** So often those who stand too near to each other give way. */
const TRIES = 12

/** The same directions, each at least so far from the next one, as far as there is room. */
export function spread(turns: number[], least: number): number[] {
  const order = turns.map((turn, nth) => ({ turn: (turn + ROUND) % ROUND, nth })).sort((a, b) => a.turn - b.turn)
  for (let tries = 0; turns.length > 1 && tries < TRIES; tries += 1) {
    order.forEach((one, place) => {
      const isLast = place === order.length - 1
      const next = order[isLast ? 0 : place + 1]
      if (next === undefined) return
      const lacks = least - (next.turn + (isLast ? ROUND : 0) - one.turn)
      if (lacks <= 0) return
      one.turn -= lacks / 2
      next.turn += lacks / 2
    })
  }
  return turns.map((_, nth) => order.find((one) => one.nth === nth)?.turn ?? 0)
}

/** Where there is little room, a boss stands on that side of its house where no wizard would cover it. */
export function isBossAside(space: number, standers: Stander[], town: TownPlan): boolean {
  const [left, right] = [-1, 1].map((side) => standers.some(({ at }) => town.isOverBoss(space, side, at)))
  return left === true && right === false
}
