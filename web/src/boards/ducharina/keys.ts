import { tick } from 'svelte'

import { isTyping } from '../../lib/roving'
import type { Composing } from './composing.svelte'

/** The large ghost first: so they stand in the tray, and so the digits choose them. */
export const ORDER = [6, 4, 5, 0, 1, 2, 3] as const

const PUSHES: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}
/** Hundredths of a square: a step, and with Shift a small one. */
const PUSH = 25
const NUDGE = 5
/** Turns: five degrees, and with Shift an eighth of a circle. */
const EIGHTH = 9

export function digitOf(ghost: number): string {
  return String(ORDER.findIndex((one) => one === ghost) + 1)
}

export function ghostOf(digit: string): number | null {
  return ORDER[Number(digit) - 1] ?? null
}

/** Keys are for the board while it has the focus; letters and digits are unless somebody writes. */
export function isForBoard({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (isTyping(target) || ctrlKey || metaKey || altKey) return false
  const at = target instanceof Element ? target : null
  if (at === null || at === document.body || at.closest('main') !== null) return true
  return key.length === 1 && key !== ' ' && at.closest('dialog') === null
}

/** Does what a key means; says whether it means anything. */
export function pressedOn(composing: Composing, event: KeyboardEvent): boolean {
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
  if (composing.isFurnishing) return furnish(composing, event, key)
  return (composing.isPlanning || composing.isEntering) && plan(composing, key)
}

function furnish(composing: Composing, event: KeyboardEvent, key: string): boolean {
  const [x = 0, y = 0] = PUSHES[key] ?? []
  if (composing.pose === null) return false
  const step = event.shiftKey ? NUDGE : PUSH
  const turn = event.shiftKey ? EIGHTH : 1
  if (x !== 0 || y !== 0) composing.nudgePiece(x * step, y * step)
  else if (key === 'q') composing.turnPiece(turn)
  else if (key === 'e') composing.turnPiece(-turn)
  else if (key === 't') composing.tipOver(event.shiftKey ? -1 : 1)
  else if (key === 'n') composing.takeNearest()
  else if (key === 'Enter' && isOnHandle(event)) composing.putPiece()
  else return false
  return true
}

/** Enter on a button presses it; on the piece in hand it puts it down. */
function isOnHandle({ target }: KeyboardEvent): boolean {
  return target === document.body || (target instanceof Element && target.matches('.handle[aria-pressed="true"]'))
}

function plan(composing: Composing, key: string): boolean {
  const ghost = ghostOf(key)
  if (ghost !== null && composing.isPlanning) choose(composing, ghost)
  else if (key === 'u') composing.takeBackStep()
  else if (key === 's') composing.nextSpot()
  else if (key === 't') composing.toggleTop()
  else if (key === 'r') composing.ready()
  else return false
  return true
}

/** Arrows go on from where the ghost stands, with the very next key. */
function choose(composing: Composing, ghost: number): void {
  composing.typed.then(() => {
    if (composing.ghost !== ghost) composing.chooseGhost(ghost)
    goOnAt('.squares [tabindex="0"]')
  })
}

/** The focus goes there once it is on the page. */
export function goOnAt(place: string): void {
  void tick().then(() => {
    document.querySelector<HTMLElement>(`.ducharina ${place}`)?.focus({ preventScroll: true })
  })
}
