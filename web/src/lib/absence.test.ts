import { describe, expect, it } from 'vitest'

import { goneFor } from './absence.svelte'
import { Words } from './say'

const TEXT = `
page-gone = { $unit ->
    [now] just left
    [minutes] { $n } min
    [hours] { $n } h
   *[days] { $n } d
}
`

describe('how long somebody has been away', () => {
  it.each([
    [5, 'just left'],
    [59.9, 'just left'],
    [60, '1 min'],
    [3599, '59 min'],
    [7300, '2 h'],
    [200000, '2 d'],
  ])('is told in the largest whole unit: %d s', (seconds, said) => {
    expect(goneFor(seconds, Words.from('en', TEXT))).toBe(said)
  })
})
