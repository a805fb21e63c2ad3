import { Plane, type Ray, Raycaster, Vector2, Vector3 } from 'three'

import { type Point, SQUARE } from '../geometry'
import type { ShownGhost } from './figures'
import type { Hall } from './hall'
import { hallAt } from './space'

/** A ghost is hit within so much of its radius: beside its middle one means what is behind it. */
const BODY = 0.8
const CORE = 0.45

/** What a pointer is over, in the hall. */
export class Picker {
  readonly #hall: Hall
  readonly #caster = new Raycaster()

  constructor(hall: Hall) {
    this.#hall = hall
  }

  /** The floor, or a level above it, in thousandths of a square. */
  level(event: MouseEvent, high = 0): Point | null {
    const ray = this.#ray(event)
    const at = ray.intersectPlane(new Plane(new Vector3(0, 1, 0), -high), new Vector3())
    return at === null ? null : hallAt(at)
  }

  /** The ghost in front of all others that are wanted. */
  ghost(event: MouseEvent, wanted: (ghost: ShownGhost) => boolean, isNarrow = false): ShownGhost | null {
    const ray = this.#ray(event)
    const hit = this.#hall.figures.bodies.flatMap(({ body, shown }) => {
      if (!wanted(shown)) return []
      const foot = new Vector3().applyMatrix4(body.matrixWorld)
      const tip = new Vector3(0, shown.height / SQUARE, 0).applyMatrix4(body.matrixWorld)
      const reach = (shown.radius / SQUARE) * body.scale.x * (isNarrow ? CORE : BODY)
      const at = new Vector3()
      if (ray.distanceSqToSegment(foot, tip, at) > reach * reach) return []
      return [{ shown, far: at.distanceToSquared(ray.origin) }]
    })
    return hit.sort((one, other) => one.far - other.far)[0]?.shown ?? null
  }

  piece(event: MouseEvent, wanted: (piece: number) => boolean): { piece: number; at: Vector3 } | null {
    return this.#hall.pieces.hit(this.#ray(event), wanted)
  }

  #ray(event: MouseEvent): Ray {
    const box = this.#hall.renderer.domElement.getBoundingClientRect()
    const x = ((event.clientX - box.left) / box.width) * 2 - 1
    const y = 1 - ((event.clientY - box.top) / box.height) * 2
    this.#caster.setFromCamera(new Vector2(x, y), this.#hall.viewer.camera)
    return this.#caster.ray
  }
}
