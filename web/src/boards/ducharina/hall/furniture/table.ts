import type { Group } from 'three'

import type { Materials } from '../materials'
import { mirrored, Workshop } from './workshop'

/** A table with a cloth that hangs down on all sides. */
export function table(of: Materials): Group {
  const shop = new Workshop()
  shop.block(of.oak, [-590, 590, -590, 590, 720, 770], 6)
  shop.block(of.cloth, [-600, 600, -600, 600, 740, 794], 10)
  for (const leg of [...mirrored([500, 600, -600, -500, 0, 720]), ...mirrored([500, 600, 500, 600, 0, 720])]) {
    shop.block(of.oak, leg, 14)
  }
  for (const y of [-600, 582]) shop.block(of.cloth, [-600, 600, y, y + 18, 402, 750])
  for (const side of mirrored([582, 600, -600, 600, 402, 750])) shop.block(of.cloth, side)
  setting(shop, of)
  return shop.built()
}

/** Tea for two, as flat as the cloth is thick. */
function setting(shop: Workshop, of: Materials): void {
  for (const [x, y] of [[-330, -120], [330, 120]] as const) {
    shop.block(of.ivory, [x - 150, x + 150, y - 150, y + 150, 790, 797], 3)
    shop.block(of.gilt, [x - 120, x + 120, y - 120, y + 120, 795, 798])
    shop.block(of.ivory, [x - 114, x + 114, y - 114, y + 114, 796, 799])
    shop.block(of.silver, [x + 180, x + 200, y - 130, y + 130, 790, 800], 4)
  }
}
