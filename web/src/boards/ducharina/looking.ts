import type { Phrase, Told } from '../../wire'
import { number, numbers } from '../parts/motion'

/** In thousandths of a square. */
export type Point3 = readonly [x: number, y: number, z: number]

/** What the keyhole showed of one ghost, and why (G7.4). */
export interface LookedAt {
  seat: number
  ghost: number
  size: number
  place: number
  level: number
  square: number
  isSeen: boolean
  /** `seen`, `mirror`, `field`, `behind`, `piece` or `pieces`. */
  why: string
  /** What hid it; the first is the one that its sentence names. */
  pieces: number[]
  /** The eye, the bounce in the mirror, the point that was seen; hidden: up to what hides it. */
  ray: Point3[]
  say: Phrase
}

/** One look through the keyhole. */
export interface Look {
  seat: number
  door: number
  say: Phrase
  ghosts: LookedAt[]
}

/** The looks among what was told: under the Busybody there are two in a round. */
export function looksOf(told: Told[]): Look[] {
  const looks: Look[] = []
  for (const { key, params, say } of told) {
    if (key === 'looks') looks.push({ seat: number(params.seat), door: number(params.door), say, ghosts: [] })
    else if (key === 'is-seen' || key === 'stays-hidden') {
      looks.at(-1)?.ghosts.push(lookedAt(params, key === 'is-seen', say))
    }
  }
  return looks
}

function lookedAt(params: Record<string, unknown>, isSeen: boolean, say: Phrase): LookedAt {
  return {
    seat: number(params.seat),
    ghost: number(params.ghost),
    size: number(params.size),
    place: number(params.place),
    level: number(params.level),
    square: number(params.square),
    isSeen,
    why: String(params.why),
    pieces: numbers(params.pieces),
    ray: rayOf(params.ray),
    say,
  }
}

export function rayOf(ray: unknown): Point3[] {
  const points = Array.isArray(ray) ? ray.map(numbers) : []
  return points.map(([x = 0, y = 0, z = 0]) => [x, y, z])
}
