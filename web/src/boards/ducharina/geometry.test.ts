import { describe, expect, it } from 'vitest'

import type { PicturedShape } from '../../wire'
import {
  cornersOf,
  covers,
  doorAt,
  doorOf,
  DOORS,
  fieldOf,
  HALL,
  inward,
  laid,
  middleOf,
  nearestSpot,
  numberOf,
  opposite,
  sideOf,
  sideTowards,
  squareAt,
  squareBehind,
  squareBeside,
  squareName,
  squareOver,
  spotsIn,
} from './geometry'
import { QUARTER, turnedBy, TURNS } from './turns'

const SOUTH = 0
const EAST = 1
const NORTH = 2
const WEST = 3

const PIANO: PicturedShape = {
  size: [1800, 700, 1500],
  boxes: [
    [-900, 900, -100, 350, 0, 1500],
    [-900, 900, -350, -100, 680, 860],
  ],
  soft: [],
  glass: false,
}
const MIRROR: PicturedShape = {
  size: [1400, 200, 1800],
  boxes: [[-700, 700, -100, 100, 0, 1800]],
  soft: [],
  glass: true,
}

describe('squares', () => {
  it('are named from the north-west corner', () => {
    expect(squareName(squareAt(0, 5))).toBe('a1')
    expect(squareName(squareAt(0, 0))).toBe('a6')
    expect(squareName(squareAt(5, 0))).toBe('f6')
    expect(squareName(squareAt(4, 1))).toBe('e5')
  })

  it('are found from a point, and have neighbours but at the edge', () => {
    expect(squareOver({ x: 4500, y: 1999 })).toBe(squareAt(4, 1))
    expect(squareOver({ x: -1, y: 1999 })).toBeNull()
    expect(squareBeside(squareAt(4, 1), 1, 0)).toBe(squareAt(5, 1))
    expect(squareBeside(squareAt(5, 1), 1, 0)).toBeNull()
  })

  it('have five spots, further out for a small ghost; a large one has the middle', () => {
    expect(middleOf(0, squareAt(0, 0), 1)).toEqual({ x: 200, y: 200 })
    expect(middleOf(1, squareAt(0, 0), 3)).toEqual({ x: 700, y: 700 })
    expect(middleOf(2, squareAt(0, 0), 0)).toEqual({ x: 500, y: 500 })
    expect(spotsIn(0b10101)).toEqual([0, 2, 4])
  })

  it('give the spot nearest to a point, of those that are free', () => {
    const corner = { x: 120, y: 130 }
    expect(nearestSpot(corner, 0, 0, 0b11111)).toBe(1)
    expect(nearestSpot(corner, 0, 0, 0b11101)).toBe(0)
    expect(nearestSpot(corner, 0, 0, 0)).toBeNull()
  })
})

describe('doors', () => {
  it('run from left to right as seen from their own side (G9.1)', () => {
    expect(doorAt(doorOf(SOUTH, 1))).toEqual({ x: 500, y: 0 })
    expect(doorAt(doorOf(EAST, 1))).toEqual({ x: 6000, y: 500 })
    expect(doorAt(doorOf(NORTH, 1))).toEqual({ x: 5500, y: 6000 })
    expect(doorAt(doorOf(WEST, 1))).toEqual({ x: 0, y: 5500 })
  })

  it('face 7 − n: the squares behind the two are in one line', () => {
    expect(squareName(squareBehind(doorOf(SOUTH, 2)))).toBe('b6')
    expect(squareName(squareBehind(doorOf(NORTH, 5)))).toBe('b1')
  })

  it('are known by side and number', () => {
    for (let door = 0; door < DOORS; door += 1) expect(doorOf(sideOf(door), numberOf(door))).toBe(door)
  })

  it('lead inward; the other way leads to their side', () => {
    for (const side of [SOUTH, EAST, NORTH, WEST]) {
      const { x, y } = inward(side)
      expect(sideTowards(x, y)).toBe(opposite(side))
    }
    expect(sideTowards(0, 1)).toBe(NORTH)
  })

  it('show a field of 90° where the slope is one (G7.2)', () => {
    const [eye, ...far] = fieldOf(doorOf(WEST, 6), 1000)
    expect(eye).toEqual({ x: 0, y: 500 })
    expect(far).toEqual([
      { x: HALL, y: 6500 },
      { x: HALL, y: -5500 },
    ])
  })
})

describe('furniture', () => {
  it('lies on its back as high as it is deep', () => {
    const back = laid(PIANO, 2)
    expect(back.half).toEqual({ x: 900, y: 750 })
    expect(back.height).toBe(700)
    // The cabinet is below, the keyboard looks up.
    expect(back.boxes[0]).toEqual([-900, 900, -750, 750, 0, 450])
    expect(back.boxes[1]).toEqual([-900, 900, -70, 110, 450, 700])
  })

  it('lies on its left side as wide as it is high', () => {
    expect(laid(PIANO, 4).half).toEqual({ x: 750, y: 350 })
    expect(laid(PIANO, 4).boxes[0]).toEqual([-750, 750, -100, 350, 0, 1800])
  })

  it('stands on its head turned about its depth', () => {
    expect(laid(PIANO, 1).boxes[1]).toEqual([-900, 900, -350, -100, 640, 820])
  })

  it('reflects on both faces, lying only upwards', () => {
    expect(laid(MIRROR, 0).glass).toEqual([
      { x: 0, y: -1 },
      { x: 0, y: 1 },
    ])
    expect(laid(MIRROR, 2).glass).toEqual([{ x: 0, y: 0 }])
    expect(laid(PIANO, 0).glass).toEqual([])
  })

  it('covers what lies under it, turned as it is', () => {
    const turned = { x: 300, y: 300, turn: QUARTER, side: 0 }
    expect(covers(turned, laid(PIANO, 0), { x: 3000, y: 3890 })).toBe(true)
    expect(covers(turned, laid(PIANO, 0), { x: 3890, y: 3000 })).toBe(false)
    expect(cornersOf(turned, laid(PIANO, 0))[0]).toEqual({ x: 3350, y: 2100 })
  })
})

describe('turns', () => {
  it('are 72 exact rotations, five degrees each', () => {
    expect(TURNS).toHaveLength(72)
    TURNS.forEach(([c, s, d], turn) => {
      expect(c * c + s * s).toBe(d * d)
      const off = Math.atan2(s, c) - (turn * Math.PI) / 36
      expect(Math.abs(Math.sin(off))).toBeLessThan(0.0011)
      expect(Math.cos(off)).toBeGreaterThan(0)
    })
  })

  it('go round in both directions', () => {
    expect(turnedBy(71, 1)).toBe(0)
    expect(turnedBy(0, -9)).toBe(63)
  })
})
