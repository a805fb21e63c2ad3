import type { Wish } from '../boards/board'

/** Milliseconds from one to the next: half of what a server takes from one line. */
export const PAUSE = 100

interface Waiting<A> {
  wish: Wish
  settle: (answer: A | null) => void
}

/**
 * Wishes of a player who tries things out as fast as a pointer moves. One at a time is on its way;
 * of each kind only the newest waits, and what it replaces gets no answer.
 */
export class Wishes<A> {
  readonly #ask: (wish: Wish) => Promise<A>
  readonly #waiting = new Map<string, Waiting<A>>()
  #isBusy = false

  constructor(ask: (wish: Wish) => Promise<A>) {
    this.#ask = ask
  }

  of(wish: Wish): Promise<A | null> {
    return new Promise((settle) => {
      this.#waiting.get(wish.do)?.settle(null)
      this.#waiting.set(wish.do, { wish, settle })
      void this.#next()
    })
  }

  async #next(): Promise<void> {
    const [first] = this.#waiting.values()
    if (first === undefined || this.#isBusy) return
    this.#waiting.delete(first.wish.do)
    this.#isBusy = true
    const pause = new Promise((resolve) => setTimeout(resolve, PAUSE))
    first.settle(await this.#ask(first.wish))
    await pause
    this.#isBusy = false
    void this.#next()
  }
}
