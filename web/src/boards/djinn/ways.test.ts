import { describe, expect, it } from 'vitest'

import type { Option } from '../../wire'
import { TownPlan } from './town'
import { meantOf, nearest, waysOf } from './ways'

const TAVERN = 9
const WORKSHOP = 10
const town = new TownPlan(600, 500)

function enter(came: number, space = TAVERN): Option {
  return { action: { do: 'enter', space, came }, say: { key: '' } }
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

  it('points to its space', () => {
    for (const { at, turn } of ways) {
      const { x, y } = town.spot(TAVERN)
      expect(turn).toBeCloseTo(Math.atan2(y - at.y, x - at.x))
    }
  })
})

describe('ghosts on the paths', () => {
  const few = waysOf([enter(3), enter(5)], town)
  const many = waysOf([enter(3), enter(5), enter(1, WORKSHOP), enter(3, WORKSHOP)], town)
  const seen = (...places: (string | null)[]) => meantOf(many, places).map(({ place }) => place)

  it('are all seen where they are few', () => {
    expect(meantOf(few, [])).toEqual(few)
  })

  it('are seen of many only where one points, at a path or at the space where paths end', () => {
    expect(seen(null)).toEqual([])
    expect(seen('way-9-5', null)).toEqual(['way-9-5'])
    expect(seen('space-10')).toEqual(['way-10-1', 'way-10-3'])
  })
})
