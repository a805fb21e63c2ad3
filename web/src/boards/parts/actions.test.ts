import { describe, expect, it } from 'vitest'

import type { Option } from '../../wire'
import { type Deed, inOrder, primaryOf } from './actions'

function deed(name: string, more: Partial<Deed> = {}): Deed {
  return { name, place: `do-${name}`, ...more }
}

const capture = deed('capture')
const bonus = deed('bonus', { rank: 'other' })
const leave = deed('leave', { rank: 'pass' })

describe('the action strip', () => {
  it('has one button that stands out: what the question is about', () => {
    expect(primaryOf([leave, bonus, capture])).toBe(capture)
  })

  it('prefers none of several equals', () => {
    expect(primaryOf([deed('onward'), deed('back'), leave])).toBeNull()
  })

  it('lets passing stand out only where there is nothing else', () => {
    expect(primaryOf([leave])).toBe(leave)
    expect(primaryOf([bonus, leave])).toBeNull()
    const isOnly = false
    expect(primaryOf([leave], isOnly)).toBeNull()
  })

  it('takes what may be done at any time for another way', () => {
    const option: Option = { action: { do: 'use' }, say: { key: 'use' }, beside: true }
    expect(primaryOf([deed('use', { option }), capture])).toBe(capture)
  })

  it('ends with doing nothing', () => {
    expect(inOrder([leave, bonus, capture])).toEqual([capture, bonus, leave])
  })
})
