/** A part of a sound: a tone that glides, or noise through a filter. Times in seconds, pitches in hertz. */
export interface Voice {
  wave: 'sine' | 'triangle' | 'noise'
  at?: number
  length: number
  pitch: number
  /** Where the pitch glides to. */
  to?: number
  /** At its loudest; all voices of a sound together stay below 1. */
  loud: number
  /** Until it is loudest; short is a stroke, long a breath. */
  rise?: number
}

/** Every sound means one thing, in every game. */
export const SOUNDS = {
  /** It is your turn: two soft notes. */
  turn: [
    { wave: 'sine', length: 0.7, pitch: 523.25, loud: 0.3, rise: 0.03 },
    { wave: 'sine', at: 0.12, length: 0.7, pitch: 783.99, loud: 0.3, rise: 0.03 },
  ],
  /** Paper: a card is laid, a page turned. */
  card: [
    { wave: 'noise', length: 0.11, pitch: 2600, to: 900, loud: 0.7, rise: 0.015 },
    { wave: 'noise', at: 0.06, length: 0.06, pitch: 420, loud: 0.8, rise: 0.004 },
  ],
  /** The shadow comes nearer: a low drum. */
  drum: [
    { wave: 'sine', length: 0.5, pitch: 118, to: 52, loud: 0.75, rise: 0.004 },
    { wave: 'noise', length: 0.05, pitch: 300, loud: 0.5, rise: 0.002 },
  ],
  /** A blade is drawn and strikes. */
  dagger: [
    { wave: 'noise', length: 0.22, pitch: 2400, to: 6200, loud: 0.6, rise: 0.12 },
    { wave: 'triangle', at: 0.2, length: 0.5, pitch: 1760, to: 1690, loud: 0.2, rise: 0.002 },
    { wave: 'triangle', at: 0.2, length: 0.4, pitch: 2637, to: 2590, loud: 0.12, rise: 0.002 },
    { wave: 'sine', at: 0.2, length: 0.25, pitch: 140, to: 60, loud: 0.45, rise: 0.003 },
  ],
  /** Something great is complete: a bell. */
  ritual: [
    { wave: 'sine', length: 1.4, pitch: 220, loud: 0.3, rise: 0.006 },
    { wave: 'sine', length: 1.2, pitch: 440.8, loud: 0.22, rise: 0.004 },
    { wave: 'sine', length: 0.9, pitch: 607, loud: 0.14, rise: 0.004 },
    { wave: 'sine', length: 0.6, pitch: 1188, loud: 0.08, rise: 0.003 },
  ],
  /** It gets dark: the note sinks. */
  eclipse: [
    { wave: 'sine', length: 1.4, pitch: 196, to: 98, loud: 0.4, rise: 0.25 },
    { wave: 'triangle', length: 1.4, pitch: 293.7, to: 138.6, loud: 0.18, rise: 0.3 },
    { wave: 'noise', length: 1.3, pitch: 500, to: 120, loud: 0.25, rise: 0.4 },
  ],
  /** What was hidden is shown: three notes upwards. */
  reveal: [
    { wave: 'triangle', length: 0.4, pitch: 440, loud: 0.28, rise: 0.01 },
    { wave: 'triangle', at: 0.11, length: 0.4, pitch: 554.4, loud: 0.28, rise: 0.01 },
    { wave: 'triangle', at: 0.22, length: 0.6, pitch: 830.6, loud: 0.28, rise: 0.01 },
  ],
  /** Points are counted: small stars. */
  points: [
    { wave: 'sine', length: 0.3, pitch: 1318.5, loud: 0.24, rise: 0.004 },
    { wave: 'sine', at: 0.09, length: 0.3, pitch: 1568, loud: 0.24, rise: 0.004 },
    { wave: 'sine', at: 0.18, length: 0.5, pitch: 2093, loud: 0.24, rise: 0.004 },
  ],
  /** Goods change hands: a coin. */
  coin: [
    { wave: 'triangle', length: 0.09, pitch: 1975.5, loud: 0.3, rise: 0.002 },
    { wave: 'triangle', at: 0.07, length: 0.4, pitch: 2637, loud: 0.3, rise: 0.002 },
  ],
  /** A bottle is corked. */
  cork: [
    { wave: 'sine', length: 0.09, pitch: 320, to: 940, loud: 0.7, rise: 0.004 },
    { wave: 'noise', at: 0.05, length: 0.07, pitch: 1300, loud: 0.6, rise: 0.002 },
  ],
  /** A spirit is caught: smoke, drawn into glass. */
  capture: [
    { wave: 'noise', length: 0.6, pitch: 400, to: 2800, loud: 0.6, rise: 0.35 },
    { wave: 'sine', length: 0.62, pitch: 180, to: 720, loud: 0.3, rise: 0.3 },
    { wave: 'sine', at: 0.6, length: 0.5, pitch: 1174.7, loud: 0.3, rise: 0.003 },
  ],
  /** Something is won: a small fanfare. */
  award: [
    { wave: 'triangle', length: 0.22, pitch: 523.25, loud: 0.22, rise: 0.01 },
    { wave: 'triangle', at: 0.16, length: 0.22, pitch: 659.3, loud: 0.22, rise: 0.01 },
    { wave: 'triangle', at: 0.32, length: 0.9, pitch: 784, loud: 0.22, rise: 0.01 },
    { wave: 'triangle', at: 0.32, length: 0.9, pitch: 1046.5, loud: 0.22, rise: 0.01 },
  ],
  /** A door, a lid, a gate: it creaks and falls shut. */
  door: [
    { wave: 'triangle', length: 0.3, pitch: 150, to: 215, loud: 0.3, rise: 0.12 },
    { wave: 'noise', at: 0.3, length: 0.16, pitch: 240, to: 120, loud: 0.9, rise: 0.003 },
    { wave: 'sine', at: 0.3, length: 0.2, pitch: 95, to: 60, loud: 0.5, rise: 0.003 },
  ],
  /** Something heavy is set down. */
  thud: [
    { wave: 'sine', length: 0.18, pitch: 160, to: 80, loud: 0.6, rise: 0.003 },
    { wave: 'noise', length: 0.1, pitch: 520, to: 200, loud: 0.7, rise: 0.003 },
  ],
  /** Dice roll and come to rest. */
  dice: [
    { wave: 'noise', length: 0.05, pitch: 1900, loud: 0.7, rise: 0.002 },
    { wave: 'noise', at: 0.09, length: 0.05, pitch: 1500, loud: 0.6, rise: 0.002 },
    { wave: 'noise', at: 0.16, length: 0.05, pitch: 2100, loud: 0.6, rise: 0.002 },
    { wave: 'noise', at: 0.26, length: 0.05, pitch: 1300, loud: 0.6, rise: 0.002 },
    { wave: 'noise', at: 0.37, length: 0.07, pitch: 1000, loud: 0.6, rise: 0.002 },
  ],
} as const satisfies Record<string, readonly Voice[]>

export type SoundName = keyof typeof SOUNDS

/** In seconds. */
export function lengthOf(name: SoundName): number {
  const voices: readonly Voice[] = SOUNDS[name]
  return Math.max(...voices.map(({ at = 0, length }) => at + length))
}
