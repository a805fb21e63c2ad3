import type { Position } from '../wire'
import { type Entry, lastSummary, since } from './chronicle'
import type { Eyes } from './table.svelte'

/** What takes the stage until it is put away. */
export interface Moment {
  name: 'round-over' | 'match-over'
  seq: number
  /** The table as it was: it is shown until the moment is over. */
  hold: Position | null
  /** What is told, one after another. */
  steps: Entry[]
}

/** The moment that is due, for a seat that has answered and read up to these changes of the table. */
export function momentOf(eyes: Eyes, answered: number, read: number): Moment | null {
  const { before, chronicle, position } = eyes
  // One's own answer may have been the end of the round.
  const steps = lastSummary(since(chronicle, answered - 1))
  const seq = steps.at(-1)?.seq ?? 0
  if (seq <= read || position === null) return null
  const isSeen = before?.seq === seq
  if (position.asked) return { name: 'round-over', seq, hold: isSeen ? before.position : null, steps }
  // The end of a match is played for whoever was there.
  return position.outcome && isSeen ? { name: 'match-over', seq, hold: null, steps } : null
}
