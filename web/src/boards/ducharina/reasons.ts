import type { Say } from '../../lib/say'
import { HALL, type Point, SQUARE, squareOver } from './geometry'
import type { LookedAt, Point3 } from './looking'
import { doorFill, pieceFill, squareFill } from './names'

/** Why a ghost was seen or what hid it, along its ray: from the eye, by the mirror, with all heights (G7.4). */
export function stepsOf(door: number, found: LookedAt, say: Say): string[] {
  const pieces = { said: found.pieces.flatMap((piece) => pieceFill(piece).said ?? []) }
  const told = (key: string, [x, y, z]: Point3) => {
    const square = squareFill(squareOver(inside({ x, y })) ?? 0)
    return say.key(key, { door: doorFill(door), square, height: height(z, say.language), pieces })
  }
  const [eye, ...rest] = found.ray
  const end = rest.at(-1)
  if (eye === undefined || end === undefined) return [say.key(`board-reason-${found.why}`, { pieces })]
  const bounces = rest.slice(0, -1).map((point) => told('board-ray-bounce', point))
  const last = found.isSeen ? told('board-ray-seen', end) : told('board-ray-blocked', end)
  return [told('board-ray-eye', eye), ...bounces, last]
}

function inside({ x, y }: Point): Point {
  const at = (along: number) => Math.min(Math.max(along, 0), HALL - 1)
  return { x: at(x), y: at(y) }
}

function height(z: number, language: string): string {
  return new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(z / SQUARE)
}
