import { ACESFilmicToneMapping, type Camera, type Group, PCFShadowMap, Scene, Vector3, WebGLRenderer } from 'three'

import type { DucharinaPicture } from '../../../wire'
import { Viewer } from './camera'
import { cast, inHall, type Place, shownGhost } from './cast'
import { Figures, type ShownGhost } from './figures'
import { GhostKit } from './ghosts'
import { Lights } from './lights'
import { type Marked, Markers } from './markers'
import { Materials } from './materials'
import { Pace } from './pace'
import { type Held, Pieces } from './pieces'
import { Rays, type ShownRay } from './rays'
import { Room } from './room'

/** Of the mirror's picture, in pixels; and in a simple hall. */
const SHARPNESS = 640
const SIMPLE_SHARPNESS = 256
/** Pixels of the picture for one of the page, at most. */
const DENSEST = 2
/** While things move on a slow machine, each side of the picture has so much fewer pixels. */
const COARSE = 0.5
const EXPOSURE = 1.25
/** An eye at a keyhole gets used to the dark. */
const USED_TO_DARK = 1.6
/** A plate is never smaller than this, in pixels. */
const SMALLEST_PLATE = 22
const PROBE = 12

/** What the hall shows. */
export interface Shown {
  picture: DucharinaPicture
  /** Whose eyes; of one who looks on, the first seat's. */
  seat: number
  planned: Place[] | null
  chosen: number | null
  marked: Marked | null
  /** Where the chosen ghost would stand: a square, a spot, and how high. */
  wished: { where: number; z: number } | null
  held: Held | null
  /** The doors that see what is thought about; null: nothing is. */
  lit: number[] | null
  rays: ShownRay[]
}

/** How it is drawn. */
export interface Manner {
  /** Without shadows and smooth edges, and with fewer pixels. */
  isSimple: boolean
  /** Is told when this machine can't keep up, however coarse the picture is. */
  slow: () => void
}

/** An eye behind a door of a side. */
export interface Peeping {
  eye: Camera
  side: number
}

/** The hall as a toy theatre. It is drawn when something has changed, not all the time. */
export class Hall {
  readonly scene = new Scene()
  readonly viewer = new Viewer()
  readonly room: Room
  readonly figures: Figures
  readonly pieces: Pieces
  readonly pace = new Pace()
  readonly #renderer: WebGLRenderer
  readonly #materials = new Materials()
  readonly #kit = new GhostKit()
  readonly #markers = new Markers()
  readonly #rays = new Rays()
  readonly #lights: Lights
  readonly #manner: Manner
  #shown: Shown | null = null
  #size = { width: 1, height: 1, density: 1 }
  #isCoarse = false
  #isDrawnCoarse = false
  #asked = 0
  /** So many frames are drawn at first to see how long they take. */
  #probe: number

