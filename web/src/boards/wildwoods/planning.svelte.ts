import type { Option } from '../../wire'
import { actionOf } from '../board'

/** A card in use for one thing. */
export interface Aim {
  card: number
  ability: number
  /** A creature, a place, a trauma in a slot; -1: the bottom ability. */
  target: number
}

export type DiceKinds = readonly [number, number, number]

const NONE: DiceKinds = [0, 0, 0]

/** What the player is putting together before a roll: card, aim, dice. Only listed answers are made. */
export class Plan {
  card = $state<number | null>(null)
  aim = $state.raw<Aim | null>(null)
  #dice = $state.raw<DiceKinds>(NONE)
  readonly #options: () => Option[]

  constructor(options: () => Option[]) {
    this.#options = options
  }

  readonly attempts = $derived.by(() =>
    this.#options().filter((option) => actionOf(option).do === 'attempt'),
  )

  /** The aims of the chosen card, the top ones first. */
  readonly aims = $derived.by(() => this.card === null ? [] : this.aimsOf(this.card))

  /** The attempts with what is chosen so far. */
  readonly open = $derived.by(() => {
    const { aim } = this
    return aim === null ? [] : this.attempts.filter((option) => isSameAim(aimOf(option), aim))
  })

  /** The dice that are chosen, as far as they can be rolled; at first all. */
  readonly dice = $derived.by((): DiceKinds => {
    const all = this.open.map(diceOf)
    return all.find((dice) => isSameDice(dice, this.#dice)) ?? mostOf(all)
  })

  /** The answer that is put together. */
  readonly chosen = $derived.by(
    () => this.open.find((option) => isSameDice(diceOf(option), this.dice)) ?? null,
  )

  canAct(card: number): boolean {
    return this.attempts.some((option) => aimOf(option).card === card)
  }

  aimsOf(card: number): Aim[] {
    const found: Aim[] = []
    for (const aim of this.attempts.map(aimOf)) {
      if (aim.card === card && !found.some((one) => isSameAim(one, aim))) found.push(aim)
    }
    return found
  }

  /** All attempts at a target, with any card or with the chosen one. */
  at(target: number, card: number | null = this.card): Option[] {
    return this.attempts.filter((option) => {
      const aim = aimOf(option)
      return aim.target === target && (card === null || aim.card === card)
    })
  }

  of(aim: Aim): Option[] {
    return this.attempts.filter((option) => isSameAim(aimOf(option), aim))
  }

  /** Takes up a card, or puts it down again. */
  choose(card: number): void {
    const isSame = this.card === card
    this.clear()
    if (isSame) return
    this.card = card
    const [only, ...others] = this.aimsOf(card)
    if (only !== undefined && others.length === 0) this.aim = only
  }

  /** Aims at a target: with the card that is taken up, else with the first that can. */
  aimAt(target: number): void {
    const [first] = [...this.at(target), ...this.at(target, null)].map(aimOf)
    if (first !== undefined) this.take(first)
  }

  take(aim: Aim): void {
    this.card = aim.card
    this.aim = aim
  }

  /** So many dice of a kind. */
  roll(kind: number, count: number): void {
    const [d8, d10, d12] = this.dice
    this.#dice = [kind === 0 ? count : d8, kind === 1 ? count : d10, kind === 2 ? count : d12]
  }

  /** The attempt with so many dice of a kind, all else as it is. */
  withDice(kind: number, count: number): Option | null {
    const wanted = this.dice.map((held, one) => (one === kind ? count : held))
    return this.open.find((option) => isSameDice(diceOf(option), wanted)) ?? null
  }

  /** Takes what somebody else has put together. */
  follow(option: Option): void {
    this.take(aimOf(option))
    this.#dice = diceOf(option)
  }

  isTarget(target: number): boolean {
    return this.aim?.target === target
  }

  /** One step back; false: there was nothing to go back from. */
  back(): boolean {
    if (this.card === null) return false
    if (this.aim !== null && this.aims.length > 1) this.aim = null
    else this.clear()
    return true
  }

  clear(): void {
    this.card = null
    this.aim = null
    this.#dice = NONE
  }
}

export function aimOf(option: Option): Aim {
  const { card, ability, target } = actionOf(option) as unknown as Aim
  return { card, ability, target }
}

export function diceOf(option: Option): DiceKinds {
  return actionOf(option).dice as DiceKinds
}

export function isSameAim(one: Aim, other: Aim): boolean {
  return one.card === other.card && one.ability === other.ability && one.target === other.target
}

function isSameDice(one: readonly number[], other: readonly number[]): boolean {
  return one.every((count, kind) => count === other[kind])
}

function mostOf(all: DiceKinds[]): DiceKinds {
  const sum = (dice: DiceKinds) => dice[0] + dice[1] + dice[2]
  return all.reduce((most, dice) => (sum(dice) > sum(most) ? dice : most), NONE)
}
