import { keep, recall } from './settings.svelte'

const KEPT = 'commitments'
const MOST = 200

/** Remembers the hash that was published before the first move, as this browser saw it then. */
export function witness(table: string, match: number, commitment: string): void {
  const seen = witnessed()
  const name = `${table}/${String(match)}`
  if (seen.some(([known]) => known === name)) return
  keep(KEPT, JSON.stringify([...seen, [name, commitment]].slice(-MOST)))
}

export function witnessOf(table: string, match: number): string | null {
  const name = `${table}/${String(match)}`
  return witnessed().find(([known]) => known === name)?.[1] ?? null
}

function witnessed(): [string, string][] {
  try {
    return JSON.parse(recall(KEPT) ?? '[]') as [string, string][]
  } catch {
    return []
  }
}

/** The hash of a seed, computed here and not on the server. */
export async function commitmentTo(seed: string): Promise<string> {
  const bytes = new TextEncoder().encode(`spiritboard commitment\n${seed}`)
  const digest = await crypto.subtle.digest('SHA-256', bytes)
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
