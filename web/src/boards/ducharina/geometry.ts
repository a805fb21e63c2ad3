import type { PicturedShape } from '../../wire'
import { turnOf } from './turns'

/** In thousandths of a square: x runs east, y north, z up from the floor. */
export interface Point {
  x: number
  y: number
}

/** A pose of furniture: x and y in hundredths of a square, one of 72 turns, which side is down. */
export interface Pose extends Point {
  turn: number
  side: number
}

/** x0 x1 y0 y1 z0 z1. */
export type Box = readonly [number, number, number, number, number, number]

export const WIDTH = 6
export const SQUARE = 1000
export const HALL = WIDTH * SQUARE
export const SQUARES = WIDTH * WIDTH
export const DOORS = 4 * WIDTH
/** In a plan, in place of a square: out through a door of the goal. */
export const OUTSIDE = SQUARES
export const SPOTS = 5

/** Where a ghost is that is not in the hall. */
export const HOME = -1
export const OUT = -2
export const EDGE = -3

export const SIDES = ['south', 'east', 'north', 'west'] as const
export const SIZES = ['small', 'medium', 'large'] as const
export const SIZE_OF = [0, 0, 0, 0, 1, 1, 2] as const
export const LARGE = 2
export const PIECES = ['mirror', 'trolley', 'desk', 'piano', 'armchair', 'table'] as const
/** Which side of a piece is down. */
export const DOWN = ['standing', 'head', 'back', 'front', 'left', 'right'] as const

const LETTERS = 'abcdef'
/** By spot: the middle of a square, then its corners from the south-west. */
const CORNERS = [
  [0, 0],
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
] as const
/** By size: from the middle of a square to a spot in a corner, along either side. */
const OFFSETS = [300, 200, 0] as const
/** By side: the way into the hall. */
const INWARD = [
  [0, 1],
  [-1, 0],
  [0, -1],
  [1, 0],
] as const

// Squares and spots

export function squareAt(column: number, row: number): number {
  return WIDTH * row + column
}

export function columnOf(square: number): number {
  return square % WIDTH
}

export function rowOf(square: number): number {
  return Math.floor(square / WIDTH)
}

/** a1 is the north-west corner. */
export function squareName(square: number): string {
  return `${LETTERS.charAt(columnOf(square))}${String(WIDTH - rowOf(square))}`
}

/** The square there; null: it is not in the hall. */
export function squareOver({ x, y }: Point): number | null {
  const column = Math.floor(x / SQUARE)
  const row = Math.floor(y / SQUARE)
  return isInside(column, row) ? squareAt(column, row) : null
}

function isInside(column: number, row: number): boolean {
  return column >= 0 && column < WIDTH && row >= 0 && row < WIDTH
}

/** The next square that way; null: there is none. */
export function squareBeside(square: number, dx: number, dy: number): number | null {
  const column = columnOf(square) + dx
  const row = rowOf(square) + dy
  return isInside(column, row) ? squareAt(column, row) : null
}

export function placeOf(square: number, spot: number): number {
  return SPOTS * square + spot
}

export function squareOf(place: number): number {
  return Math.floor(place / SPOTS)
}

export function spotOf(place: number): number {
  return place % SPOTS
}

export function sizeOf(ghost: number): number {
  return SIZE_OF[ghost] ?? 0
}

/** Where a ghost on a spot of a square stands. */
export function middleOf(size: number, square: number, spot: number): Point {
  const [east, north] = CORNERS[spot] ?? CORNERS[0]
  const offset = OFFSETS[size] ?? 0
  return {
    x: columnOf(square) * SQUARE + SQUARE / 2 + east * offset,
    y: rowOf(square) * SQUARE + SQUARE / 2 + north * offset,
  }
}

/** Spots are sent as sets: bit 0 is the middle. */
export function spotsIn(set: number): number[] {
  return Array.from({ length: SPOTS }, (_, spot) => spot).filter((spot) => (set >> spot) & 1)
}

export function hasSpot(set: number, spot: number): boolean {
  return ((set >> spot) & 1) === 1
}

/** Of these spots of a square the one nearest to a point; null: there are none. */
export function nearestSpot(point: Point, size: number, square: number, set: number): number | null {
  const far = (spot: number) => distance2(point, middleOf(size, square, spot))
  const [first, ...rest] = spotsIn(set)
  if (first === undefined) return null
  return rest.reduce((best, spot) => (far(spot) < far(best) ? spot : best), first)
}

function distance2(one: Point, other: Point): number {
  return (one.x - other.x) ** 2 + (one.y - other.y) ** 2
}

// Sides and doors

export function opposite(side: number): number {
  return (side + 2) % 4
}

/** The side that one comes to when going that way; null: nowhere in particular. */
export function sideTowards(dx: number, dy: number): number | null {
  const side = INWARD.findIndex(([x, y]) => x === -dx && y === -dy)
  return side < 0 ? null : side
}

export function sideOf(door: number): number {
  return Math.floor(door / WIDTH)
}

/** From 1, from left to right as seen from its side looking in (G9.1). */
export function numberOf(door: number): number {
  return (door % WIDTH) + 1
}

export function doorOf(side: number, number: number): number {
  return WIDTH * side + number - 1
}

export function doorsOf(side: number): number[] {
  return Array.from({ length: WIDTH }, (_, nth) => WIDTH * side + nth)
}

