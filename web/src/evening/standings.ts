import type { Evening, Standing } from '../wire'

/** A line of the ranking: somebody, or all who played as one. */
export interface Ranked {
  rank: number
  names: string[]
  number: number
  seat: number
  points: number
  margin: number
  isYou: boolean
  isWon: boolean
}

/** The people of all tables, those who made the most of the deal first; empty: nobody can be compared. */
export function rankingOf({ standings = [], together = false }: Evening): Ranked[] {
  const people = standings.filter(({ rank = 0 }) => rank > 0)
  const first = together ? people.filter((one) => one === people.find(({ number }) => number === one.number)) : people
  return first
    .map((one) => {
      const those = together ? people.filter(({ number }) => number === one.number) : [one]
      return {
        rank: rankAmong(one, first),
        names: those.map(({ name }) => name),
        number: one.number,
        seat: one.seat,
        points: one.points,
        margin: one.margin ?? 0,
        isYou: those.some((each) => each.is_you),
        isWon: one.is_won ?? false,
      }
    })
    .sort((one, other) => one.rank - other.rank || one.number - other.number)
}

/** Where several play as one, they are counted as one. */
function rankAmong(one: Standing, all: Standing[]): number {
  return 1 + all.filter(({ rank = 0 }) => rank < (one.rank ?? 0)).length
}

/** By seat: how each table did there, the best first. */
export function bySeat({ standings = [] }: Evening): Standing[][] {
  const seats = Math.max(-1, ...standings.map(({ seat }) => seat)) + 1
  return Array.from({ length: seats }, (_, seat) =>
    standings.filter((one) => one.seat === seat).sort((one, other) => other.points - one.points),
  )
}

/** A difference with its sign, as it is read: +3.5, −2, 0. */
export function signed(margin: number, language: string): string {
  const format = new Intl.NumberFormat(language, { signDisplay: 'exceptZero', maximumFractionDigits: 1 })
  return format.format(margin).replace('-', '−')
}
