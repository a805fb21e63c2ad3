import {
  Box3, BoxGeometry, type BufferAttribute, type BufferGeometry, EdgesGeometry, Group, LineBasicMaterial, LineSegments, type Matrix4,
  Mesh, MeshBasicMaterial, Quaternion, type Ray, SphereGeometry, Vector3,
} from 'three'
import { Reflector } from 'three/addons/objects/Reflector.js'
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js'

import type { PicturedPiece, PicturedShape } from '../../../wire'
import { SQUARE } from '../geometry'
import { allFurniture } from './furniture'
import { TELLING } from './layers'
import type { Materials } from './materials'
import { pictured, type Pose, poseMatrix } from './space'

const LIFT = 0.35
const LENGTH = 300
const GOOD = '#6fe0a0'
const BAD = '#ff6a5e'
const UNSURE = '#ffd98a'
const NEAREST = '#9fd0ff'

/** A piece that somebody is moving. */
export interface Held {
  piece: number
  pose: Pose
  verdict: 'stands' | 'falls' | 'unknown'
  /** Where it would tip, in thousandths. */
  tip: readonly [number, number] | null
  nearest: Pose | null
}

interface Standing {
  group: Group
  at: string
  way: { from: Matrix4; to: Matrix4; start: number; length: number } | null
}

/** The furniture: where it stands, and the piece that is being moved. */
export class Pieces {
  readonly group = new Group()
  readonly #pieces: Standing[]
  readonly #shapes: PicturedShape[]
  readonly #boxes: BufferGeometry[]
  readonly #edges: BufferGeometry[]
  readonly #bounds: Box3[][]
  readonly #marks = new Group()

  constructor(of: Materials, shapes: PicturedShape[], sharpness: number) {
    this.#shapes = shapes
    this.#pieces = allFurniture(of, sharpness).map((group) => ({ group, at: '', way: null }))
    this.#boxes = shapes.map(boxesOf)
    this.#edges = shapes.map(edgesOf)
    this.#bounds = shapes.map(({ boxes, soft }) => [...boxes, ...soft].map(boundsOf))
    for (const { group } of this.#pieces) {
      group.matrixAutoUpdate = false
      this.group.add(group)
    }
    this.group.add(this.#marks)
  }

  /** Shows the furniture; has anything changed that casts a shadow? */
  show(pieces: PicturedPiece[], held: Held | null, now: number, speed: number): boolean {
    const changed = this.#pieces.map((standing, piece) => {
      const shape = this.#shapes[piece]
      const stands = pieces[piece]
      const pose = held?.piece === piece ? held.pose : stands
      standing.group.visible = pose !== undefined && pose.z >= 0
      if (!standing.group.visible || pose === undefined || shape === undefined) return false
      return set(standing, poseMatrix(pose, shape), now, held?.piece === piece ? 0 : speed)
    })
    this.#mark(held)
    return changed.some(Boolean)
  }

  /** Is anything still being put down? */
  move(now: number): boolean {
    const moving = this.#pieces.filter(({ way }) => way !== null)
    for (const standing of moving) glide(standing, now)
    return moving.length > 0
  }

  /** What a ray meets first of these pieces, and where; null: none of them. */
  hit(ray: Ray, wanted: (piece: number) => boolean): { piece: number; at: Vector3 } | null {
    const met = this.#pieces.flatMap(({ group }, piece) => {
      const at = group.visible && wanted(piece) ? this.#met(ray, piece, group.matrix) : null
      return at === null ? [] : [{ piece, at, far: at.distanceToSquared(ray.origin) }]
    })
    return met.sort((one, other) => one.far - other.far)[0] ?? null
  }

  #met(ray: Ray, piece: number, at: Matrix4): Vector3 | null {
    const own = ray.clone().applyMatrix4(at.clone().invert())
    const points = (this.#bounds[piece] ?? []).flatMap((box) => {
      const point = own.intersectBox(box, new Vector3())
      return point === null ? [] : [point]
    })
    const far = (point: Vector3) => point.distanceToSquared(own.origin)
    const [first] = points.sort((one, other) => far(one) - far(other))
    return first?.applyMatrix4(at) ?? null
  }

  /** Where the middle of a piece is. */
  middle(piece: number): Vector3 | null {
    const standing = this.#pieces[piece]
    const shape = this.#shapes[piece]
    if (standing === undefined || shape === undefined || !standing.group.visible) return null
    return new Vector3(0, (shape.size[2] ?? 0) / 2 / SQUARE, 0).applyMatrix4(standing.group.matrix)
  }

  #mark(held: Held | null): void {
    this.#marks.clear()
    if (held === null) return
    const shape = this.#shapes[held.piece]
    if (shape === undefined) return
    const colour = held.verdict === 'stands' ? GOOD : held.verdict === 'falls' ? BAD : UNSURE
    this.#marks.add(this.#outline(held.piece, poseMatrix(held.pose, shape), colour))
    if (held.nearest !== null) {
      this.#marks.add(...this.#shade(held.piece, poseMatrix(held.nearest, shape)))
    }
    if (held.tip !== null && held.verdict === 'falls') this.#marks.add(...pin(held.tip))
  }

  #outline(piece: number, at: Matrix4, colour: string): LineSegments {
    const lines = new LineBasicMaterial({ color: colour, depthTest: false, transparent: true, toneMapped: false })
    const outline = new LineSegments(this.#edges[piece], lines)
    outline.applyMatrix4(at)
    outline.renderOrder = 9
    outline.layers.set(TELLING)
    return outline
  }

  /** The nearest place where it would stand. */
  #shade(piece: number, at: Matrix4): (Mesh | LineSegments)[] {
    const faint = new MeshBasicMaterial({ color: NEAREST, transparent: true, opacity: 0.16, depthWrite: false })
    const shade = new Mesh(this.#boxes[piece], faint)
    shade.applyMatrix4(at)
    shade.renderOrder = 5
    shade.layers.set(TELLING)
    return [shade, this.#outline(piece, at, NEAREST)]
  }

  dispose(): void {
    this.group.traverse((part) => {
      if (part instanceof Reflector) part.dispose()
      if (part instanceof Mesh) (part.geometry as BufferGeometry).dispose()
    })
  }
}

