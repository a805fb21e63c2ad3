import { actionOf, isSameAction, type RefusedAction, WATCHER, type Wish } from '../boards/board'
import type { ChatLine, Forecast, Option, Position, Replay, Step, Prospect, Table } from '../wire'
import { api } from './api'
import type { Entry } from './chronicle'
import { language } from './language.svelte'
import { type Moment, momentOf } from './moment'
import type { Say } from './say'
import { settings } from './settings.svelte'
import type { Eyes, TableState } from './table.svelte'
import { unfolded } from './unfold'

/** Through whose eyes the page shows a table, and which moment of it. */
export class Seeing {
  readonly table: TableState
  /** On a shared screen: whoever said that it is them. */
  handed = $state<number | null>(null)
  /** A moment of the match that is looked at again. */
  past = $state.raw<{ replay: Replay; place: number } | null>(null)
  /** The forecast whose warning was put away. */
  heeded = $state.raw<Forecast | null>(null)
  #explained = $state.raw<Option | null>(null)
  /** The last moment that was put away. */
  #read = $state(0)

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
    return this.past === null && this.moment === null ? (this.position?.options ?? []) : []
  }

  readonly #moment = $derived.by(() =>
    momentOf(this.eyes, this.table.answered(this.seat), this.#read),
  )

  /** What has taken the stage: nothing is answered before it is put away. */
  get moment(): Moment | null {
    return this.past === null ? this.#moment : null
  }

  /** The change of the table that ended the round which is still read; 0: nothing is. */
  get reads(): number {
    const { moment } = this
    const isRead = this.seat !== WATCHER && this.curtain === null && moment?.name === 'round-over'
    return isRead ? moment.seq : 0
  }

  /** What was told up to what is shown: while a round's end is on the stage, the next one waits. */
  readonly #entries = $derived.by(() => {
    const { entries } = this.eyes.chronicle
    const moment = this.moment
    if (moment?.name !== 'round-over') return entries
    return entries.slice(0, entries.findLastIndex(({ seq, told }) => seq === moment.seq && told.sums_up) + 1)
  })

  get entries(): Entry[] {
    return this.#entries
  }

  /** What was said, without the bots if the reader likes it so. */
  get lines(): ChatLine[] {
    const { lines, table } = this.table
    if (settings.botTalk) return lines
    return lines.filter(({ seat }) => table?.seats[seat]?.kind !== 'bot')
  }

  readonly endMoment = (): void => {
    this.#read = Math.max(this.#read, this.#moment?.seq ?? 0)
  }

  get momentTitle(): string {
    if (this.moment?.name === 'match-over') return this.ending
    return this.say.key(this.say.has('round-over') ? 'round-over' : 'page-round-over')
  }

  /** How the match has ended, in a sentence. */
  get ending(): string {
    const { winners = [], scores = [] } = this.position?.outcome ?? {}
    const points = Math.max(...scores)
    if (winners.length === 0) return this.say.key('game-ends-lost', { points })
    const isYou = winners.length === 1 && winners[0] === this.seat
    return isYou
      ? this.say.key('game-ends-you', { points })
      : this.say.key('game-ends', { names: { seats: winners }, winners: winners.length, points })
  }

  /** What is pointed at, as long as it can be done. */
  get explained(): Option | null {
    const pointed = this.#explained
    const isOffered = (option: Option) => isSameAction(option.action, pointed?.action ?? {})
    return pointed !== null && this.options.some(isOffered) ? pointed : null
  }

  get hinted(): Option | null {
    const hint = this.table.hint ?? this.table.taught
    if (hint?.seat !== this.seat) return null
    const listed = this.options.find((option) => isSameAction(option.action, hint.action))
    const unlisted = { action: hint.action, say: hint.say }
    return listed ?? (this.#mayBeUnlisted(unlisted) ? unlisted : null)
  }

  /** While a lesson waits for one answer: how often another one was tried. */
  get taught(): { nudges: number } | null {
    const { taught, nudges } = this.table
    return taught?.seat === this.seat && this.hinted !== null ? { nudges } : null
  }

  /** Of some kinds only a few answers are listed: a pose of furniture, a plan. */
  #mayBeUnlisted(hint: Option): boolean {
    return this.options.some((option) => actionOf(option).do === actionOf(hint).do)
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

  /** What the player did last is taken back, or the others are asked for it. */
  takeBack(): void {
    if (!this.mayTakeBack) return
    this.table.do({ type: 'take-back', seat: this.seat })
  }

  get mayTakeBack(): boolean {
    return (this.position?.undo ?? 'no') !== 'no' && !this.table.table?.undo
  }

  askHint(): void {
    if (!this.isAsked || this.table.hintAsked) return
    this.table.do({ type: 'hint', seat: this.seat })
  }

  /** The next match of a campaign, or once more. */
  readonly begin = async (what: 'next' | 'rematch'): Promise<void> => {
    this.table.changed(await api.post<Table>(`/tables/${this.table.id}/${what}`))
  }

  /** On to the next match, if there is one and one plays along. */
  get onward(): (() => Promise<void>) | undefined {
    const { table, you } = this.table
    return table?.goes_on === true && you.length > 0 ? () => this.begin('next') : undefined
  }

  readonly whatIf = (wish: Wish): Promise<Prospect[] | null> => this.table.whatIf(this.seat, wish)

  readonly sentences = (): Promise<string[]> => {
    const query = `seat=${String(this.seat)}&lang=${language.wanted}`
    return api.get<string[]>(`/tables/${this.table.id}/sentences?${query}`)
  }

  /** Shows the moment after that change of the table. */
  async lookBack(seq: number): Promise<void> {
    const match = this.table.table?.match ?? 0
    const path = `/tables/${this.table.id}/matches/${String(match)}/replay`
    const query = `seat=${String(this.seat)}&open=false`
    const replay = unfolded(await api.get<Replay>(`${path}?${query}`))
    const place = replay.steps.findLastIndex((step) => step.seq <= seq)
    if (place >= 0) this.past = { replay, place }
  }

  move(steps: number): void {
    if (this.past === null) return
    const last = this.past.replay.steps.length - 1
    const place = Math.min(Math.max(this.past.place + steps, 0), last)
    this.past = { ...this.past, place }
  }

  /** From now on backwards, to choose a moment. */
  async lookBackFromNow(): Promise<void> {
    await this.lookBack(this.eyes.chronicle.last)
    this.move(-1)
  }

  /** Is an earlier moment shown to which whoever looks may go back? */
  get mayRewind(): boolean {
    if (this.past === null || this.position?.may_rewind !== true) return false
    return this.past.place < this.past.replay.steps.length - 1
  }

  /** The match goes on from the moment that is shown. */
  rewind(): void {
    const step = this.step
    if (step === null) return
    this.table.do({ type: 'take-back', seat: this.seat, after: step.seq })
    this.backToNow()
  }

  backToNow(): void {
    this.past = null
  }
}
