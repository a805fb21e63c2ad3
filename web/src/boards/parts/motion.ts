/** At this moment it is at this place; between two moments it is on its way. */
export interface Stop {
  time: number
  place: string
}

/** A picture of something, above a table that already shows the truth. */
export interface Ghost<T> {
  traveller: T
  stops: Stop[]
}

/** A real thing that turns over in its place. */
export interface Turn {
  place: string
  time: number
}

/** A real thing that is not shown before its ghost has arrived. */
export interface Waiting {
  place: string
  until: number
}

export const FLIGHT = 320

/** Shows one kind of event on a motion. */
export type Teller<M> = (motion: M, params: Record<string, unknown>) => void

/** What was told, as movements one after another. The table already shows how it ended. */
export class Motion<T> {
  readonly ghosts: Ghost<T>[] = []
  readonly turns: Turn[] = []
  readonly waiting: Waiting[] = []
  /** When the next movement begins; at last, when all is over. */
  time = 0

  /** Leaves now; what is told next need not wait for it. */
  fly(traveller: T, from: string, to: string, length = FLIGHT): void {
    this.pass(traveller, [from, to], this.time, length)
  }

  /** From place to place, in equal steps. */
  pass(traveller: T, places: string[], start: number, length: number): void {
    const legs = Math.max(1, places.length - 1)
    const stops = places.map((place, nth) => ({ time: start + (length * nth) / legs, place }))
    this.ghosts.push({ traveller, stops })
  }

  /** Rises, glows or stands there for a while. */
  stay(traveller: T, place: string, start: number, length: number): void {
    this.pass(traveller, [place, place], start, length)
  }

  turn(place: string): void {
    this.turns.push({ place, time: this.time })
  }

  wait(length = FLIGHT): void {
    this.time += length
  }
}

/** A parameter of an event that is a number; -1: it is none. */
export function number(value: unknown): number {
  return typeof value === 'number' ? value : -1
}

export function numbers(value: unknown): number[] {
  return Array.isArray(value) ? value.map(number) : []
}

/** The name of a place: its kind, and which of them. */
export function at(kind: string, which: unknown): string {
  return `${kind}-${String(number(which))}`
}
