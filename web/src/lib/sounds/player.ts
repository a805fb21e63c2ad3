import { settings } from '../settings.svelte'
import type { SoundName } from './recipes'
import { sound } from './synth'

/** One of several sounds, perhaps higher or lower than usual. */
export interface Cue {
  sound: SoundName
  pitch?: number
}

/** Seconds between two sounds of what happened at once. */
const BETWEEN = 0.16
/** Whoever is so far behind is caught up with in silence. */
const BEHIND = 1
const FULL = 100

let heard: { context: AudioContext; out: GainNode } | null = null
let next = 0

/** One after another. Nothing before somebody has touched the page: a browser would not allow it. */
export function play(...cues: Cue[]): void {
  if (!settings.sounds || cues.length === 0 || !navigator.userActivation.hasBeenActive) return
  heard ??= opened()
  const { context, out } = heard
  if (context.state === 'suspended') void context.resume()
  out.gain.value = (settings.volume / FULL) ** 2
  next = Math.max(next, context.currentTime)
  for (const cue of cues) {
    if (next > context.currentTime + BEHIND) return
    sound(context, out, cue.sound, next, cue.pitch)
    next += BETWEEN
  }
}

function opened(): { context: AudioContext; out: GainNode } {
  const context = new AudioContext()
  const out = context.createGain()
  // Sounds that meet do not become too loud together.
  out.connect(context.createDynamicsCompressor()).connect(context.destination)
  return { context, out }
}
