import type { Forecast } from '../../wire'

/** The words for a chance, from the worst to the best: each lights a lamp more. */
const WORDS = ['lost', 'slim', 'poor', 'even', 'good', 'sure']

export const MOST_LAMPS = WORDS.length - 1

/** The message of its word alone. */
export function wordOf(forecast: Forecast): string {
  const word = forecast.say.args?.word
  return typeof word === 'object' ? (word.said?.[0]?.key ?? '') : ''
}

export function lampsOf(forecast: Forecast): number {
  return Math.max(0, WORDS.indexOf(wordOf(forecast).replace('chance-', '')))
}
