import { hasSpot, nearestSpot, OUTSIDE, type Point, spotsIn } from './geometry'
import type { Goal } from './prospects'

/** Where the chosen ghost would go: a square or OUTSIDE, and a spot there, if it is there to be had. */
export class Aim {
  square = $state<number | null>(null)
  /** The spot that is wanted, or the one nearest to a point, and whether on top. */
  #spot = $state(0)
  #near = $state.raw<Point | null>(null)
  #top = $state(false)

  readonly #goalAt: (square: number | null) => Goal | null
  readonly #size: () => number

  constructor(goalAt: (square: number | null) => Goal | null, size: () => number) {
    this.#goalAt = goalAt
    this.#size = size
  }

  get goal(): Goal | null {
    return this.#goalAt(this.square)
  }

  /** On top of what stands there: because it is wanted, or because there is no other place. */
  get top(): boolean {
    const { floor, top } = this.#place
    return top > 0 && (this.#top || floor === 0)
  }

  /** The one that is wanted, if it is free. */
  get spot(): number {
    const spots = this.#spots
    if (this.#near !== null && this.square !== null) return nearestSpot(this.#near, this.#size(), this.square, spots) ?? 0
    return hasSpot(spots, this.#spot) ? this.#spot : (spotsIn(spots)[0] ?? 0)
  }

  get #spots(): number {
    return this.top ? this.#place.top : this.#place.floor
  }

  /** Outside there are no spots. */
  get #place(): { floor: number; top: number } {
    const { goal } = this
    return goal === null || goal.square === OUTSIDE ? { floor: 0, top: 0 } : goal
  }

  clear(): void {
    this.square = null
    this.#wish(0, false)
  }

  /** The spot is the one nearest to where it was pointed at, if it was. */
  at(square: number, near: Point | null = null): void {
    this.square = square
    this.#wish(this.spot, false, near)
  }

  take(spot: number, top: boolean): void {
    const { goal } = this
    if (goal !== null && hasSpot(top ? goal.top : goal.floor, spot)) this.#wish(spot, top)
  }

  /** The free spot of the square that is nearest to a point. */
  spotNear(point: Point): number | null {
    return this.square === null ? null : nearestSpot(point, this.#size(), this.square, this.#spots)
  }

  /** The next free spot of the square, from the middle round its corners. */
  nextSpot(): void {
    const spots = spotsIn(this.#spots)
    const spot = spots[(spots.indexOf(this.spot) + 1) % spots.length]
    if (spot !== undefined) this.#wish(spot, this.top)
  }

  /** From the floor onto what stands there, or down again. */
  toggleTop(): void {
    const spots = this.top ? this.#place.floor : this.#place.top
    const [first] = spotsIn(spots)
    if (first !== undefined) this.take(hasSpot(spots, this.spot) ? this.spot : first, !this.top)
  }

  #wish(spot: number, top: boolean, near: Point | null = null): void {
    this.#spot = spot
    this.#top = top
    this.#near = near
  }
}
