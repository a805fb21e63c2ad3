import { describe, expect, it } from 'vitest'

import { Words } from '../../lib/say'
import { cardName } from './cards'

describe('the name of a card', () => {
  it('is its own, or its number if it has none here', () => {
    const text = 'mage-1 = Adila\nmage-33 = Lucia\nmage-number = mage { $number }'
    const say = Words.from('en', text)
    expect([0, 32, 33].map((card) => cardName(say, 'mage', card))).toEqual([
      'Adila', 'Lucia', 'mage 34',
    ])
  })
})
