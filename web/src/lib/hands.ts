/** What somebody plays with. */
export type Hand = 'keys' | 'pointer'

/** They are pressed together with others, and with a pointer too. */
const MODIFIERS = ['Alt', 'AltGraph', 'CapsLock', 'Control', 'Meta', 'Shift']

class Hands {
  /** What was used last; null: nothing has been touched yet. */
  used: Hand | null = null
  /** How often; a key that is held down is used once. */
  uses = 0
  /** Tab is held down: it takes the focus on by itself. */
  isTabbing = false
  /** The focus goes where nobody has pointed: nothing is told about it. */
  isQuiet = false

  /** A screen for fingers that nobody has touched yet: there is nobody whom a focus would tell anything. */
  get isUntouchedScreen(): boolean {
    return this.used === null && matchMedia('(pointer: coarse)').matches
  }

  /** From now on it is seen what is used. */
  watch(): void {
    const pressed = ({ key, repeat }: KeyboardEvent) => {
      this.isTabbing = key === 'Tab'
      if (!repeat && !MODIFIERS.includes(key)) this.#use('keys')
    }
    addEventListener('keydown', pressed, true)
    addEventListener('keyup', () => { this.isTabbing = false }, true)
    addEventListener('pointerdown', () => { this.#use('pointer') }, true)
  }

  #use(hand: Hand): void {
    this.used = hand
    this.uses += 1
    document.documentElement.dataset.hand = hand
  }
}

export const hands = new Hands()
