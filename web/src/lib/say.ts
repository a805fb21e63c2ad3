import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle'

import type { Filling, Phrase } from '../wire'

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
  at(names: string[], reader: number): Say
}

const NOBODY = -2
/** So many messages. */
const PAGE = 80

/** The numbers of a table need no grouping; what would do it takes a phone a tenth of a second. */
class PlainNumber extends FluentNumber {
  override toString(): string {
    return String(this.value)
  }
}

/** The words of one language. A message that is missing is shown by its name, never thrown. */
export class Words implements Say {
  readonly language: string
  readonly #bundle: FluentBundle
  readonly #names: string[]
  readonly #reader: number

  constructor(language: string, bundle: FluentBundle, names: string[] = [], reader = NOBODY) {
    this.language = language
    this.#bundle = bundle
    this.#names = names
    this.#reader = reader
  }

  /** Reads them page by page, so that a phone is not busy for long at a time. */
  static async from(language: string, text: string): Promise<Words> {
    const bundle = new FluentBundle(language, { useIsolating: false })
    for (const page of pagesOf(text)) {
      bundle.addResource(new FluentResource(page))
      await new Promise((resolve) => setTimeout(resolve))
    }
    return new Words(language, bundle)
  }

  at(names: string[], reader: number): Words {
    return new Words(this.language, this.#bundle, names, reader)
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key)
  }

  key(key: string, args: Record<string, Argument> = {}): string {
    return this.phrase({ key, args })
  }

  phrase(phrase: Phrase): string {
    const value = this.#bundle.getMessage(phrase.key)?.value
    if (value == null) return phrase.key
    return this.#bundle.formatPattern(value, this.#spell(phrase), [])
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
    return items.length === 0 ? this.key('nothing') : this.#joined('list', items)
  }

  name(seat: number): string {
    return this.#names[seat] ?? String(seat)
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
    return this.#spellPhrases(name, value.said ?? [])
  }

  /** The words of an id, its other forms as $name-form, and $name-id to select on. */
  #spellPhrases(name: string, phrases: Phrase[]): Fluent {
    const forms = phrases.map((phrase) => this.#forms(phrase))
    const [first] = forms
    if (first === undefined) return { [name]: this.listed([]) }
    const spelled: Fluent = {}
    if (forms.length === 1) spelled[`${name}-id`] = idOf(phrases[0]?.key ?? '')
    for (const [form, said] of first) {
      if (!forms.every((other) => other.has(form))) continue
      spelled[name + form] =
        forms.length === 1 ? said : this.listed(forms.map((other) => other.get(form) ?? ''))
    }
    return spelled
  }

  #forms(phrase: Phrase): Map<string, string> {
    const message = this.#bundle.getMessage(phrase.key)
    const forms = new Map<string, string>()
    if (message?.value == null) return forms
    const args = this.#spell(phrase)
    forms.set('', this.#bundle.formatPattern(message.value, args, []))
    for (const [form, pattern] of Object.entries(message.attributes)) {
      forms.set(`-${form}`, this.#bundle.formatPattern(pattern, args, []))
    }
    return forms
  }
}

/** A message begins where a line begins with its name. */
function pagesOf(text: string): string[] {
  const messages = text.split(/^(?=[a-z-])/im)
  const pages: string[] = []
  while (messages.length > 0) pages.push(messages.splice(0, PAGE).join(''))
  return pages
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
