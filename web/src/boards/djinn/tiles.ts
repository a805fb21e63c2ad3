import { capital, type Say } from '../../lib/say'
import type { Option } from '../../wire'
import { type Action, actionOf } from '../board'
import { DEALS } from './stalls'
import { BOSS, COLOURS } from './town'

/** Something that a tile shows. */
export type Drawn =
  | { bottle: number; holds?: number }
  | { djinn: number }
  | { location: number }
  | { sign: string }

const CONSULTED = ['secret', 'coins', 'scrolls', 'wake', 'circle']
const CONVERTED = ['coins', 'scrolls', 'magic']
/** What the Source sells beside bottles. */
const DRAWN = ['corks', 'wake']
const SKIPPED = 2
/** An award costs so many bottles. */
const CLAIMED = 3

function signs(what: string, count: number): Drawn[] {
  return Array.from({ length: count }, () => ({ sign: what }))
}

type Drawing = (action: Record<string, number>) => Drawn[]

const bottle: Drawing = ({ colour = 0 }) => [{ bottle: colour }]
const djinn: Drawing = ({ colour = 0 }) => [{ djinn: colour }]
const chest: Drawing = () => signs('chests', 1)

/** By the kind of answer: what it is about. */
const DRAWINGS: Record<string, Drawing> = {
  'pick-bottle': bottle,
  'give-bottle': bottle,
  banish: djinn,
  catch: djinn,
  leave: chest,
  'use-chest': chest,
  bottle: ({ djinn: held = 0, colour = 0 }) => [{ bottle: colour, holds: held }],
  swap: ({ take = 0 }) => [{ bottle: take }],
  claim: ({ colour = 0, bosses = 0 }) =>
    Array.from({ length: CLAIMED }, (_, nth) => ({ bottle: colour, holds: nth < bosses ? BOSS : colour })),
  'place-secret': ({ secret = 0 }) => [{ location: secret }],
  consult: ({ option = 0 }) => signs(CONSULTED[option] ?? '', 1),
  convert: ({ what = 0 }) => signs(CONVERTED[what] ?? '', 1),
  draw: ({ what = 0 }) => (what < COLOURS.length ? [{ bottle: what }] : signs(DRAWN[what - COLOURS.length] ?? '', 1)),
  skip: ({ coins = 0 }) => [...signs('coins', coins), ...signs('magic', SKIPPED - coins)],
  stroll: () => signs('stroll', 1),
}

function traded({ stall, colours }: Action): Drawn[] {
  const goods = DEALS[stall as number]?.[1] ?? []
  const [colour] = colours as number[]
  return goods.map((sign) => (sign === 'bottles' && colour !== undefined ? { bottle: colour } : { sign }))
}

/** What an answer looks like; nothing: its words are enough. */
export function drawnBy(action: Action): Drawn[] {
  switch (action.do) {
    case 'trade':
      return traded(action)
    case 'craft':
      return signs('corks', action.special === true ? 2 : 1)
    case 'put':
      return signs(action.bottled === true ? 'bottles' : 'circle', 1)
    default:
      return DRAWINGS[action.do]?.(action as unknown as Record<string, number>) ?? []
  }
}

/** What an answer is called where the board shows what it is about. */
export function inShort(option: Option, say: Say): string {
  const { do: verb, colours } = actionOf(option)
  const key = Array.isArray(colours) && colours.length > 0 ? 'tile-bottles' : `tile-${verb}`
  return say.has(key) ? capital(say.key(key, option.say.args ?? {})) : say.sentence(option.say)
}
