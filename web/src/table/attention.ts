import { hands } from '../lib/hands'
import { isTyping } from '../lib/roving'
import { settings } from '../lib/settings.svelte'

/** What answers the question, or opens what does. */
const ANSWERS = '.side .answers :is(button, input):not(:disabled)'
const ASKED = `.game [data-asked], ${ANSWERS}`
/** Whoever reads or writes there by keyboard is not called away. */
const ELSEWHERE = '.top, .strip, .log, .chat, [data-tip], dialog'
/** What has taken the stage, or was opened over the board, comes first. */
const STAGED = '.finale button, .summary button, .panelled button:not([aria-disabled="true"]):not(:disabled)'
/** Where the focus rests while nothing is asked: what is said there is what one waits for. */
const REST = '.side section'
/** Where it rests until that is there. */
const LAST_RESORT = '.side'
const DIGITS = '1234567890'

/** All that answers the question, from top to bottom; to do nothing comes last. Whoever wants a list has it there. */
export function askedThings(): HTMLElement[] {
  const wanted = settings.asList ? ANSWERS : ASKED
  const all = [...document.querySelectorAll<HTMLElement>(wanted)].filter(isSeen)
  return [...all.filter((one) => !isPass(one)), ...all.filter(isPass)]
}

function isSeen(thing: HTMLElement): boolean {
  return thing.closest('[inert]') === null && thing.checkVisibility({ visibilityProperty: true })
}

function isPass(thing: HTMLElement): boolean {
  return thing.matches('.deed.pass')
}

/** To what a hint or a teacher points at, else to the first thing asked about. */
export function jumpToQuestion(): void {
  const things = askedThings()
  find(things.filter((thing) => thing.matches('.hinted')).concat(things))
}

/** A digit points at a choice; the same digit once more does it. Says whether there is one. */
export function chooseBy(digit: string): boolean {
  const thing = askedThings()[DIGITS.indexOf(digit)]
  if (thing === undefined || !DIGITS.includes(digit)) return false
  if (thing === document.activeElement) thing.click()
  else thing.focus()
  return true
}

/** While somebody is asked, the focus is on what is asked about; it is never lost. */
export class Attention {
  readonly #leads: boolean
  #isAwaited = false
  /** Tab has led out of the page, on to its beginning or to the browser's own. */
  #isLeft = false
  /** What the focus was turned to, and how often a hand had been used by then. */
  #turned: HTMLElement | null = null
  #uses = 0
  #frame = 0

  /** `leads`: the board itself leads from thing to thing; only what is lost is found again. */
  constructor(leads: boolean) {
    this.#leads = leads
  }

  /** There is a new question. What it is about may come upon the table a little later. */
  asked(): void {
    this.#isAwaited = !this.#leads
    this.look()
  }

  /** Before the next picture is drawn. */
  readonly look = (): void => {
    if (this.#frame !== 0) return
    this.#frame = requestAnimationFrame(() => {
      this.#frame = 0
      this.#settle()
    })
  }

  /** Follows whatever changes there, until it is stopped. */
  watch(game: HTMLElement): () => void {
    const watcher = new MutationObserver(this.look)
    watcher.observe(game, { childList: true, subtree: true, attributeFilter: ['data-asked', 'disabled', 'inert'] })
    game.addEventListener('focusout', this.#leave)
    this.look()
    return () => {
      watcher.disconnect()
      cancelAnimationFrame(this.#frame)
      this.#frame = 0
      game.removeEventListener('focusout', this.#leave)
    }
  }

  readonly #leave = ({ relatedTarget }: FocusEvent): void => {
    this.#isLeft = relatedTarget === null && hands.isTabbing
    this.look()
  }

  #settle(): void {
    const things = askedThings()
    number(things)
    const first = things[0]
    if (first !== undefined && (this.#isAwaited || this.#isOvertakenBy(first))) this.#turnTo(first)
    else if (isLost() && !this.#isLeft && hands.used !== 'pointer' && !hands.isUntouchedScreen) this.#find(things)
  }

  /** Nothing was done since the focus was turned: what comes later, but stands earlier, shall have it. */
  #isOvertakenBy(first: HTMLElement): boolean {
    return this.#turned === document.activeElement && this.#turned !== first && this.#uses === hands.uses
  }

  #turnTo(thing: HTMLElement): void {
    this.#isAwaited = false
    if (isElsewhere() || hands.isUntouchedScreen) return
    focus(thing)
    this.#note(thing)
  }

  #find(things: HTMLElement[]): void {
    find(things)
    if (!this.#leads && things[0] === document.activeElement) this.#note(things[0])
  }

  #note(turned: HTMLElement): void {
    this.#turned = turned
    this.#uses = hands.uses
  }
}

function isLost(): boolean {
  const at = document.activeElement
  const isNowhere = at === document.body || (at !== null && at === document.querySelector(LAST_RESORT))
  return isNowhere && document.querySelector('dialog[open]') === null
}

function isElsewhere(): boolean {
  const at = document.activeElement
  return isTyping(at) || (hands.used === 'keys' && at?.closest(ELSEWHERE) != null)
}

function find(things: HTMLElement[]): void {
  const first = document.querySelector<HTMLElement>(STAGED) ?? things[0]
  if (first === undefined) rest()
  else focus(first)
}

function rest(): void {
  const place = document.querySelector<HTMLElement>(REST) ?? document.querySelector<HTMLElement>(LAST_RESORT)
  if (place === null || place === document.activeElement) return
  place.tabIndex = -1
  focus(place)
}

/** Whoever has pressed no key is not told about it, and nothing is scrolled away. */
function focus(thing: HTMLElement): void {
  const isByKeys = hands.used === 'keys'
  hands.isQuiet = !isByKeys
  thing.focus({ preventScroll: !isByKeys })
  hands.isQuiet = false
}

/** Whoever plays by keys sees which digit chooses what. */
function number(things: HTMLElement[]): void {
  for (const one of document.querySelectorAll<HTMLElement>('[data-digit]')) {
    if (!things.includes(one)) delete one.dataset.digit
  }
  things.forEach((thing, place) => {
    const digit = DIGITS[place]
    if (digit === undefined) delete thing.dataset.digit
    else thing.dataset.digit = digit
  })
}
