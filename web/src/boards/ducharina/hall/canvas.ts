import { CanvasTexture, RepeatWrapping, SRGBColorSpace } from 'three'

export type Painter = (brush: CanvasRenderingContext2D) => void

/** A texture that is painted here: the page loads no pictures. */
export function painted(width: number, height: number, paint: Painter): CanvasTexture {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const brush = canvas.getContext('2d')
  if (brush === null) throw new Error('this browser can not paint')
  paint(brush)
  const texture = new CanvasTexture(canvas)
  texture.colorSpace = SRGBColorSpace
  texture.anisotropy = 4
  return texture
}

/** The same, laid side by side. */
export function tiled(texture: CanvasTexture, across: number, up: number): CanvasTexture {
  texture.wrapS = texture.wrapT = RepeatWrapping
  texture.repeat.set(across, up)
  return texture
}

/** Chance that is the same on every machine, so that two pictures of one hall are equal. */
export function grain(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 16807) % 2147483647
    return state / 2147483647
  }
}

export function disc(brush: CanvasRenderingContext2D, x: number, y: number, radius: number): void {
  brush.beginPath()
  brush.arc(x, y, radius, 0, 2 * Math.PI)
  brush.fill()
}

export function oval(
  brush: CanvasRenderingContext2D, x: number, y: number, wide: number, high: number, lean = 0,
): void {
  brush.beginPath()
  brush.ellipse(x, y, wide, high, lean, 0, 2 * Math.PI)
  brush.fill()
}

/** Long streaks, as wood has them. */
export function streaks(
  brush: CanvasRenderingContext2D,
  box: { x: number; y: number; wide: number; high: number },
  chance: () => number,
  count: number,
): void {
  const along = box.wide > box.high
  for (let streak = 0; streak < count; streak += 1) {
    const at = chance()
    const drift = (chance() - 0.5) * 0.06
    brush.strokeStyle = `rgb(0 0 0 / ${(0.04 + 0.12 * chance()).toFixed(2)})`
    brush.lineWidth = 0.6 + chance()
    brush.beginPath()
    if (along) {
      brush.moveTo(box.x, box.y + at * box.high)
      brush.lineTo(box.x + box.wide, box.y + (at + drift) * box.high)
    } else {
      brush.moveTo(box.x + at * box.wide, box.y)
      brush.lineTo(box.x + (at + drift) * box.wide, box.y + box.high)
    }
    brush.stroke()
  }
}
