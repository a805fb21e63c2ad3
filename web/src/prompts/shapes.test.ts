import { describe, expect, it } from 'vitest'

import type { Option } from '../wire'
import { groupsOf, optionWith } from './shapes'

function option(action: Record<string, unknown>, ids: number[] = []): Option {
  const said = ids.map((id) => ({ key: `world-${String(id)}` }))
  return { action, say: { key: 'do', args: { worlds: { said } } } }
}

const shapes = (options: Option[]) => groupsOf(options).map((group) => group.shape)

describe('the shape of a question', () => {
  it('is a confirmation when there is one answer', () => {
    expect(shapes([option({ do: 'go' })])).toEqual(['confirm'])
  })

  it('is a target when the answers name seats', () => {
    expect(shapes([option({ do: 'hit', seat: 0 }), option({ do: 'hit', seat: 1 })])).toEqual(['player'])
  })

  it('is an amount when a number counts, and a choice when it is an id', () => {
    const pay = (amounts: number[]) => amounts.map((amount) => option({ do: 'pay', amount }))
    expect(shapes(pay([1, 2, 3, 4]))).toEqual(['amount'])
    expect(shapes(pay([1, 2, 3]))).toEqual(['one'])
    expect(shapes([option({ do: 'play', card: 1 }), option({ do: 'play', card: 2 })])).toEqual(['one'])
  })

  it('is an order when all answers hold the same things', () => {
    const options = [[1, 2], [2, 1]].map((order) => option({ do: 'sort', order }, order))
    expect(shapes(options)).toEqual(['order'])
  })

  it('chooses several when they differ', () => {
    const options = [[], [1], [1, 2]].map((ids) => option({ do: 'take', ids }, ids))
    const [group] = groupsOf(options)
    expect(group?.shape).toBe('several')
    expect(group && optionWith(group, [2, 1])).toBe(options[2])
    expect(group && optionWith(group, [2])).toBeUndefined()
  })

  it('groups by what is done', () => {
    expect(shapes([option({ do: 'go' }), option({ do: 'stay' })])).toEqual(['confirm', 'confirm'])
  })
})
