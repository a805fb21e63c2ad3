import { describe, expect, it } from 'vitest'

import { below, type Box, grown, leadTo, uncovering } from './pointing'

const TIP: Box = { left: 1000, top: 100, width: 300, height: 120 }

describe('the line from a tip', () => {
  it('leaves it sideways and comes down on a thing below', () => {
    const lead = leadTo({ left: 400, top: 700, width: 100, height: 140 }, TIP)
    expect(lead).toEqual({ path: 'M1000.0 160.0Q450.0 160.0 450.0 700.0', end: { x: 450, y: 700 } })
  })

  it('is straight to a thing beside it', () => {
    const lead = leadTo({ left: 100, top: 120, width: 200, height: 90 }, TIP)
    expect(lead).toEqual({ path: 'M1000.0 160.0L300.0 160.0', end: { x: 300, y: 160 } })
  })

  it('goes up to a thing above, as on a phone, and keeps away from the corners', () => {
    const phone: Box = { left: 12, top: 620, width: 336, height: 90 }
    const lead = leadTo({ left: 0, top: 500, width: 50, height: 70 }, phone)
    expect(lead).toEqual({ path: 'M30.0 620.0L25.0 570.0', end: { x: 25, y: 570 } })
  })

  it('goes down to a thing under the tip', () => {
    expect(leadTo({ left: 1100, top: 400, width: 100, height: 40 }, TIP)?.end).toEqual({ x: 1150, y: 400 })
  })

  it('is not there when the tip lies over the thing', () => {
    expect(leadTo({ left: 1100, top: 150, width: 40, height: 40 }, TIP)).toBeNull()
  })
})

it('a box grows on every side', () => {
  expect(grown({ left: 10, top: 10, width: 20, height: 30 }, 6)).toEqual({ left: 4, top: 4, width: 32, height: 42 })
})

describe('a box that shall cover nothing', () => {
  const shown: Box = { left: 400, top: 500, width: 200, height: 80 }

  it('stands where it was wished, if nothing is there', () => {
    expect(uncovering({ left: 400, top: 300, width: 300, height: 80 }, [shown], 8, 900)).toBe(400)
    expect(uncovering({ left: 40, top: 520, width: 300, height: 80 }, [shown], 8, 900)).toBe(40)
  })

  it('moves to the nearer side', () => {
    expect(uncovering({ left: 200, top: 520, width: 300, height: 80 }, [shown], 8, 900)).toBe(90)
    expect(uncovering({ left: 450, top: 520, width: 300, height: 80 }, [shown], 8, 900)).toBe(610)
  })

  it('moves to the other side where an edge is near, and stays where there is no room at all', () => {
    expect(uncovering({ left: 200, top: 520, width: 300, height: 80 }, [shown], 100, 900)).toBe(610)
    expect(uncovering({ left: 200, top: 520, width: 300, height: 80 }, [shown], 100, 500)).toBe(200)
  })
})

it('what would cover a bare thing is told further down', () => {
  const wished = { left: 100, top: 500, width: 200, height: 60 }
  expect(below(wished, [{ left: 0, top: 520, width: 300, height: 100 }])).toEqual({ ...wished, top: 624 })
  expect(below(wished, [{ left: 400, top: 520, width: 300, height: 100 }])).toEqual(wished)
})
