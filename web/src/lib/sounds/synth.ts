import { type SoundName, SOUNDS, type Voice } from './recipes'

const SILENT = 0.0001
const STROKE = 0.005
const NOISE_SECONDS = 1.5
const NARROW = 1.2
/** A filter takes most of a noise away. */
const NOISE_GAIN = 1.5

const noises = new WeakMap<BaseAudioContext, AudioBuffer>()

/** Makes a sound, into whatever listens: the speakers, or a test. A pitch of 2 is an octave higher. */
export function sound(context: BaseAudioContext, out: AudioNode, name: SoundName, when = 0, pitch = 1): void {
  for (const voice of SOUNDS[name] as readonly Voice[]) {
    const start = when + (voice.at ?? 0)
    const source = voice.wave === 'noise' ? noise(context) : tone(context, voice)
    const frequency = source.pitched
    frequency.setValueAtTime(voice.pitch * pitch, start)
    frequency.exponentialRampToValueAtTime((voice.to ?? voice.pitch) * pitch, start + voice.length)
    source.end.connect(envelope(context, voice, start)).connect(out)
    source.begin.start(start)
    source.begin.stop(start + voice.length)
  }
}

interface Source {
  begin: AudioScheduledSourceNode
  end: AudioNode
  /** What glides. */
  pitched: AudioParam
}

function tone(context: BaseAudioContext, voice: Voice): Source {
  const oscillator = context.createOscillator()
  oscillator.type = voice.wave as OscillatorType
  return { begin: oscillator, end: oscillator, pitched: oscillator.frequency }
}

function noise(context: BaseAudioContext): Source {
  const source = context.createBufferSource()
  source.buffer = noiseOf(context)
  const filter = context.createBiquadFilter()
  filter.type = 'bandpass'
  filter.Q.value = NARROW
  const louder = context.createGain()
  louder.gain.value = NOISE_GAIN
  source.connect(filter).connect(louder)
  return { begin: source, end: louder, pitched: filter.frequency }
}

function envelope(context: BaseAudioContext, { loud, length, rise = STROKE }: Voice, start: number): GainNode {
  const gain = context.createGain()
  gain.gain.setValueAtTime(SILENT, start)
  gain.gain.linearRampToValueAtTime(loud, start + rise)
  gain.gain.exponentialRampToValueAtTime(SILENT, start + length)
  return gain
}

/** The same noise every time: nothing here is left to chance. */
function noiseOf(context: BaseAudioContext): AudioBuffer {
  const known = noises.get(context)
  if (known) return known
  const buffer = context.createBuffer(1, NOISE_SECONDS * context.sampleRate, context.sampleRate)
  const samples = buffer.getChannelData(0)
  let seed = 1
  for (let place = 0; place < samples.length; place += 1) {
    seed = (seed * 16807) % 2147483647
    samples[place] = (2 * seed) / 2147483647 - 1
  }
  noises.set(context, buffer)
  return buffer
}
