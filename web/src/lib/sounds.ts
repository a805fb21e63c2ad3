let context: AudioContext | null = null

/** A soft tone: it is your turn. */
export function chime(): void {
  context ??= new AudioContext()
  tone(context, 523.25, 0)
  tone(context, 783.99, 0.12)
}

function tone(audio: AudioContext, pitch: number, after: number): void {
  const start = audio.currentTime + after
  const source = audio.createOscillator()
  const volume = audio.createGain()
  source.type = 'sine'
  source.frequency.value = pitch
  volume.gain.setValueAtTime(0, start)
  volume.gain.linearRampToValueAtTime(0.06, start + 0.03)
  volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.7)
  source.connect(volume).connect(audio.destination)
  source.start(start)
  source.stop(start + 0.75)
}
