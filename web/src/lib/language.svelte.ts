import { Words } from './say'
import { keep, recall } from './settings.svelte'

export const LANGUAGES = ['en', 'cs', 'ru'] as const
export type Code = (typeof LANGUAGES)[number]

/** Its words are fetched before anybody has said what is to be played. */
export const FIRST_GAME = 'shamans'

const RETRY = 2000

/** The language of the page and its words; another one takes effect at once, everywhere. */
class Language {
  words = $state.raw<Words | null>(null)
  wanted = $state<Code>(firstLanguage())
  #game = FIRST_GAME
  readonly #texts = new Map<string, Promise<Words>>()

  get say(): Words {
    if (this.words === null) throw new Error('no words yet')
    return this.words
  }

  start(): void {
    void this.#load()
  }

  choose(code: Code): void {
    this.wanted = code
    keep('language', code)
    void this.#load()
  }

  /** The words of another game. */
  play(game: string): void {
    if (game === this.#game) return
    this.#game = game
    void this.#load()
  }

  async #load(): Promise<void> {
    const [code, game] = [this.wanted, this.#game]
    try {
      const words = await this.#fetched(code, game)
      if (code !== this.wanted || game !== this.#game) return
      this.words = words
      document.documentElement.lang = code
    } catch {
      // The server is away: the socket says so; the words come when it is back.
      setTimeout(() => void this.#load(), RETRY)
    }
  }

  #fetched(code: Code, game: string): Promise<Words> {
    const path = `/api/text/${code}/${game}`
    const known = this.#texts.get(path)
    if (known !== undefined) return known
    const loading = fetched(code, path)
    loading.catch(() => this.#texts.delete(path))
    this.#texts.set(path, loading)
    return loading
  }
}

async function fetched(code: Code, path: string): Promise<Words> {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`${path}: ${String(response.status)}`)
  return Words.from(code, await response.text())
}

function firstLanguage(): Code {
  const wished = [recall('language') ?? '', ...navigator.languages]
  for (const wish of wished) {
    const code = LANGUAGES.find((one) => wish.toLowerCase().startsWith(one))
    if (code !== undefined) return code
  }
  return 'en'
}

export const language = new Language()
