import type { DucharinaPicture } from '../../wire'
import { HALL, middleOf, type Point, type Pose, spotOf, squareOf } from './geometry'
import { turnOf } from './turns'

/** On the plan north is above: y runs down. */
export function down(y: number): number {
  return HALL - y
}

export function line(points: readonly Point[]): string {
  return points.map(({ x, y }, nth) => `${nth === 0 ? 'M' : 'L'}${String(x)} ${String(down(y))}`).join('')
}

/** From a piece's own frame, its front below, onto the plan. */
export function matrix({ x, y, turn }: Pose): string {
  const [c, s, d] = turnOf(turn)
  return `matrix(${[c / d, -s / d, s / d, c / d, 10 * x, down(10 * y)].map(String).join(' ')})`
}

/** A ghost as the plan shows it. */
export interface Disc extends Point {
  seat: number
  ghost: number
  size: number
  place: number
  isHigh: boolean
  rests: boolean
}

/** Ghosts of two colours may stand in one place: they are drawn side by side. */
const APART = 150

export function apart(discs: Disc[]): Disc[] {
  return discs.map((disc) => {
    const there = discs.filter((other) => other.x === disc.x && other.y === disc.y)
    const nth = there.indexOf(disc)
    if (there.length === 1) return disc
    const angle = (2 * Math.PI * nth) / there.length + Math.PI
    return { ...disc, x: disc.x + APART * Math.cos(angle), y: disc.y + APART * Math.sin(angle) }
  })
}

export function discAt(seat: number, ghost: number, size: number, place: number, level: number): Disc {
  const at = middleOf(size, squareOf(place), spotOf(place))
  return { ...at, seat, ghost, size, place, isHigh: level > 0, rests: false }
}

/** All ghosts in the hall; those of one seat may be where its plan puts them. */
export function discsOf(view: DucharinaPicture, own = -1, places: number[] = [], levels: number[] = []): Disc[] {
  const discs = view.players.flatMap(({ ghosts }, seat) =>
    ghosts.map(({ size, where, z, rests }, ghost) => {
      const place = seat === own ? (places[ghost] ?? where) : where
      const level = seat === own ? (levels[ghost] ?? z) : z
      return { ...discAt(seat, ghost, size, place, level), rests }
    }),
  )
  return discs.filter(({ place }) => place >= 0)
}
