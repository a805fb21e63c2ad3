import type { ShamansPicture, Told } from '../../wire'
import { at, FLIGHT, type Ghost, Motion, number, numbers, type Teller as Telling } from '../parts/motion'
import { NOTHING, worldOf } from './box'

/** What can be seen to travel. */
export type Traveller =
  | { kind: 'card'; card: number }
  | { kind: 'back' }
  | { kind: 'tile'; tile: number | null }
  | { kind: 'role'; role: number }
  | { kind: 'pawn' }
  | { kind: 'points'; points: number }
  | { kind: 'slash' }
  | { kind: 'flare'; world: number | null }

const SLOW = FLIGHT * 1.25
const STEP = 170
const BETWEEN = 60
const DEALT = 3
const SHOWN = 900
const ROLE_BACK: Traveller = { kind: 'role', role: NOTHING }

type Teller = Telling<Story>

/** What was told, as movements one after another. The table already shows how it ended. */
export class Story extends Motion<Traveller> {
  readonly before: ShamansPicture
  readonly now: ShamansPicture
  #last = ''
  readonly #cards = new Map<number, Ghost<Traveller>>()
  #pawn: Ghost<Traveller> | null = null

  constructor(before: ShamansPicture, now: ShamansPicture, told: Told[]) {
    super()
    this.before = before
    this.now = now
    before.players.forEach((player, seat) => {
      if (player.card !== NOTHING) this.#cards.set(player.card, ghostAt(player.card, seat))
    })
    for (const { key, params } of told) this.#tell(key, params)
    this.strayHome()
    this.#settle()
  }

  /** Things that happen together are told together. */
  togetherWith(key: string, length: number): number {
    if (this.#last !== key) this.time += length
    return this.time - length
  }

  play(seat: number, card: number): void {
    const from = seat === this.now.seat ? `own-${String(card)}` : `hand-${String(seat)}`
    const stops = [{ time: this.time, place: from }]
    this.wait()
    stops.push({ time: this.time, place: `card-${String(seat)}` })
    this.#cards.set(card, { traveller: { kind: 'card', card }, stops })
  }

  /** The cards of the trick go to their world. */
  place(world: number): void {
    let placed = false
    for (const [card, ghost] of this.#cards) {
      if (worldOf(card) !== world) continue
      this.#leave(card, ghost)
      placed = true
    }
    if (placed) this.wait()
  }

  /** An off-colour card that no longer lies before its player has gone to its world. */
  strayHome(): void {
    const lying = new Set(this.now.players.map((player) => player.card))
    for (const [card, ghost] of [...this.#cards]) {
      const destination = this.before.destination
      if (destination === NOTHING || worldOf(card) === destination || lying.has(card)) continue
      this.#leave(card, ghost)
      this.wait()
    }
  }

  forgetTrick(): void {
    this.#cards.clear()
  }

  step(from: number, to: number): void {
    this.#pawn ??= {
      traveller: { kind: 'pawn' },
      stops: [{ time: 0, place: `space-${String(from)}` }],
    }
    const way = Math.sign(to - from)
    this.#pawn.stops.push({ time: this.time, place: `space-${String(from)}` })
    for (let space = from; space !== to; ) {
      space += way
      this.time += STEP
      this.#pawn.stops.push({ time: this.time, place: `space-${String(space)}` })
    }
  }

  #leave(card: number, ghost: Ghost<Traveller>): void {
    const here = ghost.stops.at(-1)?.place ?? ''
    const world = worldOf(card)
    ghost.stops.push({ time: this.time, place: here })
    ghost.stops.push({ time: this.time + FLIGHT, place: `world-${String(world)}` })
    this.ghosts.push(ghost)
    this.#cards.delete(card)
  }

  #tell(key: string, params: Record<string, unknown>): void {
    if (key !== 'pawn-moves' && key !== 'strays') this.strayHome()
    TELLERS[key]?.(this, params)
    this.#last = key
  }

  /** Ghosts that stay where they arrived give way to the real things. */
  #settle(): void {
    for (const ghost of this.#cards.values()) {
      if (ghost.stops.length > 1) this.ghosts.push(ghost)
    }
    if (this.#pawn !== null) this.ghosts.push(this.#pawn)
    for (const { traveller, stops } of this.ghosts) {
      const end = stops.at(-1)
      if (end === undefined) continue
      if (traveller.kind === 'pawn') this.waiting.push({ place: 'pawn', until: end.time })
      else if (/^(card|display|role)-/.test(end.place)) {
        this.waiting.push({ place: end.place, until: end.time })
      }
    }
  }
}

