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
}

const STEPS = ['walk', 'enter']

export function isStep(option: Option): boolean {
  return STEPS.includes(actionOf(option).do)
}

/** The ways that are open, where their ghosts stand. */
export function waysOf(options: Option[], town: TownPlan): Way[] {
  return options.filter(isStep).map((option) => {
    const { space, came } = actionOf(option) as unknown as { space: number; came: number }
    const place = `way-${String(space)}-${String(came)}`
    return { option, space, came, place, at: town.way(space, came) }
  })
}

/** The way whose ghost is nearest, if any is near. */
export function nearest(ways: Way[], { x, y }: Spot, reach: number): Way | null {
  const far = ({ at }: Way) => Math.hypot(at.x - x, at.y - y)
  const [first] = ways.toSorted((one, other) => far(one) - far(other))
  return first !== undefined && far(first) <= reach ? first : null
}
