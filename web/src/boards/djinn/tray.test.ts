import { describe, expect, it } from 'vitest'

import type { Option } from '../../wire'
import { askedAbout, canJoin, optionWith, partsIn, severalOf, singlesOf, toggled } from './tray'

function option(action: Record<string, unknown>, more: Partial<Option> = {}): Option {
  return { action, say: { key: '' }, ...more }
}

const blue = option({ do: 'trade', stall: 0, colours: [0] })
const brown = option({ do: 'trade', stall: 0, colours: [1] })
const both = option({ do: 'trade', stall: 0, colours: [0, 1] })
const stroll = option({ do: 'stroll', group: 0 })
const glass = { field: 'colours' as const, options: [blue, brown, both] }

describe('a tray', () => {
  it('has bottles of the glass stall to put together, and the rest to take as it is', () => {
    expect(severalOf([blue, brown, both, stroll])).toEqual(glass)
    expect(singlesOf([blue, brown, both, stroll])).toEqual([stroll])
    expect(partsIn(glass)).toEqual([0, 1])
  })

  it('finds the answer with just what is chosen', () => {
    expect(optionWith(glass, toggled(toggled([], 1), 0))).toBe(both)
    expect(optionWith(glass, toggled([0, 1], 0))).toBe(brown)
    expect(optionWith(glass, [2])).toBeNull()
  })

  it('lets only come along what some answer has', () => {
    expect(canJoin(glass, [0], 1)).toBe(true)
    expect(canJoin({ ...glass, options: [blue, brown] }, [0], 1)).toBe(false)
  })

  it('lies there at once if the question is about nothing else', () => {
    const pick = option({ do: 'pick-bottle', colour: 0 })
    const key = option({ do: 'convert', what: 0 }, { beside: true })
    expect(askedAbout([pick, key, option({ do: 'let-be' })])).toEqual([pick])
    expect(askedAbout([pick, option({ do: 'end-turn' })])).toEqual([])
  })

  it('leaves out turning no mage face up: that is passing', () => {
    const one = option({ do: 'wake', mages: [3] })
    expect(askedAbout([one, option({ do: 'wake', mages: [] })])).toEqual([one])
  })
})
