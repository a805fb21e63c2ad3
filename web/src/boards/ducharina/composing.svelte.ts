import type { Option } from '../../wire'
import { actionOf } from '../board'
import { Aim } from './aim.svelte'
import { HOME, OUTSIDE, type Point, type Pose, spotOf, squareOf, squareOver } from './geometry'
import { Planning, type Step } from './planning.svelte'
import { type Planned, type Sight, sightOf } from './prospects'

/** What is chosen and put together on the board before it is answered. What holds, the server says. */
export class Composing extends Planning {
  readonly aim = new Aim(
    (square) => this.goalAt(square),
    () => this.size,
  )
  /** The square from which arrows go on. */
  here = $state(0)
  #phase = ''

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
    if (this.isWaiting && isForgotten) this.takePlan(view.plan, view.recalled)
  }

  #begin(phase: string): void {
    this.#phase = phase
    this.forgetPlan()
    this.leaveChoice()
  }

  // A ghost, and where to

  chooseGhost(ghost: number | null): void {
    this.typed.then(() => {
      if (this.isPlanning) this.#choose(ghost === this.ghost ? null : ghost)
    })
  }

  #choose(ghost: number | null): void {
    this.ghost = ghost
    this.aim.clear()
    if (ghost !== null) this.here = this.squareOfGhost(ghost)
  }

  /** A square, or OUTSIDE; near where it was pointed at, if it was. */
  chooseSquare(square: number, near: Point | null = null): void {
    this.typed.then(() => {
      this.aim.at(square, near)
    })
  }

  /** A pointer has chosen a place in the hall; the same place again goes there. */
  point(point: Point, isTouch: boolean): void {
    const square = squareOver(point)
    if (square === null || (this.ghost === null && !this.view.trying)) return
    if (square !== this.aim.square) this.chooseSquare(square, point)
    else {
      this.typed.thenKnowing(() => {
        this.#pointAgain(point, isTouch)
      })
    }
  }

  #pointAgain(point: Point, isTouch: boolean): void {
    const spot = this.aim.spotNear(point)
    if (isTouch || spot === null || spot === this.aim.spot) this.moveGhost()
    else this.aim.take(spot, this.aim.top)
  }

  nextSpot(): void {
    this.typed.thenKnowing(() => {
      this.aim.nextSpot()
    })
  }

  toggleTop(): void {
    this.typed.thenKnowing(() => {
      this.aim.toggleTop()
    })
  }

  /** What the chosen ghost would do; null: nothing is chosen. */
  get step(): Step | null {
    const { square, spot, top } = this.aim
    if (this.ghost === null || square === null) return null
    return [this.ghost, square, spot, Number(top)]
  }

  /** The plan with that step, or why it is none. */
  get next(): Planned | null {
    const { step } = this
    if (step === null || !this.isPlanning || this.isPending) return null
    return this.weigh([...this.kept, step])
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

  // The plan

  /** The step becomes part of the plan; a ghost that comes in by a midnight card comes at once. */
  moveGhost(): void {
    this.typed.thenKnowing(() => {
      if (this.step === null || this.aim.goal === null) return
      if (this.isEntering) {
        this.#enter()
        return
      }
      this.steps = [...this.kept, this.step]
      this.#chooseNone()
    })
  }

  #enter(): void {
    const wanted = this.aim
    const option = this.options.find((one) => {
      const { do: verb, square, spot, top } = actionOf(one)
      return verb === 'enter' && square === wanted.square && spot === wanted.spot && top === Number(wanted.top)
    })
    if (option !== undefined) this.act(option)
  }

  recall(): void {
    if (this.ghost === null || this.recallable?.length !== 0) return
    this.recalled = [...this.recalled, this.ghost]
    this.leaveChoice()
  }

  /** The last step, or what was taken home before all steps. */
  takeBackStep(): void {
    this.typed.then(() => {
      if (this.steps.length > 0) this.steps = this.steps.slice(0, -1)
      else this.recalled = this.recalled.slice(0, -1)
      this.#chooseNone()
    })
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

  /** Nothing is chosen any more, whatever was typed meanwhile; the plan stays. */
  leaveChoice(): void {
    this.typed.forget()
    this.#chooseNone()
  }

  #chooseNone(): void {
    this.#choose(this.isEntering ? this.atHome : null)
    this.letGo()
  }

  /** An answer that is hinted at, as if the player had put it together. */
  layOut(hinted: Option): void {
    const action = actionOf(hinted)
    if (action.do === 'plan' && this.isPlanning) {
      this.leaveChoice()
      this.takePlan(action.steps as number[][], action.recalled as number[])
    } else if (action.do === 'furnish' && this.isFurnishing) {
      if (this.piece !== action.piece) this.choosePiece(action.piece as number)
      const { x, y, turn, side } = action as unknown as Pose
      this.hold(() => ({ x, y, turn, side }))
    } else if (action.do === 'enter') {
      this.chooseSquare(action.square as number)
      this.aim.take(action.spot as number, action.top === 1)
    }
  }

  override act(option: Option): void {
    this.leaveChoice()
    super.act(option)
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
    const { size, ghost } = this
    const { square, spot, top } = this.aim
    if (square !== null) return square === OUTSIDE ? null : { size, square, spot, top: Number(top) }
    const place = ghost === null ? HOME : (this.planned.places[ghost] ?? HOME)
    if (ghost === null || place < 0) return null
    const high = Number((this.planned.levels[ghost] ?? 0) > 0)
    return { size, square: squareOf(place), spot: spotOf(place), top: high }
  }
}
