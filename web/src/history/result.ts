import type { PlayedMatch } from '../wire'

const MINUTE = 60
const HOUR = 3600
const DAY = 86400

/** What came of a match for whoever looks at it. */
export interface Result {
  isWon: boolean
  points: number
  /** Where one came in, from 1; 0: nobody was compared, since one played alone or all together. */
  place: number
}

export function resultOf({ seats, scores, winners }: PlayedMatch): Result {
  const points = Math.max(...seats.map((seat) => scores[seat] ?? 0))
  const isWon = seats.some((seat) => winners.includes(seat))
  return { isWon, points, place: placeOf(scores, winners, points, isWon) }
}

/** Whoever has won is first, however close it was; the others come by their points. */
function placeOf(scores: number[], winners: number[], points: number, isWon: boolean): number {
  if (winners.length === 0 || winners.length === scores.length) return 0
  return isWon ? 1 : Math.max(2, 1 + scores.filter((score) => score > points).length)
}

/** The largest whole unit of a length of time. */
export function lengthOf(seconds: number): { unit: string; n: number } {
  if (seconds >= DAY) return { unit: 'days', n: Math.floor(seconds / DAY) }
  if (seconds >= 2 * HOUR) return { unit: 'hours', n: Math.round(seconds / HOUR) }
  return { unit: 'minutes', n: Math.max(1, Math.round(seconds / MINUTE)) }
}
