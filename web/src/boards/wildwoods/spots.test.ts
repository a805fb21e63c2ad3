import { describe, expect, it } from 'vitest'

import type { PicturedPlace } from '../../wire'
import { SPOTS, spotsOf } from './spots'

const FEW = 3

function placesOf(scene: string): PicturedPlace[] {
  return Object.keys(SPOTS[scene] ?? {}).map((id, place) => ({ place, name: `${scene}-at-${id}` }) as PicturedPlace)
}

describe('places on a small picture', () => {
  const few = Object.keys(SPOTS).filter((scene) => placesOf(scene).length <= FEW)

  it.each(few)('do not cover each other: %s', (scene) => {
    const hung = spotsOf(scene, placesOf(scene), false, true)
    expect(hung).toHaveLength(placesOf(scene).length)
    for (const one of hung) {
      expect(one.y).toBeLessThan(90)
      const others = hung.filter((other) => other !== one)
      for (const other of others) {
        expect(Math.abs(one.x - other.x) >= 48 || Math.abs(one.y - other.y) >= 20).toBe(true)
      }
    }
  })

  it('hang where they are drawn if there is room', () => {
    const [first] = spotsOf('1_3', placesOf('1_3'), false, true)
    expect(first).toMatchObject({ x: 55, y: 42 })
  })
})
