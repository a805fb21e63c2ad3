import type { Cues } from '../cues'

export default {
  'scene-begins': 'card',
  story: 'card',
  'draws-card': 'card',
  rolls: 'dice',
  'rolls-again': 'dice',
  'luma-rerolls': 'dice',
  'turns-die': 'dice',
  'shadow-advances': 'drum',
  'creature-enters': 'reveal',
  'found-here': 'reveal',
  'gains-crystals': 'coin',
  heals: 'points',
  'gains-spirit': 'points',
  solves: 'ritual',
  'luma-prevails': 'award',
  'shadow-prevails': 'eclipse',
} satisfies Cues
