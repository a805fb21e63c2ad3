import type { DjinnPicture, Told } from '../../wire'
import { at, FLIGHT, Motion, number, numbers, type Teller as Telling } from '../parts/motion'
import { BOSS, SOURCE } from './town'

/** What can be seen to travel. */
export type Traveller =
  | { kind: 'wizard'; seat: number }
  | { kind: 'djinn'; djinn: number }
  | { kind: 'sign'; what: string }
  | { kind: 'change'; what: string; by: number }

const LEG = 190
const BETWEEN = 70
const RISE = 400
const COUNTED = ['coins', 'scrolls', 'magic', 'keys', 'corks'] as const

type Teller = Telling<Journey>

/** What was told, as movements one after another. The table already shows how it ended. */
export class Journey extends Motion<Traveller> {
  readonly before: DjinnPicture

  constructor(before: DjinnPicture, now: DjinnPicture, told: Told[]) {
    super()
    this.before = before
    for (const { key, params } of told) TELLERS[key]?.(this, params)
    this.#count(now)
  }

  /** One after another; whoever is last is waited for. */
  bring(travellers: Traveller[], from: string, to: string): void {
    for (const traveller of travellers) {
      this.fly(traveller, from, to)
      this.wait(BETWEEN)
    }
    this.wait(FLIGHT - BETWEEN)
  }

  /** A wizard is not shown where it stands before it has come there. */
  walk(seat: number, space: number, came: number): void {
    const start = this.before.players[seat]?.place ?? -1
    const way = start < 0 ? [came, space] : start === came ? [start, space] : [start, came, space]
    const length = LEG * (way.length - 1)
    this.pass({ kind: 'wizard', seat }, way.map((one) => at('space', one)), this.time, length)
    this.wait(length)
    this.waiting.push({ place: at('wizard', seat), until: this.time })
  }

  /** The numbers are true at once; beside each it is told by how much it has changed. */
  #count(now: DjinnPicture): void {
    now.players.forEach((player, seat) => {
      const was = this.before.players[seat]
      for (const what of was === undefined ? [] : COUNTED) {
        const by = player[what] - (was?.[what] ?? 0)
        if (by !== 0) this.stay({ kind: 'change', what, by }, at(what, seat), 0, RISE)
      }
    })
  }
}

function space(spot: unknown): string {
  return at('space', numbers(spot)[0] ?? SOURCE)
}

function djinnOf(kind: unknown, count = 1): Traveller[] {
  return Array.from({ length: count }, () => ({ kind: 'djinn', djinn: number(kind) }))
}

const walk: Teller = (journey, { seat, spot, came }) => {
  journey.walk(number(seat), numbers(spot)[0] ?? SOURCE, number(came))
}

const fetch: Teller = (journey, { seat, djinn, spot }) => {
  journey.bring(djinnOf(djinn), space(spot), at('circles', seat))
}

const TELLERS: Record<string, Teller> = {
  enters: walk,
  walks: walk,

  captures: (journey, { seat, djinn, spot }) => {
    const caught = numbers(djinn).flatMap((count, kind) => djinnOf(kind, count))
    journey.bring(caught, space(spot), at('circles', seat))
  },

  lures: (journey, { seat, count }) => {
    journey.bring(djinnOf(BOSS, number(count)), space([SOURCE]), at('circles', seat))
  },

  catches: fetch,

  banishes: (journey, { djinn, spot }) => {
    journey.bring(djinnOf(djinn), space(spot), 'bag')
  },

  'driven-out': (journey, { spot }) => {
    journey.bring(djinnOf(BOSS), space(spot), 'bag')
  },

  'djinn-comes': (journey, { djinn, spot }) => {
    journey.bring(djinnOf(djinn), 'bag', space(spot))
  },

  'draws-djinn': (journey, { seat, djinn }) => {
    journey.bring(djinnOf(djinn), 'bag', at('circles', seat))
  },

  bottles: (journey, { seat, djinn, colour }) => {
    const bottle = `${at('bottles', seat)}-${String(number(colour))}`
    journey.bring(djinnOf(djinn), at('circles', seat), bottle)
  },

  pays: (journey, { seat, to, what }) => {
    const sign = number(what) === 0 ? 'coins' : 'scrolls'
    journey.bring([{ kind: 'sign', what: sign }], at('seat', seat), at('seat', to))
  },

  hires: (journey, { seat }) => {
    journey.bring([{ kind: 'sign', what: 'mage' }], 'tavern', at('seat', seat))
  },

  'puts-on': (journey, { seat }) => {
    journey.bring([{ kind: 'sign', what: 'gear' }], 'workshop', at('seat', seat))
  },

  claims: (journey, { seat }) => {
    journey.bring([{ kind: 'sign', what: 'points' }], 'awards', at('seat', seat))
  },

  'places-secret': (journey, { seat, spot }) => {
    journey.bring([{ kind: 'sign', what: 'secret' }], at('seat', seat), space(spot))
  },
}
