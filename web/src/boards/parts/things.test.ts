import { render } from 'svelte/server'
import { describe, expect, it } from 'vitest'

import { Words } from '../../lib/say'
import type { Option } from '../../wire'
import Canvas from './canvas.fixture.svelte'
import type { PlacedThing } from './things'

const say = Words.from('en', '')
const walk: Option = { action: { do: 'walk', square: 3 }, say: { key: 'walk to the mirror' } }

const GHOST: PlacedThing = { place: 'ghost-1', name: 'Ghost', about: 'Asleep.', at: { x: 40, y: 60, size: 48 } }
const SQUARE: PlacedThing = { place: 'square-3', name: 'Mirror', options: [walk], at: { x: 90, y: 60, size: 48 } }
const CELLAR: PlacedThing = { place: 'cellar', name: 'Cellar', at: null }

/** The buttons beside the canvas, by their place. */
function shown(...things: PlacedThing[]): Map<string, string> {
  const { body } = render(Canvas, { props: { things, options: [walk], say } })
  const spots = body.split('<div class="spot').slice(1)
  return new Map(spots.map((spot) => [/data-place="([^"]*)"/.exec(spot)?.[1] ?? '', spot]))
}

describe('the things of a canvas', () => {
  it('are buttons that can be found by their place and heard by their name', () => {
    const buttons = shown(GHOST, SQUARE)
    expect([...buttons.keys()]).toEqual(['ghost-1', 'square-3'])
    expect(buttons.get('ghost-1')).toContain('>Ghost. Asleep.<')
  })

  it('can be pressed where there is an answer, and only there', () => {
    const buttons = shown(GHOST, SQUARE)
    expect(buttons.get('ghost-1')).toContain('aria-disabled="true"')
    expect(buttons.get('square-3')).toContain('aria-disabled="false"')
    expect(buttons.get('square-3')).toContain('>Walk to the mirror. Mirror<')
  })

  it('are pointed at as things of any board are', () => {
    expect(shown(SQUARE).get('square-3')).toContain('hinted')
    expect(shown(GHOST).get('ghost-1')).not.toContain('hinted')
  })

  it('stand where the canvas shows them; what it does not show is only heard', () => {
    const buttons = shown(GHOST, CELLAR)
    expect(buttons.get('ghost-1')).toMatch(/left: 40px; top: 60px; --size: 48px/)
    expect(buttons.get('cellar')).toMatch(/^[^>]*\bheard\b/)
    expect(buttons.get('cellar')).not.toContain('left:')
  })
})
