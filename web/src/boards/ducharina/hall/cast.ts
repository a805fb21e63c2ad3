import { Matrix4, Vector3 } from 'three'

import type { DucharinaPicture } from '../../../wire'
import { EDGE, middleOf, opposite, OUT, sizeOf, spotOf, SQUARE, squareOf } from '../geometry'
import type { ShownGhost } from './figures'
import type { GhostLook } from './ghosts'
import { ghostMatrix, wayTo } from './space'

/** Where ghosts wait along their side, by ghost: each always in its own place. */
const WAITING = [0.5, 2.22, 3.86, 5.5, 1.38, 4.68, 3.04]
/** How far outside of the hall; so much of a ghost is below that height; and how large it is drawn. */
interface Stand {
  far: number
  high: number
  below: number
  scale: number
}
/** Before a sill they stand on the ground; over a wall they peep; those who got out float away. */
const BEFORE_SILL: Stand = { far: 0.45, high: -0.02, below: 0, scale: 0.86 }
const AT_EDGE: Stand = { far: 0.2, high: 0, below: 0, scale: 0.86 }
const OVER_WALL: Stand = { far: 0.32, high: 2.2, below: 0.42, scale: 0.66 }
const BEYOND: Stand = { far: 0.75, high: 2.62, below: 0, scale: 0.6 }

/** Where a ghost is: as the table tells, or as its player plans. */
export interface Place {
  where: number
  /** How high it stands, in thousandths. */
  z: number
}

export interface Casting {
  picture: DucharinaPicture
  /** Of the viewer's own ghosts, where a plan would bring them. */
  planned: Place[] | null
  seat: number
  chosen: number | null
  /** Is the wall of this side cut down? */
  isLow: (side: number) => boolean
}

/** All ghosts, in the hall and around it. */
export function cast({ picture, planned, seat, chosen, isLow }: Casting): ShownGhost[] {
  return picture.players.flatMap((player, owner) =>
    player.ghosts.map((told, ghost) => {
      const place = (owner === seat ? planned?.[ghost] : undefined) ?? { where: told.where, z: told.z }
      const isChosen = owner === seat && ghost === chosen
      const at = placeOf(picture, owner, ghost, place, isLow)
      return shownGhost(picture, owner, ghost, lookOf(place.where, isChosen), at)
    }),
  )
}

/** Of a ghost itself; what only tells of it has another one. */
export function nameOf(seat: number, ghost: number): string {
  return `${String(seat)}-${String(ghost)}`
}

export function shownGhost(
  picture: DucharinaPicture, seat: number, ghost: number, look: GhostLook, at: Matrix4, name = '',
): ShownGhost {
  const size = sizeOf(ghost)
  return {
    name: name + nameOf(seat, ghost),
    seat,
    ghost,
    size,
    height: picture.heights[size] ?? 0,
    radius: picture.radii[size] ?? 0,
    look,
    at,
  }
}

function lookOf(where: number, isChosen: boolean): GhostLook {
  if (isChosen) return 'chosen'
  if (where === OUT) return 'out'
  return where < 0 ? 'waiting' : 'here'
}

function placeOf(
  picture: DucharinaPicture, seat: number, ghost: number, { where, z }: Place, isLow: (side: number) => boolean,
): Matrix4 {
  const home = picture.players[seat]?.home ?? 0
  if (where >= 0) return inHall(picture, seat, ghost, where, z)
  const tall = (picture.heights[sizeOf(ghost)] ?? 0) / SQUARE
  if (where === OUT) return beside(opposite(home), 6 - (WAITING[ghost] ?? 3), BEYOND, tall)
  const place = isLow(home) ? BEFORE_SILL : OVER_WALL
  return beside(home, WAITING[ghost] ?? 3, where === EDGE && isLow(home) ? AT_EDGE : place, tall)
}

/** On its spot of a square; lying ones have their tip towards their goal. */
export function inHall(
  picture: DucharinaPicture, seat: number, ghost: number, where: number, z: number,
): Matrix4 {
  const size = sizeOf(ghost)
  const { x, y } = middleOf(size, squareOf(where), spotOf(where))
  const towards = opposite(picture.players[seat]?.home ?? 0)
  const body = { towards, height: picture.heights[size] ?? 0, radius: picture.radii[size] ?? 0 }
  return ghostMatrix({ x, y, z }, picture.lying ? body : null)
}

function beside(side: number, along: number, stand: Stand, tall: number): Matrix4 {
  const out = wayTo(side)
  const right = new Vector3(out.z, 0, -out.x)
  const at = out.multiplyScalar(3 + stand.far).addScaledVector(right, along - 3)
  at.setY(stand.high - stand.below * tall * stand.scale)
  return new Matrix4().makeScale(stand.scale, stand.scale, stand.scale).setPosition(at)
}
