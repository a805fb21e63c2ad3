import { asked, Refused, refusalOf } from '../lib/api'
import type { Operated, Refusal } from '../wire'

const KEPT = 'operator'
const BETWEEN_LOOKS = 5000

/** The server as its operator sees it. The token is forgotten when the tab is closed. */
export class Operator {
  seen = $state.raw<Operated | null>(null)
  refusal = $state.raw<Refusal | null>(null)
  #token = sessionStorage.getItem(KEPT) ?? ''

  /** Looks again and again; says how to stop. */
  watch(): () => void {
    if (this.#token !== '') void this.look()
    const again = setInterval(() => {
      if (this.seen !== null && !document.hidden) void this.look()
    }, BETWEEN_LOOKS)
    return () => {
      clearInterval(again)
    }
  }

  async open(token: string): Promise<void> {
    this.#token = token
    await this.look()
    if (this.seen !== null) sessionStorage.setItem(KEPT, token)
  }

  async look(): Promise<void> {
    await this.#ask(async () => {
      this.seen = await asked<Operated>('GET', '/operator', undefined, this.#known)
    })
  }

  async close(table: string): Promise<void> {
    await this.#ask(async () => {
      this.seen = await asked<Operated>('DELETE', this.#path(table), undefined, this.#known)
    })
  }

  /** All that is kept of a table, as a file. */
  async save(table: string): Promise<void> {
    await this.#ask(async () => {
      const path = `${this.#path(table)}/export`
      const kept = await asked<unknown>('GET', path, undefined, this.#known)
      const file = new Blob([JSON.stringify(kept, null, 1)], { type: 'application/json' })
      const link = document.createElement('a')
      link.href = URL.createObjectURL(file)
      link.download = `${table}.json`
      link.click()
      URL.revokeObjectURL(link.href)
    })
  }

  get #known(): Record<string, string> {
    return { authorization: `Bearer ${this.#token}` }
  }

  #path(table: string): string {
    return `/operator/tables/${encodeURIComponent(table)}`
  }

  async #ask(work: () => Promise<void>): Promise<void> {
    try {
      await work()
      this.refusal = null
    } catch (error) {
      this.refusal = refusalOf(error)
      if (error instanceof Refused && error.status === 401) this.#forget()
    }
  }

  #forget(): void {
    this.#token = ''
    this.seen = null
    sessionStorage.removeItem(KEPT)
  }
}

/** The table that an operator names, by its id or by a link to it. */
export function tableIn(text: string): string {
  const [, id] = /\/t\/([\w-]+)/.exec(text) ?? []
  return id ?? text.trim()
}
