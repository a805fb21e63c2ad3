import { beforeEach, describe, expect, it, vi } from 'vitest'

import type { Command, Position, Table, Update } from '../wire'

// The table's state asks the browser for a few things as soon as it is loaded.
vi.hoisted(() => {
  const kept = new Map<string, string>([['spiritboard.guest', 'known']])
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  })
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }))
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('removeEventListener', () => undefined)
  vi.stubGlobal('document', {
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })
  vi.stubGlobal('location', { protocol: 'http:', host: 'table' })
})

class FakeSocket extends EventTarget {
  static readonly OPEN = 1
  static addresses: string[] = []
  readyState = 1

  constructor(address: string) {
    super()
    FakeSocket.addresses.push(address)
  }

  send(): void {
    return
  }

  close(): void {
    return
  }
}

vi.stubGlobal('WebSocket', FakeSocket)

const { TableState } = await import('./table.svelte')

const TABLE: Table = {
  id: 'x',
  game: 'shamans',
  seq: 0,
  status: 'playing',
  seats: [{ kind: 'person', name: 'Ema' }],
  options: {},
  you: [0],
  match: 1,
}

function position(id: number): Position {
  return { view: {}, asked: { id, kind: 'lead', rule: 'S3.1', seats: [0] } }
}

const told = { key: 'leads', params: {}, say: { key: 'event-leads' } }
const answer: Command = { type: 'answer', key: 'k', seat: 0, decision: 1, action: { do: 'play' } }

describe('a table', () => {
  let table: InstanceType<typeof TableState>

  beforeEach(() => {
    FakeSocket.addresses = []
    table = new TableState('x')
    const sight = { seat: 0, news: [{ seq: 3, told: [told] }], position: position(1) }
    table.receive({ type: 'welcome', table: TABLE, eyes: [sight] })
  })

  it('shows what the welcome tells, and moves nothing for it', () => {
    expect(table.eyes(0).chronicle.entries).toHaveLength(1)
    expect(table.eyes(0).fresh).toBeNull()
    expect(table.isAsked(0)).toBe(true)
  })

  it('tells an update once', () => {
    const news = { seq: 4, told: [told] }
    const update: Update = { type: 'update', seat: 0, news, position: position(2) }
    table.receive(update)
    table.receive(update)
    expect(table.eyes(0).chronicle.entries).toHaveLength(2)
    expect(table.eyes(0).fresh?.seq).toBe(4)
  })

  it('answers a question once, and the next one before this is acknowledged', () => {
    const option = { action: { do: 'play' }, say: { key: 'do-play' } }
    const sent = vi.spyOn(table, 'do')
    const decisions = () => sent.mock.calls.map(([wish]) => wish.type === 'answer' && wish.decision)
    table.answer(0, option)
    table.answer(0, option)
    expect(decisions()).toEqual([1])
    table.receive({ type: 'update', seat: 0, news: { seq: 4, told: [told] }, position: position(2) })
    table.answer(0, option)
    expect(decisions()).toEqual([1, 2])
    table.receive({ type: 'done', key: 'k', seq: 4 }, answer)
    table.answer(0, option)
    expect(decisions()).toEqual([1, 2])
  })

  it('remembers when a seat answered last', () => {
    table.receive({ type: 'done', key: 'k', seq: 7 }, answer)
    expect(table.answered(0)).toBe(7)
  })

  it('says why not, until the next thing is done', () => {
    const refusal = { code: 'no', say: { key: 'refuse-no' } }
    table.receive({ type: 'refused', key: 'k', refusal }, answer)
    expect(table.trouble?.refusal).toBe(refusal)
    table.do({ type: 'hint', seat: 0 })
    expect(table.trouble).toBeNull()
  })

  it('leaves a table that the server can no longer read, and says so', () => {
    const refusal = { code: 'table-unreadable', say: { key: 'refuse-table-unreadable' } }
    table.receive({ type: 'refused', refusal })
    expect(table.missing).toBe(refusal)
  })

  it('forgets a hint when another question is asked', () => {
    table.receive({ type: 'hint', key: 'h', seat: 0, action: {}, say: { key: 'x' }, why: [] })
    table.receive({ type: 'update', seat: 0, news: { seq: 5 }, position: position(2) })
    expect(table.hint).toBeNull()
  })

  it('begins a new chronicle with a new match', () => {
    table.receive({ type: 'table', table: { ...TABLE, match: 2 } })
    expect(table.eyes(0).chronicle.entries).toEqual([])
  })

  it('hears what was said once', () => {
    const line = { seq: 1, seat: 0, name: 'Ema', text: 'Hi' }
    table.receive({ type: 'line', line })
    table.receive({ type: 'line', line })
    expect(table.lines).toEqual([line])
  })

  it('asks for everything anew when its eyes may be others', () => {
    table.reopen()
    expect(FakeSocket.addresses).toEqual([
      'ws://table/api/tables/x/socket?since=0',
      'ws://table/api/tables/x/socket?since=0',
    ])
  })
})
