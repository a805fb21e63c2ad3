import type { Say } from '../lib/say'
import type { Replay, Told } from '../wire'

/** A moment of a replay that is worth finding again. */
export interface Mark {
  place: number
  /** Which round begins here, from 1; 0: something else happens. */
  round: number
  /** What happens, as it is told; null: only that a round begins. */
  told: Told | null
}

type Marked = Pick<Replay, 'steps' | 'round_begin' | 'moments'>

/** Where rounds begin and where something great happens, in order; of one moment only one. */
export function marksOf({ steps, round_begin = '', moments = [] }: Marked): Mark[] {
  const marks: Mark[] = []
  let rounds = 0
  steps.forEach(({ told, round = 0 }, place) => {
    const isRound = place === 0 || round > (steps[place - 1]?.round ?? 0)
    const begins = told.find(({ key }) => key === round_begin)
    const moment = told.findLast(({ key }) => moments.includes(key))
    if (isRound) marks.push({ place, round: ++rounds, told: begins ?? null })
    else if (moment) marks.push({ place, round: 0, told: moment })
  })
  return marks
}

export function nameOf({ round, told }: Mark, say: Say): string {
  return told === null ? say.key('page-mark-round', { n: round }) : say.sentence(told.say)
}

/** The next mark in a direction; undefined: there is none. */
export function nextMark(marks: readonly Mark[], place: number, isOnward: boolean): Mark | undefined {
  return isOnward
    ? marks.find((mark) => mark.place > place)
    : marks.findLast((mark) => mark.place < place)
}
