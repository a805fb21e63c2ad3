import {
  type Camera, Color, Group, Mesh, MeshBasicMaterial, MeshLambertMaterial, MeshStandardMaterial, PlaneGeometry, type Scene,
  Sprite, SpriteMaterial, type Texture, Vector3,
} from 'three'

import { DOORS, numberOf, sideOf, WIDTH } from '../geometry'
import { TELLING } from './layers'
import type { Materials } from './materials'
import { wayTo } from './space'
import { glow, keyPlate, parquet, plate, wallpaper } from './textures'
import { ceiling, fullWall, HIGH, sill, upperWall, type WallParts } from './wall'

const NIGHT = '#0b0706'
/** A wall is cut down when it is so much between the viewer and the hall. */
const IN_THE_WAY = 0.3
const PLATE = 0.36
/** A little wider than the hall: no corner of it is just beside an eye at a door, where it can't be drawn. */
const FLOOR = 6.04

interface Side {
  full: Group
  low: Group
  upper: Group
  plates: Sprite[]
}

/** Floor, walls and doors. Walls in the viewer's way are cut down to a sill. */
export class Room {
  readonly #sides: Side[]
  readonly #above: Group
  readonly #key: Sprite
  readonly #textures: Texture[] = []
  #keyhole = -1
  #lit: number[] | null = null
  #scale = 1

  constructor(scene: Scene, of: Materials) {
    scene.background = new Color(NIGHT)
    const shine = this.#kept(glow())
    const paper = new MeshLambertMaterial({ map: this.#kept(wallpaper()) })
    const numbers = Array.from({ length: WIDTH }, (_, nth) => this.#kept(plate(nth + 1)))
    const parts: WallParts = { of, paper, glow: shine, numbers }
    scene.add(this.#floor(), ground())
    const [full, low, upper] = [fullWall(parts), sill(parts), upperWall(parts)]
    this.#sides = [0, 1, 2, 3].map((side) => this.#side(scene, side, full.clone(), low.clone(), upper.clone(), numbers))
    this.#above = ceiling(parts)
    this.#above.visible = false
    this.#key = new Sprite(new SpriteMaterial({ map: this.#kept(keyPlate()), depthWrite: false, toneMapped: false }))
    this.#key.scale.set(0.42, 0.56, 1)
    this.#key.renderOrder = 7
    this.#key.layers.set(TELLING)
    scene.add(this.#above, this.#key)
  }

  #floor(): Mesh {
    const wood = new MeshStandardMaterial({ map: this.#kept(parquet()), roughness: 0.45, metalness: 0.04 })
    const floor = new Mesh(new PlaneGeometry(FLOOR, FLOOR, WIDTH, WIDTH).rotateX(-Math.PI / 2), wood)
    floor.receiveShadow = true
    return floor
  }

  #side(scene: Scene, side: number, full: Group, low: Group, upper: Group, numbers: Texture[]): Side {
    const group = new Group()
    group.rotation.y = (side * Math.PI) / 2
    group.add(full, low, upper)
    scene.add(group)
    const plates = numbers.map(plateOver)
    plates.forEach((one) => scene.add(one))
    return { full, low, upper, plates }
  }

  #kept<T extends Texture>(texture: T): T {
    this.#textures.push(texture)
    return texture
  }

  /** The keyhole is at this door; -1: at none. */
  set keyhole(door: number) {
    this.#keyhole = door
  }

  /** Only the plates of these doors shine; null: all do. */
  set lit(doors: number[] | null) {
    this.#lit = doors
  }

  /** Plates are drawn larger where the whole hall is small. */
  set plateScale(scale: number) {
    this.#scale = scale
  }

  /** Is the wall of this side cut down for this viewer? */
  isLow(side: number, camera: Camera): boolean {
    const to = new Vector3(camera.position.x, 0, camera.position.z).normalize()
    return wayTo(side).dot(to) > IN_THE_WAY
  }

  /** The toy theatre, as this viewer has to see it. */
  openTo(camera: Camera): void {
    this.#above.visible = false
    this.#sides.forEach((one, side) => {
      const isLow = this.isLow(side, camera)
      one.full.visible = !isLow
      one.low.visible = isLow
      one.upper.visible = false
      one.plates.forEach((sprite, nth) => {
        sprite.visible = true
        const door = WIDTH * side + nth
        const isLit = this.#lit === null || this.#lit.includes(door)
        const isKey = this.#lit === null ? door === this.#keyhole : isLit
        sprite.material.color.set(isLit ? '#ffffff' : '#6f5f4c')
        sprite.scale.setScalar(PLATE * this.#scale * (isKey ? 1.2 : 1))
        sprite.position.copy(outside(side, nth, isLow ? 0.86 : 0.1, isLow ? 0.02 : HIGH / 1000 + 0.24))
      })
    })
    this.#showKey(camera)
  }

  #showKey(camera: Camera): void {
    this.#key.visible = this.#keyhole >= 0 && this.#keyhole < DOORS
    if (!this.#key.visible) return
    const side = sideOf(this.#keyhole)
    const isLow = this.isLow(side, camera)
    this.#key.position.copy(outside(side, numberOf(this.#keyhole) - 1, isLow ? 0.12 : -0.08, isLow ? 0.36 : 0.82))
  }

  /** The whole room, as somebody behind a door sees it. */
  close(): void {
    this.#above.visible = true
    this.#key.visible = false
    for (const one of this.#sides) {
      one.full.visible = one.upper.visible = true
      one.low.visible = false
      for (const sprite of one.plates) sprite.visible = false
    }
  }

  dispose(): void {
    for (const texture of this.#textures) texture.dispose()
  }
}

/** Beside a door: so far outside of the hall, so high. */
export function outside(side: number, nth: number, far: number, high: number): Vector3 {
  const out = wayTo(side)
  const along = new Vector3(out.z, 0, -out.x).multiplyScalar(nth - 2.5)
  return out.multiplyScalar(3 + far).add(along).setY(high)
}

/** A plate that is always turned to the viewer, and never hidden. */
function plateOver(map: Texture): Sprite {
  const sprite = new Sprite(new SpriteMaterial({ map, depthTest: false, depthWrite: false, toneMapped: false }))
  sprite.renderOrder = 6
  sprite.layers.set(TELLING)
  return sprite
}

function ground(): Mesh {
  const dark = new MeshBasicMaterial({ color: '#120a07' })
  const ground = new Mesh(new PlaneGeometry(40, 40).rotateX(-Math.PI / 2), dark)
  ground.position.y = -0.07
  return ground
}
