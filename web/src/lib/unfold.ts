import type { Replay, Step } from '../wire'

/** What changes from one picture to the next: another value, or something inside; nothing: it is the same. */
export interface Delta {
  is?: unknown
  at?: Record<string, Delta>
  gone?: string[]
}

/** The picture after a change. What did not change is shared with the one before. */
export function changed(old: unknown, delta: Delta): unknown {
  if ('is' in delta) return delta.is
  const at = Object.entries(delta.at ?? {})
  const gone = delta.gone ?? []
  if (at.length === 0 && gone.length === 0) return old
  if (Array.isArray(old)) {
    const list: unknown[] = [...(old as unknown[])]
    for (const [place, inside] of at) list[Number(place)] = changed(list[Number(place)], inside)
    return list
  }
  const fields = Object.entries(old as Record<string, unknown>).filter(([key]) => !gone.includes(key))
  const found: Record<string, unknown> = Object.fromEntries(fields)
  for (const [key, inside] of at) found[key] = changed(found[key], inside)
  return found
}

/** A replay as it is sent, with each moment's whole pictures. */
export function unfolded(replay: Replay): Replay {
  const steps: Step[] = []
  for (const step of replay.steps) {
    const before = steps.at(-1)
    const own = step.own?.map((delta, seat) => changed(before?.own?.[seat], delta as Delta)) ?? []
    steps.push({ ...step, view: changed(before?.view, step.view as Delta), own })
  }
  return { ...replay, steps }
}
