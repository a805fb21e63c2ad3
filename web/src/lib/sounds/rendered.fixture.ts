/** Every sound as numbers: how loud it is at most and on the whole, and when it ends. */
import { type SoundName, SOUNDS } from './recipes'
import { sound } from './synth'

const RATE = 44100
const SECONDS = 2
const AUDIBLE = 0.002

export async function rendered(name: SoundName, pitch = 1) {
  const context = new OfflineAudioContext(1, SECONDS * RATE, RATE)
  sound(context, context.destination, name, 0, pitch)
  const samples = (await context.startRendering()).getChannelData(0)
  const peak = samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0)
  const energy = samples.reduce((sum, one) => sum + one * one, 0) / RATE
  const end = samples.findLastIndex((one) => Math.abs(one) > AUDIBLE) / RATE
  return { peak, energy, end }
}

export const names = Object.keys(SOUNDS)
