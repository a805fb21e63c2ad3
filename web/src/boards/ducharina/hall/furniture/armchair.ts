import { type Group, SphereGeometry } from 'three'

import type { Materials } from '../materials'
import { mirrored, Workshop } from './workshop'

/** A deep armchair of red velvet with brass buttons. */
export function armchair(of: Materials): Group {
  const shop = new Workshop()
  shop.block(of.velvet, [-300, 300, -492, 250, 100, 380], 20)
  shop.block(of.cushion, [-296, 296, -500, 248, 330, 480], 46)
  shop.block(of.velvet, [-500, 500, 262, 500, 30, 1100], 60)
  shop.block(of.cushion, [-420, 420, 250, 400, 500, 1050], 44)
  for (const wing of mirrored([380, 500, 250, 500, 500, 1094], )) shop.block(of.velvet, wing, 46)
  for (const arm of mirrored([300, 500, -494, 300, 30, 600], )) shop.block(of.velvet, arm, 26)
  for (const rest of mirrored([300, 500, -500, 250, 520, 720])) shop.block(of.velvet, rest, 70)
  for (const foot of mirrored([420, 490, -480, -410, 0, 60])) shop.block(of.darkWood, foot, 8)
  for (const foot of mirrored([420, 490, 420, 490, 0, 60])) shop.block(of.darkWood, foot, 8)
  for (const face of mirrored([330, 470, -499, -480, 90, 510])) shop.block(of.cushion, face, 8)
  buttons(shop, of)
  return shop.built()
}

function buttons(shop: Workshop, of: Materials): void {
  for (const [row, across] of [[0.66, [-0.28, 0, 0.28]], [0.8, [-0.14, 0.14]], [0.94, [-0.28, 0, 0.28]]] as const) {
    for (const x of across) {
      shop.add(of.brass, new SphereGeometry(0.02, 10, 8).translate(x, row, -0.272))
    }
  }
}
