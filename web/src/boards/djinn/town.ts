/** Where the spaces of the town are drawn, in hundredths of its side. */
export interface Spot {
  x: number
  y: number
}

export const SOURCE = 12
export const ROUNDS = 6
const UNIT = 18

/** Angle in degrees and distance from the Source, in the order of the spaces. */
const POLAR: [number, number][] = [
  [90, 1.2], [210, 1.2], [330, 1.2],
  [150, 2.36], [270, 2.36], [30, 2.36],
  [150, 1.34], [270, 1.34], [30, 1.34],
  [90, 2.36], [210, 2.36], [330, 2.36],
  [0, 0],
]

export const SPOTS: Spot[] = POLAR.map(([angle, radius]) => {
  const turn = (angle * Math.PI) / 180
  return { x: 50 + UNIT * radius * Math.cos(turn), y: 50 - UNIT * radius * Math.sin(turn) }
})

export function spotOf(space: number): Spot {
  return SPOTS[space] ?? { x: 50, y: 50 }
}

/** The edge of a space, towards another one: a wizard who came from there stands here. */
export function edgeOf(space: number, came: number, place = 0): Spot {
  const [to, from] = [spotOf(space), came < 0 ? { x: 50, y: 102 } : spotOf(came)]
  const length = Math.hypot(from.x - to.x, from.y - to.y) || 1
  const [dx, dy] = [(from.x - to.x) / length, (from.y - to.y) / length]
  const away = space === SOURCE ? 8.2 : 7.4
  return { x: to.x + dx * away - dy * 2.6 * place, y: to.y + dy * away + dx * 2.6 * place }
}

/** Every path once. */
export function pathsOf(ways: number[][]): [number, number][] {
  return ways.flatMap((way, space) =>
    way.filter((other) => other > space).map((other): [number, number] => [space, other]),
  )
}

export const LOCATIONS = ['academy', 'tavern', 'catacombs', 'archive', 'workshop', 'market']
export const COLOURS = ['blue', 'brown', 'orange', 'purple']
export const KINDS = ['staff', 'hat', 'cloak']
