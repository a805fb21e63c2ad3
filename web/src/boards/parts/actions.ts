import type { Option } from '../../wire'

/** Something to do that has no thing of its own on the table. */
export interface Deed {
  /** What it is called where it is more than one answer. */
  name: string
  /** Its place on the board: a teacher points at it. */
  place: string
  option?: Option
  /** Several answers: it opens a menu. */
  options?: Option[]
  /** It opens something of the board. */
  press?: () => void
  /** `other`: another way than what the question is about; `pass`: to do nothing. */
  rank?: 'other' | 'pass'
}

const RANKS = ['act', 'other', 'pass'] as const

export type Rank = (typeof RANKS)[number]

export function rankOf({ option, rank }: Deed): Rank {
  return rank ?? (option?.beside ? 'other' : 'act')
}

/** What the question is about comes first, doing nothing last. */
export function inOrder(deeds: Deed[]): Deed[] {
  return deeds.toSorted((one, other) => RANKS.indexOf(rankOf(one)) - RANKS.indexOf(rankOf(other)))
}

/**
 * The one that stands out: what can be done at all, if it is one thing. Equals are not ranked.
 * Passing does only if there is nothing else on the table either.
 */
export function primaryOf(deeds: Deed[], isOnly = true): Deed | null {
  const acts = deeds.filter((deed) => rankOf(deed) === 'act')
  if (acts.length > 0) return acts.length === 1 ? (acts[0] ?? null) : null
  return deeds.length === 1 && isOnly ? (deeds[0] ?? null) : null
}
