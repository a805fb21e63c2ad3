import { describe, expect, it } from 'vitest'

import { rulesIn, withoutBrackets } from './rules.svelte'

const found = (text: string) => rulesIn(text).filter((piece) => piece.rule).map((piece) => piece.rule)

describe('the rules that a text names', () => {
  it('are chapters with a paragraph, or rulings', () => {
    expect(found('You cannot pay (S6.4).')).toEqual(['S6.4'])
    expect(found('Never back (D4), see R2.1 and T13.')).toEqual(['D4', 'R2.1', 'T13'])
  })

  it('are no other numbers', () => {
    expect(found('Open 2 chests, MP3, 5 coins')).toEqual([])
  })

  it('need no brackets where a sign stands for them', () => {
    const shown = withoutBrackets(rulesIn('Not so (D22). A card (or two) is (S3.5) fine.'))
    expect(shown.map((piece) => piece.text).join('')).toBe('Not so D22. A card (or two) is S3.5 fine.')
  })

  it('leave the rest as it was', () => {
    expect(rulesIn('Not so (D22).').map((piece) => piece.text).join('')).toBe('Not so (D22).')
  })
})
