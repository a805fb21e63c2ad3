import { CylinderGeometry, type Group } from 'three'

import type { Materials } from '../materials'
import { mirrored, Workshop } from './workshop'

/** A writing desk: two pedestals with drawers, a panel at the back, green leather on top. */
export function desk(of: Materials): Group {
  const shop = new Workshop()
  shop.block(of.oak, [-800, 800, -400, 400, 820, 884], 12)
  for (const rim of mirrored([700, 800, -400, 400, 880, 900])) shop.block(of.oakFace, rim, 5)
  for (const y of [-400, 300]) shop.block(of.oakFace, [-700, 700, y, y + 100, 880, 900], 5)
  shop.block(of.leather, [-700, 700, -300, 300, 880, 893])
  for (const pedestal of mirrored([450, 800, -388, 400, 0, 820])) shop.block(of.oak, pedestal, 8)
  shop.block(of.oak, [-450, 450, 328, 400, 200, 820], 6)
  for (const panel of mirrored([20, 430, 320, 338, 260, 770])) shop.block(of.oakFace, panel, 4)
  for (const x of [-625, 625]) drawers(shop, of, x)
  papers(shop, of)
  return shop.built()
}

function drawers(shop: Workshop, of: Materials, middle: number): void {
  for (const [low, high] of [[40, 290], [305, 555], [570, 800]] as const) {
    shop.block(of.oakFace, [middle - 155, middle + 155, -397, -380, low, high], 6)
    const handle = (low + high) / 2
    shop.block(of.brass, [middle - 45, middle + 45, -400, -390, handle - 12, handle + 12], 4)
  }
}

/** What lies on it lies within its height. */
function papers(shop: Workshop, of: Materials): void {
  shop.block(of.paper, [-460, -180, -240, 130, 890, 896])
  shop.block(of.paper, [-420, -130, -200, 160, 892, 898])
  shop.block(of.ebony, [-380, -200, 40, 48, 897, 899])
  shop.block(of.ebony, [-380, -230, -10, -2, 897, 899])
  shop.block(of.ebony, [-380, -250, -60, -52, 897, 899])
  shop.block(of.brass, [80, 480, -250, -238, 890, 900], 3)
  shop.add(of.brass, new CylinderGeometry(0.07, 0.075, 0.012, 24).translate(0.5, 0.894, -0.15))
  shop.add(of.ebony, new CylinderGeometry(0.045, 0.045, 0.011, 24).translate(0.5, 0.8945, -0.15))
}
