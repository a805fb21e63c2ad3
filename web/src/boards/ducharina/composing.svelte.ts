import type { Option, Phrase, Prospect } from '../../wire'
import { actionOf } from '../board'
import { Furnishing } from './furnishing.svelte'
import {
  doorOf,
  hasSpot,
  HOME,
  nearestSpot,
  OUT,
  OUTSIDE,
  type Point,
  type Pose,
  sizeOf,
  spotOf,
  spotsIn,
  squareBehind,
  squareOf,
  squareOver,
} from './geometry'
import { entriesOf, type Goal, type Planned, plannedOf, type Sight, sightOf } from './prospects'

/** A ghost, the square where it ends or OUTSIDE, its spot there, and 1 if on top of what stands there. */
export type Step = [ghost: number, square: number, spot: number, top: number]

/** Of one's own doors, the one behind which arrows begin. */
const DOOR = 3

/** What is chosen and put together on the board before it is answered. What holds, the server says. */
export class Composing extends Furnishing {
  /** The own ghost that is about to move. */
  ghost = $state<number | null>(null)
  /** Where to: a square, or OUTSIDE. */
  square = $state<number | null>(null)
  /** The square from which arrows go on. */
  here = $state(0)
  /** The spot that is wanted, or the one nearest to a point, and whether on top: if it is there to be had. */
  #spot = $state(0)
  #near = $state.raw<Point | null>(null)
  #top = $state(false)
  steps = $state.raw<Step[]>([])
  /** G9.6 Small ghosts that are out and are taken home first. */
  recalled = $state.raw<number[]>([])
  #phase = ''
  #planned: Planned | null = null

  // What is asked

  override get isKnown(): boolean {
    return this.isPlanning ? !this.#isPending : super.isKnown
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

  /**
   * To be called whenever the table has changed. A plan is kept while its round is planned, whoever
   * is asked; a pose as long as its question is open.
   */
  follow(): void {
    const { asked, view, seat } = this.table()
    const kind = asked?.kind ?? ''
    const nth = kind === 'move-ghosts' ? view.round : (asked?.id ?? 0)
    const phase = [seat, kind, nth].join(' ')
    if (phase !== this.#phase) this.#begin(phase)
    // After a reload: the plan that the server has.
    const isForgotten = this.steps.length === 0 && view.plan.length > 0
    if (this.isWaiting && isForgotten) this.#take(view.plan, view.recalled)
  }

  #begin(phase: string): void {
    this.#phase = phase
    this.#planned = null
    this.steps = []
    this.recalled = []
    this.leaveChoice()
  }

  /** The small ghost that would come in. */
  #atHome(): number | null {
    const ghost = this.#own.findIndex(({ where }) => where === HOME)
    return ghost < 0 ? null : ghost
  }

