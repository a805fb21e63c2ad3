import type { DjinnPicture, PicturedWizard } from '../../wire'
import type { ScoreRow } from '../parts/scores'

/** Where the points of all players came from. */
export interface Reckoning {
  /** Those for which anybody has points. */
  reasons: string[]
  rows: ScoreRow[]
}

export function reckoningOf({ players }: DjinnPicture): Reckoning {
  const all = (players[0]?.score ?? []).map(({ part }) => part)
  const reasons = all.filter((reason) => players.some((player) => pointsFor(player, reason) !== 0))
  const rows = players.map((player, seat) => {
    const parts = reasons.map((reason) => pointsFor(player, reason))
    return { seat, before: 0, parts, now: parts.reduce((sum, points) => sum + points, 0) }
  })
  return { reasons, rows: rows.toSorted((one, other) => other.now - one.now) }
}

function pointsFor({ score }: PicturedWizard, reason: string): number {
  return score.find(({ part }) => part === reason)?.points ?? 0
}
