import { BoxGeometry, type BufferGeometry, Group, type Material, Mesh } from 'three'
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js'
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js'

import { SQUARE } from '../../geometry'

/** x0 x1 y0 y1 z0 z1 in thousandths, as in the rule's own boxes: the front is at −y. */
export type Bounds = readonly [number, number, number, number, number, number]

const ROUND = 2

/** Builds one piece of furniture: all that is of one material becomes one mesh. */
export class Workshop {
  readonly #parts = new Map<Material, BufferGeometry[]>()

  /** A block that fills its bounds; its edges may be rounded off. */
  block(material: Material, bounds: Bounds, rounding = 0): this {
    const [x0, x1, y0, y1, z0, z1] = bounds.map((bound) => bound / SQUARE) as unknown as Bounds
    const wide = x1 - x0
    const high = z1 - z0
    const deep = y1 - y0
    const radius = Math.min(rounding / SQUARE, wide / 2, high / 2, deep / 2)
    const block =
      radius > 0
        ? new RoundedBoxGeometry(wide, high, deep, ROUND, radius)
        : new BoxGeometry(wide, high, deep).toNonIndexed()
    return this.add(material, block.translate((x0 + x1) / 2, (z0 + z1) / 2, -(y0 + y1) / 2))
  }

  /** Whatever shape, already where it belongs. */
  add(material: Material, shape: BufferGeometry): this {
    const parts = this.#parts.get(material) ?? []
    parts.push(shape.index === null ? shape : shape.toNonIndexed())
    this.#parts.set(material, parts)
    return this
  }

  built({ casts = true } = {}): Group {
    const piece = new Group()
    for (const [material, parts] of this.#parts) {
      const mesh = new Mesh(mergeGeometries(parts), material)
      mesh.castShadow = casts
      mesh.receiveShadow = true
      piece.add(mesh)
    }
    return piece
  }
}

/** The same to the left and to the right. */
export function mirrored([x0, x1, y0, y1, z0, z1]: Bounds): readonly [Bounds, Bounds] {
  return [
    [x0, x1, y0, y1, z0, z1],
    [-x1, -x0, y0, y1, z0, z1],
  ]
}
