import { describe, expect, it } from 'vitest'

import type { DjinnPicture, PicturedWizard, Told } from '../../wire'
import { Journey } from './journey'

function wizard(changes: Partial<PicturedWizard> = {}): PicturedWizard {
  return {
    place: 6, came: 0, stall: -1, magic: 3, most: 4, minimum: 0, marker: 5, price: 4, coins: 4,
    scrolls: 0, keys: 0, corks: 0, bottles: [0, 0, 0, 0], circles: 2, blocked: false,
    held: [0, 0, 0, 0, 0], corked: [0, 0, 0, 0, 0, 0, 0, 0], mages: [], gear: [], secrets: [],
    traits: [], score: [], ...changes,
  }
}

function picture(...players: PicturedWizard[]): DjinnPicture {
  return {
    seat: 0, turn: 0, round: 1, is_last: false, is_final: false, spaces: [], mages: [], gear: [],
    awards: [], groups: [], chests: 18, opened: [], bag: [0, 0, 0, 0], bosses: 6, scoring: [],
    kept: [], traits: [], tom: -1, players,
  }
}

function told(key: string, params: Record<string, unknown>): Told {
  return { key, params, say: { key: `event-${key}` } }
}

describe('a journey', () => {
  it('leads a wizard along its path', () => {
    const before = picture(wizard())
    const walk = told('walks', { seat: 0, spot: [1, 2], came: 6 })
    const journey = new Journey(before, picture(wizard({ place: 1, came: 6 })), [walk])
    expect(journey.flights[0]?.stops).toEqual(['space-6', 'space-1'])
    expect(journey.walking.get(0)).toBe(journey.flights[0]?.length)
  })

  it('leads it over the space that is jumped', () => {
    const walk = told('walks', { seat: 0, spot: [12, -1], came: 1 })
    const journey = new Journey(picture(wizard()), picture(wizard()), [walk])
    expect(journey.flights[0]?.stops).toEqual(['space-6', 'space-1', 'space-12'])
  })

  it('brings captured djinn one after another to where they are kept', () => {
    const capture = told('captures', { seat: 1, spot: [0, 0], djinn: [0, 2, 0, 0, 1] })
    const players = [wizard(), wizard()]
    const journey = new Journey(picture(...players), picture(...players), [capture])
    expect(journey.flights.map(({ traveller }) => traveller)).toEqual([
      { kind: 'djinn', djinn: 1 },
      { kind: 'djinn', djinn: 1 },
      { kind: 'djinn', djinn: 4 },
    ])
    expect(journey.flights.every(({ stops }) => stops[1] === 'circles-1')).toBe(true)
    const times = journey.flights.map(({ time }) => time)
    expect(times).toEqual(times.toSorted((a, b) => a - b))
    expect(new Set(times).size).toBe(3)
  })

  it('tells by how much a number has changed', () => {
    const now = picture(wizard({ coins: 6, magic: 2 }))
    const { flights } = new Journey(picture(wizard()), now, [])
    expect(flights.map(({ traveller, stops }) => [traveller, stops[0]])).toEqual([
      [{ kind: 'change', what: 'coins', by: 2 }, 'coins-0'],
      [{ kind: 'change', what: 'magic', by: -1 }, 'magic-0'],
    ])
  })
})
