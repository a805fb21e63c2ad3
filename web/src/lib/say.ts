import { FluentNumber, type FluentVariable } from '@fluent/bundle'

import type { Filling, Phrase } from '../wire'
import { Messages } from './messages'
import { typeset } from './typography'

type Argument = boolean | number | string | Filling
type Fluent = Record<string, FluentVariable>

/** Says phrases in one language, for somebody at a table, exactly as the terminal does. */
export interface Say {
  readonly language: string
  /** A phrase, as it stands in the middle of a sentence. */
  phrase(phrase: Phrase): string
  /** A phrase with a capital letter: events, questions, options. */
  sentence(phrase: Phrase): string
  /** A message of the page. */
  key(key: string, args?: Record<string, Argument>): string
  /** Is there such a message? */
  has(key: string): boolean
  /** Fragments of a sentence, parted more strongly than a list. */
  clauses(phrases: Phrase[]): string
  listed(items: string[]): string
  name(seat: number): string
  /** A name as it is read: `~player-2` is Petr here and Пётр there. */
  person(name: string): string
  /** Which face goes with the name at a seat, from 1; 0: none. */
  character(seat: number): number
  /** What a game is called. */
  title(game: string): string
  at(names: string[], reader: number): Say
}

/** What a field for a name takes: a tilde begins only names that nobody chose. */
export const NAME = String.raw`\s*[^\s~].*`

const UNCHOSEN = /^~(?:(player-[1-5])|guest-([0-9]{4}))$/
const NOBODY = -2

/** The numbers of a table need no grouping; what would do it takes a phone a tenth of a second. */
class PlainNumber extends FluentNumber {
  override toString(): string {
    return String(this.value)
  }
}

/** The words of one language. A message that is missing is shown by its name, never thrown. */
export class Words implements Say {
  readonly language: string
  readonly #messages: Messages
  readonly #names: string[]
  readonly #reader: number

  constructor(language: string, messages: Messages, names: string[] = [], reader = NOBODY) {
    this.language = language
    this.#messages = messages
    this.#names = names
    this.#reader = reader
  }

  static from(language: string, text: string): Words {
    return new Words(language, new Messages(language, text))
  }

  /** The same words and some more. */
  and(text: string): Words {
    this.#messages.add(text)
    return new Words(this.language, this.#messages, this.#names, this.#reader)
  }

  at(names: string[], reader: number): Words {
    return new Words(this.language, this.#messages, names, reader)
  }

  has(key: string): boolean {
    return this.#messages.has(key)
  }

  key(key: string, args: Record<string, Argument> = {}): string {
    return this.phrase({ key, args })
  }

  phrase(phrase: Phrase): string {
    const value = this.#messages.find(phrase.key)?.value
    if (value == null) return phrase.key
    return typeset(this.#messages.format(value, this.#spell(phrase)), this.language)
  }

  sentence(phrase: Phrase): string {
    return capital(this.phrase(phrase))
  }

  clauses(phrases: Phrase[]): string {
    return this.#joined(
      'clauses',
      phrases.map((phrase) => this.phrase(phrase)),
    )
  }

  listed(items: string[]): string {
    const last = items.at(-1)
    if (last === undefined) return this.key('nothing')
    const most = items.slice(0, -1)
    return most.length === 0 ? last : this.#joined('list-last', [this.#joined('list', most), last])
  }

  name(seat: number): string {
    const name = this.#names[seat]
    return name === undefined ? String(seat) : this.person(name)
  }

  person(name: string): string {
    const [, player, number] = UNCHOSEN.exec(name) ?? []
    if (player !== undefined) return this.key(player)
    return number === undefined ? name : this.key('guest-name', { number })
  }

  character(seat: number): number {
    return characterOf(this.#names[seat] ?? '')
  }

  title(game: string): string {
    return this.has(`title-${game}`) ? this.key(`title-${game}`) : game
  }

  #joined(key: string, items: string[]): string {
    return items.length === 0
      ? ''
      : items.reduce((first, next) => this.key(key, { first, next }))
  }

  #spell(phrase: Phrase): Fluent {
    const spelled: Fluent = {}
    for (const [name, value] of Object.entries(phrase.args ?? {})) {
      Object.assign(spelled, this.#spellOne(name, value))
    }
    return spelled
  }

  #spellOne(name: string, value: Argument): Fluent {
    if (typeof value === 'boolean') return { [name]: yesNo(value) }
    if (typeof value === 'number') return { [name]: new PlainNumber(value) }
    if (typeof value === 'string') return { [name]: value }
    if (value.seat != null) {
      return {
        [name]: this.name(value.seat),
        [`${name}-you`]: yesNo(value.seat === this.#reader),
      }
    }
    if (value.seats != null) {
      return { [name]: this.listed(value.seats.map((seat) => this.name(seat))) }
    }
    return this.#spellPhrases(name, value.said ?? [], value.clauses ?? false)
  }

  /** The words of an id, its other forms as $name-form, and $name-id to select on. */
  #spellPhrases(name: string, phrases: Phrase[], areClauses: boolean): Fluent {
    const join = (items: string[]): string =>
      areClauses ? this.#joined('clauses', items) : this.listed(items)
    const forms = phrases.map((phrase) => this.#forms(phrase))
    const [first] = forms
    if (first === undefined) return { [name]: join([]) }
    const spelled: Fluent = {}
    if (forms.length === 1) spelled[`${name}-id`] = idOf(phrases[0]?.key ?? '')
    for (const [form, said] of first) {
      if (!forms.every((other) => other.has(form))) continue
      spelled[name + form] =
        forms.length === 1 ? said : join(forms.map((other) => other.get(form) ?? ''))
    }
    return spelled
  }

  #forms(phrase: Phrase): Map<string, string> {
    const message = this.#messages.find(phrase.key)
    const forms = new Map<string, string>()
    if (message?.value == null) return forms
    const args = this.#spell(phrase)
    forms.set('', this.#messages.format(message.value, args))
    for (const [form, pattern] of Object.entries(message.attributes)) {
      forms.set(`-${form}`, this.#messages.format(pattern, args))
    }
    return forms
  }
}

/** Which of the characters a name is of that nobody chose; 0: of none. */
export function characterOf(name: string): number {
  return Number(/^~player-([1-5])$/.exec(name)?.[1] ?? 0)
}

/** Did somebody choose this name? */
export function isChosen(name: string): boolean {
  return !UNCHOSEN.test(name)
}

export function capital(said: string): string {
  return said.slice(0, 1).toUpperCase() + said.slice(1)
}

function yesNo(value: boolean): string {
  return value ? 'yes' : 'no'
}

/** `role-shaman` is about `shaman`. */
function idOf(key: string): string {
  const dash = key.indexOf('-')
  return dash < 0 ? '' : key.slice(dash + 1)
}
