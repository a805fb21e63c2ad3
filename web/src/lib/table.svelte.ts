import { SvelteMap } from 'svelte/reactivity'

import type {
  Advice,
  Command,
  Hint,
  ChatLine as Spoken,
  Message,
  News,
  Nudged,
  Option,
  Position,
  Refusal,
  Perspective,
  Table,
  Prospect,
  Update,
  Welcome,
} from '../wire'
import type { Wish as WhatIf } from '../boards/board'
import { api, greet, isKnown, refusalOf, STRANGER } from './api'
import { type Chronicle, NOTHING_TOLD, tell } from './chronicle'
import { witness } from './commitments'
import { keep, recall } from './settings.svelte'
import { type Connection, TableSocket } from './socket'
import { updated } from './unfold'
import { Wishes } from './wishes'

/** What one pair of eyes has been told and sees now. */
export interface Eyes {
  chronicle: Chronicle
  position: Position | null
  /** What came last while the page was open: to be shown as movement and said aloud. */
  fresh: News | null
  /** The table as it was before the last round, or the match, was summed up while the page was open. */
  before: { seq: number; position: Position } | null
  /** When the position came: the clock runs from then. */
  at: number
}

export interface Trouble {
  command: Command
  refusal: Refusal
}

/** A command as it is written: the key is added when it is sent. */
export type Wish = Command extends infer C ? (C extends Command ? Omit<C, 'key'> : never) : never

/** What the server says of a table that it can't read. */
const UNREADABLE = 'table-unreadable'
/** And of one that whoever runs it has closed. */
const GONE = 'no-such-table'
const OVER = 'over'
/** And of an answer that the lesson does not show. */
const ASTRAY = 'lesson-goes-on'

/** What a page says by itself: nobody is told if it is refused. */
const QUIET: readonly Command['type'][] = ['read', 'look']

const BLIND: Eyes = { chronicle: NOTHING_TOLD, position: null, fresh: null, before: null, at: 0 }

/** A table as the messages of the server tell it. It knows no rules. */
export class TableState {
  readonly id: string
  table = $state.raw<Table | null>(null)
  /** When this was told: whoever is away is counted from then. */
  sat = $state(0)
  names = $state.raw<string[]>([])
  lines = $state.raw<Spoken[]>([])
  line = $state<Connection>('connecting')
  /** There is no such table, or it may not be seen. */
  missing = $state.raw<Refusal | null>(null)
  /** The last command that was refused; the next one clears it. */
  trouble = $state.raw<Trouble | null>(null)
  /** Somebody calls; until it is put away or answered. */
  nudged = $state.raw<Nudged | null>(null)
  hint = $state.raw<Hint | null>(null)
  hintAsked = $state(false)
  /** What the lesson wants now, shown without being asked for. */
  taught = $state.raw<Hint | null>(null)
  /** How often something else was tried since. */
  nudges = $state(0)
  #teaching = ''
  /** The answer that is on its way, and to what: a question is answered once, the next one at once. */
  #sending: { key: string; seat: number; decision: number } | null = null
  readonly #eyes = new SvelteMap<number, Eyes>()
  /** By seat: what its player tries out, and who waits for what comes of it. */
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing shows it
  readonly #wishes = new Map<number, Wishes<Prospect[]>>()
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing shows it
  readonly #weighing = new Map<string, (prospects: Prospect[]) => void>()
  /** By seat: the end of a round that lies before it. */
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing shows it
  readonly #reading = new Map<number, number>()
  readonly #answered = new SvelteMap<number, number>()
  readonly #socket: TableSocket
  #anew = true

