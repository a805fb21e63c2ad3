import type { Phrase, Prospect } from '../../wire'
import { Furnishing } from './furnishing.svelte'
import { doorOf, HOME, OUT, OUTSIDE, sizeOf, squareBehind, squareOf } from './geometry'
import { entriesOf, type Goal, type Planned, plannedOf } from './prospects'

/** A ghost, the square where it ends or OUTSIDE, its spot there, and 1 if on top of what stands there. */
export type Step = [ghost: number, square: number, spot: number, top: number]

/** Of one's own doors, the one behind which arrows begin. */
const DOOR = 3

/** The plan of a round as far as it is made, and what the server says of it. */
export class Planning extends Furnishing {
  /** The own ghost that is about to move. */
  ghost = $state<number | null>(null)
  steps = $state.raw<Step[]>([])
  /** G9.6 Small ghosts that are out and are taken home first. */
  recalled = $state.raw<number[]>([])
  #planned: Planned | null = null

  // What is asked

  override get isKnown(): boolean {
    return this.isPlanning ? !this.isPending : super.isKnown
  }

  get isPlanning(): boolean {
    return this.kind === 'move-ghosts'
  }

  /** The plan is in; the others still think. */
  get isWaiting(): boolean {
    return this.find('withdraw') !== null
  }

  /** G8.2 Tag! A small ghost comes in. */
  get isEntering(): boolean {
    return this.find('enter') !== null
  }

  /** Something is put together, or could be. */
  get isComposing(): boolean {
    return this.isPlanning || this.isWaiting || this.isEntering || this.isFurnishing
  }

  get value(): number {
    return this.view.players[this.seat]?.value ?? 0
  }

  get size(): number {
    return this.ghost === null ? 0 : sizeOf(this.ghost)
  }

  // The plan

  protected forgetPlan(): void {
    this.#planned = null
    this.steps = []
    this.recalled = []
  }

  protected takePlan(steps: number[][], recalled: number[]): void {
    this.steps = steps.map(([ghost = 0, square = 0, spot = 0, top = 0]) => [ghost, square, spot, top])
    this.recalled = [...recalled]
  }

  /** The plan as it is, and where the chosen ghost could go. */
  get planned(): Planned {
    const found = this.weigh(this.kept, this.isPlanning ? this.ghost : null)
    if (found !== null) this.#planned = found
    return found ?? { ...(this.#planned ?? this.#unplanned()), goals: [] }
  }

  get goals(): Goal[] {
    return this.isEntering ? entriesOf(this.options) : this.planned.goals
  }

  goalAt(square: number | null): Goal | null {
    return this.goals.find((goal) => goal.square === square) ?? null
  }

  /** Why the chosen ghost can go nowhere; null: it can, or that is not known yet. */
  get stuck(): Phrase[] | null {
    const { ghost } = this
    if (ghost === null || this.isPending || this.goals.length > 0) return null
    const door = doorOf(this.#home, 1)
    return this.weigh([...this.kept, [ghost, squareBehind(door), 0, 0]])?.missing ?? null
  }

  /** G9.6 The chosen ghost is out: may it be taken home? Why not; null: it is not out, or not known yet. */
  get recallable(): Phrase[] | null {
    const { ghost } = this
    if (ghost === null || this.planned.places[ghost] !== OUT || this.isPending) return null
    return this.weigh(this.steps, null, [...this.recalled, ghost])?.missing ?? null
  }

  get canBeReady(): boolean {
    return this.isPlanning && this.planned.missing.length === 0
  }

  get canTakeBack(): boolean {
    return this.isPlanning && this.steps.length + this.recalled.length > 0
  }

  /** One that has been moved is moved otherwise; where ghosts merge, only the last step can change. */
  protected get kept(): Step[] {
    const { ghost } = this
    if (ghost === null || this.view.merging) return this.steps
    return this.steps.filter(([moved]) => moved !== ghost)
  }

  /** Goals are asked for first: of two wishes that wait only the later one would be answered. */
  protected get isPending(): boolean {
    return this.#ask(this.kept, this.ghost, this.recalled) === null
  }

  /** What a plan comes to, with the goals of a ghost; null: that is not known yet. */
  protected weigh(steps: Step[], ghost: number | null = null, recalled = this.recalled): Planned | null {
    if (!this.isPlanning && !this.isWaiting) return null
    const found = this.#ask(steps, ghost, recalled)?.[0]
    return found === undefined ? null : plannedOf(found, this.#planned ?? this.#unplanned())
  }

  #ask(steps: Step[], ghost: number | null, recalled: number[]): Prospect[] | null {
    const more = ghost === null ? {} : { ghost }
    return this.whatIf.of({ do: 'plan', steps, recalled, ...more })
  }

  // The own ghosts

  /** Arrows go on from where it is about to be, or from behind its door. */
  protected squareOfGhost(ghost: number): number {
    const [, square] = this.steps.findLast(([moved]) => moved === ghost) ?? []
    const place = this.planned.places[ghost] ?? HOME
    if (square !== undefined && square !== OUTSIDE) return square
    return place >= 0 ? squareOf(place) : squareBehind(doorOf(this.#home, DOOR))
  }

  /** The small ghost that would come in. */
  protected get atHome(): number | null {
    const ghost = this.#own.findIndex(({ where }) => where === HOME)
    return ghost < 0 ? null : ghost
  }

  get #home(): number {
    return this.view.players[this.seat]?.home ?? 0
  }

  get #own() {
    return this.view.players[this.seat]?.ghosts ?? []
  }

  #unplanned(): Planned {
    return {
      left: this.value,
      places: this.#own.map(({ where }) => where),
      levels: this.#own.map(({ z }) => z),
      done: this.#own.map(({ rests }) => rests),
      goals: [],
      missing: [],
    }
  }
}
