/** How far away the nearest furniture is, wherever one looks: which points it hides, by the picture. */
import {
  Color, DoubleSide, FloatType, type Mesh, type PerspectiveCamera, Scene, ShaderMaterial, type WebGLRenderer, WebGLRenderTarget,
} from 'three'

import { type Field, narrow } from './keyhole'
import { pictured } from './space'
import type { Point3 } from '../looking'

/** What the picture says of a point; at an edge it may say nothing. */
export const HIDDEN = -1
export const UNCLEAR = 0
export const FREE = 1

/** In squares: what is no further apart touches. */
const CLOSE = 0.004
const AROUND = [-1, 0, 1]
const NOTHING = 1000

const distance = new ShaderMaterial({
  vertexShader: `
    varying float far;
    void main() {
      vec4 at = viewMatrix * modelMatrix * vec4(position, 1.0);
      far = -at.z;
      gl_Position = projectionMatrix * at;
    }`,
  fragmentShader: `
    varying float far;
    void main() { gl_FragColor = vec4(far); }`,
  side: DoubleSide,
})

/** The furniture of a look, by depth. */
export class Depths {
  readonly #eye: PerspectiveCamera
  readonly #field: Field
  readonly #width: number
  readonly #height: number
  readonly #far: Float32Array

  constructor(renderer: WebGLRenderer, eye: PerspectiveCamera, pieces: Mesh[], field: Field, density: number) {
    this.#eye = eye
    this.#field = field
    this.#width = Math.round((field.right - field.left) * density)
    this.#height = Math.round((field.top - field.bottom) * density)
    this.#far = this.#drawn(renderer, pieces)
  }

  #drawn(renderer: WebGLRenderer, pieces: Mesh[]): Float32Array {
    const scene = new Scene()
    scene.background = new Color(NOTHING, NOTHING, NOTHING)
    scene.overrideMaterial = distance
    scene.add(...pieces.map((piece) => piece.clone()))
    narrow(this.#eye, this.#field)
    const target = new WebGLRenderTarget(this.#width, this.#height, { type: FloatType })
    renderer.setRenderTarget(target)
    renderer.render(scene, this.#eye)
    const found = new Float32Array(4 * this.#width * this.#height)
    renderer.readRenderTargetPixels(target, 0, 0, this.#width, this.#height, found)
    target.dispose()
    return found
  }

  /** Clear is only what all pixels around a point agree on. */
  of([x, y, z]: Point3): number {
    const at = pictured(x, y, z).applyMatrix4(this.#eye.matrixWorldInverse)
    const { left, right, top, bottom } = this.#field
    const across = Math.floor(((at.x / -at.z - left) / (right - left)) * this.#width)
    const up = Math.floor(((at.y / -at.z - bottom) / (top - bottom)) * this.#height)
    const says = AROUND.flatMap((dx) => AROUND.map((dy) => this.#says(across + dx, up + dy, -at.z)))
    return says.every((one) => one === says[0]) ? (says[0] ?? UNCLEAR) : UNCLEAR
  }

  #says(across: number, up: number, far: number): number {
    if (across < 0 || up < 0 || across >= this.#width || up >= this.#height) return UNCLEAR
    const nearest = this.#far[4 * (up * this.#width + across)] ?? 0
    if (Math.abs(nearest - far) <= CLOSE) return UNCLEAR
    return nearest < far ? HIDDEN : FREE
  }
}
