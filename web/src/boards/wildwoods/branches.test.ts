import { describe, expect, it } from 'vitest'

import { branchesOf } from './branches'

describe('the way so far', () => {
  it('shows the scenes that something is remembered of, and where one is', () => {
    expect(branchesOf('1_1', ['door-latch', 'bear-told-truth'])).toEqual([
      { scene: 'p1', taken: ['door-latch'], isHere: false },
      { scene: 'p2', taken: ['bear-told-truth'], isHere: false },
      { scene: '1_1', taken: [], isHere: true },
    ])
  })

  it('does not tell what comes', () => {
    expect(branchesOf('p1', []).map(({ scene }) => scene)).toEqual(['p1'])
  })

  it('has a place for a scene of somebody else', () => {
    expect(branchesOf('cellar', []).at(-1)).toEqual({ scene: 'cellar', taken: [], isHere: true })
  })
})
