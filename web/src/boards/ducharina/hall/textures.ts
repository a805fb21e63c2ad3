import type { CanvasTexture } from 'three'

import { disc, grain, oval, painted, streaks, tiled } from './canvas'
import { colourOf, markPath } from './marks'

const SANS = '"Inter Variable", system-ui, sans-serif'

/** A floor of six by six squares, each of four fields of oak strips in a walnut frame. */
export function parquet(): CanvasTexture {
  const side = 256
  const chance = grain(7)
  return painted(6 * side, 6 * side, (brush) => {
    for (let square = 0; square < 36; square += 1) {
      const x = (square % 6) * side
      const y = Math.floor(square / 6) * side
      brush.fillStyle = '#2a170d'
      brush.fillRect(x, y, side, side)
      for (let field = 0; field < 4; field += 1) oak(brush, x, y, field, square, chance)
      brush.strokeStyle = '#d09a5866'
      brush.lineWidth = 2
      brush.strokeRect(x + 8, y + 8, side - 16, side - 16)
    }
  })

  function oak(
    brush: CanvasRenderingContext2D, left: number, top: number, field: number, square: number,
    chance: () => number,
  ): void {
    const half = (side - 14) / 2
    const x = left + 7 + (field % 2) * half
    const y = top + 7 + Math.floor(field / 2) * half
    const light = (square + Math.floor(square / 6)) % 2
    const isAcross = (field + Math.floor(field / 2) + light) % 2 === 0
    for (let strip = 0; strip < 5; strip += 1) {
      const step = half / 5
      const box = isAcross
        ? { x, y: y + strip * step, wide: half - 1.4, high: step - 1.4 }
        : { x: x + strip * step, y, wide: step - 1.4, high: half - 1.4 }
      const tone = 29 + 5 * light + 8 * chance()
      brush.fillStyle = `hsl(${(24 + 6 * chance()).toFixed(0)} ${(40 + 8 * chance()).toFixed(0)}% ${tone.toFixed(0)}%)`
      brush.fillRect(box.x, box.y, box.wide, box.high)
      streaks(brush, box, chance, 4)
    }
  }
}

/** Green paper with a faded leaf pattern. */
export function wallpaper(): CanvasTexture {
  const leaves = [[64, 64], [192, 192], [192, -64], [192, 320], [64, 320]] as const
  const paper = painted(256, 256, (brush) => {
    for (let stripe = 0; stripe < 4; stripe += 1) {
      brush.fillStyle = stripe % 2 === 0 ? '#243f3b' : '#2b4b46'
      brush.fillRect(stripe * 64, 0, 64, 256)
    }
    brush.fillStyle = '#5b8a7655'
    for (const [x, y] of leaves) {
      for (let leaf = 0; leaf < 4; leaf += 1) {
        brush.save()
        brush.translate(x, y)
        brush.rotate((leaf * Math.PI) / 2)
        brush.beginPath()
        brush.moveTo(0, 0)
        brush.bezierCurveTo(20, -16, 18, -44, 0, -60)
        brush.bezierCurveTo(-18, -44, -20, -16, 0, 0)
        brush.fill()
        brush.restore()
      }
      disc(brush, x, y, 6)
    }
  })
  return tiled(paper, 6, 1.6)
}

/** Wood with a grain; one for all pieces, each gives it its own colour. */
export function woodGrain(): CanvasTexture {
  const chance = grain(11)
  const wood = painted(256, 256, (brush) => {
    brush.fillStyle = '#cfcfcf'
    brush.fillRect(0, 0, 256, 256)
    streaks(brush, { x: 0, y: 0, wide: 256, high: 255 }, chance, 90)
  })
  return tiled(wood, 1, 1)
}

/** The light of a lamp on the wall behind it, or on the floor before it. */
export function glow(): CanvasTexture {
  return painted(128, 128, (brush) => {
    const light = brush.createRadialGradient(64, 64, 2, 64, 64, 64)
    light.addColorStop(0, '#ffffff')
    light.addColorStop(0.22, '#ffffff8c')
    light.addColorStop(0.6, '#ffffff26')
    light.addColorStop(1, '#ffffff00')
    brush.fillStyle = light
    brush.fillRect(0, 0, 128, 128)
  })
}

/** The brass plate of a door. */
export function plate(number: number): CanvasTexture {
  return painted(128, 128, (brush) => {
    const brass = brush.createRadialGradient(48, 42, 6, 64, 64, 64)
    brass.addColorStop(0, '#ffe6ad')
    brass.addColorStop(1, '#b57f34')
    brush.fillStyle = brass
    disc(brush, 64, 64, 60)
    brush.lineWidth = 5
    brush.strokeStyle = '#4a2d0c'
    brush.beginPath()
    brush.arc(64, 64, 51, 0, 2 * Math.PI)
    brush.stroke()
    brush.fillStyle = '#241203'
    brush.font = `700 70px ${SANS}`
    brush.textAlign = 'center'
    brush.textBaseline = 'middle'
    brush.fillText(String(number), 64, 69)
  })
}

/** A brass plate with the hole: the keyhole is at this door. */
export function keyPlate(): CanvasTexture {
  return painted(96, 128, (brush) => {
    brush.shadowColor = '#ffd98a'
    brush.shadowBlur = 14
    brush.fillStyle = '#e9b458'
    oval(brush, 48, 64, 31, 49)
    brush.shadowBlur = 0
    brush.fillStyle = '#170b03'
    disc(brush, 48, 50, 14)
    brush.beginPath()
    brush.moveTo(43, 55)
    brush.lineTo(53, 55)
    brush.lineTo(60, 92)
    brush.lineTo(36, 92)
    brush.fill()
  })
}

/** What a step costs, as it lies on the floor. */
export function cost(points: number): CanvasTexture {
  return painted(96, 96, (brush) => {
    brush.font = `700 66px ${SANS}`
    brush.textAlign = 'center'
    brush.textBaseline = 'middle'
    brush.lineWidth = 10
    brush.lineJoin = 'round'
    brush.strokeStyle = '#0a1622'
    brush.strokeText(String(points), 48, 52)
    brush.fillStyle = '#e6f4ff'
    brush.fillText(String(points), 48, 52)
  })
}

/** A face, and below it the mark of its player on a dark disc. */
export function ghostFace(seat: number, size: number, isShocked: boolean): CanvasTexture {
  const wide = size === 1 ? 1 : 1.1
  const mouth = isShocked ? [19, 26] : size === 0 ? [11, 12] : size === 1 ? [13, 13] : [15, 19]
  return painted(256, 320, (brush) => {
    brush.fillStyle = '#0d0a12'
    for (const side of [-1, 1]) {
      oval(brush, 128 + side * 36, 84, 18 * wide, (isShocked ? 31 : 25) * wide, side * 0.12)
    }
    oval(brush, 128, 146, mouth[0] ?? 12, mouth[1] ?? 12)
    brush.fillStyle = '#ffffff'
    for (const side of [-1, 1]) disc(brush, 128 + side * 36 - 6, isShocked ? 70 : 75, isShocked ? 8 : 5.5)
    brush.fillStyle = '#0d0a12e6'
    disc(brush, 128, 242, 56)
    brush.strokeStyle = colourOf(seat)
    brush.lineWidth = 7
    brush.beginPath()
    brush.arc(128, 242, 54, 0, 2 * Math.PI)
    brush.stroke()
    brush.fillStyle = colourOf(seat)
    markPath(brush, seat, 128, 242, 29)
    brush.fill()
  })
}
