import type { ShamansPicture } from '../../wire'
import type { Cues } from '../cues'
import { number } from '../parts/motion'

export default {
  leads: 'card',
  follows: () => ({ sound: 'card', pitch: 1.15 }),
  strays: () => ({ sound: 'card', pitch: 0.85 }),
  /** The nearer the pawn is to the Moon, the higher. */
  'pawn-moves': ({ pawn }, view) => ({
    sound: 'drum',
    pitch: 1 + Math.max(0, number(pawn)) / (view as ShamansPicture).moon,
  }),
  takes: 'coin',
  'takes-unseen': 'coin',
  'was-mask': 'reveal',
  'mask-reveals': 'reveal',
  'uses-portal': 'door',
  exchanges: 'door',
  'uses-dagger': 'dagger',
  performs: 'ritual',
  eclipse: 'eclipse',
  'cards-passed': 'card',
} satisfies Cues
