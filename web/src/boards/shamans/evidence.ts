import type { Told } from '../../wire'
import { worldOf } from './box'

/** A card that somebody played when a world was led: public, and soon forgotten. */
export interface Trace {
  /** The world that was led. */
  led: number
  card: number
  strayed: boolean
  /** That world was in their hand after all: they played it later, and no cards were passed between. */
  hadIt: boolean
}

const PLAYS = ['leads', 'follows', 'strays']

/** What everybody saw in this round, by seat: who followed, who strayed, with which card. */
export function evidenceOf(log: Told[]): Map<number, Trace[]> {
  const seen = new Map<number, Trace[]>()
  let led = -1
  /** By seat: how many of the traces are older than the passing of cards. */
  let settled = new Map<number, number>()
  for (const { key, params } of log.slice(roundOf(log))) {
    if (key === 'cards-passed') settled = new Map([...seen].map(([seat, traces]) => [seat, traces.length]))
    if (!PLAYS.includes(key)) continue
    const [seat, card] = [params.seat as number, params.card as number]
    if (key === 'leads') led = worldOf(card)
    const before = (seen.get(seat) ?? []).map((trace, nth) =>
      nth >= (settled.get(seat) ?? 0) ? inTheLightOf(card, trace) : trace,
    )
    seen.set(seat, [...before, { led, card, strayed: key === 'strays', hadIt: false }])
  }
  return seen
}

/** What a card that is played now says about an earlier one. */
function inTheLightOf(card: number, trace: Trace): Trace {
  return trace.strayed && worldOf(card) === trace.led ? { ...trace, hadIt: true } : trace
}

/** Where the present round begins in the log. */
function roundOf(log: Told[]): number {
  return Math.max(0, log.findLastIndex(({ key }) => key === 'round-begins'))
}
