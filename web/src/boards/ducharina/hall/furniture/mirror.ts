import { type Group, PlaneGeometry } from 'three'
import { Reflector } from 'three/addons/objects/Reflector.js'

import type { Materials } from '../materials'
import { mirrored, Workshop } from './workshop'

/** Glass that shows less than all of the light: old silver. */
const SILVER = 0x9aa2a8
const WIDE = 1.4
const HIGH = 1.8

/** A mirror whose glass covers both faces up to the edge, as the rule has it: the frame is its rim. */
export function mirror(of: Materials, sharpness: number): Group {
  const shop = new Workshop()
  shop.block(of.gilt, [-690, 690, -90, 90, 10, 1790])
  for (const rim of mirrored([676, 700, -96, 96, 0, 1800])) shop.block(of.gilt, rim, 6)
  for (const z of [0, 1776]) shop.block(of.gilt, [-700, 700, -96, 96, z, z + 24], 6)
  const piece = shop.built()
  const [front, back] = [glass(sharpness, 0), glass(sharpness, Math.PI)]
  reflectAlone(front, back)
  reflectAlone(back, front)
  return piece.add(front, back)
}

/** While one face reflects, the other lies behind it: what it would reflect in turn is never seen. */
function reflectAlone(face: Reflector, other: Reflector): void {
  const reflect = face.onBeforeRender.bind(face)
  face.onBeforeRender = (...given) => {
    other.visible = false
    reflect(...given)
    other.visible = true
  }
}

function glass(sharpness: number, turn: number): Reflector {
  const face = new Reflector(new PlaneGeometry(WIDE - 0.004, HIGH - 0.004), {
    textureWidth: Math.round((sharpness * WIDE) / HIGH),
    textureHeight: sharpness,
    color: SILVER,
    clipBias: 0.001,
    multisample: 0,
  })
  face.position.set(0, HIGH / 2, turn === 0 ? 0.0985 : -0.0985)
  face.rotation.y = turn
  return face
}
