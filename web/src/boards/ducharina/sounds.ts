import type { Cues } from '../cues'

export default {
  midnight: 'ritual',
  draws: 'card',
  'furniture-moves': 'thud',
  'put-down': 'thud',
  'rolls-off': 'dice',
  'rolls-number': 'dice',
  looks: 'door',
  'is-seen': 'reveal',
  'red-light': 'eclipse',
  'round-ends': 'points',
} satisfies Cues
