import { describe, expect, it } from 'vitest'

import { lineOf, pointAt, signed } from './curves'

const CURVE = { steps: [0, 5, 10], shares: [[0, 1], [0.5, 0.5], [1, 0]] }

describe('curves of an analysis', () => {
  it('go from left to right, and up with the share where it changes', () => {
    expect(lineOf(CURVE, 0, 10)).toBe('0.0,96.0 0.0,96.0 160.0,96.0 160.0,48.0 320.0,48.0 320.0,0.0')
    expect(lineOf(CURVE, 1, 10)).toBe('0.0,0.0 0.0,0.0 160.0,0.0 160.0,48.0 320.0,48.0 320.0,96.0')
  })

  it('know how it stood at a moment', () => {
    expect([0, 4, 5, 11].map((place) => pointAt(CURVE, place))).toEqual([0, 0, 1, 2])
    expect(pointAt({ ...CURVE, steps: [3, 5, 10] }, 2)).toBe(-1)
  })

  it('tell changes with their sign', () => {
    expect([12, -3, 0].map(signed)).toEqual(['+12', '−3', '0'])
  })
})
