import type { SoundName } from '../../lib/sounds/recipes'
import type { Verdict } from './verdict'

/** What happens on the stage when a round is over: the last move, the sentence, the roles, the points. */
export const ACTS = ['move', 'sentence', 'roles', 'points'] as const

/** What is heard as each begins. */
export const SOUNDS: (SoundName | null)[] = [null, 'award', 'reveal', 'points']

const MOVE = 1100
const SENTENCE = 900
/** Between two role cards that turn over. */
export const BETWEEN = 300
const LAST = 500
const POINTS = 1500

/** How long each act takes, in milliseconds. */
export function lengthsOf(verdict: Verdict): number[] {
  const hasGains = verdict.rows.some(({ before, now }) => now > before)
  return [MOVE, SENTENCE, verdict.roles.size * BETWEEN + LAST, hasGains ? POINTS : 0]
}