/** The middle of a door, at the hall's edge. */
export function doorAt(door: number): Point {
  const along = (door % WIDTH) * SQUARE + SQUARE / 2
  return onSide(sideOf(door), along)
}

/** A point on a side, so far from its left end as seen looking in. */
export function onSide(side: number, along: number): Point {
  switch (side) {
    case 0:
      return { x: along, y: 0 }
    case 1:
      return { x: HALL, y: along }
    case 2:
      return { x: HALL - along, y: HALL }
    default:
      return { x: 0, y: HALL - along }
  }
}

/** From a side into the hall. */
export function inward(side: number): Point {
  const [x, y] = INWARD[side] ?? INWARD[0]
  return { x, y }
}

/** The square behind a door. */
export function squareBehind(door: number): number {
  const { x, y } = doorAt(door)
  const way = inward(sideOf(door))
  return squareOver({ x: x + way.x * (SQUARE / 2), y: y + way.y * (SQUARE / 2) }) ?? 0
}

/** G7.2 What a keyhole could see of an empty hall: a wedge, cut off where the hall ends at last. */
export function fieldOf(door: number, slope: number): Point[] {
  const eye = doorAt(door)
  const way = inward(sideOf(door))
  const wide = (HALL * slope) / SQUARE
  const far = { x: eye.x + way.x * HALL, y: eye.y + way.y * HALL }
  return [
    eye,
    { x: far.x - way.y * wide, y: far.y + way.x * wide },
    { x: far.x + way.y * wide, y: far.y - way.x * wide },
  ]
}

// Furniture

/** By the side that is down: which axes of a piece its x, y and z are, and which way they run. */
export const LAID = [
  [[0, 1], [1, 1], [2, 1]],
  [[0, -1], [1, 1], [2, -1]],
  [[0, 1], [2, 1], [1, -1]],
  [[0, 1], [2, -1], [1, 1]],
  [[2, -1], [1, 1], [0, 1]],
  [[2, 1], [1, 1], [0, -1]],
] as const

/** A piece with one of its sides down, centred in plan, its lowest point at height 0. */
export interface Laid {
  /** From its middle to its edge along x and y, and its height. */
  half: Point
  height: number
  boxes: Box[]
  soft: Box[]
  /** Faces that reflect: which way each looks, (0, 0) is up; one that looks down does not. */
  glass: Point[]
}

export function laid(shape: PicturedShape, side: number): Laid {
  const axes = LAID[side] ?? LAID[0]
  const long = (nth: 0 | 1 | 2) => shape.size[axes[nth][0]] ?? 0
  const all = (boxes: number[][]) => boxes.map((box) => boxLaid(box, shape.size, side))
  return {
    half: { x: long(0) / 2, y: long(1) / 2 },
    height: long(2),
    boxes: all(shape.boxes),
    soft: all(shape.soft),
    glass: shape.glass ? glassLaid(side) : [],
  }
}

function boxLaid(box: number[], size: number[], side: number): Box {
  const axes = LAID[side] ?? LAID[0]
  const middle = [0, 0, (size[2] ?? 0) / 2]
  const bounds = axes.flatMap(([axis, sign]) => {
    const ends = [box[2 * axis] ?? 0, box[2 * axis + 1] ?? 0]
    return ends.map((end) => sign * (end - (middle[axis] ?? 0))).sort((one, other) => one - other)
  })
  const [x0 = 0, x1 = 0, y0 = 0, y1 = 0, z0 = 0, z1 = 0] = bounds
  const lift = (size[axes[2][0]] ?? 0) / 2
  return [x0, x1, y0, y1, z0 + lift, z1 + lift]
}

/** Its front looks to −y and its back to y as long as it stands. */
function glassLaid(side: number): Point[] {
  const axes = LAID[side] ?? LAID[0]
  const across = axes.findIndex(([axis]) => axis === 1)
  if (across === 0) return [{ x: -1, y: 0 }, { x: 1, y: 0 }]
  return across === 1 ? [{ x: 0, y: -1 }, { x: 0, y: 1 }] : [{ x: 0, y: 0 }]
}

/** From a piece's own frame into the hall. */
export function intoHall(pose: Pose, { x, y }: Point): Point {
  const [c, s, d] = turnOf(pose.turn)
  return { x: 10 * pose.x + (x * c - y * s) / d, y: 10 * pose.y + (x * s + y * c) / d }
}

/** From the hall into a piece's own frame. */
export function intoPiece(pose: Pose, { x, y }: Point): Point {
  const [c, s, d] = turnOf(pose.turn)
  const dx = x - 10 * pose.x
  const dy = y - 10 * pose.y
  return { x: (dx * c + dy * s) / d, y: (dy * c - dx * s) / d }
}

/** Does a piece that lies so cover a point of the plan, or come so near to it? */
export function covers(pose: Pose, { half }: Laid, point: Point, reach = 0): boolean {
  const { x, y } = intoPiece(pose, point)
  return Math.abs(x) <= half.x + reach && Math.abs(y) <= half.y + reach
}

/** The corners of its plan, in the hall. */
export function cornersOf(pose: Pose, { half }: Laid): Point[] {
  return CORNERS.slice(1).map(([east, north]) =>
    intoHall(pose, { x: east * half.x, y: north * half.y }),
  )
}
