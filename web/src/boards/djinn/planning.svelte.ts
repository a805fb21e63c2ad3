import type { Prospect } from '../../wire'
import type { WhatIf } from '../parts/whatif.svelte'

type Stop = [space: number, came: number]

/** So far one looks ahead. */
const MOST = 3

/** A route through the town that is thought over. What may follow what, the server says. */
export class Plan {
  on = $state(false)
  stops = $state.raw<Stop[]>([])
  readonly #whatIf: WhatIf

  constructor(whatIf: WhatIf) {
    this.#whatIf = whatIf
  }

  /** The stops and what each gives; at first only where one stands. */
  get prospects(): Prospect[] {
    return this.on ? (this.#whatIf.of({ do: 'route', stops: this.stops }) ?? []) : []
  }

  get #ways(): Stop[] {
    if (this.stops.length >= MOST) return []
    const ways = this.prospects.at(-1)?.ways ?? []
    return ways.map(({ space, came }) => [space as number, came as number])
  }

  canVisit(space: number): boolean {
    return this.on && this.#ways.some(([to]) => to === space)
  }

  visit(space: number): void {
    const stop = this.#ways.find(([to]) => to === space)
    if (stop !== undefined) this.stops = [...this.stops, stop]
  }

  /** 1 for the first stop; 0: it is none. */
  numberOf(space: number): number {
    return this.on ? this.stops.findLastIndex(([to]) => to === space) + 1 : 0
  }

  back(): void {
    this.stops = this.stops.slice(0, -1)
  }

  toggle(): void {
    this.on = !this.on
    this.stops = []
  }

  /** The wizard has moved: what was planned is over. */
  begin(): void {
    this.stops = []
  }
}
