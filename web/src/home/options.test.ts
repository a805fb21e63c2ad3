import { describe, expect, it } from 'vitest'

import { fitting, optionsIn, presets } from './options'

const SCHEMA = {
  properties: {
    edition: { enum: ['cs', 'ru'], default: 'ru' },
    first: { anyOf: [{ type: 'integer' }, { type: 'null' }], default: null },
    rounds: { type: 'integer', minimum: 1, default: 3 },
    cards: { type: 'integer', minimum: 12, maximum: 14, default: 14, seats: [1] },
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

  it('asks whoever plays alone for other things', () => {
    const alone = optionsIn(SCHEMA, 1)
    expect(alone.map((option) => option.name)).toEqual(['edition', 'rounds', 'cards', 'long'])
    expect(alone[2]?.choices).toEqual(['12', '13', '14'])
  })
})

describe('what was chosen for another number of players', () => {
  const chosen = { edition: 'cs', first: 2, cards: 12 }

  it('stays as far as it fits', () => {
    expect(fitting(chosen, SCHEMA, 3)).toEqual({ edition: 'cs', first: 2 })
    expect(fitting(chosen, SCHEMA, 2)).toEqual({ edition: 'cs' })
    expect(fitting(chosen, SCHEMA, 1)).toEqual({ edition: 'cs', cards: 12 })
  })
})

it('what one most likely means is preselected by language', () => {
  const schema = {
    properties: { edition: { enum: ['cs', 'ru'], default: 'ru', by_language: { cs: 'cs' } } },
  }
  expect(optionsIn(schema, 3, 'cs')[0]?.preset).toBe('cs')
  expect(optionsIn(schema, 3, 'en')[0]?.preset).toBe('ru')
  expect(presets(schema, 'cs')).toEqual({ edition: 'cs' })
  expect(presets(schema, 'ru')).toEqual({})
})
