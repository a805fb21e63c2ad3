import {
  AdditiveBlending, CircleGeometry, CylinderGeometry, DoubleSide, Group, type Material, Mesh, MeshBasicMaterial, MeshLambertMaterial,
  PlaneGeometry,  SphereGeometry, type Texture,
} from 'three'

import { WIDTH } from '../geometry'
import { mirrored, Workshop } from './furniture/workshop'
import type { Materials } from './materials'

/** A wall stands just outside the hall: nothing of it reaches into a square. Its outside is at −y. */
const PAPER = -3140
export const HIGH = 2150
const CEILING = 3500
const DOOR = 1560
const LAMPS = [-2000, 0, 2000]
const LAMP_HIGH = 1.72

export interface WallParts {
  of: Materials
  paper: Material
  glow: Texture
  /** The brass plates of the doors. */
  numbers: Texture[]
}

/** One side of the hall, its middle at the origin, its doors from left to right as seen looking in. */
export function fullWall({ of, paper, glow, numbers }: WallParts): Group {
  const shop = new Workshop()
  shop.block(paper, [-3260, 3260, PAPER - 120, PAPER, 0, HIGH])
  shop.block(of.darkWood, [-3140, 3140, PAPER, -3110, 0, 640])
  shop.block(of.wood, [-3140, 3140, PAPER, -3090, 620, 670], 8)
  shop.block(of.wood, [-3140, 3140, PAPER, -3090, 0, 90], 8)
  shop.block(of.wood, [-3300, 3300, PAPER - 160, -3080, HIGH - 20, HIGH + 80], 14)
  for (let nth = 0; nth < WIDTH; nth += 1) door(shop, of, 1000 * nth - 2500)
  for (const x of LAMPS) bracket(shop, of, x)
  const wall = shop.built({ casts: false })
  for (const x of LAMPS) wall.add(...lamplight(x / 1000, glow))
  wall.add(...numbers.map(numbered))
  return wall
}

function door(shop: Workshop, of: Materials, x: number): void {
  const at = (x0: number, x1: number, y0: number, y1: number, z0: number, z1: number) =>
    [x + x0, x + x1, y0, y1, z0, z1] as const
  shop.block(of.doorWood, at(-400, -320, PAPER, -3030, 0, DOOR + 80))
  shop.block(of.doorWood, at(320, 400, PAPER, -3030, 0, DOOR + 80))
  shop.block(of.doorWood, at(-420, 420, PAPER, -3020, DOOR, DOOR + 90))
  shop.block(of.darkWood, at(-320, 320, PAPER, -3090, 0, DOOR))
  for (const [low, high] of [[90, 640], [720, 1480]] as const) {
    for (const side of [-1, 1]) {
      const middle = side * 148
      shop.block(of.panelWood, at(middle - 118, middle + 118, PAPER, -3070, low, high))
    }
  }
  shop.add(of.brass, new SphereGeometry(0.038, 10, 8).translate((x + 262) / 1000, 0.7, 3.05))
  shop.block(of.brass, at(248, 276, -3094, -3080, 590, 650), 6)
}

/** A plate over its door, for whoever is in the hall. */
function numbered(map: Texture, nth: number): Mesh {
  const plate = new Mesh(new CircleGeometry(0.13, 28), new MeshLambertMaterial({ map, transparent: true }))
  plate.rotation.y = Math.PI
  plate.position.set(nth - 2.5, 1.79, 3.1)
  return plate
}

function bracket(shop: Workshop, of: Materials, x: number): void {
  shop.block(of.brass, [x - 14, x + 14, PAPER, -3060, 1560, 1588], 6)
  shop.add(of.brass, new CylinderGeometry(0.026, 0.05, 0.08, 12).translate(x / 1000, 1.6, 3.07))
}