  #take(steps: number[][], recalled: number[]): void {
    this.steps = steps.map(([ghost = 0, square = 0, spot = 0, top = 0]) => [ghost, square, spot, top])
    this.recalled = [...recalled]
  }

  // Ghosts

  get #own() {
    return this.view.players[this.seat]?.ghosts ?? []
  }

  get value(): number {
    return this.view.players[this.seat]?.value ?? 0
  }

  /** One that has been moved is moved otherwise; where ghosts merge, only the last step can change. */
  get #kept(): Step[] {
    const { ghost } = this
    if (ghost === null || this.view.merging) return this.steps
    return this.steps.filter(([moved]) => moved !== ghost)
  }

  /** The plan as it is, and where the chosen ghost could go. */
  get planned(): Planned {
    const found = this.#ask(this.#kept, this.isPlanning ? this.ghost : null)
    if (found !== null) this.#planned = found
    return found ?? { ...(this.#planned ?? this.#unplanned()), goals: [] }
  }

  #ask(steps: Step[], ghost: number | null, recalled = this.recalled): Planned | null {
    if (!this.isPlanning && !this.isWaiting) return null
    const found = this.#weighed(steps, ghost, recalled)?.[0]
    return found === undefined ? null : plannedOf(found, this.#planned ?? this.#unplanned())
  }

  #weighed(steps: Step[], ghost: number | null, recalled: number[]): Prospect[] | null {
    const more = ghost === null ? {} : { ghost }
    return this.whatIf.of({ do: 'plan', steps, recalled, ...more })
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

  get goals(): Goal[] {
    return this.isEntering ? entriesOf(this.options) : this.planned.goals
  }

  /** Why the chosen ghost can go nowhere; null: it can, or that is not known yet. */
  get stuck(): Phrase[] | null {
    const { ghost } = this
    if (ghost === null || this.#isPending || this.goals.length > 0) return null
    const door = doorOf(this.view.players[this.seat]?.home ?? 0, 1)
    return this.#ask([...this.#kept, [ghost, squareBehind(door), 0, 0]], null)?.missing ?? null
  }

  goalAt(square: number | null): Goal | null {
    return this.goals.find((goal) => goal.square === square) ?? null
  }

  /** Where the chosen ghost would go. */
  get goal(): Goal | null {
    return this.goalAt(this.square)
  }

  /** What the chosen ghost would do; null: nothing is chosen. */
  get step(): Step | null {
    if (this.ghost === null || this.square === null) return null
    return [this.ghost, this.square, this.spot, Number(this.top)]
  }

  /** The plan with that step, or why it is none. */
  get next(): Planned | null {
    const { step } = this
    if (step === null || !this.isPlanning || this.#isPending) return null
    return this.#ask([...this.#kept, step], null)
  }

  /** Goals are asked for first: of two wishes that wait only the later one would be answered. */
  get #isPending(): boolean {
    return this.#weighed(this.#kept, this.ghost, this.recalled) === null
  }

  /** G8.1 The larger ghost that would come of the step; null: nothing merges. */
  get merged(): number | null {
    const after = this.next?.places
    const before = this.planned.places
    if (after === undefined || !this.view.merging) return null
    const grown = after.findIndex(
      (place, ghost) => ghost !== this.ghost && place >= 0 && before[ghost] === HOME,
    )
    return grown < 0 ? null : grown
  }

  chooseGhost(ghost: number | null): void {
    this.typed.then(() => {
      if (this.isPlanning) this.#choose(ghost === this.ghost ? null : ghost)
    })
  }

  /** Arrows go on from where it stands, or from behind its door. */
  #choose(ghost: number | null): void {
    this.ghost = ghost
    this.square = null
    this.#wish(0, false)
    if (ghost !== null) this.here = this.#squareOf(ghost)
  }

  #squareOf(ghost: number): number {
    const [, square] = this.steps.findLast(([moved]) => moved === ghost) ?? []
    const place = this.planned.places[ghost] ?? HOME
    if (square !== undefined && square !== OUTSIDE) return square
    return place >= 0 ? squareOf(place) : squareBehind(doorOf(this.view.players[this.seat]?.home ?? 0, DOOR))
  }

  /** G9.6 The chosen ghost is out: may it be taken home? Why not; null: it is not out, or not known yet. */
  get recallable(): Phrase[] | null {
    const { ghost } = this
    if (ghost === null || this.planned.places[ghost] !== OUT || this.#isPending) return null
    return this.#ask(this.steps, null, [...this.recalled, ghost])?.missing ?? null
  }

  recall(): void {
    if (this.ghost === null || this.recallable?.length !== 0) return
    this.recalled = [...this.recalled, this.ghost]
    this.leaveChoice()
  }

  /** A square, or OUTSIDE; the spot is the one nearest to where it was pointed at, if it was. */
  chooseSquare(square: number, near: Point | null = null): void {
    this.typed.then(() => {
      this.square = square
      this.#wish(this.spot, false, near)
    })
  }

  #wish(spot: number, top: boolean, near: Point | null = null): void {
    this.#spot = spot
    this.#top = top
    this.#near = near
  }

  /** On top of what stands there: because it is wanted, or because there is no other place. */
  get top(): boolean {
    const { floor, top } = this.#place
    return top > 0 && (this.#top || floor === 0)
  }

  /** The one that is wanted, if it is free. */
  get spot(): number {
    const spots = this.#spots
    if (this.#near !== null && this.square !== null) return nearestSpot(this.#near, this.size, this.square, spots) ?? 0
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

  /** A pointer has chosen a place in the hall; the same place again goes there. */
  point(point: Point, isTouch: boolean): void {
    const square = squareOver(point)
    if (square === null || (this.ghost === null && !this.view.trying)) return
    if (square !== this.square) this.chooseSquare(square, point)
    else {
      this.typed.thenKnowing(() => {
        this.#pointAgain(point, square, isTouch)
      })
    }
  }

  #pointAgain(point: Point, square: number, isTouch: boolean): void {
    const spot = nearestSpot(point, this.size, square, this.#spots)
    if (isTouch || spot === null || spot === this.spot) this.moveGhost()
    else this.#wish(spot, this.top)
  }

  chooseSpot(spot: number, top: boolean): void {
    const { goal } = this
    if (goal !== null && hasSpot(top ? goal.top : goal.floor, spot)) this.#wish(spot, top)
  }

  /** The next free spot of the square, from the middle round its corners. */
  nextSpot(): void {
    this.typed.thenKnowing(() => {
      const spots = spotsIn(this.#spots)
      const spot = spots[(spots.indexOf(this.spot) + 1) % spots.length]
      if (spot !== undefined) this.#wish(spot, this.top)
    })
  }

  /** From the floor onto what stands there, or down again. */
  toggleTop(): void {
    this.typed.thenKnowing(() => {
      const spots = this.top ? this.#place.floor : this.#place.top
      const [first] = spotsIn(spots)
      if (first !== undefined) this.chooseSpot(hasSpot(spots, this.spot) ? this.spot : first, !this.top)
    })
  }

  get size(): number {
    return this.ghost === null ? 0 : sizeOf(this.ghost)
  }

  /** The step becomes part of the plan; a ghost that comes in by a midnight card comes at once. */
  moveGhost(): void {
    this.typed.thenKnowing(() => {
      if (this.step === null || this.goal === null) return
      if (this.isEntering) {
        this.#enter()
        return
      }
      this.steps = [...this.#kept, this.step]
      this.#chooseNone()
    })
  }

  #enter(): void {
    const wanted = { square: this.square, spot: this.spot, top: Number(this.top) }
    const option = this.options.find((one) => {
      const { do: verb, square, spot, top } = actionOf(one)
      return verb === 'enter' && square === wanted.square && spot === wanted.spot && top === wanted.top
    })
    if (option !== undefined) this.act(option)
  }

  /** The last step, or what was taken home before all steps. */
  takeBackStep(): void {
    this.typed.then(() => {
      if (this.steps.length > 0) this.steps = this.steps.slice(0, -1)
      else this.recalled = this.recalled.slice(0, -1)
      this.#chooseNone()
    })
  }

  get canTakeBack(): boolean {
    return this.isPlanning && this.steps.length + this.recalled.length > 0
  }

  /** Nothing is chosen any more, whatever was typed meanwhile; the plan stays. */
  leaveChoice(): void {
    this.typed.forget()
    this.#chooseNone()
  }

  #chooseNone(): void {
    this.#choose(this.isEntering ? this.#atHome() : null)
    this.letGo()
  }

  /** An answer that is hinted at, as if the player had put it together. */
  layOut(hinted: Option): void {
    const action = actionOf(hinted)
    if (action.do === 'plan' && this.isPlanning) {
      this.leaveChoice()
      this.#take(action.steps as number[][], action.recalled as number[])
    } else if (action.do === 'furnish' && this.isFurnishing) {
      if (this.piece !== action.piece) this.choosePiece(action.piece as number)
      const { x, y, turn, side } = action as unknown as Pose
      this.hold(() => ({ x, y, turn, side }))
    } else if (action.do === 'enter') {
      this.chooseSquare(action.square as number)
      this.chooseSpot(action.spot as number, action.top === 1)
    }
  }

  get canBeReady(): boolean {
    return this.isPlanning && this.planned.missing.length === 0
  }

  ready(): void {
    this.typed.thenKnowing(() => {
      const { steps, recalled } = this
      if (this.canBeReady) this.act({ action: { do: 'plan', steps, recalled }, say: { key: 'do-plan' } })
    })
  }

  withdraw(): void {
    const option = this.find('withdraw')
    if (option !== null) this.table().act(option)
  }

  // Sight

  /** G7.5 Which doors see the place that is chosen, or where the chosen ghost is. */
  get sight(): Sight | null {
    const { asked, view } = this.table()
    const place = this.#looked
    if (!view.trying || asked === null || place === null) return null
    const found = this.whatIf.of({ do: 'seen', ...place })?.[0]
    return found === undefined ? null : sightOf(found)
  }

  get #looked() {
    const { square, spot, top, size, ghost } = this
    if (square !== null) return square === OUTSIDE ? null : { size, square, spot, top: Number(top) }
    const place = ghost === null ? HOME : (this.planned.places[ghost] ?? HOME)
    if (ghost === null || place < 0) return null
    const high = Number((this.planned.levels[ghost] ?? 0) > 0)
    return { size, square: squareOf(place), spot: spotOf(place), top: high }
  }

  override act(option: Option): void {
    this.leaveChoice()
    super.act(option)
  }
}
