import { isSameAction, type RefusedAction, WATCHER } from '../boards/board'
import type { Option, Position, Replay, Step, Weight } from '../wire'
import { api } from './api'
import { language } from './language.svelte'
import type { Say } from './say'
import type { Eyes, TableState } from './table.svelte'

/** Through whose eyes the page shows a table, and which moment of it. */
export class Seeing {
  readonly table: TableState
  /** On a shared screen: whoever said that it is them. */
  handed = $state<number | null>(null)
  /** A moment of the match that is looked at again. */
  past = $state.raw<{ replay: Replay; place: number } | null>(null)
  #explained = $state.raw<Option | null>(null)

  constructor(table: TableState) {
    this.table = table
  }

  get seat(): number {
    const [only, ...others] = this.table.you
    if (only === undefined) return WATCHER
    return others.length === 0 ? only : (this.handed ?? only)
  }

  get eyes(): Eyes {
    return this.table.eyes(this.seat)
  }

  get position(): Position | null {
    return this.eyes.position
  }

  readonly #say = $derived.by(() => language.say.at(this.table.names, this.seat))

  get say(): Say {
    return this.#say
  }

  /** Who has to take the screen before anything is shown; null: whoever looks may look. */
  get curtain(): number | null {
    const you = this.table.you
    if (you.length < 2 || this.table.table?.status === 'open') return null
    const asked = you.filter((seat) => this.table.isAsked(seat))
    if (this.handed === null) return asked[0] ?? you[0] ?? null
    return asked.includes(this.handed) ? null : (asked[0] ?? null)
  }

  get isAsked(): boolean {
    return this.table.isAsked(this.seat)
  }

  get options(): Option[] {
    return this.past === null ? (this.position?.options ?? []) : []
  }

  /** What is pointed at, as long as it can be done. */
  get explained(): Option | null {
    const pointed = this.#explained
    const isOffered = (option: Option) => isSameAction(option.action, pointed?.action ?? {})
    return pointed !== null && this.options.some(isOffered) ? pointed : null
  }

  get hinted(): Option | null {
    const hint = this.table.hint
    if (hint?.seat !== this.seat) return null
    return this.options.find((option) => isSameAction(option.action, hint.action)) ?? null
  }

  /** The answer that was refused just now, to be told where it was tried. */
  get refused(): RefusedAction | null {
    const trouble = this.table.trouble
    if (trouble?.command.type !== 'answer') return null
    return { action: trouble.command.action, text: this.say.sentence(trouble.refusal.say) }
  }

  get step(): Step | null {
    return this.past?.replay.steps[this.past.place] ?? null
  }

  take(seat: number): void {
    this.past = null
    this.#explained = null
    this.handed = seat
  }

  readonly act = (option: Option): void => {
    this.#explained = null
    this.table.answer(this.seat, option)
  }

  readonly explain = (option: Option | null): void => {
    this.#explained = option
  }

  readonly weigh = (wish: Record<string, unknown>): Promise<Weight[]> =>
    this.table.weigh(this.seat, wish)

  readonly sentences = (): Promise<string[]> => {
    const query = `seat=${String(this.seat)}&lang=${language.wanted}`
    return api.get<string[]>(`/tables/${this.table.id}/sentences?${query}`)
  }

  /** Shows the moment after that change of the table. */
  async lookBack(seq: number): Promise<void> {
    const match = this.table.table?.match ?? 0
    const path = `/tables/${this.table.id}/matches/${String(match)}/replay`
    const replay = await api.get<Replay>(`${path}?seat=${String(this.seat)}&open=false`)
    const place = replay.steps.findLastIndex((step) => step.seq <= seq)
    if (place >= 0) this.past = { replay, place }
  }

  move(steps: number): void {
    if (this.past === null) return
    const last = this.past.replay.steps.length - 1
    const place = Math.min(Math.max(this.past.place + steps, 0), last)
    this.past = { ...this.past, place }
  }

  backToNow(): void {
    this.past = null
  }
}
