import type { Group } from 'three'

import type { Materials } from '../materials'
import { mirrored, Workshop } from './workshop'

const OCTAVES = 4
/** Of the seven steps between white keys of an octave, those with a black one. */
const SHARPS = [0, 1, 3, 4, 5]

/** An upright piano: a cabinet, a keyboard before it, two legs. */
export function piano(of: Materials): Group {
  const shop = new Workshop()
  shop.block(of.lacquer, [-900, 900, -85, 350, 0, 1465], 14)
  shop.block(of.lacquerFace, [-900, 900, -100, 350, 1465, 1500], 10)
  shop.block(of.lacquer, [-900, 900, -350, -85, 680, 826], 12)
  for (const leg of mirrored([800, 900, -350, -250, 0, 680])) shop.block(of.lacquer, leg, 12)
  for (const foot of mirrored([806, 894, -344, -256, 0, 40])) shop.block(of.brass, foot)
  for (const cheek of mirrored([800, 900, -350, -85, 680, 860])) shop.block(of.lacquer, cheek, 12)
  front(shop, of)
  keys(shop, of)
  return shop.built()
}

function front(shop: Workshop, of: Materials): void {
  for (const panel of mirrored([40, 840, -94, -80, 80, 640])) shop.block(of.lacquerFace, panel, 6)
  for (const panel of mirrored([420, 850, -94, -80, 920, 1410])) shop.block(of.lacquerFace, panel, 6)
  shop.block(of.lacquerFace, [-380, 380, -94, -80, 920, 1410], 6)
  shop.block(of.gilt, [-340, 340, -98, -80, 912, 930])
  for (const sheet of mirrored([4, 236, -99, -90, 940, 1270])) shop.block(of.paper, sheet)
  for (const line of [1000, 1060, 1120, 1180]) {
    for (const staff of mirrored([30, 212, -100, -90, line, line + 12])) shop.block(of.ebony, staff)
  }
  for (const candle of mirrored([560, 590, -99, -80, 1130, 1230])) shop.block(of.gilt, candle, 6)
}

function keys(shop: Workshop, of: Materials): void {
  const count = 7 * OCTAVES
  const wide = 1590 / count
  for (let key = 0; key < count; key += 1) {
    const left = -795 + key * wide
    shop.block(of.ivory, [left + 2, left + wide - 2, -340, -105, 826, 848])
    const isBlack = SHARPS.includes(key % 7) && key < count - 1
    const middle = left + wide
    if (isBlack) shop.block(of.ebony, [middle - 15, middle + 15, -250, -105, 840, 860])
  }
}
