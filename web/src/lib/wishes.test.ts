import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import type { Wish } from '../boards/board'
import { PAUSE, Wishes } from './wishes'

/** What a server takes from one line in a second. */
const COMMANDS_PER_SECOND = 20

describe('wishes', () => {
  let sent: Wish[]
  let answer: (told: string) => void
  let wishes: Wishes<string>

  beforeEach(() => {
    vi.useFakeTimers()
    sent = []
    wishes = new Wishes((wish) => {
      sent.push(wish)
      return new Promise((resolve) => (answer = resolve))
    })
  })

  afterEach(() => {
    vi.useRealTimers()
  })

  function look(space: number): Wish {
    return { do: 'look', space }
  }

  it('sends the first at once, then only the newest of what was wanted since', async () => {
    const all = [1, 2, 3, 4].map((space) => wishes.of(look(space)))
    expect(sent).toEqual([look(1)])
    answer('first')
    await vi.advanceTimersByTimeAsync(PAUSE)
    expect(sent).toEqual([look(1), look(4)])
    answer('last')
    expect(await Promise.all(all)).toEqual(['first', null, null, 'last'])
  })

  it('has one on its way, however long it takes', async () => {
    void wishes.of(look(1))
    void wishes.of(look(2))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sent).toEqual([look(1)])
  })

  it('drops no wish for one of another kind', async () => {
    void wishes.of(look(1))
    void wishes.of({ do: 'route', stops: [] })
    void wishes.of(look(2))
    answer('')
    await vi.advanceTimersByTimeAsync(PAUSE)
    answer('')
    await vi.advanceTimersByTimeAsync(PAUSE)
    expect(sent.map((wish) => wish.do)).toEqual(['look', 'route', 'look'])
  })

  it('stays well below what a server takes, at pointer speed and without any delay', async () => {
    wishes = new Wishes((wish) => {
      sent.push(wish)
      return Promise.resolve('')
    })
    for (let moved = 0; moved < 120; moved += 1) {
      void wishes.of(look(moved))
      await vi.advanceTimersByTimeAsync(1000 / 120)
    }
    expect(sent.length).toBeLessThanOrEqual(COMMANDS_PER_SECOND / 2)
    await vi.advanceTimersByTimeAsync(2 * PAUSE)
    expect(sent.at(-1)).toEqual(look(119))
  })
})
