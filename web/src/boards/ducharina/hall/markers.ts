import {
  EdgesGeometry, Group, LineBasicMaterial, LineSegments, Mesh, MeshBasicMaterial,
  PlaneGeometry, RingGeometry, Sprite, SpriteMaterial, type Texture, Vector3,
} from 'three'

import type { Goal } from '../prospects'
import { columnOf, middleOf, OUTSIDE, rowOf, SQUARE, spotsIn } from '../geometry'
import { TELLING } from './layers'
import { pictured, wayTo } from './space'
import { cost } from './textures'

export interface Marked {
  goals: Goal[]
  /** The square that is chosen: its spots are shown; and the one under the pointer. */
  aimed: number | null
  hovered: number | null
  size: number
  /** The goal's side of the chosen ghost. */
  way: number
}

const TILE = 0.88
const LIGHT = '#8cc8ff'
const LINE = '#b5dcff'

/** What lies on the floor: where one may go, and what it costs. */
export class Markers {
  readonly group = new Group()
  readonly #tile = new PlaneGeometry(TILE, TILE).rotateX(-Math.PI / 2)
  readonly #frame = new EdgesGeometry(this.#tile)
  readonly #ring = new RingGeometry(0.7, 1, 28).rotateX(-Math.PI / 2)
  readonly #costs = new Map<number, Texture>()

  show(marked: Marked | null, azimuth: number): void {
    this.#clear()
    for (const goal of marked?.goals ?? []) {
      if (goal.square === OUTSIDE) this.#outside(goal, marked?.way ?? 0, marked?.aimed === OUTSIDE)
      else this.#square(goal, goal.square === marked?.aimed, marked?.hovered ?? null, azimuth)
    }
    const aimed = marked?.goals.find(({ square }) => square === marked.aimed)
    if (marked !== null && aimed !== undefined && aimed.square !== OUTSIDE) this.#spots(aimed, marked.size)
  }

  #square(goal: Goal, isAimed: boolean, hovered: number | null, azimuth: number): void {
    const x = columnOf(goal.square) * SQUARE + SQUARE / 2
    const y = rowOf(goal.square) * SQUARE + SQUARE / 2
    const at = pictured(x, y)
    this.#add(new Mesh(this.#tile, light(isAimed ? 0.42 : goal.square === hovered ? 0.3 : 0.17)), at, 0.006, 1)
    this.#add(new LineSegments(this.#frame, line(isAimed ? 1 : 0.5)), at, 0.009, 1)
    const corner = new Vector3(-0.29, 0, 0.28).applyAxisAngle(new Vector3(0, 1, 0), quarter(azimuth))
    if (goal.cost > 0) this.#add(this.#price(goal.cost), at.clone().add(corner), 0.05, 8)
  }

  /** Out through any door of the goal's side. */
  #outside(goal: Goal, way: number, isAimed: boolean): void {
    const out = wayTo(way)
    for (const nth of [-2.5, -1.5, -0.5, 0.5, 1.5, 2.5]) {
      const at = out.clone().multiplyScalar(2.72).add(new Vector3(out.z, 0, -out.x).multiplyScalar(nth))
      const door = new Mesh(this.#tile, light(isAimed ? 0.6 : 0.3, '#ffe0a0'))
      door.scale.set(Math.abs(out.x) > 0 ? 0.5 : 0.8, 1, Math.abs(out.x) > 0 ? 0.8 : 0.5)
      this.#add(door, at, 0.012, 1)
    }
    const price = this.#price(goal.cost)
    price.scale.multiplyScalar(1.5)
    this.#add(price, out.multiplyScalar(2.72), 0.3, 8)
  }

  #spots(goal: Goal, size: number): void {
    const wide = [0.1, 0.14, 0.2][size] ?? 0.1
    for (const spot of spotsIn(goal.floor | goal.top)) {
      const { x, y } = middleOf(size, goal.square, spot)
      const ring = new Mesh(this.#ring, light(0.9))
      ring.scale.setScalar(wide)
      this.#add(ring, pictured(x, y), 0.014, 7)
    }
  }

  #price(points: number): Sprite {
    const map = this.#costs.get(points) ?? cost(points)
    this.#costs.set(points, map)
    const price = new Sprite(new SpriteMaterial({ map, depthTest: false, depthWrite: false, toneMapped: false }))
    price.scale.setScalar(0.3)
    return price
  }

  #add(mark: Mesh | LineSegments | Sprite, at: Vector3, high: number, order: number): void {
    mark.position.set(at.x, high, at.z)
    mark.renderOrder = order
    mark.layers.set(TELLING)
    this.group.add(mark)
  }

  #clear(): void {
    for (const mark of this.group.children) {
      if (mark instanceof Mesh || mark instanceof Sprite || mark instanceof LineSegments) {
        ;(mark.material as MeshBasicMaterial).dispose()
      }
    }
    this.group.clear()
  }

  dispose(): void {
    this.#clear()
    for (const thing of [this.#tile, this.#frame, this.#ring, ...this.#costs.values()]) thing.dispose()
  }
}

function light(opacity: number, color = LIGHT): MeshBasicMaterial {
  return new MeshBasicMaterial({
    color, opacity, transparent: true, depthWrite: false, toneMapped: false,
  })
}

function line(opacity: number): LineBasicMaterial {
  return new LineBasicMaterial({ color: LINE, opacity, transparent: true, depthWrite: false, toneMapped: false })
}

/** The corner of a square that is nearest to the viewer's left. */
function quarter(azimuth: number): number {
  return (Math.round(azimuth / (Math.PI / 2)) * Math.PI) / 2
}
