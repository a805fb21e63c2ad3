import type { Left } from '../parts/choosing.svelte'
import type { Ghost, Story, Traveller } from './story'

/** How wide a ghost is drawn before it is scaled. */
export const BASE = 60

const SIZES: Record<string, number> = {
  world: 26,
  hand: 20,
  tiles: 30,
  pile: 56,
  discard: 40,
}
const EASE = 'cubic-bezier(0.35, 0.05, 0.2, 1)'
const TURN = 360
const PAWN_HEIGHT = 86
const TOO_FAR_BEHIND = 1200

interface Spot {
  x: number
  y: number
  scale: number
}

/** Moves ghosts and real things over the table, by the clock of the browser. */
export class Stage {
  readonly #layer: HTMLElement
  readonly #moving = new Set<Animation>()
  #speed = 1
  /** When the last story ends, and how long the newest one waits for it. */
  #free = 0
  #wait = 0
  left: Left | null = null

  constructor(layer: HTMLElement) {
    this.#layer = layer
  }

  begin(story: Story, speed: number): void {
    const clock = performance.now()
    if (this.#free - clock > TOO_FAR_BEHIND) this.finish()
    this.#speed = speed
    this.#wait = Math.max(0, this.#free - clock)
    this.#free = clock + this.#wait + story.time / speed
    for (const { place, until } of story.waiting) this.#hide(place, until)
    for (const { place, time } of story.turns) this.#turn(place, time)
  }

  fly(element: HTMLElement, { traveller, stops }: Ghost, arrived: () => void): void {
    const start = stops[0]?.time ?? 0
    const length = (stops.at(-1)?.time ?? 0) - start
    const frames = stops.map(({ place, time }, stop) => ({
      ...this.#frame(place, traveller, stop > 0),
      offset: length === 0 ? 1 : (time - start) / length,
      easing: EASE,
    }))
    this.#move(element, frames, start, length, arrived)
  }

  /** Everything is at once where it belongs. */
  finish(): void {
    this.#free = 0
    for (const animation of [...this.#moving]) animation.finish()
  }

  #move(thing: Element, frames: Keyframe[], start: number, length: number, ended?: () => void) {
    const delay = this.#wait + start / this.#speed
    const animation = thing.animate(frames, { delay, duration: Math.max(1, length / this.#speed) })
    this.#moving.add(animation)
    const end = () => {
      this.#moving.delete(animation)
      ended?.()
    }
    animation.addEventListener('finish', end)
    animation.addEventListener('cancel', end)
  }

  #hide(place: string, until: number): void {
    const thing = this.#shown(place)
    const duration = this.#wait + until / this.#speed
    if (thing === null || duration <= 0) return
    const animation = thing.animate([{ opacity: 0 }, { opacity: 0 }], { duration })
    this.#moving.add(animation)
    animation.addEventListener('finish', () => this.#moving.delete(animation))
  }

  #turn(place: string, time: number): void {
    const thing = this.#shown(place)
    if (thing === null) return
    const frames = [
      { transform: 'perspective(300px) rotateY(90deg)', filter: 'brightness(1.8)' },
      { transform: 'perspective(300px) rotateY(0)', filter: 'none' },
    ]
    this.#move(thing, frames, time, TURN)
  }

  #frame(place: string, traveller: Traveller, later: boolean): Keyframe {
    const { x, y, scale } = this.#spot(place, traveller)
    if (traveller.kind === 'points') {
      return { transform: moved(x, y + (later ? 34 : 6), 1), opacity: later ? 0 : 1 }
    }
    if (traveller.kind === 'flare') {
      return { transform: moved(x, y, scale * (later ? 2 : 0.9)), opacity: later ? 0 : 1 }
    }
    return { transform: moved(x, y, scale), opacity: 1 }
  }

  #spot(place: string, traveller: Traveller): Spot {
    const own = this.#layer.getBoundingClientRect()
    const box = this.#box(place) ?? own
    const foot = traveller.kind === 'pawn' ? 1 : 0.5
    return {
      x: box.left + box.width / 2 - own.left,
      y: box.top + box.height * foot - own.top,
      scale: this.#size(place, box, traveller) / BASE,
    }
  }

  #box(place: string): DOMRect | undefined {
    if (this.left?.place === place) return this.left.box
    const [kind = '', number = ''] = place.split('-')
    const there =
      this.#find(`[data-place="${place}"]`) ??
      this.#find(kind === 'own' ? '.hand' : `[data-place="seat-${number}"]`)
    return there?.getBoundingClientRect()
  }

  #size(place: string, box: DOMRect, traveller: Traveller): number {
    if (traveller.kind === 'pawn') return BASE * this.#pawnScale()
    const [kind = ''] = place.split('-')
    if (traveller.kind === 'flare' || kind === 'seat') return Math.min(110, box.height)
    return SIZES[kind] ?? Math.max(20, box.width)
  }

  #pawnScale(): number {
    const pawn = this.#shown('pawn')?.getBoundingClientRect()
    return pawn === undefined ? 1 : pawn.height / PAWN_HEIGHT
  }

  /** The real thing at a place; the place itself if it has no other. */
  #shown(place: string): Element | null {
    return this.#find(`[data-shows="${place}"]`) ?? this.#find(`[data-place="${place}"]`)
  }

  #find(selector: string): Element | null {
    return this.#layer.parentElement?.querySelector(selector) ?? null
  }
}

function moved(x: number, y: number, scale: number): string {
  return `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${scale.toFixed(3)})`
}
