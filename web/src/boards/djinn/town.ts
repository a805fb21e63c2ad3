/** Where things of the town are drawn, in pixels of its box. */
export interface Spot {
  x: number
  y: number
}

export const SOURCE = 12
export const ROUNDS = 6

/** Angle in degrees and distance from the Source, in the order of the spaces. */
const POLAR: [number, number][] = [
  [90, 1.3], [210, 1.22], [330, 1.22],
  [150, 2.36], [270, 2.36], [30, 2.36],
  [150, 1.2], [270, 1.3], [30, 1.2],
  [90, 2.36], [210, 2.36], [330, 2.36],
  [0, 0],
]
const OUTER = 2.36
const SIDE = Math.cos(Math.PI / 6) * OUTER
const SMALLEST = 46
/** So wide a space leaves room for wizards around it. */
const ROOMY = 54
/** So far from its space a ghost stands on the path, and where there is little room. */
const NEAR = 22
const NEARER = 18
/** So far from the sides the outermost spaces lie at least: djinn stand below them, side by side. */
const MARGIN = 52
/** How far below the middle of a space its name stands, in widths of a space. */
const SIGN = 0.42
/** No djinn stand there: below those of the neighbours. */
const LOW_SIGN = 0.56
/** Where a boss stands beside its house, in widths of a space; a wizard at its feet hides it. */
const BOSS_ASIDE = 0.64
const BOSS_BELOW = 0.25
/** How wide a wizard is. */
const WIZARD = 26
/** How far from straight down a wizard stands aside, so that the djinn below a space are seen. */
const ASIDE = Math.PI / 3

/** The town in a box of this size: two rings around the Source. */
export class TownPlan {
  readonly width: number
  readonly height: number
  /** How wide a space is. */
  readonly node: number
  /** The Source in the middle. */
  readonly middle: Spot
  readonly #unit: Spot

  constructor(width: number, height: number) {
    this.width = width
    this.height = height
    this.node = Math.max(SMALLEST, Math.min(width, height) * 0.128)
    const [top, bottom] = [this.node / 2 + 16, this.node / 2 + (this.node > ROOMY ? 58 : 48)]
    const y = (height - top - bottom) / (2 * OUTER)
    this.#unit = { x: Math.min((width / 2 - Math.max(this.node, MARGIN)) / SIDE, y * 1.3), y }
    this.middle = { x: width / 2, y: top + OUTER * y }
  }

  spot(space: number): Spot {
    const [angle, radius] = POLAR[space] ?? [0, 0]
    const turn = (angle * Math.PI) / 180
    return {
      x: this.middle.x + this.#unit.x * radius * Math.cos(turn),
      y: this.middle.y - this.#unit.y * radius * Math.sin(turn),
    }
  }

  /** Where the name of a space stands: at the front of its plaza. */
  sign(space: number): Spot {
    const { x, y } = this.spot(space)
    return { x, y: y + this.node * (space < ROUNDS ? SIGN : LOW_SIGN) }
  }

  /** In which direction of a space a wizard stands who came from another one: beside what lies below it. */
  edge(space: number, came: number, isLow: boolean): number {
    const to = this.spot(space)
    const from = came < 0 ? { x: this.middle.x, y: this.height } : this.spot(came)
    const straight = Math.atan2(from.y - to.y, from.x - to.x)
    return isLow ? this.#beside(straight) : straight
  }

  /** The edge of a space in that direction. */
  at(space: number, turn: number): Spot {
    const { x, y } = this.spot(space)
    return { x: x + Math.cos(turn) * this.#away, y: y + Math.sin(turn) * this.#away }
  }

  /** Two wizards at a space are at least so far apart: else one would hide the other. */
  get between(): number {
    return WIZARD / this.#away
  }

  get #away(): number {
    return this.node * (this.node > ROOMY ? 0.74 : 0.6)
  }

  /** On the path to a space, near to it: whoever comes from the other end will stop there. */
  way(space: number, came: number): Spot {
    const to = this.spot(space)
    const from = this.spot(came)
    const length = Math.hypot(from.x - to.x, from.y - to.y)
    const away = this.node > ROOMY ? NEAR : NEARER
    const part = Math.min(0.5, (this.node * 0.5 + away) / length)
    return { x: to.x + (from.x - to.x) * part, y: to.y + (from.y - to.y) * part }
  }

  /** The angle at which one goes from a space to another. */
  turn(from: number, to: number): number {
    const [start, end] = [this.spot(from), this.spot(to)]
    return Math.atan2(end.y - start.y, end.x - start.x)
  }

  /** Before the town: a wizard who has not entered it yet waits here. */
  get gate(): Spot {
    return { x: this.width - this.node, y: this.height - this.node / 2 }
  }

  /** Does a wizard there hide the boss on this side (-1: left) of the house? There is room for both where spaces are wide. */
  isOverBoss(space: number, side: number, wizard: Spot): boolean {
    const { x, y } = this.spot(space)
    const away = { x: wizard.x - x - side * this.node * BOSS_ASIDE, y: wizard.y - y - this.node * BOSS_BELOW }
    return this.node <= ROOMY && Math.abs(away.x) < this.node * 0.5 && Math.abs(away.y) < this.node * 0.6
  }

  #beside(turn: number): number {
    const down = Math.PI / 2
    if (Math.abs(turn - down) > ASIDE) return turn
    return turn > down ? down + ASIDE : down - ASIDE
  }

  /** How far the outer wall is from the middle. */
  wall(scale: number): Spot {
    return { x: this.#unit.x * OUTER * scale, y: this.#unit.y * OUTER * scale }
  }
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
export const STALLS = ['bottles', 'cork', 'scrolls', 'bottle_and_cork', 'mages', 'coins']
/** The one that sells bottles of several colours. */
export const BOTTLE_STALL = 0
export const BOSS = 4

export function locationName(location: number): string {
  return LOCATIONS[location] ?? 'source'
}

/** What a colour, or the boss, is called in keys of messages. */
export function djinnName(djinn: number): string {
  return COLOURS[djinn] ?? 'boss'
}