  constructor(id: string) {
    this.id = id
    this.#socket = new TableSocket(() => this.#address(), {
      message: (message, command) => {
        this.receive(message, command)
      },
      line: (line) => (this.line = line),
      shut: () => void this.#wonder(),
    })
    document.addEventListener('visibilitychange', this.#appear)
    if (isKnown()) this.#socket.open()
    else void this.#introduce()
  }

  get you(): number[] {
    return this.table?.you ?? []
  }

  eyes(seat: number): Eyes {
    return this.#eyes.get(seat) ?? BLIND
  }

  /** The change of the table by which this seat answered last. */
  answered(seat: number): number {
    return this.#answered.get(seat) ?? Number(recall(this.#answerKey(seat)) ?? 0)
  }

  get hasOutcome(): boolean {
    return [...this.#eyes.values()].some(({ position }) => position?.outcome !== undefined)
  }

  isAsked(seat: number): boolean {
    return this.eyes(seat).position?.asked?.seats.includes(seat) ?? false
  }

  /** Sends a command; says its key. */
  do(wish: Wish): string {
    const command: Command = { ...wish, key: newKey() }
    this.trouble = null
    if (command.type === 'answer') {
      this.#sending = command
      this.nudged = null
    }
    if (command.type === 'hint') this.hintAsked = true
    this.#socket.send(command)
    return command.key
  }

  answer(seat: number, option: Option): void {
    const asked = this.eyes(seat).position?.asked
    if (asked == null || (this.#sending?.seat === seat && this.#sending.decision === asked.id)) return
    this.do({ type: 'answer', seat, decision: asked.id, action: option.action })
  }

  /** A lesson shows what it wants. When it has come to its end, a hint would be a bot's: no more of it. */
  teach(seat: number): void {
    if (this.#teaching === OVER) return
    const command: Command = { type: 'hint', key: newKey(), seat }
    this.#teaching = command.key
    this.#socket.send(command)
  }

  /** The end of a round lies before this seat: until it is put away, the bots wait for it. */
  reads(seat: number, change: number): void {
    this.#reading.set(seat, change)
    this.#tellReading(seat, change, false)
  }

  hasRead(seat: number): void {
    const change = this.#reading.get(seat)
    if (change === undefined) return
    this.#reading.delete(seat)
    this.#tellReading(seat, change, true)
  }

  #tellReading(seat: number, change: number, isOver: boolean): void {
    this.#socket.send({ type: 'read', key: newKey(), seat, change, is_over: isOver })
  }

  /** What would come of a wish; null: a newer one of its kind came before it was sent. */
  whatIf(seat: number, wish: WhatIf): Promise<Prospect[] | null> {
    const wishes = this.#wishes.get(seat) ?? new Wishes((one) => this.#whatIf(seat, one))
    this.#wishes.set(seat, wishes)
    return wishes.of(wish)
  }

  /** Nothing, if another question is open by the time it is weighed. */
  #whatIf(seat: number, wish: WhatIf): Promise<Prospect[]> {
    const asked = this.eyes(seat).position?.asked
    if (asked == null) return Promise.resolve([])
    const command: Command = { type: 'what-if', key: newKey(), seat, decision: asked.id, wish }
    return new Promise((resolve) => {
      this.#weighing.set(command.key, resolve)
      this.#socket.send(command)
    })
  }

  /** A message, and the command that it answers if it answers one. */
  receive(message: Message, command?: Command): void {
    if (command !== undefined && command.key === this.#sending?.key) this.#sending = null
    if (command?.type === 'hint' && command.key === this.#teaching) {
      const isTaught = message.type === 'hint' && message.why[0]?.key === 'hint-lesson'
      this.taught = isTaught ? message : null
      this.#teaching = isTaught ? '' : OVER
      return
    }
    if (command?.type === 'hint') this.hintAsked = false
    if (command?.type === 'what-if') {
      this.#weighing.get(command.key)?.(message.type === 'prospects' ? message.prospects : [])
      this.#weighing.delete(command.key)
      return
    }
    switch (message.type) {
      case 'welcome':
        this.#welcome(message)
        break
      case 'update':
        this.#update(message)
        break
      case 'advice':
        this.#advised(message.advice)
        break
      case 'table':
        this.#sit(message.table)
        this.#correct()
        break
      case 'nudged':
        this.nudged = message
        break
      case 'line':
        this.#hear([message.line])
        break
      case 'done':
        this.#done(command, message.seq)
        break
      case 'refused':
        this.#refused(command, message.refusal)
        break
      case 'hint':
        this.hint = message
        break
      case 'bye':
        if (message.reason === 'seat-changed') this.reopen()
    }
  }

  /** Takes over what a request over HTTP has changed; other seats have other eyes. */
  changed(table: Table): void {
    const others = String(table.you) !== String(this.table?.you)
    this.#sit(table)
    if (others) this.reopen()
  }

  /** Other seats or other eyes: everything is told anew. */
  reopen(): void {
    this.#anew = true
    this.#socket.reopen()
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.#appear)
    this.#socket.close()
  }

  #address(): string {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const since = this.#anew ? 0 : this.#lastSeen()
    return `${scheme}://${location.host}/api/tables/${this.id}/socket?since=${String(since)}`
  }

  /** The last change that every pair of eyes has seen. */
  #lastSeen(): number {
    const seen = [...this.#eyes.values()].map((eyes) => eyes.chronicle.last)
    return seen.length === 0 ? 0 : Math.min(...seen)
  }

  #welcome(message: Welcome): void {
    if (this.#anew) this.#eyes.clear()
    this.missing = null
    this.#sit(message.table)
    for (const sight of message.eyes) this.#look(sight)
    if (this.#anew) this.lines = []
    this.#hear(message.lines ?? [])
    this.#anew = false
    // A server that was started again knows nothing of it.
    for (const [seat, change] of this.#reading) this.#tellReading(seat, change, false)
    if (document.hidden) this.#tellLooking()
    else this.#comeBack()
  }

  /** Somebody looks at the page again, or no more. */
  readonly #appear = (): void => {
    this.#tellLooking()
    if (!document.hidden) this.#comeBack()
  }

  /** Another page of the same player may have said that nobody looks. */
  #correct(): void {
    if (!document.hidden && this.you.some((seat) => this.table?.seats[seat]?.gone)) this.#tellLooking()
  }

  #tellLooking(): void {
    for (const seat of this.you) {
      this.#socket.send({ type: 'look', key: newKey(), seat, is_here: !document.hidden })
    }
  }

  /** Whoever comes back has their seat at once; the bot goes. */
  #comeBack(): void {
    for (const seat of this.you) {
      if (this.table?.seats[seat]?.away) this.#socket.send({ type: 'return', key: newKey(), seat })
    }
  }

  #look(sight: Perspective): void {
    if (sight.position) this.#see(sight.seat, sight.news ?? [], sight.position, !this.#anew)
  }

  #update(message: Update): void {
    const position = updated(this.eyes(message.seat).position, message)
    this.#see(message.seat, [message.news], position, true)
  }

  #see(seat: number, news: News[], position: Position, live: boolean): void {
    const known = this.eyes(seat)
    const chronicle = news.reduce(tell, known.chronicle)
    const isNew = live && chronicle !== known.chronicle
    if (known.position?.asked?.id !== position.asked?.id) {
      if (this.hint?.seat === seat) this.hint = null
    }
    if (!isSameLesson(known.position, position)) {
      this.taught = null
      this.nudges = 0
    }
    const fresh = isNew ? (news.at(-1) ?? null) : known.fresh
    const over = isNew ? news.find(({ told = [] }) => told.some((one) => one.sums_up)) : undefined
    const before = over && known.position ? { seq: over.seq, position: known.position } : known.before
    this.#eyes.set(seat, { chronicle, position, fresh, before, at: Date.now() })
  }

  /** Everybody is told the same, and nothing else has changed. */
  #advised(advice: Advice): void {
    for (const [seat, eyes] of this.#eyes) {
      if (eyes.position) this.#eyes.set(seat, { ...eyes, position: { ...eyes.position, advice } })
    }
  }

  #sit(table: Table): void {
    const before = this.table
    if (before !== null && (before.match ?? 0) !== (table.match ?? 0)) this.#eyes.clear()
    this.table = table
    this.sat = Date.now()
    const names = table.seats.map((place) => place.name ?? '')
    if (String(names) !== String(this.names)) this.names = names
    if (table.match && table.commitment) witness(table.id, table.match, table.commitment)
  }

  #hear(lines: Spoken[]): void {
    const last = this.lines.at(-1)?.seq ?? -1
    const heard = lines.filter((line) => line.seq > last)
    if (heard.length > 0) this.lines = [...this.lines, ...heard]
  }

  #refused(command: Command | undefined, refusal: Refusal): void {
    if (refusal.code === STRANGER) void this.#introduce()
    if (refusal.code === UNREADABLE) this.#leave(refusal)
    // A round that was taken back meanwhile is read no more.
    if (refusal.code === ASTRAY) this.nudges += 1
    else if (command !== undefined && !QUIET.includes(command.type)) this.trouble = { command, refusal }
  }

  /** The line speaks for whoever we are when it is opened: so we have to be somebody by then. */
  async #introduce(): Promise<void> {
    try {
      await greet()
    } finally {
      this.reopen()
    }
  }

  #done(command: Command | undefined, seq: number): void {
    if (command?.type !== 'answer') return
    this.#answered.set(command.seat, seq)
    keep(this.#answerKey(command.seat), String(seq))
  }

  #answerKey(seat: number): string {
    return `answered.${this.id}.${String(this.table?.match ?? 0)}.${String(seat)}`
  }

  /** The line could not be opened: is there a table at all, or no longer? */
  async #wonder(): Promise<void> {
    try {
      await api.get(`/tables/${this.id}`)
    } catch (error) {
      const refusal = refusalOf(error)
      const isGone = this.table === null ? refusal.code !== 'unreachable' : refusal.code === GONE
      if (isGone) this.#leave(refusal)
    }
  }

  #leave(refusal: Refusal): void {
    this.missing = refusal
    this.close()
  }
}

/** Does a lesson want the same as before? */
function isSameLesson(one: Position | null, other: Position): boolean {
  return one?.asked?.id === other.asked?.id && one?.progress?.step === other.progress?.step
}

/** Never the same twice. `crypto.randomUUID` is there only under https. */
function newKey(): string {
  return [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('-')
}
