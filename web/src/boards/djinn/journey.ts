import type { DjinnPicture, Told } from '../../wire'
import { BOSS, SOURCE } from './town'

/** What can be seen to travel. */
export type Traveller =
  | { kind: 'wizard'; seat: number }
  | { kind: 'djinn'; djinn: number }
  | { kind: 'sign'; what: string }
  | { kind: 'change'; what: string; by: number }

/** From place to place, one after another; a change rises where it happens. */
export interface Flight {
  traveller: Traveller
  stops: string[]
  time: number
  length: number
}

const LEG = 190
const FLIGHT = 320
const BETWEEN = 70
const RISE = 400
const COUNTED = ['coins', 'scrolls', 'magic', 'keys', 'corks'] as const

type Teller = (journey: Journey, params: Record<string, unknown>) => void

/** What was told, as movements one after another. The table already shows how it ended. */
export class Journey {
  readonly flights: Flight[] = []
  /** Wizards that are not shown where they stand before they have come there. */
  readonly walking = new Map<number, number>()
  readonly before: DjinnPicture
  time = 0

  constructor(before: DjinnPicture, now: DjinnPicture, told: Told[]) {
    this.before = before
    for (const { key, params } of told) TELLERS[key]?.(this, params)
    this.#count(now)
  }

  fly(traveller: Traveller, from: string, to: string): void {
    this.flights.push({ traveller, stops: [from, to], time: this.time, length: FLIGHT })
    this.time += BETWEEN
  }

  wait(): void {
    this.time += FLIGHT - BETWEEN
  }

  walk(seat: number, space: number, came: number): void {
    const start = this.before.players[seat]?.place ?? -1
    const way = start < 0 ? [came, space] : start === came ? [start, space] : [start, came, space]
    const length = LEG * (way.length - 1)
    const stops = way.map((one) => `space-${String(one)}`)
    this.flights.push({ traveller: { kind: 'wizard', seat }, stops, time: this.time, length })
    this.time += length
    this.walking.set(seat, this.time)
  }

  /** The numbers are true at once; beside each it is told by how much it has changed. */
  #count(now: DjinnPicture): void {
    now.players.forEach((player, seat) => {
      const was = this.before.players[seat]
      for (const what of was === undefined ? [] : COUNTED) {
        const by = player[what] - (was?.[what] ?? 0)
        if (by === 0) continue
        const stops = [`${what}-${String(seat)}`]
        this.flights.push({ traveller: { kind: 'change', what, by }, stops, time: 0, length: RISE })
      }
    })
  }
}

function number(value: unknown): number {
  return typeof value === 'number' ? value : -1
}

function numbers(value: unknown): number[] {
  return Array.isArray(value) ? value.map(number) : []
}

function space(spot: unknown): string {
  return `space-${String(numbers(spot)[0] ?? SOURCE)}`
}

function circles(seat: unknown): string {
  return `circles-${String(number(seat))}`
}

function home(seat: unknown): string {
  return `seat-${String(number(seat))}`
}

const walk: Teller = (journey, { seat, spot, came }) => {
  journey.walk(number(seat), numbers(spot)[0] ?? SOURCE, number(came))
}

const fetch: Teller = (journey, { seat, djinn, spot }) => {
  journey.fly({ kind: 'djinn', djinn: number(djinn) }, space(spot), circles(seat))
  journey.wait()
}

const TELLERS: Record<string, Teller> = {
  enters: walk,
  walks: walk,

  captures: (journey, { seat, djinn, spot }) => {
    numbers(djinn).forEach((count, kind) => {
      for (let nth = 0; nth < count; nth += 1) {
        journey.fly({ kind: 'djinn', djinn: kind }, space(spot), circles(seat))
      }
    })
    journey.wait()
  },

  lures: (journey, { seat, count }) => {
    for (let nth = 0; nth < number(count); nth += 1) {
      journey.fly({ kind: 'djinn', djinn: BOSS }, space([SOURCE]), circles(seat))
    }
    journey.wait()
  },

  catches: fetch,

  banishes: (journey, { djinn, spot }) => {
    journey.fly({ kind: 'djinn', djinn: number(djinn) }, space(spot), 'bag')
    journey.wait()
  },

  'driven-out': (journey, { spot }) => {
    journey.fly({ kind: 'djinn', djinn: BOSS }, space(spot), 'bag')
    journey.wait()
  },

  'djinn-comes': (journey, { djinn, spot }) => {
    journey.fly({ kind: 'djinn', djinn: number(djinn) }, 'bag', space(spot))
    journey.wait()
  },

  'draws-djinn': (journey, { seat, djinn }) => {
    journey.fly({ kind: 'djinn', djinn: number(djinn) }, 'bag', circles(seat))
    journey.wait()
  },

  bottles: (journey, { seat, djinn, colour }) => {
    const bottle = `bottles-${String(number(seat))}-${String(number(colour))}`
    journey.fly({ kind: 'djinn', djinn: number(djinn) }, circles(seat), bottle)
    journey.wait()
  },

  pays: (journey, { seat, to, what }) => {
    const sign = number(what) === 0 ? 'coins' : 'scrolls'
    journey.fly({ kind: 'sign', what: sign }, home(seat), home(to))
    journey.wait()
  },

  hires: (journey, { seat }) => {
    journey.fly({ kind: 'sign', what: 'mage' }, 'tavern', home(seat))
    journey.wait()
  },

  'puts-on': (journey, { seat }) => {
    journey.fly({ kind: 'sign', what: 'gear' }, 'workshop', home(seat))
    journey.wait()
  },

  claims: (journey, { seat }) => {
    journey.fly({ kind: 'sign', what: 'points' }, 'awards', home(seat))
    journey.wait()
  },

  'places-secret': (journey, { seat, spot }) => {
    journey.fly({ kind: 'sign', what: 'secret' }, home(seat), space(spot))
    journey.wait()
  },
}