  constructor(canvas: HTMLCanvasElement, picture: DucharinaPicture, manner: Manner) {
    const { isSimple } = manner
    this.#manner = manner
    this.#probe = isSimple ? 0 : PROBE
    this.#renderer = new WebGLRenderer({ canvas, antialias: devicePixelRatio < 2 && !isSimple })
    this.#renderer.shadowMap.enabled = true
    this.#renderer.shadowMap.type = PCFShadowMap
    this.#renderer.shadowMap.autoUpdate = false
    this.#renderer.toneMapping = ACESFilmicToneMapping
    this.#renderer.toneMappingExposure = EXPOSURE
    this.room = new Room(this.scene, this.#materials)
    this.figures = new Figures(this.#kit)
    this.pieces = new Pieces(this.#materials, picture.shapes, isSimple ? SIMPLE_SHARPNESS : SHARPNESS)
    this.scene.add(this.pieces.group, this.figures.group, this.#markers.group, this.#rays.group)
    this.#lights = new Lights(this.scene)
    this.#lights.hasShadows = !isSimple
  }

  get renderer(): WebGLRenderer {
    return this.#renderer
  }

  get kit(): GhostKit {
    return this.#kit
  }

  resize(width: number, height: number, density: number): void {
    if (width <= 0 || height <= 0) return
    this.#size = { width, height, density: Math.min(this.#manner.isSimple ? 1 : DENSEST, density) }
    this.#sharpen(false)
    this.look()
  }

  /** The viewer has moved: walls in the way are cut down. */
  look(): void {
    const { width, height } = this.#size
    this.viewer.fit(width, height)
    const { camera } = this.viewer
    this.room.plateScale = Math.max(1, SMALLEST_PLATE / (0.36 * this.pixelsPerSquare))
    this.#lights.from(this.viewer.azimuth)
    this.room.openTo(camera)
    if (this.#shown !== null) this.#place(this.#shown, 0)
    this.draw()
  }

  show(shown: Shown, speed: number): void {
    this.#shown = shown
    this.room.keyhole = shown.picture.keyhole
    this.room.lit = shown.lit
    this.#rays.show(shown.rays)
    this.room.openTo(this.viewer.camera)
    this.#place(shown, speed)
    this.draw()
  }

  #place(shown: Shown, speed: number): void {
    const { picture, seat, planned, chosen, wished, held, marked } = shown
    const now = performance.now()
    const isLow = (side: number) => this.room.isLow(side, this.viewer.camera)
    const ghosts = cast({ picture, planned, seat, chosen, isLow })
    if (wished !== null && chosen !== null) {
      const at = inHall(picture, seat, chosen, wished.where, wished.z)
      ghosts.push(shownGhost(picture, seat, chosen, 'wished', at, 'wished-'))
    }
    this.figures.show([...ghosts, ...this.#left(shown)], now, speed)
    if (this.pieces.show(picture.pieces, held, now, speed)) this.#renderer.shadowMap.needsUpdate = true
    this.#markers.show(marked, this.viewer.azimuth)
  }

  /** Where own ghosts stood that a plan moves. */
  #left({ picture, seat, planned }: Shown): ShownGhost[] {
    const own = picture.players[seat]?.ghosts ?? []
    return own.flatMap(({ where, z }, ghost) => {
      const isMoved = where >= 0 && planned !== null && planned[ghost]?.where !== where
      return isMoved ? [shownGhost(picture, seat, ghost, 'trace', inHall(picture, seat, ghost, where, z), 'left-')] : []
    })
  }

  /** Everything that moves is where it belongs. */
  finish(): void {
    this.figures.finish()
    this.pieces.move(Infinity)
    this.#renderer.shadowMap.needsUpdate = true
    this.draw()
  }

  /** Draws once, as soon as the browser is ready for it; and on, as long as something moves. */
  draw(): void {
    if (this.#asked !== 0) return
    this.#asked = requestAnimationFrame((now) => {
      this.#frame(now)
    })
  }

  #frame(now: number): void {
    this.#asked = 0
    const furniture = this.pieces.move(now)
    const isMoving = this.figures.move(now) || furniture || this.#probe > 0
    if (this.#probe > 0) this.#probe -= 1
    if (furniture) this.#renderer.shadowMap.needsUpdate = true
    this.#keepPace(now, isMoving)
    this.render(this.viewer.camera)
    if (isMoving || this.#isDrawnCoarse) this.draw()
  }

  /** On a slow machine nothing casts a shadow; what moves is drawn coarsely, and sharply when it rests. */
  #keepPace(now: number, isMoving: boolean): void {
    if (isMoving && this.#probe < PROBE - 2) this.pace.frame(now)
    else this.pace.rest()
    if (this.pace.isSlow) {
      if (this.#isCoarse) this.#manner.slow()
      this.#isCoarse = true
      this.#lights.hasShadows = false
      this.pace.forget()
      this.#probe = Math.max(this.#probe, PROBE)
    }
    if (this.#isDrawnCoarse !== (this.#isCoarse && isMoving)) this.#sharpen(this.#isCoarse && isMoving)
  }

  #sharpen(isCoarse: boolean): void {
    this.#isDrawnCoarse = isCoarse
    const { width, height, density } = this.#size
    this.#renderer.setPixelRatio(isCoarse ? COARSE : density)
    this.#renderer.setSize(width, height, false)
  }

  render(camera: Camera): void {
    this.#renderer.render(this.scene, camera)
  }

  /** Draws the room as an eye behind a door sees it, with other ghosts, on another canvas. */
  peek(picture: DucharinaPicture, { eye, side }: Peeping, others: Group, onto: HTMLCanvasElement): void {
    const renderer = this.#renderer
    this.#lights.behind(side)
    renderer.toneMappingExposure = USED_TO_DARK
    this.room.close()
    this.figures.group.visible = false
    if (this.pieces.show(picture.pieces, null, 0, 0)) renderer.shadowMap.needsUpdate = true
    this.scene.add(others)
    renderer.setPixelRatio(1)
    renderer.setSize(onto.width, onto.height, false)
    renderer.render(this.scene, eye)
    onto.getContext('2d')?.drawImage(renderer.domElement, 0, 0)
    this.scene.remove(others)
    this.figures.group.visible = true
    renderer.toneMappingExposure = EXPOSURE
    this.#lights.from(this.viewer.azimuth)
    this.room.openTo(this.viewer.camera)
    this.#sharpen(false)
    if (this.#shown !== null) this.#place(this.#shown, 0)
  }

  /** Where a point of the picture's space is on the canvas, in CSS pixels. */
  project(point: Vector3): { x: number; y: number } {
    const at = point.clone().project(this.viewer.camera)
    return { x: ((at.x + 1) / 2) * this.#size.width, y: ((1 - at.y) / 2) * this.#size.height }
  }

  /** In the middle of the hall. */
  get pixelsPerSquare(): number {
    const left = this.project(new Vector3(0, 0, 0))
    const right = this.project(new Vector3(Math.cos(this.viewer.azimuth), 0, -Math.sin(this.viewer.azimuth)))
    return Math.hypot(right.x - left.x, right.y - left.y)
  }

  dispose(): void {
    cancelAnimationFrame(this.#asked)
    for (const part of [this.room, this.pieces, this.#kit, this.#markers, this.#rays, this.#materials, this.#renderer]) {
      part.dispose()
    }
  }
}
