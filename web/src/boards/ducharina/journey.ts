import type { DucharinaPicture, Told } from '../../wire'
import { at, FLIGHT, Motion, number, numbers, type Teller as Telling } from '../parts/motion'
import { SIZE_OF, squareOf } from './geometry'

/** What can be seen to travel. */
export type Traveller =
  | { kind: 'ghost'; seat: number; size: number }
  | { kind: 'die'; value: number }

type Teller = Telling<Journey>

/** From one ghost of a look to the next. */
export const STEP = 350
const BETWEEN = 120
const ROLL = 900

/** What was told, as movements one after another. The table already shows how it ended. */
export class Journey extends Motion<Traveller> {
  readonly before: DucharinaPicture
  /** Where ghosts are by now, as far as it has been told. */
  readonly #places = new Map<string, string>()

  constructor(before: DucharinaPicture, told: Told[]) {
    super()
    this.before = before
    for (const { key, params } of told) TELLERS[key]?.(this, params)
  }

  /** A ghost glides; it is not shown where it ends before it has come there. */
  glide(seat: number, ghost: number, to: string): void {
    const traveller: Traveller = { kind: 'ghost', seat, size: SIZE_OF[ghost] ?? 0 }
    this.fly(traveller, this.#from(seat, ghost), to)
    this.waiting.push({ place: thing(seat, ghost), until: this.time + FLIGHT })
    this.#places.set(thing(seat, ghost), to)
    this.wait(BETWEEN)
  }

  #from(seat: number, ghost: number): string {
    const known = this.#places.get(thing(seat, ghost))
    if (known !== undefined) return known
    const place = this.before.players[seat]?.ghosts[ghost]?.where ?? -1
    return place >= 0 ? at('square', squareOf(place)) : at('home', seat)
  }

  /** From where it was seen, one after another. */
  flee(seat: number, ghost: number): void {
    const traveller: Traveller = { kind: 'ghost', seat, size: SIZE_OF[ghost] ?? 0 }
    this.pass(traveller, [thing(seat, ghost), at('home', seat)], this.time, 2 * FLIGHT)
    this.wait(STEP)
  }

  roll(value: number, place: string): void {
    this.stay({ kind: 'die', value }, place, this.time, ROLL)
  }
}

function thing(seat: number, ghost: number): string {
  return `ghost-${String(seat)}-${String(ghost)}`
}

const arrive: Teller = (journey, { seat, ghost }) => {
  journey.glide(number(seat), number(ghost), thing(number(seat), number(ghost)))
}

const TELLERS: Record<string, Teller> = {
  'ghost-enters': arrive,
  'ghost-moves': arrive,

  'ghost-leaves': (journey, { seat, ghost }) => {
    journey.glide(number(seat), number(ghost), at('out', seat))
  },

  'rolls-off': (journey, { rolls }) => {
    numbers(rolls).forEach((value, seat) => {
      if (value > 0) journey.roll(value, at('seat', seat))
    })
    journey.wait(ROLL)
  },

  'rolls-number': (journey, { number: value }) => {
    journey.roll(number(value), 'keyhole')
    journey.wait(ROLL / 2)
  },

  'is-seen': (journey, { seat, ghost }) => {
    journey.flee(number(seat), number(ghost))
  },
}
