import type { Say } from '../../lib/say'
import type { Phrase, Told, WildwoodsPicture } from '../../wire'

/** A piece of the story on the page. */
export interface Piece {
  look: 'opening' | 'told' | 'said' | 'roll' | 'title'
  /** The messages that tell it, one after another. */
  keys: string[]
  /** Of what is said: the creature. */
  by?: string
}

const NARRATED: [string, number][] = [
  ['blank', 12],
  ['one', 8],
  ['many', 8],
]

/** How the story calls something: names have underscores, messages hyphens. */
export function keyOf(name: string): string {
  return name.replaceAll('_', '-')
}

/** A page and what is added to it for whoever remembers something. */
export function pageKeys(key: string, remembered: string[], say: Say): string[] {
  return [key, ...remembered.map((flag) => `${key}-${flag}`)].filter((one) => say.has(one))
}

type Teller = (at: Telling, params: Record<string, unknown>) => void

/** All that the right page shows, from what was told at the table. */
export class Telling {
  readonly pieces: Piece[] = []
  readonly view: WildwoodsPicture
  readonly say: Say

  constructor(view: WildwoodsPicture, say: Say) {
    this.view = view
    this.say = say
  }

  get scene(): string {
    return `scene-${keyOf(this.view.scene)}`
  }

  add(look: Piece['look'], keys: string[], by?: string): void {
    const said = keys.filter((key) => this.say.has(key))
    if (said.length > 0) this.pieces.push({ look, keys: said, ...(by === undefined ? {} : { by }) })
  }

  /** All that were healed, each with its sentence. */
  everybody(): void {
    for (const name of this.view.healed) this.add('said', [`creature-${keyOf(name)}-said`], name)
  }

  page(key: string, look: Piece['look'] = 'told'): void {
    this.add(look, pageKeys(key, this.view.remembered, this.say))
  }
}

/** The ending that lists all who were healed. */
const THE_KEEPER = 'ending-5'

const TELLERS: Record<string, Teller> = {
  rolls(at, { successes, roll }) {
    const own = `${at.scene}-roll-${String(roll)}`
    at.add('roll', [at.say.has(own) ? own : narrated(Number(successes), Number(roll))])
  },
  heals(at, { creature }) {
    at.add('said', [`creature-${keyOf(String(creature))}-said`], String(creature))
  },
  solves(at, { place }) {
    const name = keyOf(String(place))
    at.page(name.startsWith('shadow-') ? `${name}-said` : `scene-${name}-done`)
  },
  'turn-begins'(at, { turn }) {
    const passed = Number(turn) - 1
    at.add('told', [`${at.scene}-turn-${String(passed)}`])
    const gone = at.view.brom === 'away' ? '-gone' : ''
    if (passed === 1) at.add('told', [`${at.scene}-brom-1${gone}`])
  },
  'found-here'(at) {
    for (const name of at.view.found) at.page(`${at.scene}-found-${keyOf(name)}`)
  },
  story(at, { page }) {
    at.page(keyOf(String(page)))
  },
  chooses(at, { choice }) {
    at.page(`${keyOf(String(choice))}-then`)
  },
  'brom-forgets'(at, { page }) {
    at.add('told', [`${keyOf(String(page))}-page`])
  },
  'luma-prevails'(at) {
    at.page(`${at.scene}-won`)
  },
  'shadow-prevails'(at) {
    at.page(`${at.scene}-lost`)
  },
  'story-goes-on'(at, { scene }) {
    const name = keyOf(String(scene))
    if (!name.startsWith('ending-')) return
    at.add('title', [name])
    at.page(`${name}-page`)
    at.page(`${name}-last`)
    if (name === THE_KEEPER) at.everybody()
  },
  epilogue(at, { epilogue }) {
    at.page(`epilogue-${keyOf(String(epilogue))}`)
    at.page('epilogue-last')
  },
}

function narrated(successes: number, roll: number): string {
  const [kind, count] = NARRATED[Math.min(successes, 2)] ?? ['blank', 1]
  return `roll-${kind}-${String(1 + (roll % count))}`
}

/** The opening, then everything that has happened since and has words. */
export function told(view: WildwoodsPicture, log: Told[], say: Say): Piece[] {
  const at = new Telling(view, say)
  at.add('opening', pageKeys(`${at.scene}-opening`, view.brought, say))
  for (const one of log) TELLERS[one.key]?.(at, one.params)
  return at.pieces
}

const TRAVEL = ['travels-light', 'finds-crystals', 'light-draws']

/** W6.2 What the difficulty has changed of all that came along, and what that changes: it is read before the scene. */
export function notes(log: Told[]): Phrase[] {
  return log.filter((one) => TRAVEL.includes(one.key)).map((one) => one.say)
}
