interface Deed {
  does: () => void
  /** It needs what only the server knows. */
  needs: boolean
}

/** What is typed faster than the server answers: each deed waits until those before it are done. */
export class Typed {
  readonly #isKnown: () => boolean
  #waiting: Deed[] = []
  #isDoing = false

  /** `isKnown`: has the server said what becomes of what is held or chosen now? */
  constructor(isKnown: () => boolean) {
    this.#isKnown = isKnown
  }

  /** At once, if nothing waits. */
  then(does: () => void): void {
    this.#add({ does, needs: false })
  }

  /** As soon as the server has answered. */
  thenKnowing(does: () => void): void {
    this.#add({ does, needs: true })
  }

  /** What a deed does in its turn is part of it. */
  #add(deed: Deed): void {
    if (this.#isDoing) {
      deed.does()
      return
    }
    this.#waiting.push(deed)
    this.catchUp()
  }

  /** To be called whenever the server has answered. */
  catchUp(): void {
    for (let [next] = this.#waiting; next !== undefined && (!next.needs || this.#isKnown()); [next] = this.#waiting) {
      this.#waiting.shift()
      this.#do(next)
    }
  }

  #do({ does }: Deed): void {
    this.#isDoing = true
    try {
      does()
    } finally {
      this.#isDoing = false
    }
  }

  forget(): void {
    this.#waiting = []
  }
}
