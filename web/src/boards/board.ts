import type { Component } from 'svelte'

import type { Say } from '../lib/say'
import type { Advice, Asked, ChatLine, Option, Told, Prospect, Wanted } from '../wire'

/** What every board is given. A board shows and lets choose; it knows no rules. */
export interface BoardProps<V> {
  /** The true table now, whatever is still moving on the screen. */
  view: V
  /** What this seat may do now; empty: nothing. */
  options: Option[]
  asked: Asked | null
  /** Whose eyes; WATCHER: of somebody who looks on. */
  seat: number
  /** The newest news, to be shown as movement. */
  told: News | null
  /** 0: nothing moves, also when the reader prefers reduced motion. */
  speed: Speed
  /** A moment shows this table as it was: what moves stays where it came to. */
  isHeld?: boolean
  act: (option: Option) => void
  /** Under the pointer, focused or long-pressed: the shell tells what it would do. */
  explain: (option: Option | null) => void
  say: Say
  /** To be shown where it was tried. */
  refused: RefusedAction | null
  /** What a strong player would do, when the player has asked for a hint. */
  hinted: Option | null
  /** A lesson wants `hinted` and nothing else: how often something else was tried. */
  taught?: { nudges: number } | null
  /** Asks for such a hint; nobody does in a replay. */
  advise?: () => void
  /**
   * What would come of a wish of the game's own; not in a replay. Nothing is answered by it.
   * Null: another wish of its kind came before it was sent.
   */
  whatIf?: (wish: Wish) => Promise<Prospect[] | null>
  /** The table in sentences, the same as in the terminal; not in a replay. */
  sentences?: () => Promise<string[]>
  /** In a replay with everything open: by seat what it saw itself. */
  revealed?: unknown[]
  /** What has taken the stage, for a board that tells it by itself. */
  moment?: StagedMoment | null
  /** All that was told in this match and still holds; not in a replay. */
  log?: Told[]
  /** The ready phrases that were said, the last one last; not in a replay. */
  claims?: ChatLine[]
  /** What the game's adviser has found out; it comes after a while, and not in a replay. */
  advice?: Advice | null
  /** What people who play as one decided together in the story; not in a replay. */
  wanted?: Wanted[]
  /** The match is over, and whoever sits here may begin the next one. */
  onward?: (() => void) | undefined
}

/** What is told until it is put away; nothing is answered before. */
export interface StagedMoment {
  seq: number
  title: string
  told: Told[]
  /** The match is over with it. */
  isLast: boolean
  goOn: () => void
}

/** What a player thinks of doing: its kind, and what the game wants to know about it. */
export type Wish = { do: string } & Record<string, unknown>

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

/** Everybody else, clockwise from a seat. */
export function othersAt(seat: number, seats: number): number[] {
  return Array.from({ length: seats - 1 }, (_, place) => (seat + place + 1) % seats)
}

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
  /** The board tells what takes the stage by itself: the shell does not. */
  tellsMoments?: boolean
  /** The board goes on to the next match by itself: there is no other way to play once more. */
  turnsPages?: boolean
  /** The board itself leads the focus from thing to thing. */
  leadsFocus?: boolean
  /** Keys that the board takes by itself. */
  keys?: string
  /** On a phone the question stands on the board, with what answers it. */
  asksOnPhones?: boolean
}
