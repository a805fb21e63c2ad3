import { describe, expect, it } from 'vitest'

import type { Option } from '../../wire'
import { TownPlan } from './town'
import { nearest, waysOf } from './ways'

const TAVERN = 9
const town = new TownPlan(600, 500)

function enter(came: number): Option {
  return { action: { do: 'enter', space: TAVERN, came }, say: { key: '' } }
}

describe('ways to a space', () => {
  const ways = waysOf([enter(3), enter(5), { action: { do: 'end-turn' }, say: { key: '' } }], town)

  it('has a ghost for each path, nearer to the space than to where it comes from', () => {
    expect(ways.map(({ place }) => place)).toEqual(['way-9-3', 'way-9-5'])
    for (const { at, came } of ways) {
      const far = (space: number) => Math.hypot(at.x - town.spot(space).x, at.y - town.spot(space).y)
      expect(far(TAVERN)).toBeLessThanOrEqual(far(came))
    }
  })

  it('is meant by whoever lets go of the wizard near its ghost, and no other', () => {
    const [first] = ways
    if (first === undefined) throw new Error('no way')
    expect(nearest(ways, { x: first.at.x + 5, y: first.at.y }, town.node)).toBe(first)
    expect(nearest(ways, town.middle, town.node)).toBeNull()
  })
})
