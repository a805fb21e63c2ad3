import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'

type Message = NonNullable<ReturnType<FluentBundle['getMessage']>>
type Pattern = NonNullable<Message['value']>

/** Where a message begins: a line that begins with its name. */
const BEGINNING = /^(?=[a-z])/im
const NAME = /^[\w-]+/
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

  add(text: string): void {
    for (const written of text.split(BEGINNING)) {
      const name = NAME.exec(written)?.[0]
      if (name !== undefined && !this.has(name)) this.#unread.set(name, written)
    }
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

  #read(name: string): void {
    const written = this.#unread.get(name)
    if (written === undefined) return
    this.#unread.delete(name)
    this.#bundle.addResource(new FluentResource(written))
    for (const [, other = ''] of written.matchAll(ANOTHER)) this.#read(other)
  }
}
