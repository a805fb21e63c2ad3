import type { Option, Phrase, Prospect } from '../../wire'
import { actionOf } from '../board'
import type { Point, Pose } from './geometry'
import { type Point3, rayOf } from './looking'

/** Where a ghost could go: the price, and the spots there on the floor and on top, as sets. */
export interface Goal {
  square: number
  cost: number
  floor: number
  top: number
}

/** What a plan comes to. */
export interface Planned {
  left: number
  /** By own ghost. */
  places: number[]
  levels: number[]
  done: boolean[]
  goals: Goal[]
  /** Why it is no plan; empty: it is one. */
  missing: Phrase[]
}

/** What would come of putting a piece down. */
export interface Verdict {
  z: number
  stands: boolean
  /** Where its centre of mass would be, in thousandths. */
  tip: Point
  /** How high all pieces stand then; empty: it does not stand. */
  heights: number[]
  nearest: Pose | null
  /** Why it may not be put there; empty: it may. */
  missing: Phrase[]
}

/** Would a door see the place that is thought about? */
export interface DoorSight {
  seen: boolean
  why: string
  pieces: number[]
  ray: Point3[]
}

export interface Sight {
  say: Phrase
  /** The same by side and by what hides, in words. */
  does: Phrase[]
  doors: DoorSight[]
}

/** A plan as the server weighs it; one that is none leaves all as it was before. */
export function plannedOf({ show = {}, missing = [] }: Prospect, before: Planned): Planned {
  if (missing.length > 0) return { ...before, goals: [], missing }
  return {
    left: show.left as number,
    places: show.places as number[],
    levels: show.levels as number[],
    done: (show.done as number[]).map((done) => done === 1),
    goals: ((show.goals ?? []) as number[][]).map(goalOf),
    missing,
  }
}

function goalOf([square = 0, cost = 0, floor = 0, top = 0]: number[]): Goal {
  return { square, cost, floor, top }
}

/** G9.8 Where a ghost may come in, from the answers that are listed. */
export function entriesOf(options: Option[]): Goal[] {
  const goals: Goal[] = []
  for (const option of options) {
    const { do: verb, square, spot, top } = actionOf(option)
    if (verb !== 'enter') continue
    const known = goals.find((goal) => goal.square === square)
    const goal = known ?? { square: square as number, cost: 0, floor: 0, top: 0 }
    if (known === undefined) goals.push(goal)
    if (top === 1) goal.top |= 1 << (spot as number)
    else goal.floor |= 1 << (spot as number)
  }
  return goals
}

export function verdictOf({ show = {}, missing = [] }: Prospect): Verdict {
  const [x = 0, y = 0] = show.tip as number[]
  return {
    z: show.z as number,
    stands: show.stands as boolean,
    tip: { x, y },
    heights: (show.heights ?? []) as number[],
    nearest: poseOf(show.nearest as number[] | null | undefined),
    missing,
  }
}

function poseOf(pose: number[] | null | undefined): Pose | null {
  if (pose == null) return null
  const [x = 0, y = 0, turn = 0, side = 0] = pose
  return { x, y, turn, side }
}

export function sightOf({ say, does = [], show = {} }: Prospect): Sight {
  const doors = (show.doors ?? []) as DoorSight[]
  return { say, does, doors: doors.map((door) => ({ ...door, ray: rayOf(door.ray) })) }
}
