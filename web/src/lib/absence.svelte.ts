import { getContext, setContext } from 'svelte'

import type { Say } from './say'
import type { TableState } from './table.svelte'

const SECOND = 1000
/** Whoever only loads the page anew is not called away. */
const LEAST = 4
const UNITS = [
  ['days', 86400],
  ['hours', 3600],
  ['minutes', 60],
] as const

/** Somebody who is away from the table. */
export interface Gone {
  seconds: number
  /** A bot goes on for them. */
  isBot: boolean
}

/** Who is away, counted here from what the server said last. */
export class Absences {
  readonly #table: TableState
  #now = $state(Date.now())

  constructor(table: TableState) {
    this.#table = table
  }

  /** Null: they are here, or nobody is missing. */
  of(seat: number): Gone | null {
    const place = this.#table.table?.seats[seat]
    if (place?.kind !== 'person') return null
    const isBot = place.away === true
    const seconds = place.gone ? place.gone + this.#since(this.#table.sat) : 0
    return isBot || seconds > LEAST ? { seconds, isBot } : null
  }

  /** Seconds since the last question came. */
  waited(at: number): number {
    return this.#since(at)
  }

  #since(time: number): number {
    return Math.max(0, (this.#now - time) / SECOND)
  }

  /** Until the function that is given back is called. */
  watch(): () => void {
    const clock = setInterval(() => (this.#now = Date.now()), SECOND)
    return () => {
      clearInterval(clock)
    }
  }
}

/** How long somebody has been away, in words that change once a minute. */
export function goneFor(seconds: number, say: Say): string {
  const [unit, length] = UNITS.find(([, length]) => seconds >= length) ?? ['now', 1]
  return say.key('page-gone', { unit, n: Math.floor(seconds / length) })
}

const KEY = Symbol('absences')

export function shareAbsences(table: TableState): Absences {
  return setContext(KEY, new Absences(table))
}

/** Undefined in a replay: nobody is missing there. */
export function useAbsences(): Absences | undefined {
  return getContext<Absences | undefined>(KEY)
}
