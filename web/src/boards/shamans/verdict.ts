import type { Told } from '../../wire'
import type { ScoreRow } from '../parts/scores'
import { number } from '../parts/motion'

/** Why points are gained, in the order of the columns. */
const REASONS = ['team', 'moonstones', 'illumination']

/** How a round ended: who won it, who was what, and where the points came from. */
export interface Verdict {
  /** The sentence of it. */
  won: Told | null
  /** 1: the Shadows, 0: the Shamans. */
  winner: number
  /** By seat. */
  roles: Map<number, number>
  /** Those for which anybody has gained points. */
  reasons: string[]
  rows: ScoreRow[]
}

/** The last round that was summed up in these events. */
export function verdictOf(log: Told[]): Verdict | null {
  const end = log.findLastIndex((told) => told.key === 'scores')
  if (end < 0) return null
  const begin = log.slice(0, end).findLastIndex((told) => told.key === 'round-begins')
  const round = log.slice(Math.max(begin, 0), end)
  const won = round.find((told) => told.key === 'round-won') ?? null
  const gains = round.filter((told) => told.key === 'gains')
  const reasons = REASONS.filter((reason) => gains.some(({ params }) => params.reason === reason))
  return {
    won,
    winner: number(won?.params.role),
    roles: new Map(
      round
        .filter((told) => told.key === 'had-role')
        .map(({ params }) => [number(params.seat), number(params.role)]),
    ),
    reasons,
    rows: pointsIn(log[end]).map((now, seat) => rowOf(seat, now, gains, reasons)),
  }
}

function pointsIn(scores: Told | undefined): number[] {
  const points = scores?.params.points
  return Array.isArray(points) ? points.map(number) : []
}

function rowOf(seat: number, now: number, gains: Told[], reasons: string[]): ScoreRow {
  const own = gains.filter(({ params }) => number(params.seat) === seat)
  const parts = reasons.map((reason) => total(own.filter(({ params }) => params.reason === reason)))
  return { seat, before: now - total(own), parts, now }
}

function total(gains: Told[]): number {
  return gains.reduce((sum, { params }) => sum + number(params.points), 0)
}
