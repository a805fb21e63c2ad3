import type { DjinnPicture, Phrase, PicturedWizard, Told } from '../../wire'
import { at, FLIGHT, Motion, number, numbers, type Teller as Telling } from '../parts/motion'
import { BOSS, SOURCE } from './town'

/** What can be seen to travel. */
export type Traveller =
  | { kind: 'wizard'; seat: number }
  | { kind: 'djinn'; djinn: number }
  /** Drawn into the neck of a bottle. */
  | { kind: 'sealed'; djinn: number }
  | { kind: 'cork' }
  /** What everybody shall notice: a boss, an award, the end that is near. */
  | { kind: 'banner'; say: Phrase; what: 'boss' | 'points' }
  | { kind: 'sign'; what: string }
  | { kind: 'change'; what: string; by: number }

const LEG = 190
const BETWEEN = 70
const RISE = 700
const DRAWN_IN = 400
const POP = 260
const BANNER = 1600
/** What is told over the town, too. */
const GREAT: Record<string, 'boss' | 'points'> = {
  claims: 'points',
  'end-is-near': 'boss',
  lures: 'boss',
}
const COUNTED = ['coins', 'scrolls', 'magic', 'keys', 'corks'] as const

type Teller = Telling<Journey>

/** What was told, as movements one after another. The table already shows how it ended. */
export class Journey extends Motion<Traveller> {
  readonly before: DjinnPicture

  constructor(before: DjinnPicture, now: DjinnPicture, told: Told[]) {
    super()
    this.before = before
    for (const one of told) this.#tell(one)
    this.#count(now)
  }

  #tell({ key, params, say }: Told): void {
    TELLERS[key]?.(this, params)
    const what = key === 'captures' && numbers(params.djinn)[BOSS] === 1 ? 'boss' : GREAT[key]
    if (what === undefined) return
    this.stay({ kind: 'banner', say, what }, 'town', this.time, BANNER)
    this.wait(BANNER)
  }

  /** One after another; whoever is last is waited for. */
  bring(travellers: Traveller[], from: string, to: string): void {
    for (const traveller of travellers) {
      this.fly(traveller, from, to)
      this.wait(BETWEEN)
    }
    this.wait(FLIGHT - BETWEEN)
  }

  /** Each into its circle, or drawn into its bottle, which is corked then. */
  keep(caught: Caught[], from: string, seat: unknown): void {
    for (const { djinn, bottle } of caught) {
      if (bottle < 0) this.fly({ kind: 'djinn', djinn }, from, at('circles', seat))
      else this.seal(djinn, from, `${at('bottles', seat)}-${String(bottle)}`)
      this.wait(BETWEEN)
    }
    this.wait(FLIGHT - BETWEEN)
  }

  seal(djinn: number, from: string, bottle: string): void {
    this.fly({ kind: 'sealed', djinn }, from, bottle, DRAWN_IN)
    this.stay({ kind: 'cork' }, bottle, this.time + DRAWN_IN, POP)
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
      const points = was === undefined ? 0 : pointsOf(player) - pointsOf(was)
      if (points !== 0) this.stay({ kind: 'change', what: 'points', by: points }, at('score', seat), 0, RISE)
    })
  }
}

/** A captured djinn or boss, and the colour of its bottle; -1: it goes into a circle. */
interface Caught {
  djinn: number
  bottle: number
}

/** By colour so many, the bosses last; `corked`: by the colour of the bottle djinn, then bosses. */
function caughtOf(djinn: number[], corked: number[]): Caught[] {
  const bosses = corked.slice(BOSS).flatMap((count, colour) => Array<number>(count).fill(colour))
  return djinn.flatMap((count, kind) =>
    Array.from({ length: count }, (_, nth) => {
      const bottle = nth < (corked[kind] ?? 0) ? kind : -1
      return { djinn: kind, bottle: kind === BOSS ? (bosses[nth] ?? -1) : bottle }
    }),
  )
}

function pointsOf({ score }: PicturedWizard): number {
  return score.reduce((sum, { points }) => sum + points, 0)
}

function space(spot: unknown): string {
  return at('space', numbers(spot)[0] ?? SOURCE)
}

function djinnOf(kind: unknown): Traveller[] {
  return [{ kind: 'djinn', djinn: number(kind) }]
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

  captures: (journey, { seat, djinn, spot, corked }) => {
    journey.keep(caughtOf(numbers(djinn), numbers(corked)), space(spot), seat)
  },

  lures: (journey, { seat, count, corked }) => {
    journey.keep(caughtOf([0, 0, 0, 0, number(count)], numbers(corked)), space([SOURCE]), seat)
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
    journey.keep([{ djinn: number(djinn), bottle: number(colour) }], at('circles', seat), seat)
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
    journey.bring([{ kind: 'sign', what: 'points' }], 'awards', at('score', seat))
  },

  'places-secret': (journey, { seat, spot }) => {
    journey.bring([{ kind: 'sign', what: 'secret' }], at('seat', seat), space(spot))
  },
}
