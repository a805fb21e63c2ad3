import type { Option } from '../../wire'
import { actionOf } from '../board'
import type { Spot, TownPlan } from './town'

/** A path on which one may come to a space. */
export interface Way {
  option: Option
  space: number
  came: number
  /** The name of its place on the board. */
  place: string
  at: Spot
  /** Where it leads, as an angle. */
  turn: number
}

const STEPS = ['walk', 'enter']
/** So few ways all have their ghosts; of many only those that are meant. */
const FEW = 3

export function isStep(option: Option): boolean {
  return STEPS.includes(actionOf(option).do)
}

/** The ways that are open, where their ghosts stand. */
export function waysOf(options: Option[], town: TownPlan): Way[] {
  return options.filter(isStep).map((option) => {
    const { space, came } = actionOf(option) as unknown as { space: number; came: number }
    const place = `way-${String(space)}-${String(came)}`
    return { option, space, came, place, at: town.way(space, came), turn: town.turn(came, space) }
  })
}

/** The ways whose ghosts are seen: these places are pointed at, each a way or a space to which ways lead. */
export function meantOf(ways: Way[], places: (string | null)[]): Way[] {
  if (ways.length <= FEW) return ways
  return ways.filter(({ place, space }) => places.includes(place) || places.includes(`space-${String(space)}`))
}

/** The way whose ghost is nearest, if any is near. */
export function nearest(ways: Way[], { x, y }: Spot, reach: number): Way | null {
  const far = ({ at }: Way) => Math.hypot(at.x - x, at.y - y)
  const [first] = ways.toSorted((one, other) => far(one) - far(other))
  return first !== undefined && far(first) <= reach ? first : null
}
