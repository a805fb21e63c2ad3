import { BufferGeometry, Group, Line, LineBasicMaterial, LineDashedMaterial } from 'three'

import type { Point3 } from '../looking'
import { TELLING } from './layers'
import { pictured } from './space'

/** A line of sight. */
export interface ShownRay {
  ray: Point3[]
  /** Hidden: it stops at furniture. */
  isSeen: boolean
  isMirrored: boolean
}

const LIGHT = '#ffe2a0'
const PALE = '#cbb49d'

/** Lines of sight: full is seen, dotted is seen in the mirror, faint is hidden. */
export class Rays {
  readonly group = new Group()

  show(rays: ShownRay[]): void {
    this.#clear()
    for (const { ray, isSeen, isMirrored } of rays) {
      const points = ray.map(([x, y, z]) => pictured(x, y, z))
      const line = new Line(new BufferGeometry().setFromPoints(points), stroke(isSeen, isMirrored))
      if (isMirrored || !isSeen) line.computeLineDistances()
      line.renderOrder = 8
      line.layers.set(TELLING)
      this.group.add(line)
    }
  }

  #clear(): void {
    for (const line of this.group.children) {
      if (!(line instanceof Line)) continue
      ;(line.geometry as BufferGeometry).dispose()
      ;(line.material as LineBasicMaterial).dispose()
    }
    this.group.clear()
  }

  dispose(): void {
    this.#clear()
  }
}

function stroke(isSeen: boolean, isMirrored: boolean): LineBasicMaterial {
  const plain = { transparent: true, depthTest: false, depthWrite: false, toneMapped: false }
  if (!isSeen) return new LineDashedMaterial({ ...plain, color: PALE, opacity: 0.35, dashSize: 0.08, gapSize: 0.1 })
  if (isMirrored) return new LineDashedMaterial({ ...plain, color: LIGHT, opacity: 0.9, dashSize: 0.05, gapSize: 0.09 })
  return new LineBasicMaterial({ ...plain, color: LIGHT, opacity: 0.75 })
}
