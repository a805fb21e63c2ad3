import type { DucharinaPicture, Option, Prospect } from '../../wire'
import { actionOf, type BoardProps } from '../board'
import type { WhatIf } from '../parts/whatif.svelte'
import type { Pose } from './geometry'
import { type Verdict, verdictOf } from './prospects'
import { turnedBy } from './turns'

const PIECE_KINDS = ['move-furniture', 'put-piece']
/** The hall in hundredths of a square, as poses count. */
const FAR = 600
const NOWHERE: Pose = { x: FAR / 2, y: FAR / 2, turn: 0, side: 0 }

/** What this seat is asked; and a piece of furniture in its hands. What stands, the server says. */
export class Furnishing {
  /** The piece that is being moved, and where it is held. */
  piece = $state<number | null>(null)
  pose = $state.raw<Pose | null>(null)
  #verdict: Verdict | null = null

  readonly table: () => BoardProps<DucharinaPicture>
  readonly whatIf: WhatIf

  constructor(table: () => BoardProps<DucharinaPicture>, whatIf: WhatIf) {
    this.table = table
    this.whatIf = whatIf
  }

  // What is asked

  get view(): DucharinaPicture {
    return this.table().view
  }

  get seat(): number {
    return this.table().seat
  }

  get options(): Option[] {
    return this.table().options
  }

  /** What this seat is asked; empty: nothing. */
  get kind(): string {
    const { asked, seat, options } = this.table()
    return asked?.seats.includes(seat) && options.length > 0 ? asked.kind : ''
  }

  get isFurnishing(): boolean {
    return PIECE_KINDS.includes(this.kind)
  }

  find(verb: string): Option | null {
    return this.options.find((option) => actionOf(option).do === verb) ?? null
  }

  // A piece

  choosePiece(piece: number | null): void {
    const there = piece === null ? undefined : this.view.pieces[piece]
    if (there?.movable !== true || piece === this.piece) {
      this.letGo()
      return
    }
    const { x, y, z, turn, side } = there
    this.piece = piece
    this.pose = z < 0 ? NOWHERE : { x, y, turn, side }
    this.#verdict = null
  }

  /** In hundredths of a square. */
  movePiece(x: number, y: number): void {
    this.hold({ x: within(x), y: within(y) })
  }

  nudgePiece(dx: number, dy: number): void {
    if (this.pose !== null) this.movePiece(this.pose.x + dx, this.pose.y + dy)
  }

  /** Counter-clockwise, in steps of five degrees. */
  turnPiece(by: number): void {
    if (this.pose !== null) this.hold({ turn: turnedBy(this.pose.turn, by) })
  }

  tipPiece(side: number): void {
    this.hold({ side })
  }

  /** To the nearest place where it stands as it is held now, not as it was held before. */
  takeNearest(): void {
    const nearest = this.isWeighed ? this.verdict?.nearest : null
    if (nearest != null) this.hold(nearest)
  }

  hold(changes: Partial<Pose>): void {
    if (this.pose !== null) this.pose = { ...this.pose, ...changes }
  }

  letGo(): void {
    this.piece = null
    this.pose = null
    this.#verdict = null
  }

  /** Is it held where it stood? */
  get isUnmoved(): boolean {
    const there = this.piece === null ? undefined : this.view.pieces[this.piece]
    const { pose } = this
    if (there === undefined || pose === null || there.z < 0) return false
    return there.x === pose.x && there.y === pose.y && there.turn === pose.turn && there.side === pose.side
  }

  /** Of the pose as it is held; until it is known, of the one before. */
  get verdict(): Verdict | null {
    const found = this.#prospect
    if (found !== null) this.#verdict = verdictOf(found)
    return this.#verdict
  }

  get #prospect(): Prospect | null {
    const { piece, pose } = this
    if (piece === null || pose === null || !this.isFurnishing) return null
    return this.whatIf.of({ do: 'furnish', piece, ...pose })?.[0] ?? null
  }

  /** Has the server said what becomes of the pose as it is held? */
  get isWeighed(): boolean {
    return this.#prospect !== null
  }

  get canPut(): boolean {
    const found = this.#prospect
    return found?.is_open === true && (found.missing ?? []).length === 0
  }

  putPiece(): void {
    const found = this.#prospect
    if (this.canPut && found?.action != null) this.act({ action: found.action, say: found.say })
  }

  leave(): void {
    const option = this.find('leave')
    if (option !== null) this.act(option)
  }

  act(option: Option): void {
    this.letGo()
    this.table().act(option)
  }
}

function within(at: number): number {
  return Math.max(0, Math.min(FAR, Math.round(at)))
}
