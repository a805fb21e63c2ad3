import type { Attachment } from 'svelte/attachments'

import type { Composing } from './composing.svelte'
import { down } from './drawn'
import { covers, laid, type Point } from './geometry'

/** Hundredths of a square: what is dragged keeps to a fine grid. */
const GRID = 5
/** Pixels. */
const THUMB = 22

/** Where in the window. */
interface Spot {
  clientX: number
  clientY: number
}

/** Where on the plan a pointer is, in thousandths of a square. */
export function pointOn(event: Spot, sheet: Element, margin: number, span: number): Point {
  const box = sheet.getBoundingClientRect()
  const along = (at: number, start: number) => ((at - start) / box.width) * span - margin
  return { x: along(event.clientX, box.left), y: down(along(event.clientY, box.top)) }
}

/** A piece that may be moved follows the pointer that takes it. */
export function dragging(
  composing: Composing,
  pointAt: (event: Spot, sheet: Element) => Point,
): Attachment<HTMLElement> {
  return (sheet) => {
    /** From the pointer to the middle of what it holds, in hundredths. */
    let grip: Point | null = null

    /** A thumb takes hold of what is beside it, too. */
    function reachOf(event: PointerEvent): number {
      if (event.pointerType !== 'touch') return 0
      const beside = { clientX: event.clientX + THUMB, clientY: event.clientY }
      return pointAt(beside, sheet).x - pointAt(event, sheet).x
    }

    function take(event: PointerEvent): void {
      if (!composing.isFurnishing) return
      const point = pointAt(event, sheet)
      const piece = pieceUnder(composing, point) ?? pieceUnder(composing, point, reachOf(event))
      if (piece === null) return
      if (piece !== composing.piece) composing.choosePiece(piece)
      const { pose } = composing
      if (pose === null) return
      grip = { x: pose.x - point.x / 10, y: pose.y - point.y / 10 }
      sheet.setPointerCapture(event.pointerId)
      event.preventDefault()
    }

    function move(event: PointerEvent): void {
      if (grip === null) return
      const { x, y } = pointAt(event, sheet)
      composing.movePiece(onGrid(x / 10 + grip.x), onGrid(y / 10 + grip.y))
    }

    function release(): void {
      grip = null
    }

    sheet.addEventListener('pointerdown', take)
    sheet.addEventListener('pointermove', move)
    sheet.addEventListener('pointerup', release)
    sheet.addEventListener('pointercancel', release)
    return () => {
      sheet.removeEventListener('pointerdown', take)
      sheet.removeEventListener('pointermove', move)
      sheet.removeEventListener('pointerup', release)
      sheet.removeEventListener('pointercancel', release)
    }
  }
}

function onGrid(at: number): number {
  return GRID * Math.round(at / GRID)
}

/** The one in hand first, then the highest one that may be moved; within reach of the point. */
function pieceUnder(composing: Composing, point: Point, reach = 0): number | null {
  const { view, piece, pose } = composing
  const held = piece === null ? undefined : view.shapes[piece]
  if (held !== undefined && pose !== null && covers(pose, laid(held, pose.side), point, reach)) return piece
  const found = view.pieces
    .map((there, nth) => ({ there, nth, shape: view.shapes[nth] }))
    .filter(({ there, nth }) => there.movable && there.z >= 0 && nth !== piece)
    .sort((one, other) => other.there.z - one.there.z)
    .find(({ there, shape }) => shape !== undefined && covers(there, laid(shape, there.side), point, reach))
  return found?.nth ?? null
}
