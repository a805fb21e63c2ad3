import type { DjinnPicture } from '../../wire'
import { ROUNDS, type Spot, type TownPlan } from './town'

export interface Stander {
  owner: number
  at: Spot
}

type Standing = Pick<DjinnPicture, 'players' | 'spaces'>

/** Wizards at the edges of their spaces; two who came the same way stand beside each other. */
export function standersOf({ players, spaces }: Standing, town: TownPlan): Stander[] {
  return players.flatMap(({ place, came }, owner) => {
    if (place < 0) return []
    const beside = players.slice(0, owner).filter((other) => other.place === place && other.came === came).length
    const isLow = place < ROUNDS || (spaces[place]?.secrets.length ?? 0) > 0
    return [{ owner, at: town.edge(place, came, beside, isLow) }]
  })
}

/** Where there is little room, a boss stands on that side of its house where no wizard would cover it. */
export function isBossAside(space: number, standers: Stander[], town: TownPlan): boolean {
  const [left, right] = [-1, 1].map((side) => standers.some(({ at }) => town.isOverBoss(space, side, at)))
  return left === true && right === false
}
