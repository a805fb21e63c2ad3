/** What a player had before, what each reason added, and what there is now. */
export interface ScoreRow {
  seat: number
  before: number
  parts: number[]
  now: number
}

/** Points that one player has got for one reason, called by its name. */
export interface Gain {
  seat: number
  points: number
  reason: string
}

export function gainsIn(rows: ScoreRow[], reasons: string[]): Gain[] {
  return rows.flatMap(({ seat, parts }) =>
    parts.flatMap((points, place) => (points > 0 ? [{ seat, points, reason: reasons[place] ?? '' }] : [])),
  )
}
