import { getContext, setContext } from 'svelte'
import { SvelteMap } from 'svelte/reactivity'

import type { Prospect } from '../../wire'
import type { BoardProps, Wish } from '../board'

/** What wishes would come to, asked for once and kept while the question is open. */
export class WhatIf {
  readonly #table: () => BoardProps<unknown>
  readonly #known = new SvelteMap<string, Prospect[]>()
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing shows it
  readonly #asked = new Set<string>()

  constructor(table: () => BoardProps<unknown>) {
    this.#table = table
  }

  /** Null as long as the answer is on its way; it can be read again then. */
  of(wish: Wish): Prospect[] | null {
    const { asked, whatIf } = this.#table()
    const question = `${String(asked?.id ?? -1)} `
    const key = question + JSON.stringify(wish)
    const known = this.#known.get(key)
    if (known === undefined && whatIf !== undefined && !this.#asked.has(key)) {
      this.#asked.add(key)
      void whatIf(wish).then((weights) => {
        this.#forget(question)
        // Another wish came before this one was sent: if it is wanted again, it is asked again.
        if (weights === null) this.#asked.delete(key)
        else this.#known.set(key, weights)
      })
    }
    return known ?? null
  }

  #forget(but: string): void {
    for (const key of this.#known.keys()) if (!key.startsWith(but)) this.#known.delete(key)
  }
}

const KEY = Symbol('what if')

export function shareWhatIf(table: () => BoardProps<unknown>): WhatIf {
  return setContext(KEY, new WhatIf(table))
}

export function useWhatIf(): WhatIf {
  return getContext<WhatIf>(KEY)
}
