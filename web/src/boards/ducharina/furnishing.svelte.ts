import type { DucharinaPicture, Option, Prospect } from '../../wire'
import { actionOf, type BoardProps } from '../board'
import type { WhatIf } from '../parts/whatif.svelte'
import { DOWN, type Pose } from './geometry'
import { type Verdict, verdictOf } from './prospects'
import { turnedBy } from './turns'
import { Typed } from './typed'

const PIECE_KINDS = ['move-furniture', 'put-piece']
/** The hall in hundredths of a square, as poses count. */
const FAR = 600
const NOWHERE: Pose = { x: FAR / 2, y: FAR / 2, turn: 0, side: 0 }

/** What this seat is asked; and a piece of furniture in its hands. What stands, the server says. */
export class Furnishing {
  /** The piece that is being moved, and where it is held. */
  piece = $state<number | null>(null)
  pose = $state.raw<Pose | null>(null)
  readonly typed = new Typed(() => this.isKnown)
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

  /** Has the server said what becomes of what is held or chosen now? */
  get isKnown(): boolean {
    return this.piece === null || this.isWeighed
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
    this.hold(() => ({ x: within(x), y: within(y) }))
  }

  nudgePiece(dx: number, dy: number): void {
    this.hold(({ x, y }) => ({ x: within(x + dx), y: within(y + dy) }))
  }

  /** Counter-clockwise, in steps of five degrees. */
  turnPiece(by: number): void {
    this.hold(({ turn }) => ({ turn: turnedBy(turn, by) }))
  }

  tipPiece(side: number): void {
    this.hold(() => ({ side }))
  }

  /** From the side that is down to another one, in their order. */
  tipOver(by: number): void {
    this.hold(({ side }) => ({ side: (side + by + DOWN.length) % DOWN.length }))
  }

  /** To the nearest place where it stands as it is held, once that is known. */
  takeNearest(): void {
    this.typed.thenKnowing(() => {
      const nearest = this.#prospect === null ? null : this.verdict?.nearest
      if (nearest != null) this.hold(() => nearest)
    })
  }

  hold(changed: (pose: Pose) => Partial<Pose>): void {
    this.typed.then(() => {
      if (this.pose !== null) this.pose = { ...this.pose, ...changed(this.pose) }
    })
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
    return this.#prospects?.[0] ?? null
  }

  get #prospects(): Prospect[] | null {
    const { piece, pose } = this
    if (piece === null || pose === null || !this.isFurnishing) return null
    return this.whatIf.of({ do: 'furnish', piece, ...pose })
  }

  /** Has the server said what becomes of the pose as it is held? */
  get isWeighed(): boolean {
    return this.#prospects !== null
  }

  get canPut(): boolean {
    const found = this.#prospect
    return found?.is_open === true && (found.missing ?? []).length === 0
  }

  /** As soon as it is known whether it stands. */
  putPiece(): void {
    this.typed.thenKnowing(() => {
      const found = this.#prospect
      if (this.canPut && found?.action != null) this.act({ action: found.action, say: found.say })
    })
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
