import type { Speed } from '../boards/board'

export type Theme = 'auto' | 'dark' | 'light'

const SPEEDS: readonly Speed[] = [0, 1, 2]
/** How loud it may be. */
export const VOLUMES: readonly number[] = [10, 20, 30, 40, 50, 60, 70, 80, 90, 100]
const prefersLight = matchMedia('(prefers-color-scheme: light)')
const prefersStillness = matchMedia('(prefers-reduced-motion: reduce)')

/** What a reader likes; kept in the browser. */
class Settings {
  theme = $state<Theme>(kept('theme', ['auto', 'dark', 'light'], 'auto'))
  sounds = $state(kept('sounds', ['on', 'off'], 'on') === 'on')
  /** Of 100. */
  volume = $state(Number(kept('volume', VOLUMES.map(String), '60')))
  /** Every answer as a button too, beside the board. */
  asList = $state(kept('as-list', ['on', 'off'], 'off') === 'on')
  /** Is a sentence of each turn told again when one is asked? */
  retell = $state(kept('retell', ['on', 'off'], 'on') === 'on')
  /** Are the ready phrases of bots shown? */
  botTalk = $state(kept('bot-talk', ['on', 'off'], 'on') === 'on')
  /** May the system tell that somebody waits? */
  notify = $state(kept('notify', ['on', 'off'], 'off') === 'on')
  #speed = $state<Speed>(SPEEDS[Number(kept('speed', ['0', '1', '2'], '1'))] ?? 1)
  #still = $state(prefersStillness.matches)
  #light = $state(prefersLight.matches)

  constructor() {
    prefersStillness.addEventListener('change', (event) => (this.#still = event.matches))
    prefersLight.addEventListener('change', (event) => (this.#light = event.matches))
  }

  get chosenSpeed(): Speed {
    return this.#speed
  }

  /** How fast things move: never, where the reader asked the system for stillness. */
  get speed(): Speed {
    return this.#still ? 0 : this.#speed
  }

  set speed(speed: Speed) {
    this.#speed = speed
    keep('speed', String(speed))
  }

  get shownTheme(): 'dark' | 'light' {
    if (this.theme !== 'auto') return this.theme
    return this.#light ? 'light' : 'dark'
  }

  setTheme(theme: Theme): void {
    this.theme = theme
    keep('theme', theme)
  }

  setSounds(on: boolean): void {
    this.sounds = on
    keep('sounds', on ? 'on' : 'off')
  }

  setVolume(volume: number): void {
    this.volume = volume
    keep('volume', String(volume))
  }

  setAsList(on: boolean): void {
    this.asList = on
    keep('as-list', on ? 'on' : 'off')
  }

  setBotTalk(on: boolean): void {
    this.botTalk = on
    keep('bot-talk', on ? 'on' : 'off')
  }

  setNotify(on: boolean): void {
    this.notify = on
    keep('notify', on ? 'on' : 'off')
  }

  setRetell(on: boolean): void {
    this.retell = on
    keep('retell', on ? 'on' : 'off')
  }
}

function kept<T extends string>(name: string, allowed: readonly T[], otherwise: T): T {
  const value = recall(name)
  return allowed.find((one) => one === value) ?? otherwise
}

/** What the browser keeps. A browser that keeps nothing is no reason to stop playing. */
export function recall(name: string): string | null {
  try {
    return localStorage.getItem(`spiritboard.${name}`)
  } catch {
    return null
  }
}

export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(`spiritboard.${name}`, value)
  } catch {
    // Private windows and full stores: it holds until the page is left.
  }
}

export const settings = new Settings()
