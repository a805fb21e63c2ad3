/** A frame that takes longer is slow. */
const SLOW = 50
/** So many slow ones of so many are too many. */
const OF = 10
const TOO_MANY = 7
/** Whoever was away, or has just begun, is not slow. */
const PAUSE = 2000

/** Watches how long frames take while something moves. */
export class Pace {
  readonly #gaps: number[] = []
  #last: number | null = null

  /** A frame begins, and another one was drawn just before it. */
  frame(now: number): void {
    if (this.#last !== null && now - this.#last < PAUSE) this.#gaps.push(now - this.#last)
    if (this.#gaps.length > OF) this.#gaps.shift()
    this.#last = now
  }

  /** Nothing moves: the next frame follows none. */
  rest(): void {
    this.#last = null
  }

  forget(): void {
    this.#gaps.length = 0
    this.#last = null
  }

  get isSlow(): boolean {
    return this.#gaps.filter((gap) => gap > SLOW).length >= TOO_MANY
  }

  /** Milliseconds from frame to frame, the one in the middle of the newest; 0: nothing has moved yet. */
  get median(): number {
    const sorted = [...this.#gaps].sort((one, other) => one - other)
    return sorted[Math.floor(sorted.length / 2)] ?? 0
  }
}
