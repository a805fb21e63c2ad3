import type { Me, Problem, Refusal } from '../wire'
import { keep, recall } from './settings.svelte'

/** What the server says to somebody without a guest's cookie. */
export const STRANGER = 'who-are-you'

/** The server said no, and why. */
export class Refused extends Error {
  readonly refusal: Refusal
  readonly status: number

  constructor(refusal: Refusal, status: number) {
    super(refusal.code)
    this.refusal = refusal
    this.status = status
  }
}

export const api = {
  get: <T>(path: string) => ask<T>('GET', path),
  post: <T>(path: string, body: unknown = {}) => ask<T>('POST', path, body),
  put: <T>(path: string, body: unknown) => ask<T>('PUT', path, body),
  delete: <T>(path: string) => ask<T>('DELETE', path),
}

let known: Promise<Me> | null = null

/** Makes us known to the server: only a guest can sit and speak. */
export function greet(): Promise<Me> {
  return meet(api.get<Me>('/me'))
}

/** Who we are: asked once. */
export function whoWeAre(): Promise<Me> {
  return known ?? greet()
}

/** From now on we are called so. */
export function rename(name: string): Promise<Me> {
  return meet(api.put<Me>('/me', { name }))
}

async function meet(asking: Promise<Me>): Promise<Me> {
  known = asking
  try {
    const me = await asking
    keep('guest', 'known')
    return me
  } catch (error) {
    known = null
    throw error
  }
}

/** Was this browser a guest before? Its cookie can't be looked at. */
export function isKnown(): boolean {
  return recall('guest') === 'known'
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  try {
    return await asked<T>(method, path, body)
  } catch (error) {
    if (!(error instanceof Refused) || error.refusal.code !== STRANGER) throw error
    await greet()
    return asked<T>(method, path, body)
  }
}

/** Once, and as whoever these headers say. */
export async function asked<T>(
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<T> {
  const request: RequestInit = { method, headers }
  if (body !== undefined) {
    request.body = JSON.stringify(body)
    request.headers = { ...headers, 'content-type': 'application/json' }
  }
  const response = await fetch(`/api${path}`, request)
  if (response.ok) return (await response.json()) as T
  throw new Refused(await refusalIn(response), response.status)
}

async function refusalIn(response: Response): Promise<Refusal> {
  try {
    return ((await response.json()) as Problem).refusal
  } catch {
    // A proxy's own page, or none at all.
    return unreachable()
  }
}

export function unreachable(): Refusal {
  return { code: 'unreachable', say: { key: 'page-unreachable' } }
}

/** Why something failed, whoever refused it. */
export function refusalOf(error: unknown): Refusal {
  return error instanceof Refused ? error.refusal : unreachable()
}
