import type { Left } from './choosing.svelte'
import type { Ghost, Motion } from './motion'

const EASE = 'cubic-bezier(0.35, 0.05, 0.2, 1)'
const TURN = 360
/** Whoever is this far behind is brought to the present at once. */
const TOO_FAR_BEHIND = 1200

/** How a ghost looks at one of its stops, in the middle of its place if nothing else is said. */
export interface Pose {
  scale?: number
  /** Pixels below the middle. */
  below?: number
  opacity?: number
}

/** What a board knows about its ghosts and places. */
export interface Scenery<T> {
  pose?: (traveller: T, place: string, box: DOMRect, isLater: boolean) => Pose
  /** The place that stands for one which is not shown now: behind a tab, in a hand that is empty. */
  instead?: (place: string) => string | null
}

/** Moves ghosts and real things over the table, by the clock of the browser. */
export class Stage<T> {
  readonly #layer: HTMLElement
  readonly #scenery: Scenery<T>
  readonly #moving = new Set<Animation>()
  #speed = 1
  /** When the last motion ends, and how long the newest one waits for it. */
  #free = 0
  #wait = 0
  /** What has moved stays where it came to. */
  #isHeld = false
  left: Left | null = null

  constructor(layer: HTMLElement, scenery: Scenery<T>) {
    this.#layer = layer
    this.#scenery = scenery
  }

  /** Begins a motion as soon as the last one is over; gives the ghosts that can be shown. */
  begin(motion: Motion<T>, speed: number, isHeld: boolean): Ghost<T>[] {
    this.#isHeld = isHeld
    const clock = performance.now()
    if (this.#free - clock > TOO_FAR_BEHIND) this.finish()
    this.#speed = speed
    this.#wait = Math.max(0, this.#free - clock)
    this.#free = clock + this.#wait + motion.time / speed
    for (const { place, until } of motion.waiting) this.#hide(place, until)
    for (const { place, time } of motion.turns) this.#turn(place, time)
    return motion.ghosts.filter(({ stops }) => stops.every(({ place }) => this.#box(place)))
  }

  fly(element: HTMLElement, { traveller, stops }: Ghost<T>, arrived: () => void): void {
    const start = stops[0]?.time ?? 0
    const length = (stops.at(-1)?.time ?? 0) - start
    const frames = stops.map(({ place, time }, nth) => ({
      ...this.#frame(traveller, place, nth > 0),
      offset: length === 0 ? 1 : (time - start) / length,
      easing: EASE,
    }))
    this.#run(element, frames, this.#wait + start / this.#speed, length / this.#speed, arrived)
  }

  /** Everything is at once where it belongs. */
  finish(): void {
    this.#free = 0
    for (const animation of [...this.#moving]) animation.finish()
  }

  /** What was held gives way to the table as it is. */
  release(): void {
    if (!this.#isHeld) return
    this.#isHeld = false
    for (const animation of [...this.#moving]) animation.cancel()
  }

  #hide(place: string, until: number): void {
    const frames = [{ opacity: 0 }, { opacity: 0 }]
    this.#run(this.#shown(place), frames, 0, this.#wait + until / this.#speed)
  }

  #turn(place: string, time: number): void {
    const frames = [
      { transform: 'perspective(300px) rotateY(90deg)', filter: 'brightness(1.8)' },
      { transform: 'perspective(300px) rotateY(0)', filter: 'none' },
    ]
    const delay = this.#wait + time / this.#speed
    this.#run(this.#shown(place), frames, delay, TURN / this.#speed)
  }

  #run(
    thing: Element | null,
    frames: Keyframe[],
    delay: number,
    length: number,
    ended?: () => void,
  ): void {
    if (thing === null) return
    const fill = this.#isHeld ? 'forwards' : 'none'
    const animation = thing.animate(frames, { delay, duration: Math.max(1, length), fill })
    this.#moving.add(animation)
    const end = () => {
      this.#moving.delete(animation)
      ended?.()
    }
    if (!this.#isHeld) animation.addEventListener('finish', end)
    animation.addEventListener('cancel', end)
  }

  #frame(traveller: T, place: string, isLater: boolean): Keyframe {
    const own = this.#layer.getBoundingClientRect()
    const box = this.#box(place) ?? own
    const pose = this.#scenery.pose?.(traveller, place, box, isLater) ?? {}
    const { scale = 1, below = 0, opacity = 1 } = pose
    const x = box.left + box.width / 2 - own.left
    const y = box.top + box.height / 2 - own.top + below
    const spot = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`
    return { transform: `${spot} translate(-50%, -50%) scale(${scale.toFixed(3)})`, opacity }
  }

  /** Where it is, or where it lay when it was chosen, or what stands for it. */
  #box(place: string): DOMRect | undefined {
    const { left } = this
    const instead = this.#scenery.instead?.(place) ?? null
    return (
      this.#seen(place) ??
      (left?.place === place ? left.box : undefined) ??
      (instead === null ? undefined : this.#seen(instead))
    )
  }

  #seen(place: string): DOMRect | undefined {
    const box = this.#find(`[data-place="${place}"]`)?.getBoundingClientRect()
    return box === undefined || box.width + box.height === 0 ? undefined : box
  }

  /** The real thing at a place; the place itself if it has no other. */
  #shown(place: string): Element | null {
    return this.#find(`[data-shows="${place}"]`) ?? this.#find(`[data-place="${place}"]`)
  }

  #find(selector: string): Element | null {
    return this.#layer.parentElement?.querySelector(selector) ?? null
  }
}
