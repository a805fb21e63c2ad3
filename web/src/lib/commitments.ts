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

/**
 * The hash of a seed, computed here and not on the server. The browser's own digest is there only
 * under https, and a table in the living room has none.
 */
export async function commitmentTo(seed: string): Promise<string> {
  const { sha256 } = await import('@noble/hashes/sha2.js')
  const { bytesToHex, utf8ToBytes } = await import('@noble/hashes/utils.js')
  return bytesToHex(sha256(utf8ToBytes(`spiritboard commitment\n${seed}`)))
}
