import type { Attachment } from 'svelte/attachments'

import type { Composing } from '../composing.svelte'
import { type Point, squareOver } from '../geometry'
import { nameOf } from './cast'
import type { Hall } from './hall'
import { Picker } from './picking'

/** Hundredths of a square: what is dragged keeps to a fine grid. */
const GRID = 5
/** Pixels: whoever moves less has pressed, not dragged. */
const STILL = 6
const TURN = 0.006
const TILT = 0.004
const WHEEL = 0.0012

export interface Pointed {
  /** A square under the pointer; null: none. */
  hover: (square: number | null) => void
  /** Somewhere outside of the hall was pressed. */
  outside: (point: Point) => void
  /** The viewer has moved. */
  looked: () => void
}

type Gesture =
  | { kind: 'drag'; grip: Point; high: number }
  | { kind: 'turn'; x: number; y: number }
  | { kind: 'press'; x: number; y: number }

/** Fingers, mouse and wheel in the hall: pressing chooses, dragging moves a piece or the viewer. */
export function pointing(hall: Hall, composing: Composing, told: Pointed): Attachment<HTMLElement> {
  const picker = new Picker(hall)
  const fingers = new Map<number, Point>()
  let gesture: Gesture | null = null
  let apart = 0

  function down(event: PointerEvent): void {
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
    if (fingers.size === 2) {
      apart = spread()
      gesture = { kind: 'turn', ...between() }
    } else if (fingers.size === 1) {
      gesture = event.button === 0 ? (maybeTake(event) ?? press(event)) : { kind: 'turn', x: event.clientX, y: event.clientY }
    }
    if (gesture?.kind !== 'press') (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId)
  }

  function press({ clientX: x, clientY: y }: PointerEvent): Gesture {
    return { kind: 'press', x, y }
  }

  /** A piece that may be moved is taken where it is touched. */
  function maybeTake(event: PointerEvent): Gesture | null {
    if (!composing.isFurnishing) return null
    const hit = picker.piece(event, (piece) => composing.view.pieces[piece]?.movable === true)
    if (hit === null) return null
    if (hit.piece !== composing.piece) composing.choosePiece(hit.piece)
    const at = picker.level(event, hit.at.y)
    const { pose } = composing
    if (at === null || pose === null) return null
    return { kind: 'drag', high: hit.at.y, grip: { x: pose.x - at.x / 10, y: pose.y - at.y / 10 } }
  }

  function move(event: PointerEvent): void {
    const before = fingers.get(event.pointerId)
    if (before !== undefined) fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
    if (gesture === null) hover(event)
    else if (gesture.kind === 'drag') drag(event, gesture)
    else if (gesture.kind === 'turn') turn(gesture)
  }

  function hover(event: PointerEvent): void {
    if (event.pointerType === 'touch') return
    const at = picker.level(event)
    told.hover(at === null ? null : squareOver(at))
  }

  function drag(event: PointerEvent, { grip, high }: Gesture & { kind: 'drag' }): void {
    const at = picker.level(event, high)
    if (at !== null) composing.movePiece(onGrid(at.x / 10 + grip.x), onGrid(at.y / 10 + grip.y))
  }

  function turn(from: Gesture & { kind: 'turn' }): void {
    const to = between()
    hall.viewer.turnBy(-(to.x - from.x) * TURN)
    hall.viewer.tiltBy((to.y - from.y) * TILT)
    if (fingers.size === 2) {
      hall.viewer.comeCloser(spread() / Math.max(1, apart))
      apart = spread()
    }
    gesture = { kind: 'turn', ...to }
    told.looked()
  }

  /** Between all fingers. */
  function between(): Point {
    const all = [...fingers.values()]
    const sum = all.reduce((one, other) => ({ x: one.x + other.x, y: one.y + other.y }), { x: 0, y: 0 })
    return { x: sum.x / all.length, y: sum.y / all.length }
  }

  function spread(): number {
    const [one, other] = [...fingers.values()]
    return one === undefined || other === undefined ? 0 : Math.hypot(one.x - other.x, one.y - other.y)
  }

  function up(event: PointerEvent): void {
    const pressed = gesture?.kind === 'press' ? gesture : null
    fingers.delete(event.pointerId)
    if (fingers.size === 0) gesture = null
    if (pressed === null || event.type === 'pointercancel') return
    if (Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) < STILL) choose(event)
  }

  function choose(event: PointerEvent): void {
    const at = picker.level(event)
    const square = at === null ? null : squareOver(at)
    // Where a chosen ghost may go, only the middle of another one is in the way.
    const isGoal = composing.ghost !== null && square !== null && composing.goalAt(square) !== null
    const ghost = composing.isPlanning
      ? picker.ghost(event, ({ seat, ghost, name }) => seat === composing.seat && name === nameOf(seat, ghost), isGoal)
      : null
    if (ghost !== null && ghost.ghost !== composing.ghost) composing.chooseGhost(ghost.ghost)
    else if (square !== null && at !== null) composing.point(at, event.pointerType === 'touch')
    else if (at !== null) told.outside(at)
  }

  function wheel(event: WheelEvent): void {
    event.preventDefault()
    hall.viewer.comeCloser(Math.exp(-event.deltaY * WHEEL))
    told.looked()
  }

  function nothing(event: Event): void {
    event.preventDefault()
  }

  return (canvas) => {
    canvas.addEventListener('pointerdown', down)
    canvas.addEventListener('pointermove', move)
    canvas.addEventListener('pointerup', up)
    canvas.addEventListener('pointercancel', up)
    canvas.addEventListener('wheel', wheel, { passive: false })
    canvas.addEventListener('contextmenu', nothing)
    return () => {
      canvas.removeEventListener('pointerdown', down)
      canvas.removeEventListener('pointermove', move)
      canvas.removeEventListener('pointerup', up)
      canvas.removeEventListener('pointercancel', up)
      canvas.removeEventListener('wheel', wheel)
      canvas.removeEventListener('contextmenu', nothing)
    }
  }
}

function onGrid(at: number): number {
  return GRID * Math.round(at / GRID)
}