function set(standing: Standing, to: Matrix4, now: number, speed: number): boolean {
  const key = to.elements.map((one) => one.toFixed(4)).join(' ')
  if (standing.at === key) return false
  const isNew = standing.at === ''
  standing.at = key
  if (isNew || speed === 0) {
    standing.way = null
    put(standing.group, to)
  } else {
    standing.way = { from: standing.group.matrix.clone(), to, start: now, length: LENGTH / speed }
  }
  return true
}

function put(group: Group, at: Matrix4): void {
  group.matrix.copy(at)
  group.matrixWorldNeedsUpdate = true
}

/** It is lifted, turned and set down. */
function glide(standing: Standing, now: number): void {
  const { way } = standing
  if (way === null) return
  const part = Math.min(1, (now - way.start) / way.length)
  if (part >= 1) {
    put(standing.group, way.to)
    standing.way = null
    return
  }
  const [place, turn] = [new Vector3(), new Quaternion()]
  const [goal, turned, size] = [new Vector3(), new Quaternion(), new Vector3()]
  way.from.decompose(place, turn, size)
  way.to.decompose(goal, turned, size)
  const eased = part * part * (3 - 2 * part)
  place.lerp(goal, eased).setY(place.y + LIFT * Math.sin(Math.PI * part))
  put(standing.group, standing.group.matrix.clone().compose(place, turn.slerp(turned, eased), size))
}

function boxesOf(shape: PicturedShape): BufferGeometry {
  return mergeGeometries([...shape.boxes, ...shape.soft].map(boxOf))
}

function edgesOf(shape: PicturedShape): BufferGeometry {
  return mergeGeometries(shape.boxes.map((box) => new EdgesGeometry(boxOf(box))))
}

/** A box of the rule, in its piece's own frame. */
export function boxOf(box: number[]): BoxGeometry {
  const [x0 = 0, x1 = 0, y0 = 0, y1 = 0, z0 = 0, z1 = 0] = box.map((bound) => bound / SQUARE)
  const block = new BoxGeometry(x1 - x0, z1 - z0, y1 - y0)
  block.translate((x0 + x1) / 2, (z0 + z1) / 2, -(y0 + y1) / 2)
  return block
}

function boundsOf(box: number[]): Box3 {
  const block = boxOf(box)
  const bounds = new Box3().setFromBufferAttribute(block.getAttribute('position') as BufferAttribute)
  block.dispose()
  return bounds
}

/** Where its weight would pull it over. */
function pin([x, y]: readonly [number, number]): (Mesh | LineSegments)[] {
  const red = new MeshBasicMaterial({ color: BAD, depthTest: false, transparent: true, toneMapped: false })
  const head = new Mesh(new SphereGeometry(0.06, 16, 12), red)
  head.position.copy(pictured(x, y, 1200))
  const needle = new Mesh(new BoxGeometry(0.018, 1.2, 0.018), red)
  needle.position.copy(pictured(x, y, 600))
  head.renderOrder = needle.renderOrder = 10
  for (const part of [head, needle]) part.layers.set(TELLING)
  return [head, needle]
}
