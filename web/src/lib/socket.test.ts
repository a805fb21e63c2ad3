import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import type { Command, Message } from '../wire'
import { TableSocket } from './socket'

/** A line that the test holds in its hand. */
class FakeSocket extends EventTarget {
  static readonly OPEN = 1
  static made: FakeSocket[] = []
  readyState = 1
  sent: Command[] = []

  constructor() {
    super()
    FakeSocket.made.push(this)
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Command)
  }

  close(): void {
    this.readyState = 3
  }

  say(message: object): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }))
  }

  break(): void {
    this.readyState = 3
    this.dispatchEvent(new Event('close'))
  }
}

const WELCOME = { type: 'welcome', table: {}, eyes: [] }
const ORDER: Command = { type: 'hint', key: 'k', seat: 0 }

let lines: string[]
let messages: Message[]
let shut: number

beforeEach(() => {
  FakeSocket.made = []
  lines = []
  messages = []
  shut = 0
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('document', { hidden: false, addEventListener: () => undefined })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function open(): TableSocket {
  const socket = new TableSocket(() => 'ws://table', {
    message: (message) => messages.push(message),
    line: (line) => lines.push(line),
    shut: () => shut++,
  })
  socket.open()
  return socket
}

const line = (): FakeSocket => FakeSocket.made.at(-1) ?? expect.fail('no line')

describe('a line to a table', () => {
  it('sends a command after the welcome', () => {
    const socket = open()
    socket.send(ORDER)
    expect(line().sent).toEqual([])
    line().say(WELCOME)
    expect(line().sent).toEqual([ORDER])
  })

  it('sends it again after a break, until it is acknowledged', () => {
    const socket = open()
    line().say(WELCOME)
    socket.send(ORDER)
    line().break()
    vi.advanceTimersByTime(1000)
    line().say(WELCOME)
    expect(line().sent).toEqual([ORDER])
    line().say({ type: 'done', key: 'k', seq: 3 })
    line().break()
    vi.advanceTimersByTime(1000)
    line().say(WELCOME)
    expect(line().sent).toEqual([])
    expect(FakeSocket.made).toHaveLength(3)
  })

  it('says that it is lost only after a second', () => {
    open()
    line().say(WELCOME)
    line().break()
    vi.advanceTimersByTime(900)
    expect(lines).toEqual(['open'])
    vi.advanceTimersByTime(200)
    expect(lines).toEqual(['open', 'lost'])
  })

  it('says when it is not let in', () => {
    open()
    line().break()
    expect(shut).toBe(1)
  })

  it('waits longer each time', () => {
    open()
    for (let count = 0; count < 6; count++) {
      line().break()
      vi.advanceTimersByTime(10_000)
    }
    const before = FakeSocket.made.length
    line().break()
    vi.advanceTimersByTime(3000)
    expect(FakeSocket.made).toHaveLength(before)
  })
})
