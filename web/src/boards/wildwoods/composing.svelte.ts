import type { Option } from '../../wire'
import { actionOf } from '../board'

const COMPOSED = ['order', 'place-crystals', 'pay']

/** Answers that are put together card by card: crystals on cards, cards in an order. */
export class Composition {
  /** By action card: crystals put there, or taken from there. */
  crystals = $state.raw<readonly number[]>([0, 0, 0, 0])
  order = $state.raw<readonly number[]>([])
  readonly #options: () => Option[]

  constructor(options: () => Option[]) {
    this.#options = options
  }

  /** The kind of answer that is put together now; empty: none. */
  readonly kind = $derived.by(() => {
    const verbs = this.#options().map((option) => actionOf(option).do)
    return COMPOSED.find((verb) => verbs.includes(verb)) ?? ''
  })

  readonly #open = $derived.by(() =>
    this.#options().filter((option) => actionOf(option).do === this.kind),
  )

  readonly chosen = $derived.by(
    () => this.#open.find((option) => this.#isWhole(option)) ?? null,
  )

  /** How many crystals in all. */
  readonly total = $derived.by(() => {
    const [first] = this.#open
    const spread = first === undefined ? [] : (actionOf(first).crystals as number[] | undefined)
    return (spread ?? []).reduce((sum, n) => sum + n, 0)
  })

  readonly left = $derived.by(() => this.total - this.crystals.reduce((sum, n) => sum + n, 0))

  /** Can one more be put on this card, or this card come next? */
  canTake(card: number): boolean {
    if (this.kind === '') return false
    if (this.kind === 'order') return this.#fits([...this.order, card])
    const wanted = this.crystals.map((n, one) => (one === card ? n + 1 : n))
    return this.#open.some((option) => {
      const spread = actionOf(option).crystals as number[]
      return wanted.every((n, one) => n <= (spread[one] ?? 0))
    })
  }

  take(card: number): void {
    if (this.kind === 'order') this.order = [...this.order, card]
    else this.crystals = this.crystals.map((n, one) => (one === card ? n + 1 : n))
  }

  /** Takes what somebody else has put together. */
  follow(option: Option): void {
    const { do: verb, crystals, cards } = actionOf(option)
    if (verb !== this.kind) return
    if (verb === 'order') this.order = cards as number[]
    else this.crystals = crystals as number[]
  }

  clear(): void {
    this.crystals = [0, 0, 0, 0]
    this.order = []
  }

  get isBegun(): boolean {
    return this.order.length > 0 || this.crystals.some((n) => n > 0)
  }

  #fits(order: number[]): boolean {
    return this.#open.some((option) => {
      const cards = actionOf(option).cards as number[]
      return order.every((card, place) => cards[place] === card)
    })
  }

  #isWhole(option: Option): boolean {
    const action = actionOf(option)
    if (this.kind === 'order') {
      const cards = action.cards as number[]
      return cards.length === this.order.length && cards.every((card, place) => card === this.order[place])
    }
    return (action.crystals as number[]).every((n, card) => n === this.crystals[card])
  }
}
