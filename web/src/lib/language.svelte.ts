import { Words } from './say'
import { keep, recall } from './settings.svelte'

export const LANGUAGES = ['en', 'cs', 'ru'] as const
export type Code = (typeof LANGUAGES)[number]

const RETRY = 2000

/** The language of the page and its words; another one takes effect at once, everywhere. */
class Language {
  words = $state.raw<Words | null>(null)
  wanted = $state<Code>(firstLanguage())
  /** The game whose words are known beside those of the page; empty: none yet. */
  game = $state('')
  #wantedGame = ''
  /** The game whose story is read. */
  #story = ''
  readonly #texts = new Map<string, Promise<Words>>()

  get say(): Words {
    if (this.words === null) throw new Error('no words yet')
    return this.words
  }

  /** The game at whose table the page was opened, if the server has told it. */
  start(game = ''): void {
    this.#wantedGame = game
    void this.#load()
  }

  choose(code: Code): void {
    this.wanted = code
    keep('language', code)
    // The server begins the page in this language.
    document.cookie = `language=${code}; path=/; max-age=31536000; samesite=lax`
    void this.#load()
  }

  /** The words of another game. */
  play(game: string): void {
    if (game === this.#wantedGame) return
    this.#wantedGame = game
    void this.#load()
  }

  /** The pages of a game's story: only where it is told, and after the words that are seen first. */
  read(game: string): void {
    if (game === this.#story) return
    this.#story = game
    void this.#load()
  }

  async #load(): Promise<void> {
    const [code, game] = [this.wanted, this.#wantedGame]
    try {
      const path = game === '' ? `/api/text/${code}` : `/api/text/${code}/${game}`
      const words = await this.#fetched(path, (text) => Words.from(code, text))
      if (code !== this.wanted || game !== this.#wantedGame) return
      this.words = words
      this.game = game
      document.documentElement.lang = code
      if (game === '' || game !== this.#story) return
      const told = await this.#fetched(`/api/story/${code}/${game}`, (text) => words.and(text))
      if (code === this.wanted && game === this.#wantedGame) this.words = told
    } catch {
      // The server is away: the socket says so; the words come when it is back.
      setTimeout(() => void this.#load(), RETRY)
    }
  }

  #fetched(path: string, read: (text: string) => Words): Promise<Words> {
    const known = this.#texts.get(path)
    if (known !== undefined) return known
    const loading = fetched(path).then(read)
    loading.catch(() => this.#texts.delete(path))
    this.#texts.set(path, loading)
    return loading
  }
}

async function fetched(path: string): Promise<string> {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`${path}: ${String(response.status)}`)
  return response.text()
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
