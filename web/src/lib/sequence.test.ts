import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { Sequence } from './sequence.svelte'

describe('a sequence', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })

  afterEach(() => {
    vi.useRealTimers()
  })

  it('shows its steps one after another', () => {
    const sequence = new Sequence([400, 400], 1)
    expect(sequence.shown).toBe(0)
    vi.advanceTimersByTime(400)
    expect(sequence.shown).toBe(1)
    vi.advanceTimersByTime(60_000)
    expect(sequence.shown).toBe(2)
  })

  it('goes twice as fast at twice the speed', () => {
    const sequence = new Sequence([400, 400], 2)
    vi.advanceTimersByTime(400)
    expect(sequence.shown).toBe(2)
  })

  it('is all there at once where nothing moves', () => {
    expect(new Sequence([400, 400], 0).shown).toBe(2)
  })

  it('can be skipped: its last step is shown', () => {
    const sequence = new Sequence([400, 400, 400], 1)
    vi.advanceTimersByTime(500)
    sequence.skip()
    vi.advanceTimersByTime(60_000)
    expect(sequence.shown).toBe(3)
  })
})
