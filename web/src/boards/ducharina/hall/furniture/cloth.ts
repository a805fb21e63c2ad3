import type { CanvasTexture } from 'three'

import { disc, painted } from '../canvas'

/** Linen with an embroidered hem. */
export function tablecloth(): CanvasTexture {
  return painted(256, 256, (brush) => {
    brush.fillStyle = '#ffffff'
    brush.fillRect(0, 0, 256, 256)
    brush.strokeStyle = '#00000008'
    for (let thread = 0; thread < 256; thread += 4) {
      brush.strokeRect(thread, -1, 2, 258)
      brush.strokeRect(-1, thread, 258, 2)
    }
    brush.fillStyle = '#a8394a'
    for (let stitch = 0; stitch < 16; stitch += 1) {
      const along = 8 + 16 * stitch
      for (const [x, y] of [[along, 14], [along, 242], [14, along], [242, along]] as const) {
        disc(brush, x, y, stitch % 2 === 0 ? 4 : 2.4)
      }
    }
    brush.strokeStyle = '#a8394a'
    brush.lineWidth = 2
    brush.strokeRect(25, 25, 206, 206)
  })
}
