import { describe, expect, it } from 'vitest'

import { optionsIn } from './options'

const SCHEMA = {
  properties: {
    edition: { enum: ['cs', 'ru'], default: 'ru' },
    first: { anyOf: [{ type: 'integer' }, { type: 'null' }], default: null },
    rounds: { type: 'integer', minimum: 1, default: 3 },
    long: { type: 'boolean', default: false },
    content: { type: 'object', default: {} },
  },
}

describe('what a host may choose', () => {
  const options = optionsIn(SCHEMA, 3)

  it('leaves out what no form can ask for', () => {
    expect(options.map((option) => option.name)).toEqual(['edition', 'first', 'rounds', 'long'])
  })

  it('offers words, seats, numbers and switches', () => {
    const choices = [['cs', 'ru'], ['0', '1', '2'], [], ['false', 'true']]
    expect(options.map((option) => option.choices)).toEqual(choices)
    expect(options.map((option) => option.preset)).toEqual(['ru', '', '3', 'false'])
  })
})
