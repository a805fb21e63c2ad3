import { expect, test } from 'vitest'

import { lampsOf, MOST_LAMPS, wordOf } from './chance'

function forecast(word: string) {
  const said = [{ key: `chance-${word}` }]
  return { say: { key: 'forecast', args: { word: { said } } }, more: { key: 'forecast-estimated' } }
}

test('a better chance lights more lamps', () => {
  const words = ['lost', 'slim', 'poor', 'even', 'good', 'sure']
  expect(words.map((word) => lampsOf(forecast(word)))).toEqual([0, 1, 2, 3, 4, MOST_LAMPS])
})

test('its word stands alone', () => {
  expect(wordOf(forecast('good'))).toBe('chance-good')
})
