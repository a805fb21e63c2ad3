import { MathUtils, PerspectiveCamera, Vector3 } from 'three'

import { TELLING } from './layers'
import { wayTo } from './space'

const FIELD = 30
const STEEPEST = MathUtils.degToRad(80)
const FLATTEST = MathUtils.degToRad(24)
const CLOSEST = 2.4
/** A wide picture is looked into, a high one from above. */
const LOOKED_INTO = { aspect: 1.35, rise: MathUtils.degToRad(38) }
const FROM_ABOVE = { aspect: 0.8, rise: MathUtils.degToRad(59) }
/** What has to be in the picture: the plates over the walls, the mats and whoever waits on them. */
const FAR = 3.35
const NEAR = 4.05
const HIGH = 2.75

/** Looks at the hall from outside, from a player's own side unless it is turned. */
export class Viewer {
  readonly camera = new PerspectiveCamera(FIELD, 1, 0.5, 60)
  #home = 0
  #turn = 0
  #rise = LOOKED_INTO.rise
  #tilt = 0
  #closer = 1

  constructor() {
    this.camera.layers.enable(TELLING)
  }

  /** From this side of the hall. */
  standAt(side: number): void {
    this.#home = side
  }

  /** Turned so far about the hall, in radians. */
  get turn(): number {
    return this.#turn
  }

  turnBy(angle: number): void {
    this.#turn = MathUtils.euclideanModulo(this.#turn + angle + Math.PI, 2 * Math.PI) - Math.PI
  }

  tiltBy(angle: number): void {
    this.#tilt = MathUtils.clamp(this.#rise + this.#tilt + angle, FLATTEST, STEEPEST) - this.#rise
  }

  comeCloser(factor: number): void {
    this.#closer = MathUtils.clamp(this.#closer * factor, 1, CLOSEST)
  }

  stepBack(): void {
    this.#turn = this.#tilt = 0
    this.#closer = 1
  }

  /** The angle from which the hall is seen, about its middle; 0 from the south. */
  get azimuth(): number {
    return (this.#home * Math.PI) / 2 + this.#turn
  }

  /** All of the hall is in a picture of this form. */
  fit(width: number, height: number): void {
    const { camera } = this
    camera.aspect = width / height
    const high = MathUtils.inverseLerp(LOOKED_INTO.aspect, FROM_ABOVE.aspect, camera.aspect)
    this.#rise = MathUtils.lerp(LOOKED_INTO.rise, FROM_ABOVE.rise, MathUtils.clamp(high, 0, 1))
    this.#place()
    camera.updateProjectionMatrix()
    camera.updateMatrixWorld()
  }

  #place(): void {
    const rise = MathUtils.clamp(this.#rise + this.#tilt, FLATTEST, STEEPEST)
    const back = new Vector3(
      Math.sin(this.azimuth) * Math.cos(rise), Math.sin(rise), Math.cos(this.azimuth) * Math.cos(rise),
    )
    const right = new Vector3(Math.cos(this.azimuth), 0, -Math.sin(this.azimuth))
    const up = new Vector3().crossVectors(back, right)
    const frame = this.#frame(right, up, back)
    const distance = frame.distance / this.#closer
    this.camera.position.copy(back).multiplyScalar(distance).addScaledVector(up, frame.shift)
    this.camera.quaternion.identity()
    this.camera.up.copy(up)
    this.camera.lookAt(this.camera.position.clone().sub(back))
  }

  /** The least distance from which all corners are in the picture, and how far up to aim. */
  #frame(right: Vector3, up: Vector3, back: Vector3): { distance: number; shift: number } {
    const high = Math.tan(MathUtils.degToRad(FIELD / 2))
    const wide = high * this.camera.aspect
    const corners = this.#corners().map((one) => ({ x: one.dot(right), y: one.dot(up), z: one.dot(back) }))
    const across = Math.max(...corners.map(({ x, z }) => Math.abs(x) / wide + z))
    let [low, top] = [-4, 4]
    for (let step = 0; step < 24; step += 1) {
      const shift = (low + top) / 2
      const above = Math.max(...corners.map(({ y, z }) => (y - shift) / high + z))
      const below = Math.max(...corners.map(({ y, z }) => (shift - y) / high + z))
      if (above > below) low = shift
      else top = shift
    }
    const shift = (low + top) / 2
    const along = Math.max(...corners.map(({ y, z }) => Math.abs(y - shift) / high + z))
    return { distance: Math.max(across, along), shift }
  }

  #corners(): Vector3[] {
    const towards = new Vector3(Math.sin(this.azimuth), 0, Math.cos(this.azimuth))
    const found: Vector3[] = []
    for (const side of [0, 1, 2, 3]) {
      const out = wayTo(side)
      const along = new Vector3(out.z, 0, -out.x)
      const isNear = out.dot(towards) > 0.3
      for (const end of [-1, 1]) {
        const corner = out.clone().multiplyScalar(isNear ? NEAR : FAR).addScaledVector(along, 3.1 * end)
        found.push(corner.setY(isNear ? 0 : HIGH))
      }
    }
    return found
  }
}
