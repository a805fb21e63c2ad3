import { describe, expect, it } from 'vitest'

import type { PicturedPlayer, ShamansPicture, Told } from '../../wire'
import { Story } from './story'

const PURPLE_7 = 6
const RED_6 = 53

function player(changes: Partial<PicturedPlayer> = {}): PicturedPlayer {
  const bare = { points: 0, cards: 9, up: [], down: 0, alive: true, role: -1 }
  return { ...bare, revealed: false, card: -1, answered: false, ...changes }
}

function picture(changes: Partial<ShamansPicture> = {}): ShamansPicture {
  return {
    seat: 0,
    round: 1,
    target: 8,
    pawn: 4,
    moon: 24,
    start: 4,
    stray_step: 1,
    first: 0,
    guide: 0,
    destination: 0,
    lowest: -1,
    highest: -1,
    worlds: [],
    players: [player(), player(), player()],
    display: [0, 1],
    pile: 10,
    eclipse: true,
    discard: [0, 0, 0, 0],
    hand: [],
    down: [],
    passed: -1,
    passed_to: -1,
    received: -1,
    ...changes,
  }
}

function told(key: string, params: Record<string, unknown>): Told {
  return { key, params, say: { key: `event-${key}` } }
}

function waysOf(story: Story): string[] {
  return story.ghosts.map(({ stops }) => stops.map(({ place }) => place).join(' '))
}

describe('what travels', () => {
  it('a matching card goes before its player and stays there', () => {
    const now = picture({ players: [player(), player({ card: PURPLE_7 }), player()] })
    const story = new Story(picture(), now, [told('follows', { seat: 1, card: PURPLE_7 })])
    expect(waysOf(story)).toEqual(['hand-1 card-1'])
    expect(story.waiting).toEqual([{ place: 'card-1', until: 320 }])
  })

  it('your own card leaves from where it was held', () => {
    const story = new Story(picture(), picture(), [told('leads', { seat: 0, card: PURPLE_7 })])
    expect(waysOf(story)).toEqual(['own-6 card-0'])
  })

  it('an off-colour card is shown, the pawn steps, then the card goes to its world', () => {
    const story = new Story(picture(), picture({ pawn: 5 }), [
      told('strays', { seat: 2, card: RED_6 }),
      told('pawn-moves', { by: 1, pawn: 5, steps: 19 }),
    ])
    expect(waysOf(story)).toEqual(['hand-2 card-2 card-2 world-6', 'space-4 space-4 space-5'])
    const [card, pawn] = story.ghosts
    expect(pawn?.stops.at(-1)?.time).toBe(card?.stops[2]?.time)
  })

  it('an off-colour card that still lies there while portals are asked for stays', () => {
    const now = picture({ players: [player(), player(), player({ card: RED_6 })] })
    const story = new Story(picture(), now, [told('strays', { seat: 2, card: RED_6 })])
    expect(waysOf(story)).toEqual(['hand-2 card-2'])
  })

  it('the trick goes to its world together', () => {
    const before = picture({ players: [player({ card: 0 }), player({ card: 6 }), player()] })
    const story = new Story(before, picture(), [told('places', { seat: 1, world: 0 })])
    expect(waysOf(story)).toEqual(['card-0 card-0 world-0', 'card-1 card-1 world-0'])
    expect(story.time).toBe(320)
  })

  it('the pawn steps space by space, also back', () => {
    const moves = [told('pawn-moves', { by: -2, pawn: 2, steps: 22 })]
    const story = new Story(picture(), picture({ pawn: 2 }), moves)
    expect(waysOf(story)).toEqual(['space-4 space-4 space-3 space-2'])
  })

  it('points that are gained together rise together', () => {
    const gains = [0, 2].map((seat) => told('gains', { seat, points: 2, reason: 'team' }))
    const story = new Story(picture(), picture(), gains)
    expect(story.ghosts.map(({ stops }) => stops[0]?.time)).toEqual([0, 0])
  })

  it('what has no movement takes no time', () => {
    const story = new Story(picture(), picture(), [told('no-portal-used', {})])
    expect(story.time).toBe(0)
    expect(story.ghosts).toEqual([])
  })
})
