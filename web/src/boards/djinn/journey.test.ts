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

function placesOf(journey: Journey, nth = 0): string[] {
  return journey.ghosts[nth]?.stops.map(({ place }) => place) ?? []
}

describe('a journey', () => {
  it('leads a wizard along its path', () => {
    const before = picture(wizard())
    const walk = told('walks', { seat: 0, spot: [1, 2], came: 6 })
    const journey = new Journey(before, picture(wizard({ place: 1, came: 6 })), [walk])
    expect(placesOf(journey)).toEqual(['space-6', 'space-1'])
    expect(journey.waiting).toEqual([{ place: 'wizard-0', until: journey.time }])
  })

  it('leads it over the space that is jumped', () => {
    const walk = told('walks', { seat: 0, spot: [12, -1], came: 1 })
    const journey = new Journey(picture(wizard()), picture(wizard()), [walk])
    expect(placesOf(journey)).toEqual(['space-6', 'space-1', 'space-12'])
  })

  it('brings captured djinn one after another to where they are kept', () => {
    const capture = told('captures', { seat: 1, spot: [0, 0], djinn: [0, 2, 0, 0, 1] })
    const players = [wizard(), wizard()]
    const journey = new Journey(picture(...players), picture(...players), [capture])
    expect(journey.ghosts.map(({ traveller }) => traveller)).toMatchObject([
      { kind: 'djinn', djinn: 1 },
      { kind: 'djinn', djinn: 1 },
      { kind: 'djinn', djinn: 4 },
      { kind: 'banner', what: 'boss' },
    ])
    expect([0, 1, 2].map((nth) => placesOf(journey, nth)[1])).toEqual(Array(3).fill('circles-1'))
    const times = journey.ghosts.slice(0, 3).map(({ stops }) => stops[0]?.time ?? 0)
    expect(times).toEqual(times.toSorted((a, b) => a - b))
    expect(new Set(times).size).toBe(3)
  })

  it('draws a djinn into its bottle, and then corks it', () => {
    const capture = told('captures', { seat: 0, spot: [0, 0], djinn: [1, 1, 0, 0, 0], corked: [0, 1, 0, 0, 0, 0, 0, 0] })
    const journey = new Journey(picture(wizard()), picture(wizard()), [capture])
    expect(journey.ghosts.map(({ traveller, stops }) => [traveller.kind, stops.at(-1)?.place])).toEqual([
      ['djinn', 'circles-0'],
      ['sealed', 'bottles-0-1'],
      ['cork', 'bottles-0-1'],
    ])
    const [, sealed, cork] = journey.ghosts
    expect(cork?.stops[0]?.time).toBe(sealed?.stops.at(-1)?.time)
  })

  it('says over the town what everybody shall notice', () => {
    const claim = told('claims', { seat: 0, award: 1, points: 30 })
    const after = wizard({ score: [{ part: 'awards', points: 30 }] })
    const { ghosts } = new Journey(picture(wizard()), picture(after), [claim])
    expect(ghosts.map(({ traveller }) => traveller)).toEqual([
      { kind: 'sign', what: 'points' },
      { kind: 'banner', say: { key: 'event-claims' }, what: 'points' },
      { kind: 'change', what: 'points', by: 30 },
    ])
  })

  it('tells by how much a number has changed', () => {
    const now = picture(wizard({ coins: 6, magic: 2 }))
    const { ghosts } = new Journey(picture(wizard()), now, [])
    expect(ghosts.map(({ traveller, stops }) => [traveller, stops[0]?.place])).toEqual([
      [{ kind: 'change', what: 'coins', by: 2 }, 'coins-0'],
      [{ kind: 'change', what: 'magic', by: -1 }, 'magic-0'],
    ])
  })
})
