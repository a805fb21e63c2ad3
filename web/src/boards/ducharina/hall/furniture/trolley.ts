import { type Group, TorusGeometry } from 'three'

import type { Materials } from '../materials'
import { mirrored, Workshop } from './workshop'

/** A porter's trolley: two shelves on brass posts, and suitcases. */
export function trolley(of: Materials): Group {
  const shop = new Workshop()
  shop.block(of.wood, [-500, 500, -300, 300, 160, 244], 14)
  shop.block(of.brass, [-500, 500, -300, 300, 150, 172], 8)
  shop.block(of.wood, [-494, 494, -294, 294, 900, 960], 10)
  shop.block(of.brass, [-500, 500, -300, 300, 900, 922], 8)
  for (const y of [-300, 282]) shop.block(of.brass, [-500, 500, y, y + 18, 930, 1000], 8)
  for (const rail of mirrored([482, 500, -300, 300, 930, 1000])) shop.block(of.brass, rail, 8)
  for (const y of [-300, 240]) {
    for (const post of mirrored([440, 500, y, y + 60, 100, 900])) shop.block(of.brass, post, 24)
    for (const x of [-0.47, 0.47]) wheel(shop, of, x, -(y + 30) / 1000)
  }
  luggage(shop, of)
  tray(shop, of)
  return shop.built()
}

function wheel(shop: Workshop, of: Materials, x: number, z: number): void {
  const tyre = new TorusGeometry(0.038, 0.022, 8, 18).rotateY(Math.PI / 2)
  shop.add(of.rubber, tyre.scale(0.9, 1, 0.48).translate(x, 0.061, z))
}

/** A trunk, and a suitcase on it. */
function luggage(shop: Workshop, of: Materials): void {
  shop.block(of.trunk, [-400, 400, -220, 220, 250, 490], 18)
  shop.block(of.suitcase, [-400, 400, -220, 220, 486, 700], 22)
  for (const strap of mirrored([190, 240, -220, 220, 250, 490])) shop.block(of.strap, strap, 4)
  for (const buckle of mirrored([196, 234, -220, -212, 350, 400])) shop.block(of.brass, buckle)
  for (const corner of mirrored([340, 400, -220, 220, 640, 700])) shop.block(of.strap, corner, 10)
  shop.block(of.strap, [-90, 90, -220, -210, 570, 600], 4)
  shop.block(of.ivory, [-300, -180, -220, -214, 530, 640])
  shop.block(of.velvet, [-290, -190, -220, -213, 570, 600])
}

function tray(shop: Workshop, of: Materials): void {
  shop.block(of.silver, [-400, 60, -200, 200, 955, 972], 6)
  shop.block(of.ivory, [-340, -180, -120, 40, 968, 988], 8)
  shop.block(of.paper, [-140, 0, -80, 90, 968, 978])
  shop.block(of.velvet, [150, 400, -180, 180, 955, 992], 12)
  shop.block(of.gilt, [165, 385, -165, 165, 988, 996], 4)
}
