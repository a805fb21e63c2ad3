import { type Action, actionOf } from '../boards/board'
import type { Say } from '../lib/say'
import type { Filling, Option } from '../wire'

/** How a question looks, told from its answers alone. */
export type Shape = 'confirm' | 'player' | 'several' | 'order' | 'amount' | 'one'

/** Answers of one kind. */
export interface Group {
  do: string
  shape: Shape
  /** The part of the action that differs, where the shape is about one part. */
  field: string
  options: Option[]
}

/** Numbers that count something; all others are ids. */
const COUNTS = ['amount', 'count', 'steps']
/** So many amounts are quicker to choose by buttons. */
const FEW = 3

export function groupsOf(options: Option[]): Group[] {
  const kinds = [...new Set(options.map((option) => actionOf(option).do))]
  return kinds.map((kind) => groupOf(options.filter((option) => actionOf(option).do === kind)))
}

function groupOf(options: Option[]): Group {
  const actions = options.map(actionOf)
  const kind = actions[0]?.do ?? ''
  const group = (shape: Shape, field = ''): Group => ({ do: kind, shape, field, options })
  if (options.length === 1) return group('confirm')
  if (actions.every((action) => typeof action.seat === 'number')) return group('player', 'seat')
  const field = onlyField(actions)
  if (field !== undefined && COUNTS.includes(field)) {
    return options.length > FEW ? group('amount', field) : group('one')
  }
  if (field !== undefined && isLabelled(options, field)) {
    return group(areOrders(actions, field) ? 'order' : 'several', field)
  }
  return group('one')
}

function onlyField(actions: Action[]): string | undefined {
  const fields = new Set(actions.flatMap((action) => Object.keys(action)))
  fields.delete('do')
  return fields.size === 1 ? [...fields][0] : undefined
}

function areOrders(actions: Action[], field: string): boolean {
  const contents = actions.map((action) => String(idsIn(action, field).toSorted((a, b) => a - b)))
  return new Set(contents).size === 1
}

export function idsIn(action: Action, field: string): number[] {
  const ids = action[field]
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'number') : []
}

/** Does each option name what it takes, one by one? Else it can only be offered as a whole. */
function isLabelled(options: Option[], field: string): boolean {
  return options.every((option) => {
    const whole = Array.isArray(actionOf(option)[field])
    const ids = idsIn(actionOf(option), field)
    return whole && (ids.length === 0 || namesIn(option, ids.length) !== undefined)
  })
}

/** What the parts of an option are called. */
export function labelsOf(group: Group, say: Say): Map<number, string> {
  const labels = new Map<number, string>()
  for (const option of group.options) {
    const ids = idsIn(actionOf(option), group.field)
    const names = namesIn(option, ids.length)
    ids.forEach((id, place) => labels.set(id, spelled(names, place, say)))
  }
  return labels
}

function namesIn(option: Option, count: number): Filling | undefined {
  return Object.values(option.say.args ?? {})
    .filter((value): value is Filling => typeof value === 'object')
    .find((value) => (value.said ?? value.seats)?.length === count)
}

function spelled(names: Filling | undefined, place: number, say: Say): string {
  const phrase = names?.said?.[place]
  if (phrase !== undefined) return say.sentence(phrase)
  const seat = names?.seats?.[place]
  return seat === undefined ? '' : say.name(seat)
}

/** The option with exactly these parts, in this order or in any. */
export function optionWith(group: Group, chosen: number[]): Option | undefined {
  const spell = (ids: number[]) =>
    String(group.shape === 'order' ? ids : ids.toSorted((a, b) => a - b))
  return group.options.find(
    (option) => spell(idsIn(actionOf(option), group.field)) === spell(chosen),
  )
}
