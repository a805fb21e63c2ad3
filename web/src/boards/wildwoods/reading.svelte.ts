import { keep, recall } from '../../lib/settings.svelte'

export const SIZES = [16, 18, 21, 24] as const

/** How somebody likes to read; kept in the browser. */
class Reading {
  size = $state(Math.max(0, SIZES.indexOf(Number(recall('book-size') ?? '18') as 18)))
  isPlainFace = $state(recall('book-face') !== 'dyslexic')
  isAloud = $state(false)

  get pixels(): number {
    return SIZES[this.size] ?? SIZES[1]
  }

  change(step: number): void {
    this.size = Math.min(Math.max(this.size + step, 0), SIZES.length - 1)
    keep('book-size', String(this.pixels))
  }

  /** A face whose letters are hard to mistake for each other; its file comes when it is wanted. */
  turnFace(): void {
    this.isPlainFace = !this.isPlainFace
    keep('book-face', this.isPlainFace ? 'plain' : 'dyslexic')
  }

  get canSpeak(): boolean {
    return 'speechSynthesis' in window
  }

  /** Reads aloud from here on, or stops. */
  speak(paragraphs: string[], language: string): void {
    speechSynthesis.cancel()
    if (this.isAloud) {
      this.isAloud = false
      return
    }
    this.isAloud = true
    const voiced = paragraphs.map((text) => utterance(text, language))
    voiced.at(-1)?.addEventListener('end', () => {
      this.isAloud = false
    })
    for (const one of voiced) speechSynthesis.speak(one)
  }

  hush(): void {
    if (!this.isAloud) return
    this.isAloud = false
    speechSynthesis.cancel()
  }
}

function utterance(text: string, language: string): SpeechSynthesisUtterance {
  const voiced = new SpeechSynthesisUtterance(text)
  voiced.lang = language
  voiced.rate = 0.95
  return voiced
}

export const reading = new Reading()
