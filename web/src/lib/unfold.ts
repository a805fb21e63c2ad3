import type { Delta, Position, Replay, Step, Update } from '../wire'

/** What a change makes of a picture. What did not change is shared with the one before. */
export function changed(old: unknown, { at = {}, gone = [] }: Delta): unknown {
  let found = old
  for (const [path, value] of Object.entries(at)) found = put(found, steps(path), value)
  for (const path of gone) found = put(found, steps(path), undefined)
  return found
}

/** `view.players.2.cards` leads through fields and places; the empty path to all of it. */
function steps(path: string): string[] {
  return path === '' ? [] : path.split('.')
}

/** With another value at the end of a way; undefined: without the field. */
function put(old: unknown, way: string[], value: unknown): unknown {
  const [name, ...rest] = way
  if (name === undefined) return value
  if (Array.isArray(old)) {
    const list: unknown[] = [...(old as unknown[])]
    list[Number(name)] = put(list[Number(name)], rest, value)
    return list
  }
  const { [name]: before, ...others } = old as Record<string, unknown>
  const inside = put(before, rest, value)
  return inside === undefined ? others : { ...others, [name]: inside }
}

/** The position that an update shows to whoever was shown another one before. */
export function updated(known: Position | null, { position, change }: Update): Position {
  return position ?? (changed(known, change ?? {}) as Position)
}

/** A replay as it is sent, with each moment's whole pictures. */
export function unfolded(replay: Replay): Replay {
  const steps: Step[] = []
  for (const step of replay.steps) {
    const before = steps.at(-1)
    const own = step.own?.map((change, seat) => changed(before?.own?.[seat], change as Delta)) ?? []
    steps.push({ ...step, view: changed(before?.view, step.view as Delta), own })
  }
  return { ...replay, steps }
}
