/**
 * The hall as the rule has it, boxes and bodies and nothing else, as the eye behind the keyhole of the
 * page sees it. Ghosts hide nobody: each has a bit of its own in the colour of a pixel.
 */
import {
  Box3, type BufferAttribute, type BufferGeometry, CustomBlending, DoubleSide, FrontSide, Group, Matrix4, Mesh, OneFactor,
  type PerspectiveCamera, PlaneGeometry, Scene, ShaderMaterial, Vector3, Vector4, WebGLRenderer, WebGLRenderTarget,
} from 'three'
import { ConvexGeometry } from 'three/addons/geometries/ConvexGeometry.js'

import type { DucharinaPicture, PicturedShape } from '../../../wire'
import { SQUARE } from '../geometry'
import type { Point3 } from '../looking'
import { Depths } from './depths.fixture'
import { allFurniture } from './furniture'
import { eyeAt, type Field, fieldOf, narrow } from './keyhole'
import { Materials } from './materials'
import { boxOf } from './pieces'
import { pictured, poseMatrix } from './space'

/** Pixels of one ghost: those that are seen, and all of its silhouette if nothing stood before it. */
export interface Counted {
  straight: number
  whole: number
  mirrored: number
  image: number
}

/** A face of glass that the eye is in front of. */
interface Glass {
  quad: Mesh
  /** Keeps what is behind it, where images are. */
  behind: Vector4
  reflection: Matrix4
}

/** Pixels for the depth of the hall: what is one square wide and one away has so many. */
const DENSITY = 400
/** The field in which whole silhouettes are counted. */
const WIDE: Field = { left: -2, right: 2, top: 2, bottom: -2 }
/** A place is enlarged more and more, until something of it is seen. */
const REACHES = [0.02, 0.001]
const ENLARGED = 512
const EVERYTHING = new Vector4(0, 0, 0, 1)
const PROUD = 0.0004

const renderer = new WebGLRenderer({ antialias: false })
renderer.setClearColor(0, 0)

function flat(colour: Vector4, isGhost: boolean): ShaderMaterial {
  return new ShaderMaterial({
    uniforms: { colour: { value: colour }, kept: { value: EVERYTHING } },
    vertexShader: `
      varying vec3 place;
      void main() {
        vec4 at = modelMatrix * vec4(position, 1.0);
        place = at.xyz;
        gl_Position = projectionMatrix * viewMatrix * at;
      }`,
    fragmentShader: `
      uniform vec4 colour; uniform vec4 kept; varying vec3 place;
      void main() {
        if (dot(kept.xyz, place) + kept.w < 0.0) discard;
        gl_FragColor = colour;
      }`,
    // A body is convex: of its front each pixel has one layer, and bits add up to those of all ghosts there.
    side: isGhost ? FrontSide : DoubleSide,
    depthWrite: !isGhost,
    transparent: isGhost,
    ...(isGhost ? { blending: CustomBlending, blendSrc: OneFactor, blendDst: OneFactor } : {}),
  })
}

function bitOf(ghost: number): Vector4 {
  const colour = new Vector4(0, 0, 0, 0)
  colour.setComponent(ghost >> 3, (1 << (ghost & 7)) / 255)
  return colour
}

/** One look. */
class Flat {
  readonly #picture: DucharinaPicture
  readonly #eye: PerspectiveCamera
  readonly #scene = new Scene()
  readonly #hall = new Group()
  readonly #pieces: Mesh[]
  readonly #ghosts: Mesh[]
  readonly #glass: Glass | null

