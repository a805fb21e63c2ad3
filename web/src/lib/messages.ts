import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'

type Message = NonNullable<ReturnType<FluentBundle['getMessage']>>
type Pattern = NonNullable<Message['value']>

const NAME = /^[a-z][\w-]*/i
const [A, Z] = [97, 122]
/** Another message within a message. */
const ANOTHER = /\{ *([a-z][\w-]*) *\}/gi

/** The messages of one language. Each is read when it is said for the first time: a phone can speak at once. */
export class Messages {
  readonly #bundle: FluentBundle
  /** As they are written; those that were read are gone from here. */
  readonly #unread = new Map<string, string>()

  constructor(language: string, text: string) {
    this.#bundle = new FluentBundle(language, { useIsolating: false })
    this.add(text)
  }

  /** A message begins with a line that begins with its name; no pattern is as quick in a long story as a look at each line. */
  add(text: string): void {
    let begun = 0
    for (let line = text.indexOf('\n') + 1; line > 0; line = text.indexOf('\n', line) + 1) {
      if (!isLetter(text.charCodeAt(line))) continue
      this.#keep(text.slice(begun, line))
      begun = line
    }
    this.#keep(text.slice(begun))
  }

  has(name: string): boolean {
    return this.#unread.has(name) || this.#bundle.hasMessage(name)
  }

  find(name: string): Message | undefined {
    this.#read(name)
    return this.#bundle.getMessage(name)
  }

  format(pattern: Pattern, filled: Record<string, FluentVariable>): string {
    return this.#bundle.formatPattern(pattern, filled, [])
  }

  #keep(written: string): void {
    const name = NAME.exec(written)?.[0]
    if (name !== undefined && !this.has(name)) this.#unread.set(name, written)
  }

  #read(name: string): void {
    const written = this.#unread.get(name)
    if (written === undefined) return
    this.#unread.delete(name)
    this.#bundle.addResource(new FluentResource(written))
    for (const [, other = ''] of written.matchAll(ANOTHER)) this.#read(other)
  }
}

function isLetter(code: number): boolean {
  const small = code | 32
  return small >= A && small <= Z
}
