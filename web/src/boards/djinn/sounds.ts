import type { Cues } from '../cues'
import { numbers } from '../parts/motion'

export default {
  'takes-trait': 'card',
  pays: () => ({ sound: 'coin', pitch: 0.8 }),
  gains: 'coin',
  'gains-bottles': 'coin',
  trades: 'coin',
  hires: 'card',
  'opens-chests': 'door',
  unlocks: 'door',
  crafts: 'thud',
  'puts-on': 'thud',
  /** A boss is deeper than its djinn. */
  captures: ({ djinn }) => ({ sound: 'capture', pitch: (numbers(djinn).at(-1) ?? 0) > 0 ? 0.6 : 1 }),
  catches: 'capture',
  bottles: 'cork',
  'draws-djinn': 'reveal',
  claims: 'award',
  fulfils: 'award',
  /** The boss goes, and the town trembles. */
  'driven-out': 'drum',
  'end-is-near': 'eclipse',
  scores: 'points',
} satisfies Cues
