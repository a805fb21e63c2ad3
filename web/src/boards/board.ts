import type { Component } from 'svelte'

import type { Say } from '../lib/say'
import type { Asked, Option, Told, Weight } from '../wire'

/** What every board is given. A board shows and lets choose; it knows no rules. */
export interface BoardProps<V> {
  /** The true table now, whatever is still moving on the screen. */
  view: V
  /** What this seat may do now; empty: nothing. */
  options: Option[]
  asked: Asked | null
  /** The players' names, by seat. */
  names: string[]
  /** Whose eyes; WATCHER: of somebody who looks on. */
  seat: number
  /** The newest news, to be shown as movement. */
  told: News | null
  /** 0: nothing moves, also when the reader prefers reduced motion. */
  speed: Speed
  act: (option: Option) => void
  /** Under the pointer, focused or long-pressed: the shell tells what it would do. */
  explain: (option: Option | null) => void
  say: Say
  /** To be shown where it was tried. */
  refused: RefusedAction | null
  /** What a strong player would do, when the player has asked for a hint. */
  hinted: Option | null
  /** What would come of a wish of the game's own; not in a replay. Nothing is answered by it. */
  weigh?: (wish: Record<string, unknown>) => Promise<Weight[]>
  /** The table in sentences, the same as in the terminal; not in a replay. */
  sentences?: () => Promise<string[]>
  /** In a replay with everything open: by seat what it saw itself. */
  revealed?: unknown[]
}

export interface News {
  seq: number
  told: Told[]
}

export interface RefusedAction {
  action: unknown
  text: string
}

export type Speed = 0 | 1 | 2

export const WATCHER = -2

/** What an option does: a tag, and ids. */
export interface Action {
  do: string
  [field: string]: unknown
}

export function actionOf(option: Option): Action {
  return option.action as Action
}

/** Two actions are the same when all their fields are. */
export function isSameAction(one: unknown, other: unknown): boolean {
  return spelled(one) === spelled(other)
}

function spelled(action: unknown): string {
  const fields = Object.entries(action as object).sort(([a], [b]) => (a < b ? -1 : 1))
  return JSON.stringify(fields)
}

/** The file of a board: the component, and which answers it takes by itself. */
export interface BoardModule {
  // Each board has a view of its own; the game's name alone says which one will come.
  default: Component<BoardProps<unknown>>
  /** Tags of the actions that can be done on the board; the shell offers the rest as buttons. */
  onBoard?: readonly string[]
}
