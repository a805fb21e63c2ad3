import { onMount } from 'svelte'

import { painted } from '../../lib/painted'

/** Whoever has seen a table laid knows it: when it comes again, all of it comes at once. */
let isKnown = false

/** A table is laid step by step, and each step painted before the next, so that a phone can keep up. */
export class Laying {
  step = $state(0)

  constructor(last: number) {
    if (isKnown) this.step = last
    onMount(() => void this.#lay(last))
  }

  async #lay(last: number): Promise<void> {
    for (; this.step < last; this.step += 1) await painted()
    isKnown = true
  }
}