/** A shade that is lit from within, and its light on the paper. */
function lamplight(x: number, glow: Texture): Mesh[] {
  const shade = new Mesh(
    new CylinderGeometry(0.058, 0.1, 0.19, 20, 1, true),
    new MeshBasicMaterial({ color: '#ffe3ab', side: DoubleSide }),
  )
  shade.position.set(x, LAMP_HIGH, 3.07)
  const light = new MeshBasicMaterial({
    map: glow, color: '#ff9d46', transparent: true, opacity: 0.75, depthWrite: false, blending: AdditiveBlending,
  })
  const onPaper = new Mesh(new PlaneGeometry(2.3, 2.1), light)
  onPaper.rotation.y = Math.PI
  onPaper.position.set(x, LAMP_HIGH, 3.1)
  onPaper.renderOrder = 1
  const onFloor = new Mesh(new PlaneGeometry(2.6, 1.5), light)
  onFloor.rotation.x = -Math.PI / 2
  onFloor.position.set(x, 0.006, 2.95)
  onFloor.renderOrder = 1
  return [shade, onPaper, onFloor]
}

/** The wall towards the viewer is cut down: a sill, and mats before its doors. */
export function sill({ of }: WallParts): Group {
  const shop = new Workshop()
  shop.block(of.darkWood, [-3260, 3260, PAPER - 120, -3010, -60, 130], 16)
  shop.block(of.wood, [-3280, 3280, PAPER - 140, -3000, 110, 150], 10)
  for (let nth = 0; nth < WIDTH; nth += 1) {
    const x = 1000 * nth - 2500
    shop.block(of.brass, [x - 330, x + 330, PAPER - 60, -3060, 140, 156], 4)
    shop.block(of.carpet, [x - 370, x + 370, -4060, -3300, -30, -8], 6)
    for (const stripe of mirrored([316, 330, -4040, -3320, -10, -4])) {
      shop.block(of.gilt, [x + stripe[0], x + stripe[1], stripe[2], stripe[3], stripe[4], stripe[5]])
    }
  }
  return shop.built({ casts: false })
}

/** What the keyhole sees above: the wall goes on to the ceiling. */
export function upperWall({ of, paper }: WallParts): Group {
  const shop = new Workshop()
  shop.block(paper, [-3260, 3260, PAPER - 120, PAPER, HIGH, CEILING])
  shop.block(of.wood, [-3260, 3260, PAPER, -3000, CEILING - 120, CEILING], 20)
  return shop.built({ casts: false })
}

/** The ceiling, with a lamp of brass and candles. */
export function ceiling({ of, glow }: WallParts): Group {
  const shop = new Workshop()
  shop.block(of.darkWood, [-3260, 3260, -3260, 3260, CEILING, CEILING + 60])
  for (const beam of [-2000, 0, 2000]) shop.block(of.wood, [beam - 60, beam + 60, -3200, 3200, CEILING - 90, CEILING], 10)
  shop.add(of.brass, new CylinderGeometry(0.012, 0.012, 0.7, 8).translate(0, 3.15, 0))
  shop.add(of.brass, new CylinderGeometry(0.5, 0.5, 0.03, 32, 1, true).translate(0, 2.82, 0))
  const group = new Group()
  for (let candle = 0; candle < 8; candle += 1) {
    const angle = (candle * Math.PI) / 4
    const [x, z] = [0.5 * Math.cos(angle), 0.5 * Math.sin(angle)]
    shop.add(of.ivory, new CylinderGeometry(0.018, 0.018, 0.16, 8).translate(x, 2.91, z))
    group.add(flame(x, z, glow))
  }
  group.add(shop.built({ casts: false }))
  return group
}

function flame(x: number, z: number, glow: Texture): Mesh {
  const light = new MeshBasicMaterial({
    map: glow, color: '#ffcf7a', transparent: true, depthWrite: false, blending: AdditiveBlending, side: DoubleSide,
  })
  const flame = new Mesh(new PlaneGeometry(0.36, 0.44), light)
  flame.position.set(x, 3.03, z)
  return flame
}
