/** A box on the screen. */
export interface Box {
  left: number
  top: number
  width: number
  height: number
}

interface Spot {
  x: number
  y: number
}

/** A line from what is said to what it is about, and where it arrives. */
export interface Lead {
  path: string
  end: Spot
}

/** From an edge it keeps this far away from the corners. */
const CORNER = 18
/** What covers nothing stands this far beside it. */
const BESIDE = 10
const BELOW = 4

export function grown(box: Box, by: number): Box {
  return { left: box.left - by, top: box.top - by, width: box.width + 2 * by, height: box.height + 2 * by }
}

/**
 * The line from a tip to a thing: sideways out of the tip and down or up onto the thing, or straight
 * where one stands above the other. None where they lie on each other.
 */
export function leadTo(thing: Box, tip: Box): Lead | null {
  if (overlap(thing.left, thing.width, tip.left, tip.width)) return upright(thing, tip)
  return sideways(thing, tip)
}

/** Where a box stands that shall cover none of these: as near as can be, between the edges; else where it was wished. */
export function uncovering(wished: Box, bare: Box[], first: number, last: number): number {
  const places = [wished.left, ...bare.flatMap((one) => [one.left - wished.width - BESIDE, one.left + one.width + BESIDE])]
  const free = places.filter(
    (left) => left >= first && left <= last && !bare.some((one) => cover(one, { ...wished, left })),
  )
  return free.sort((one, other) => Math.abs(one - wished.left) - Math.abs(other - wished.left))[0] ?? wished.left
}

/** The same box, so far down that it covers none of these. */
export function below(wished: Box, bare: Box[]): Box {
  const covered = bare.filter((one) => cover(one, wished))
  return { ...wished, top: Math.max(wished.top, ...covered.map((one) => one.top + one.height + BELOW)) }
}

function cover(one: Box, other: Box): boolean {
  return overlap(one.left, one.width, other.left, other.width) && overlap(one.top, one.height, other.top, other.height)
}

function upright(thing: Box, tip: Box): Lead | null {
  const isAbove = thing.top + thing.height <= tip.top
  if (!isAbove && thing.top < tip.top + tip.height) return null
  const end = { x: middle(thing).x, y: isAbove ? thing.top + thing.height : thing.top }
  const start = {
    x: within(end.x, tip.left + CORNER, tip.left + tip.width - CORNER),
    y: isAbove ? tip.top : tip.top + tip.height,
  }
  return { path: `M${spelled(start)}L${spelled(end)}`, end }
}

function sideways(thing: Box, tip: Box): Lead {
  const isLeft = middle(thing).x < middle(tip).x
  const start = { x: isLeft ? tip.left : tip.left + tip.width, y: middle(tip).y }
  if (overlap(thing.top, thing.height, start.y, 0)) {
    const end = { x: isLeft ? thing.left + thing.width : thing.left, y: start.y }
    return { path: `M${spelled(start)}L${spelled(end)}`, end }
  }
  const isBelow = thing.top > start.y
  const end = { x: middle(thing).x, y: isBelow ? thing.top : thing.top + thing.height }
  return { path: `M${spelled(start)}Q${spelled({ x: end.x, y: start.y })} ${spelled(end)}`, end }
}

function overlap(one: number, long: number, other: number, wide: number): boolean {
  return one <= other + wide && other <= one + long
}

function middle(box: Box): Spot {
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 }
}

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most))
}

function spelled({ x, y }: Spot): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`
}
