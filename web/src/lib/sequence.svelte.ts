import type { Speed } from '../boards/board'

/** Steps that are shown one after another, and can be skipped. */
export class Sequence {
  /** How many steps have been shown. */
  shown = $state(0)
  readonly #lengths: number[]
  #timer: ReturnType<typeof setTimeout> | undefined

  /** How long each step waits, in milliseconds; at speed 0 all are there at once. */
  constructor(lengths: number[], speed: Speed) {
    this.#lengths = speed === 0 ? lengths : lengths.map((length) => length / speed)
    if (speed === 0) this.skip()
    else this.#next()
  }

  /** To its last step at once. */
  skip(): void {
    this.stop()
    this.shown = this.#lengths.length
  }

  stop(): void {
    clearTimeout(this.#timer)
  }

  #next(): void {
    const length = this.#lengths[this.shown]
    if (length === undefined) return
    this.#timer = setTimeout(() => {
      this.shown += 1
      this.#next()
    }, length)
  }
}
