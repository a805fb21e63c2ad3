import { describe, expect, it } from 'vitest'

import { type Cues, cuesOf } from '../../boards/cues'
import type { ShamansPicture, Told } from '../../wire'
import shamans from '../../boards/shamans/sounds'
import type { Cue } from './player'
import { lengthOf, type SoundName, SOUNDS, type Voice } from './recipes'

const MAPS = import.meta.glob<{ default: Cues }>('../../boards/*/sounds.ts', { eager: true })
const WORDS = import.meta.glob<string>('../../../../src/spiritboard/games/*/text/en.ftl', {
  eager: true,
  import: 'default',
  query: '?raw',
})
const NAMES = Object.keys(SOUNDS) as SoundName[]
const VIEW = { moon: 12 } as ShamansPicture
const LONGEST = 1.5

function told(key: string, params: Record<string, unknown> = {}, sumsUp = false): Told {
  return { key, params, say: { key }, sums_up: sumsUp }
}

function named(cue: Cues[string]): SoundName {
  return typeof cue === 'string' ? cue : cue({}, VIEW).sound
}

describe('sounds', () => {
  it('are few, and each is short', () => {
    expect(NAMES.length).toBe(15)
    for (const name of NAMES) expect(lengthOf(name), name).toBeLessThan(LONGEST)
  })

  it('rise within their length, and no tone is too loud alone', () => {
    for (const name of NAMES) {
      for (const voice of SOUNDS[name] as readonly Voice[]) {
        expect(voice.rise ?? 0, name).toBeLessThan(voice.length)
        expect(voice.loud, name).toBeLessThanOrEqual(0.9)
      }
    }
  })

  it('are all heard somewhere', () => {
    const used = Object.values(MAPS).flatMap(({ default: cues }) => Object.values(cues).map(named))
    // The turn is everybody's.
    expect(new Set([...used, 'turn'])).toEqual(new Set(NAMES))
  })

  it.each(Object.entries(MAPS))('of %s are of events that its game tells', (path, { default: cues }) => {
    const game = path.split('/').at(-2) ?? ''
    const words = Object.entries(WORDS).find(([file]) => file.includes(`/${game}/`))?.[1] ?? ''
    for (const key of Object.keys(cues)) expect(words).toMatch(new RegExp(`^event-${key} =`, 'm'))
    for (const cue of Object.values(cues)) expect(NAMES).toContain(named(cue))
  })
})

describe('what is heard of what was told', () => {
  it('is higher the nearer the shadow is to the Moon', () => {
    const far = cuesOf(shamans, [told('pawn-moves', { pawn: 1 })], VIEW)
    const near = cuesOf(shamans, [told('pawn-moves', { pawn: 11 })], VIEW)
    expect(near[0]?.pitch).toBeGreaterThan(far[0]?.pitch ?? 9)
  })

  it('is one sound where the same happens several times, and never a long row', () => {
    const cues: Cues = { a: 'coin', b: 'card' }
    const many = Array.from({ length: 20 }, (_, nth) => told(nth % 2 ? 'a' : 'b'))
    const heard = (events: Told[]): Cue[] => cuesOf(cues, events, VIEW)
    expect(heard([told('a'), told('a'), told('nothing')])).toEqual([{ sound: 'coin' }])
    expect(heard(many)).toHaveLength(5)
  })

  it('ends with the round: the next one is not begun yet', () => {
    const cues: Cues = { a: 'coin', b: 'card' }
    const heard = cuesOf(cues, [told('a'), told('over', {}, true), told('b')], VIEW)
    expect(heard).toEqual([{ sound: 'coin' }])
  })
})