function ghostAt(card: number, seat: number): Ghost<Traveller> {
  const stops = [{ time: 0, place: `card-${String(seat)}` }]
  return { traveller: { kind: 'card', card }, stops }
}

const play: Teller = (story, { seat, card }) => {
  story.play(number(seat), number(card))
}

const turnRole: Teller = (story, { seat }) => {
  story.turn(at('role', seat))
  story.wait()
}

const TELLERS: Record<string, Teller> = {
  leads: play,
  follows: play,
  strays: play,

  places: (story, { world }) => {
    story.place(number(world))
  },

  'pawn-moves': (story, { by, pawn }) => {
    story.step(number(pawn) - Number(by), number(pawn))
  },

  takes: (story, { seat, tile }) => {
    const slot = story.before.display.indexOf(number(tile))
    story.fly({ kind: 'tile', tile: number(tile) }, at('display', slot), at('tiles', seat))
    story.wait()
  },

  'takes-unseen': (story, { seat }) => {
    story.fly({ kind: 'tile', tile: null }, 'pile', at('tiles', seat))
    story.wait()
  },

  refilled: (story, { tile }) => {
    const { display } = story.before
    const slot = story.now.display.findIndex(
      (shown, place) => shown === tile && display[place] !== shown,
    )
    if (slot < 0) return
    story.fly({ kind: 'tile', tile: number(tile) }, 'pile', at('display', slot))
    story.wait()
  },

  'turns-up': (story, { seat }) => {
    story.turn(at('tiles', seat))
    story.wait()
  },

  'was-mask': (story, { seat }) => {
    story.turn(at('tiles', seat))
    story.wait()
  },

  'mask-reveals': turnRole,
  'your-new-role': () => undefined,

  'uses-portal': (story, { seat }) => {
    story.fly({ kind: 'tile', tile: 1 }, at('tiles', seat), 'pawn')
    story.wait()
  },

  exchanges: (story, { seat, with_seat }) => {
    story.fly(ROLE_BACK, at('role', seat), at('role', with_seat), SLOW)
    story.fly(ROLE_BACK, at('role', with_seat), at('role', seat), SLOW)
    story.wait(SLOW)
  },

  'uses-dagger': (story, { seat, victim }) => {
    story.fly({ kind: 'tile', tile: 0 }, at('tiles', seat), at('seat', victim))
    story.wait()
  },

  'is-eliminated': (story, { seat }) => {
    story.stay({ kind: 'slash' }, at('seat', seat), story.time, SLOW)
    story.turn(at('role', seat))
    story.wait()
  },

  'hand-placed': (story, { seat, cards }) => {
    for (const card of numbers(cards)) {
      const world = `world-${String(worldOf(card))}`
      story.fly({ kind: 'card', card }, at('hand', seat), world)
      story.wait(BETWEEN)
    }
    story.wait()
  },

  'hand-laid-aside': (story, { seat }) => {
    story.fly({ kind: 'back' }, at('hand', seat), 'discard')
    story.wait()
  },

  eclipse: (story) => {
    story.stay({ kind: 'flare', world: null }, 'pile', story.time, FLIGHT)
    story.wait()
  },

  'cards-passed': (story, { side }) => {
    const able = story.before.players.flatMap((player, seat) =>
      player.alive && player.cards > 0 ? [seat] : [],
    )
    const step = side === 1 ? 1 : able.length - 1
    able.forEach((seat, place) => {
      const next = able[(place + step) % able.length]
      story.fly({ kind: 'back' }, at('hand', seat), at('hand', next), SLOW)
    })
    story.wait(SLOW)
  },

  performs: (story, { world }) => {
    story.stay({ kind: 'flare', world: number(world) }, at('world', world), story.time, SLOW)
    story.wait(SLOW)
  },

  'round-won': (story) => {
    story.forgetTrick()
    story.stay({ kind: 'flare', world: null }, 'moon', story.time, SLOW)
    story.wait(SLOW)
  },

  'had-role': (story, { seat, role }) => {
    const time = story.togetherWith('had-role', SHOWN)
    story.stay({ kind: 'role', role: number(role) }, at('role', seat), time, SHOWN)
  },

  gains: (story, { seat, points }) => {
    const time = story.togetherWith('gains', SLOW)
    story.stay({ kind: 'points', points: number(points) }, at('points', seat), time, FLIGHT * 2)
  },

  'round-begins': (story) => {
    for (let round = 0; round < DEALT; round += 1) {
      story.now.players.forEach((_, seat) => {
        story.fly({ kind: 'back' }, 'pile', at('hand', seat))
        story.wait(BETWEEN / 2)
      })
    }
    story.wait()
  },
}
