import { getContext, setContext } from 'svelte'
import { SvelteMap } from 'svelte/reactivity'

import type { Weight } from '../../wire'

export type Wish = { do: 'capture' | 'lure' | 'look' | 'route' } & Record<string, unknown>

interface Table {
  /** The number of the open question: what was weighed for another one no longer holds. */
  readonly question: number
  readonly weigh: ((wish: Record<string, unknown>) => Promise<Weight[]>) | undefined
}

/** What wishes would come to, asked for once and kept while the question is open. */
export class Weighing {
  readonly #table: Table
  readonly #known = new SvelteMap<string, Weight[]>()
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing shows it
  readonly #asked = new Set<string>()

  constructor(table: Table) {
    this.#table = table
  }

  /** Null as long as the answer is on its way; it can be read again then. */
  of(wish: Wish): Weight[] | null {
    const { question, weigh } = this.#table
    const key = `${String(question)} ${JSON.stringify(wish)}`
    const known = this.#known.get(key)
    if (known === undefined && weigh !== undefined && !this.#asked.has(key)) {
      this.#asked.add(key)
      void weigh(wish).then((weights) => {
        this.#forget(`${String(question)} `)
        this.#known.set(key, weights)
      })
    }
    return known ?? null
  }

  #forget(but: string): void {
    for (const key of this.#known.keys()) if (!key.startsWith(but)) this.#known.delete(key)
  }
}

const KEY = Symbol('weighing')

export function shareWeighing(table: Table): Weighing {
  return setContext(KEY, new Weighing(table))
}

export function useWeighing(): Weighing {
  return getContext<Weighing>(KEY)
}
