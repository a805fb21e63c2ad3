import type { Say } from '../../lib/say'
import type { Option, Phrase } from '../../wire'

/** The chances of an attempt, as the engine tells them beside the answer. */
export interface Chances {
  /** Successes that its top needs; 0: it is for the bottom. */
  need: number
  /** In percent, by the dice alone. */
  percent: number
  /** In percent, with the crystals that lie on the card; 0: they change nothing. */
  withCrystals: number
  crystals: number
  /** At least one success, in percent. */
  some: number
  /** Successes on average. */
  average: number
}

export function chancesOf(option: Option): Chances {
  const does = option.does ?? []
  const top = partOf(does, 'preview-top')
  const crystals = partOf(does, 'preview-crystals')
  const some = partOf(does, 'preview-some')
  const yields = partOf(does, 'preview-yields')
  const least = numberOf(some, 'percent')
  return {
    need: numberOf(top, 'need'),
    percent: top === undefined ? least : numberOf(top, 'percent'),
    withCrystals: numberOf(crystals, 'percent'),
    crystals: numberOf(crystals, 'n'),
    some: least,
    average: numberOf(yields, 'whole') + numberOf(yields, 'tenth') / 10,
  }
}

/** The best chance among some attempts; null: there is none. */
export function bestOf(options: Option[]): Chances | null {
  const all = options.map(chancesOf)
  return all.reduce<Chances | null>(
    (best, one) => (best === null || chance(one) > chance(best) ? one : best),
    null,
  )
}

/** With crystals if they help. */
export function chance({ percent, withCrystals }: Chances): number {
  return Math.max(percent, withCrystals)
}

/** As it is written in the language: 60% or 60 %. */
export function percent(share: number, say: Say): string {
  return say.key('book-percent', { n: share })
}

export function decimal(value: number, say: Say): string {
  const tenths = Math.round(value * 10)
  return say.key('book-decimal', { whole: Math.floor(tenths / 10), tenth: tenths % 10 })
}

function partOf(phrases: Phrase[], key: string): Phrase | undefined {
  return phrases.find((phrase) => phrase.key === key)
}

function numberOf(phrase: Phrase | undefined, name: string): number {
  const value = phrase?.args?.[name]
  return typeof value === 'number' ? value : 0
}
