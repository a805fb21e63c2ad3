import { Group, Matrix4, PerspectiveCamera, Vector3 } from 'three'

import type { DucharinaPicture } from '../../../wire'
import { doorAt, sideOf, SQUARE } from '../geometry'
import type { Look, LookedAt, Point3 } from '../looking'
import { inHall, shownGhost } from './cast'
import { Figures, type ShownGhost } from './figures'
import type { Hall } from './hall'
import { pictured, wayTo } from './space'

const NEAR = 0.02
const FAR = 20
/** What is seen leaves copies on its way home, each fainter. */
const TRACES = 3
const STRIDE = 0.16

/** Where something is in the field: to the right and up, as parts of its depth. */
export interface Sighted {
  right: number
  up: number
}

/** What of the field a picture shows. */
export interface Field {
  left: number
  right: number
  top: number
  bottom: number
}

/** G7.2 Round hole and slot, all of them. */
export function fieldOf({ slope, slot }: DucharinaPicture): Field {
  const wide = slope / SQUARE
  return { left: -wide, right: wide, top: wide, bottom: -Math.max(wide, (slot[1] ?? 0) / SQUARE) }
}

/** G7.2 The eye behind a door: in its middle, at the hall's edge; it looks straight ahead. */
export function eyeAt(picture: DucharinaPicture, door: number): PerspectiveCamera {
  const eye = new PerspectiveCamera()
  const { x, y } = doorAt(door)
  eye.position.copy(pictured(x, y, picture.eye))
  eye.lookAt(eye.position.clone().sub(wayTo(sideOf(door))))
  eye.updateMatrixWorld()
  narrow(eye, fieldOf(picture))
  return eye
}

/** An eye that sees just this part of what is before it. */
export function narrow(eye: PerspectiveCamera, { left, right, top, bottom }: Field): void {
  eye.near = NEAR
  eye.far = FAR
  eye.projectionMatrix.makePerspective(NEAR * left, NEAR * right, NEAR * top, NEAR * bottom, NEAR, FAR)
  eye.projectionMatrixInverse.copy(eye.projectionMatrix).invert()
}

/** One look through the keyhole, as the looker sees it. */
export class Peephole {
  readonly #hall: Hall
  readonly #picture: DucharinaPicture
  readonly #look: Look
  readonly #eye: PerspectiveCamera
  readonly #figures: Figures
  readonly #group = new Group()

  constructor(hall: Hall, picture: DucharinaPicture, look: Look) {
    this.#hall = hall
    this.#picture = picture
    this.#look = look
    this.#eye = eyeAt(picture, look.door)
    this.#figures = new Figures(hall.kit)
    this.#group.add(this.#figures.group)
  }

  /** Those that have been found out so far stand in the light. */
  show(found: LookedAt[]): void {
    this.#figures.show(this.#look.ghosts.flatMap((one) => this.#cast(one, found.includes(one))), 0, 0)
  }

  #cast(one: LookedAt, isFound: boolean): ShownGhost[] {
    const { seat, ghost, place, level } = one
    const at = inHall(this.#picture, seat, ghost, place, level)
    const ghosts = [shownGhost(this.#picture, seat, ghost, isFound ? 'seen' : 'hidden', at)]
    if (!isFound) return ghosts
    const home = wayTo(this.#picture.players[seat]?.home ?? 0)
    for (let nth = 1; nth <= TRACES; nth += 1) {
      const away = home.clone().multiplyScalar(STRIDE * nth)
      const left = new Matrix4().makeTranslation(away).multiply(at)
      ghosts.push(shownGhost(this.#picture, seat, ghost, 'trace', left, `trace-${String(nth)}-`))
    }
    return ghosts
  }

  /** All of the field, on a canvas of that form. */
  draw(onto: HTMLCanvasElement): void {
    narrow(this.#eye, fieldOf(this.#picture))
    this.#hall.peek(this.#picture, { eye: this.#eye, side: sideOf(this.#look.door) }, this.#group, onto)
  }

  /** A small part of it, closer. */
  enlarge(onto: HTMLCanvasElement, { right, up }: Sighted, reach: number): void {
    narrow(this.#eye, { left: right - reach, right: right + reach, top: up + reach, bottom: up - reach })
    this.#hall.peek(this.#picture, { eye: this.#eye, side: sideOf(this.#look.door) }, this.#group, onto)
  }

  /** Where a point of the hall is in the field; null: behind the eye. */
  at([x, y, z]: Point3): Sighted | null {
    const seen = pictured(x, y, z).applyMatrix4(this.#eye.matrixWorldInverse)
    return seen.z >= 0 ? null : { right: seen.x / -seen.z, up: seen.y / -seen.z }
  }

  /** Where something of a ghost is seen: itself, or its image in the mirror. */
  sight({ ray }: LookedAt): Sighted | null {
    const [, first] = ray
    return first === undefined ? null : this.at(first)
  }

  /** Above a ghost's head. */
  head({ seat, ghost, place, level, size }: LookedAt): Sighted | null {
    const at = inHall(this.#picture, seat, ghost, place, level)
    const tall = (this.#picture.heights[size] ?? 0) / SQUARE
    const tip = new Vector3(0, this.#picture.lying ? tall / 2 : tall, 0).applyMatrix4(at)
    const seen = tip.applyMatrix4(this.#eye.matrixWorldInverse)
    return seen.z >= 0 ? null : { right: seen.x / -seen.z, up: seen.y / -seen.z }
  }

  dispose(): void {
    this.#figures.show([], 0, 0)
    this.#hall.draw()
  }
}