  constructor(picture: DucharinaPicture, door: number, bodies: Point3[][]) {
    this.#picture = picture
    this.#eye = eyeAt(picture, door)
    this.#pieces = picture.pieces.flatMap((_, piece) => boxesOf(picture, piece))
    this.#ghosts = bodies.map((corners, ghost) => {
      return new Mesh(new ConvexGeometry(corners.map(([x, y, z]) => pictured(x, y, z))), flat(bitOf(ghost), true))
    })
    this.#glass = glassBefore(picture, this.#eye.position)
    this.#hall.matrixAutoUpdate = false
    this.#hall.add(...this.#pieces, ...this.#ghosts)
    this.#scene.add(this.#hall)
  }

  counted(): Counted[] {
    const field = fieldOf(this.#picture)
    const straight = this.#counts(field, this.#straight(field, true))
    const whole = this.#counts(null, this.#straight(WIDE, false))
    const mirrored = this.#counts(field, this.#mirrored(field, true))
    const image = this.#counts(null, this.#mirrored(WIDE, false))
    return this.#ghosts.map((_, ghost) => ({
      straight: straight[ghost] ?? 0,
      whole: whole[ghost] ?? 0,
      mirrored: mirrored[ghost] ?? 0,
      image: image[ghost] ?? 0,
    }))
  }

  /** By ghost and point: hidden, free, or at an edge. */
  pointed(ghosts: Point3[][]): number[][] {
    this.#hall.updateMatrixWorld(true)
    const depths = new Depths(renderer, this.#eye, this.#pieces, fieldOf(this.#picture), DENSITY)
    return ghosts.map((points) => points.map((point) => depths.of(point)))
  }

  /** Is anything seen of a ghost around that point, however small? */
  shows(ghost: number, [x, y, z]: Point3, isMirrored: boolean): boolean {
    const at = pictured(x, y, z).applyMatrix4(this.#eye.matrixWorldInverse)
    const [right, up] = [at.x / -at.z, at.y / -at.z]
    return REACHES.some((reach) => {
      const field = { left: right - reach, right: right + reach, top: up + reach, bottom: up - reach }
      const pixels = isMirrored ? this.#mirrored(field, true) : this.#straight(field, true)
      return (this.#counts(field, pixels)[ghost] ?? 0) > 0
    })
  }

  #straight(field: Field, isFurnished: boolean): Uint32Array {
    for (const piece of this.#pieces) piece.visible = isFurnished
    return this.#drawn(field, EVERYTHING, new Matrix4())
  }

  /** What the glass shows, where it is seen; with nothing before anything, what endless glass would show. */
  #mirrored(field: Field, isFurnished: boolean): Uint32Array {
    if (this.#glass === null) return new Uint32Array(0)
    const { behind, reflection, quad } = this.#glass
    for (const piece of this.#pieces) piece.visible = isFurnished && piece.name !== 'mirror'
    const images = this.#drawn(field, behind, reflection)
    if (!isFurnished) return images
    for (const piece of this.#pieces) piece.visible = true
    for (const ghost of this.#ghosts) ghost.visible = false
    this.#hall.add(quad)
    const seen = this.#drawn(field, EVERYTHING, new Matrix4())
    this.#hall.remove(quad)
    for (const ghost of this.#ghosts) ghost.visible = true
    return images.map((bits, at) => (seen[at] === 0 ? 0 : bits))
  }

  /** As bits by pixel, from the lowest row up. */
  #drawn(field: Field, kept: Vector4, reflection: Matrix4): Uint32Array {
    const { width, height } = sizeOf(field)
    narrow(this.#eye, field)
    this.#hall.matrix.copy(reflection)
    this.#hall.matrixWorldNeedsUpdate = true
    this.#hall.traverse((part) => {
      if (part instanceof Mesh) (part.material as ShaderMaterial).uniforms.kept = { value: kept }
    })
    const target = new WebGLRenderTarget(width, height)
    renderer.setRenderTarget(target)
    renderer.clear()
    renderer.render(this.#scene, this.#eye)
    const pixels = new Uint8Array(4 * width * height)
    renderer.readRenderTargetPixels(target, 0, 0, width, height, pixels)
    target.dispose()
    return new Uint32Array(pixels.buffer)
  }

  /** By ghost; of a field only what is within the hole. */
  #counts(field: Field | null, pixels: Uint32Array): number[] {
    const counts = this.#ghosts.map(() => 0)
    const { width } = field === null ? sizeOf(WIDE) : sizeOf(field)
    const sees = field === null ? () => true : this.#hole(field)
    pixels.forEach((bits, at) => {
      if (bits === 0 || !sees(at % width, Math.floor(at / width))) return
      for (let rest = bits; rest !== 0; rest &= rest - 1) {
        const ghost = 31 - Math.clz32(rest & -rest)
        counts[ghost] = (counts[ghost] ?? 0) + 1
      }
    })
    return counts
  }

  /** G7.2 The round hole and its slot. */
  #hole(field: Field): (x: number, y: number) => boolean {
    const { width, height } = sizeOf(field)
    const round = this.#picture.slope / SQUARE
    const [half = 0, deep = 0] = this.#picture.slot.map((one) => one / SQUARE)
    return (x, y) => {
      const right = field.left + ((x + 0.5) / width) * (field.right - field.left)
      const up = field.bottom + ((y + 0.5) / height) * (field.top - field.bottom)
      return right * right + up * up <= round * round || (Math.abs(right) <= half && up <= 0 && -up <= deep)
    }
  }

  dispose(): void {
    this.#hall.traverse((part) => {
      if (!(part instanceof Mesh)) return
      ;(part.geometry as BufferGeometry).dispose()
      ;(part.material as ShaderMaterial).dispose()
    })
  }
}

function sizeOf({ left, right, top, bottom }: Field): { width: number; height: number } {
  if (right - left < 0.1) return { width: ENLARGED, height: ENLARGED }
  return { width: Math.round((right - left) * DENSITY), height: Math.round((top - bottom) * DENSITY) }
}

function boxesOf(picture: DucharinaPicture, piece: number): Mesh[] {
  const there = picture.pieces[piece]
  const shape = picture.shapes[piece]
  if (there === undefined || shape === undefined || there.z < 0) return []
  return [...shape.boxes, ...shape.soft].map((box) => {
    const block = new Mesh(boxOf(box), flat(new Vector4(0, 0, 0, 0), false))
    block.applyMatrix4(poseMatrix(there, shape))
    block.name = shape.glass ? 'mirror' : ''
    return block
  })
}

/** The glass that the eye is in front of; a face that looks down reflects nothing. */
function glassBefore(picture: DucharinaPicture, eye: Vector3): Glass | null {
  const piece = picture.shapes.findIndex(({ glass }) => glass)
  const there = picture.pieces[piece]
  const shape = picture.shapes[piece]
  if (there === undefined || shape === undefined || there.z < 0) return null
  const [wide = 0, deep = 0, high = 0] = shape.size.map((one) => one / SQUARE)
  const pose = poseMatrix(there, shape)
  for (const way of [1, -1]) {
    const out = new Vector3(0, 0, way).transformDirection(pose)
    const middle = new Vector3(0, high / 2, (way * deep) / 2).applyMatrix4(pose)
    if (out.y < -0.5 || eye.clone().sub(middle).dot(out) <= 0) continue
    const quad = new Mesh(new PlaneGeometry(wide, high), flat(new Vector4(1, 1, 1, 1), false))
    quad.position.set(0, high / 2, way * (deep / 2 + PROUD))
    quad.applyMatrix4(pose)
    return { quad, behind: new Vector4(-out.x, -out.y, -out.z, out.dot(middle)), reflection: mirroring(out, middle) }
  }
  return null
}

function mirroring({ x, y, z }: Vector3, middle: Vector3): Matrix4 {
  const far = 2 * (x * middle.x + y * middle.y + z * middle.z)
  return new Matrix4().set(
    1 - 2 * x * x, -2 * x * y, -2 * x * z, far * x,
    -2 * y * x, 1 - 2 * y * y, -2 * y * z, far * y,
    -2 * z * x, -2 * z * y, 1 - 2 * z * z, far * z,
    0, 0, 0, 1,
  )
}

/** One look at these bodies, and those places at which the rule says that something is seen. */
export function look(
  picture: DucharinaPicture,
  door: number,
  bodies: Point3[][],
  points: Point3[][],
  rays: (Point3[] | null)[],
): { counted: Counted[]; shown: boolean[]; pointed: number[][] } {
  const drawn = new Flat(picture, door, bodies)
  const pointed = drawn.pointed(points)
  const counted = drawn.counted()
  const shown = rays.map((ray, ghost) => {
    const isMirrored = ray !== null && ray.length > 2
    const pixels = isMirrored ? counted[ghost]?.mirrored : counted[ghost]?.straight
    const [, first] = ray ?? []
    return first !== undefined && ((pixels ?? 0) > 0 || drawn.shows(ghost, first, isMirrored))
  })
  drawn.dispose()
  return { counted, shown, pointed }
}

/** By piece: how far, in thousandths, anything that is drawn of it leaves the boxes of the rule. */
export function strays(shapes: PicturedShape[]): number[] {
  const materials = new Materials()
  const pieces = allFurniture(materials, 16)
  const found = pieces.map((group, piece) => {
    const shape = shapes[piece]
    const boxes = [...(shape?.boxes ?? []), ...(shape?.soft ?? [])].map((box) => {
      return new Box3().setFromBufferAttribute(boxOf(box).getAttribute('position') as BufferAttribute)
    })
    const far = (point: Vector3) => Math.min(...boxes.map((box) => box.distanceToPoint(point)))
    return SQUARE * Math.max(...pointsOf(group).map(far))
  })
  materials.dispose()
  return found
}

/** The corners, the middles of the edges and the middle of every triangle. */
function pointsOf(group: Group): Vector3[] {
  const points: Vector3[] = []
  group.updateMatrixWorld(true)
  group.traverse((part) => {
    if (!(part instanceof Mesh)) return
    const geometry = part.geometry as BufferGeometry
    const at = (geometry.index === null ? geometry : geometry.toNonIndexed()).getAttribute('position') as BufferAttribute
    for (let nth = 0; nth < at.count; nth += 3) {
      const [a, b, c] = [0, 1, 2].map((one) => new Vector3().fromBufferAttribute(at, nth + one).applyMatrix4(part.matrixWorld))
      if (a === undefined || b === undefined || c === undefined) continue
      const between = [a.clone().lerp(b, 0.5), b.clone().lerp(c, 0.5), c.clone().lerp(a, 0.5)]
      points.push(a, b, c, ...between, a.clone().add(b).add(c).divideScalar(3))
    }
  })
  return points
}
