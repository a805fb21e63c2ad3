import type { Curve } from '../wire'

export const WIDE = 320
export const HIGH = 96

/** Each line has a colour of its player and a pattern of its own. */
export const DASHES = ['', '7 3', '2 3', '9 3 2 3', '4 4'] as const

/** The line of a seat, as the points of a polyline: it holds until something new is known. */
export function lineOf(curve: Curve, seat: number, last: number): string {
  const points = curve.steps.flatMap((step, at) => {
    const held = y(curve.shares[Math.max(at - 1, 0)]?.[seat] ?? 0)
    return [`${x(step, last)},${held}`, `${x(step, last)},${y(curve.shares[at]?.[seat] ?? 0)}`]
  })
  return points.join(' ')
}

export function x(step: number, last: number): string {
  return ((WIDE * step) / Math.max(last, 1)).toFixed(1)
}

export function y(share: number): string {
  return (HIGH * (1 - share)).toFixed(1)
}

/** The last point that is not after a place of the replay; -1: there is none. */
export function pointAt(curve: Curve, place: number): number {
  return curve.steps.findLastIndex((step) => step <= place)
}

export function percent(share: number): number {
  return Math.round(100 * share)
}

/** With a true minus. */
export function signed(points: number): string {
  return points > 0 ? `+${String(points)}` : points < 0 ? `−${String(-points)}` : '0'
}
