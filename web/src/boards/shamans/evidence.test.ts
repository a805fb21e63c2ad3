import { describe, expect, it } from 'vitest'

import type { Told } from '../../wire'
import { evidenceOf } from './evidence'

const [BLUE, GREEN] = [1, 2]
const BLUE_4 = 11
const BLUE_6 = 13
const GREEN_1 = 16
const GREEN_5 = 20

function told(key: string, params: Record<string, number> = {}): Told {
  return { key, params, say: { key } }
}

function plays(seat: number, key: string, card: number): Told {
  return told(key, { seat, card })
}

const STRAY = [told('round-begins'), plays(0, 'leads', BLUE_4), plays(1, 'strays', GREEN_1)]

describe('the evidence', () => {
  it('is who followed and who strayed, and from what', () => {
    const seen = evidenceOf([...STRAY, plays(2, 'follows', BLUE_6)])
    expect(seen.get(0)).toEqual([{ led: BLUE, card: BLUE_4, strayed: false, hadIt: false }])
    expect(seen.get(1)).toEqual([{ led: BLUE, card: GREEN_1, strayed: true, hadIt: false }])
    expect(seen.get(2)?.[0]?.strayed).toBe(false)
  })

  it('catches whoever strayed from a world and plays it later', () => {
    const seen = evidenceOf([...STRAY, plays(1, 'leads', BLUE_6)])
    expect(seen.get(1)?.map(({ hadIt }) => hadIt)).toEqual([true, false])
    expect(seen.get(1)?.[1]?.led).toBe(BLUE)
  })

  it('catches nobody whose card may have been passed to them', () => {
    const seen = evidenceOf([...STRAY, told('cards-passed', { side: 1 }), plays(1, 'leads', BLUE_6)])
    expect(seen.get(1)?.some(({ hadIt }) => hadIt)).toBe(false)
  })

  it('begins anew with each round', () => {
    const seen = evidenceOf([...STRAY, told('round-begins'), plays(1, 'leads', GREEN_5)])
    expect(seen.get(1)).toEqual([{ led: GREEN, card: GREEN_5, strayed: false, hadIt: false }])
    expect(seen.has(0)).toBe(false)
  })
})
