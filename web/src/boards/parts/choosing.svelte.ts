import { getContext, setContext } from 'svelte'

import { hands } from '../../lib/hands'
import { capital, type Say } from '../../lib/say'
import type { Option } from '../../wire'
import { actionOf, isSameAction } from '../board'

/** What a bubble says about the thing that it stands at. */
export interface Telling {
  title: string
  text: string
  option: Option | null
  /** More about it, line by line. */
  lines?: string[]
}

/** Several answers with one thing: which one? */
export interface Menu {
  at: HTMLElement
  title: string
  options: Option[]
}

/** Where a thing lay when it was chosen: the board may have changed by the time it moves. */
export interface Left {
  place: string
  box: DOMRect
}

/** For so many milliseconds after the table has changed, a pointer that has rested chooses nothing. */
const SURPRISE = 300

interface Pointed {
  at: Element
  tell: () => Telling
}

interface Table {
  readonly options: Option[]
  readonly hinted: Option | null
  /** A lesson wants what is hinted at, and nothing else. */
  readonly isTaught: boolean
  /** What an answer does is told beside the question. */
  readonly tellsBeside: boolean
  readonly say: Say
  act: (option: Option) => void
}

/** What is pointed at, what was touched once, and what was tried last. */
export class Choosing {
  pointed = $state.raw<Pointed | null>(null)
  armed = $state.raw<Option | null>(null)
  tried = $state.raw<Element | null>(null)
  menu = $state.raw<Menu | null>(null)
  left: Left | null = null
  #surprisedUntil = 0
  readonly #table: Table

  constructor(table: Table) {
    this.#table = table
  }

  get say(): Say {
    return this.#table.say
  }

  isHinted(option: Option | null): boolean {
    const { hinted } = this.#table
    return option !== null && hinted !== null && isSameAction(option.action, hinted.action)
  }

  /** Is some answer of that kind hinted at? */
  isHintedTo(verb: string): boolean {
    const { hinted } = this.#table
    return hinted !== null && actionOf(hinted).do === verb
  }

  /** While a lesson points at one thing, all others rest. */
  get isTaught(): boolean {
    return this.#table.isTaught
  }

  isArmed(option: Option | null): boolean {
    const { armed } = this
    return option !== null && armed !== null && isSameAction(option.action, armed.action)
  }

  get tellsBeside(): boolean {
    return this.#table.tellsBeside
  }

  /** What is told beside the question: what was touched once, and there also what is pointed at. */
  get explained(): Option | null {
    return this.armed ?? (this.tellsBeside ? (this.pointed?.tell().option ?? null) : null)
  }

  get options(): Option[] {
    return this.#table.options
  }

  /** The option that does this with that, if it is open. */
  find(verbs: string[], field: string, value: number): Option | null {
    return this.options.find((option) => matches(option, verbs, field, value)) ?? null
  }

  /** All that does this with that. */
  all(verbs: string[], field: string, value: number): Option[] {
    return this.options.filter((option) => matches(option, verbs, field, value))
  }

  plain(verb: string): Option | null {
    return this.options.find((option) => actionOf(option).do === verb) ?? null
  }

  consequence(option: Option): string {
    const does = option.does ?? []
    return does.length > 0 ? capital(this.say.clauses(does)) : ''
  }

  point(at: Element, tell: () => Telling): void {
    this.pointed = { at, tell }
  }

  leave(at: Element): void {
    if (this.pointed?.at !== at) return
    this.clear()
  }

  /** Nothing is pointed at any more, and what was refused has been read. */
  dismiss(): void {
    this.tried = null
    this.clear()
  }

  clear(): void {
    if (this.pointed === null && this.armed === null) return
    this.pointed = null
    this.armed = null
  }

  /** Other things lie there now than a moment ago. */
  changed(): void {
    this.tried = null
    if (this.pointed !== null && !isHeldByKeys(this.pointed.at)) this.clear()
    this.#surprisedUntil = performance.now() + SURPRISE
  }

  /** The pointer has been moved to where it is. */
  aimed(): void {
    this.#surprisedUntil = 0
  }

  /** What lies under the pointer has come there by itself: a click was meant for something else. */
  isSurprised(): boolean {
    return performance.now() < this.#surprisedUntil
  }

  offer(menu: Menu): void {
    this.clear()
    this.menu = this.menu?.at === menu.at ? null : menu
  }

  /** Puts the menu away; the focus goes back to where it was opened. */
  putAway(): void {
    this.menu?.at.focus()
    this.menu = null
  }

  /** What it does is told beside the question; a thumb would cover it. */
  arm(option: Option): void {
    this.armed = option
  }

  act(option: Option, at: Element): void {
    this.tried = at
    this.left = { place: at.getAttribute('data-place') ?? '', box: at.getBoundingClientRect() }
    this.clear()
    this.menu = null
    this.#table.act(option)
  }
}

function matches(option: Option, verbs: string[], field: string, value: number): boolean {
  const action = actionOf(option)
  return verbs.includes(action.do) && action[field] === value
}

/** Whoever plays by keys is told about what the focus is on; it may be there for others too. */
export function isHeldByKeys(thing: Element): boolean {
  return hands.used === 'keys' && thing.matches(':focus-visible')
}

const KEY = Symbol('choosing')

export function shareChoosing(table: Table): Choosing {
  return setContext(KEY, new Choosing(table))
}

export function useChoosing(): Choosing {
  return getContext<Choosing>(KEY)
}
