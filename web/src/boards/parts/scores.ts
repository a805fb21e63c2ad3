/** What a player had before, what each reason added, and what there is now. */
export interface ScoreRow {
  seat: number
  before: number
  parts: number[]
  now: number
}
