import type { News, Told } from '../wire'

/** One event of the log. */
export interface Entry {
  seq: number
  told: Told
  /** It was taken back since. */
  undone: boolean
  /** Who answered for the seat if not its player. */
  by: string
}

/** A line of the log: an event and what followed from it. */
export interface LogLine {
  seq: number
  undone: boolean
  parts: Entry[]
}

/** All that one pair of eyes was told, in order. */
export interface Chronicle {
  last: number
  entries: Entry[]
}

export const NOTHING_TOLD: Chronicle = { last: 0, entries: [] }

/** The chronicle with one more piece of news; news that came before changes nothing. */
export function tell(chronicle: Chronicle, news: News): Chronicle {
  if (news.seq <= chronicle.last) return chronicle
  const before = news.back_to ? struck(chronicle.entries, news.back_to) : chronicle.entries
  const added = (news.told ?? []).map((told) => ({
    seq: news.seq,
    told,
    undone: false,
    by: news.by ?? '',
  }))
  return { last: news.seq, entries: [...before, ...added] }
}

function struck(entries: Entry[], from: number): Entry[] {
  return entries.map((entry) => (entry.seq >= from ? { ...entry, undone: true } : entry))
}

/** What belongs to the event before stands on its line. */
export function asLines(entries: Entry[]): LogLine[] {
  const lines: LogLine[] = []
  for (const entry of entries) {
    const last = lines.at(-1)
    if (last !== undefined && entry.told.tail && last.undone === entry.undone) {
      last.parts.push(entry)
    } else {
      lines.push({ seq: entry.seq, undone: entry.undone, parts: [entry] })
    }
  }
  return lines
}

/** What sums up the last round among these, or the match. */
export function lastSummary(entries: Entry[]): Entry[] {
  const summed = entries.filter((entry) => entry.told.sums_up && !entry.undone)
  return summed.filter((entry) => entry.seq === summed.at(-1)?.seq)
}

/** By seat, what each round has added to its points; empty where the game does not count by rounds. */
export function pointsByRound(entries: Entry[]): number[][] {
  const totals = entries
    .filter(({ told, undone }) => told.sums_up && !undone)
    .flatMap(({ told }) => (isOfAll(told.params.points) ? [told.params.points] : []))
  const seats = totals[0]?.keys() ?? []
  return [...seats].map((seat) =>
    totals.map((points, round) => (points[seat] ?? 0) - (totals[round - 1]?.[seat] ?? 0)),
  )
}

function isOfAll(points: unknown): points is number[] {
  return Array.isArray(points) && points.every((one) => typeof one === 'number')
}

/** What happened after that number and still holds. */
export function since(chronicle: Chronicle, seq: number): Entry[] {
  return chronicle.entries.filter((entry) => entry.seq > seq && !entry.undone)
}
