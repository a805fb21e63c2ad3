import type { DjinnPicture } from '../../wire'
import type { Box } from '../parts/pointing'

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
/** A wizard, from where it stands. */
const WIZARD = { left: -14, top: -32, width: 28, height: 44 }
/** The sign of a place, and the letters of a name: at least, in widths of a space, at most; and how wide one of them is. */
const SYMBOL = 18
const LETTERS = [13, 0.15, 16] as const
const LETTER = 0.6
/** Djinn below a space, and secrets: how large, in widths of a space. */
const DJINN = 0.56
const SECRET = 0.4

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

  /** All of it. */
  get box(): Box {
    return { left: 0, top: 0, width: this.width, height: this.height }
  }

  /** What tells which place it is: its name, or its sign where names have no room. */
  label(space: number, name: string | null): Box {
    if (name === null) {
      const { x, y } = this.spot(space)
      return around({ x, y: y + (this.node - SYMBOL) / 2 }, SYMBOL, SYMBOL)
    }
    const [least, part, most] = LETTERS
    const letters = Math.max(least, Math.min(this.node * part, most))
    return around(this.sign(space), name.length * letters * LETTER + 8, letters * 1.2)
  }

  /** What lies below a space: its djinn, or secrets. */
  bodies(space: number, { djinn, secrets }: Pick<DjinnPicture['spaces'][number], 'djinn' | 'secrets'>): Box[] {
    const kinds = djinn.filter((count) => count > 0).length
    const part = kinds > 0 ? DJINN : SECRET
    const size = this.node * part
    const { x, y } = this.spot(space)
    const wide = Math.max(kinds, secrets.length) * size
    return wide === 0 ? [] : [around({ x, y: y + (this.node + size) / 2 }, wide, size)]
  }

  /** How much room a wizard takes who stands there. */
  wizard({ x, y }: Spot): Box {
    return { ...WIZARD, left: x + WIZARD.left, top: y + WIZARD.top }
  }

  /** In which direction of a space a wizard stands who came from another one. */
  edge(space: number, came: number): number {
    const to = this.spot(space)
    const from = came < 0 ? { x: this.middle.x, y: this.height } : this.spot(came)
    return Math.atan2(from.y - to.y, from.x - to.x)
  }

  /** At a space in that direction: at its edge, or further away. */
  at(space: number, turn: number, away = 1): Spot {
    const { x, y } = this.spot(space)
    const far = away * this.#away
    return { x: x + Math.cos(turn) * far, y: y + Math.sin(turn) * far }
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

  /** How far the outer wall is from the middle. */
  wall(scale: number): Spot {
    return { x: this.#unit.x * OUTER * scale, y: this.#unit.y * OUTER * scale }
  }
}

function around({ x, y }: Spot, width: number, height: number): Box {
  return { left: x - width / 2, top: y - height / 2, width, height }
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
