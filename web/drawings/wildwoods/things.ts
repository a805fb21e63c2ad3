import { at, circle, ellipse, glow, line, path } from './kit.ts'

const WOOD = '#6b4a31'
const DARK = '#2c2426'
const IRON = '#2f3338'
const STONE = '#8d918c'

export function house(x: number, y: number, scale: number, wall: string, roof: string, isLit: boolean): string {
  const window = isLit ? '#ffd67a' : '#3a3d4a'
  return at(x, y, scale, `${path('M-48 0V-52H48V0Z', wall)}${path('M-60-48L0-98L60-48Z', roof)}${path('M24-98h14v26l-14-12z', roof)}${path('M-10 0v-30h20V0Z', DARK)}${path('M-36-38h18v18h-18z', window)}${path('M20-38h18v18H20z', window)}${line('M-27-38v18M-36-29h18M29-38v18M20-29h18', wall, 2)}${path('M-8-70h16v14H-8z', '#3a3d4a')}${isLit ? glow(-27, -29, 34, 0.7) : ''}`)
}

/** An old lamp on an iron post; it may lean, it may burn. */
export function lamp(x: number, y: number, scale: number, isLit: boolean, lean = 0): string {
  const glass = isLit ? '#ffe9a6' : '#5b6672'
  const light = isLit ? glow(0, -122, 88, 1) + glow(0, -122, 34, 1) : ''
  return at(x, y, scale, `<g transform="rotate(${String(lean)})">${path('M-5 2l2-96h6l2 96z', IRON)}${path('M-13 3h26l-4-8h-18z', IRON)}${line('M-16-96h32', IRON, 4)}${path('M-14-98l4-36h20l4 36z', glass, `stroke="${IRON}" stroke-width="3"`)}${path('M-16-134h32L0-152z', IRON)}${isLit ? path('M0-126c7 7 7 15 0 22-7-7-7-15 0-22z', '#e38d1c') : ''}${light}</g>`)
}

export function gate(x: number, y: number, scale: number): string {
  return at(x, y, scale, line('M-44 4V-64M44 4V-64', WOOD, 10) + line('M-40-12H40M-40-44H40M-38-10L38-46', '#835d40', 6) + line('M-20-6V-52M0-6V-52M20-6V-52', '#835d40', 5) + circle(-44, -68, 7, WOOD) + circle(44, -68, 7, WOOD))
}

export function ladder(x: number, y: number, scale: number, lean: number): string {
  return at(x, y, scale, `<g transform="rotate(${String(lean)})">${line('M-11 0V-124M11 0V-124', '#8a6443', 5)}${line('M-11-16h22M-11-38h22M-11-60h22M-11-82h22M-11-104h22', '#8a6443', 4)}</g>`)
}

export function door(x: number, y: number, scale: number, fill: string, isAjar = false): string {
  const knob = circle(11, -32, 2.6, '#e9c46a')
  return at(x, y, scale, `${path('M-26 2V-66Q0-92 26-66V2Z', '#4d382a')}${path('M-20 0V-62Q0-82 20-62V0Z', isAjar ? '#ffd67a' : fill)}${isAjar ? path('M-20 0V-62Q-10-76 2-70V4Z', fill) : line('M-9-2V-70M9-2V-70', '#0003', 2)}${isAjar ? glow(8, -34, 40, 0.8) : knob}`)
}

export function hole(x: number, y: number, scale: number, fill: string): string {
  return at(x, y, scale, path('M-24 2C-26-34-10-44 0-44S26-34 24 2Z', '#5a4330') + path('M-18 2C-20-28-8-36 0-36S20-28 18 2Z', fill) + circle(8, -15, 2.4, '#e9c46a'))
}

export function boot(x: number, y: number, scale: number): string {
  return at(x, y, scale, path('M-18-66H14V-24C30-22 42-14 42 0H-18Z', '#6e3b2a') + path('M-20 0H44v6H-20z', DARK) + path('M-10 0c-2-22 20-22 18 0z', '#241a18') + line('M-14-52H8M-14-40H8', '#f0d9a8', 2))
}

export function ferry(x: number, y: number, scale: number): string {
  return at(x, y, scale, path('M-70-12H70L56 14H-56Z', '#7c5636') + line('M-64-4H64M-60 5H60', '#5b3e27', 2) + line('M-52-12V-44M52-12V-44M-52-40H52', '#5b3e27', 5) + path('M-16-14v-26h20v26z', '#b08d5f'))
}

/** A stone with a mouth: it hums. */
export function singingStone(x: number, y: number, scale: number, fill: string): string {
  return at(x, y, scale, path('M-36 6C-42-34-18-60 4-58S42-24 36 6Z', fill) + ellipse(0, -18, 7, 9, '#39434a') + circle(-13, -34, 2.6, '#39434a') + circle(12, -34, 2.6, '#39434a') + line('M30-62q8-8 4-20l12 4', '#fff3cf', 2.4) + ellipse(28, -60, 4.5, 3.4, '#fff3cf'))
}

export function nest(x: number, y: number, scale: number): string {
  const letters = [[-28, -12, -14], [-4, -20, 6], [20, -14, 18], [-14, -26, -30]] as const
  return at(x, y, scale, letters.map(([a, b, turn]) => `<g transform="translate(${String(a)} ${String(b)}) rotate(${String(turn)})">${path('M-14-10h28v20h-28z', '#fdf6e3')}${line('M-14-10L0 2L14-10', '#b9a47c', 1.6)}${circle(0, 4, 2.6, '#b4482f')}</g>`).join('') + path('M-56-8C-40 26 40 26 56-8C30 6-30 6-56-8Z', '#7a5b3a') + line('M-54-4q50 26 108 0M-44 6q44 18 88 0M-58-12q30 20 60 12M58-12q-30 20-60 12', '#5c4229', 2.4))
}

export function mill(x: number, y: number, scale: number): string {
  return at(x, y, scale, path('M-50 0L-36-110H36L50 0Z', '#8c7b6a') + path('M-48-104L0-146L48-104Z', '#5d3b33') + path('M-14 0v-34a14 14 0 0 1 28 0V0Z', DARK) + path('M-10-84h20v20h-20z', '#ffd67a') + line('M0-84v20M-10-74h20', '#5d3b33', 2) + circle(62, -32, 7, IRON) + line('M62-32L62-78M62-32L102-10M62-32L22-8', '#5c4a3a', 4, 'stroke-dasharray="4 7"') + path('M-62-2c4-14 16-22 24-6 8-10 22-4 24 6z', '#f4efe4'))
}

export function wheel(x: number, y: number, scale: number): string {
  const spokes = [0, 45, 90, 135].map((turn) => `<g transform="rotate(${String(turn)})">${line('M-38 0H38', '#5b3e27', 5)}</g>`).join('')
  return at(x, y, scale, `<circle r="38" fill="none" stroke="#7c5636" stroke-width="8"/>${spokes}${circle(0, 0, 8, IRON)}`)
}

/** A cottage that hangs by its floor. */
export function cottageUpsideDown(x: number, y: number, scale: number): string {
  return `<g transform="translate(${String(x)} ${String(y)}) scale(${String(scale)} ${String(-scale)})">${path('M-70 0V-66H70V0Z', '#a98a6a')}${path('M-86-62L0-122L86-62Z', '#6f3f38')}${path('M-16 0v-42h32V0Z', '#4d382a')}${path('M-54-50h26v26h-26zM28-50h26v26H28z', '#ffd67a')}${line('M-41-50v26M-54-37h26M41-50v26M28-37h26', '#a98a6a', 2.4)}${glow(-41, -37, 44, 0.7)}${glow(41, -37, 44, 0.7)}</g>`
}

export function teapot(x: number, y: number, scale: number): string {
  return at(x, y, scale, path('M-18 0C-26-26-8-30 0-30S26-26 18 0Z', '#b9d3cf') + line('M17-18q14-4 16 8M-17-18q-16-4-12 10', '#b9d3cf', 5) + circle(0, -33, 4, '#b4482f'))
}

export function well(x: number, y: number, scale: number): string {
  return at(x, y, scale, path('M-60 0V-34H60V0Z', STONE) + line('M-60-17H60M-40-34v17M0-34v17M40-34v17M-20-17V0M20-17V0', '#6c706c', 2.4) + ellipse(0, -34, 60, 13, '#6c706c') + ellipse(0, -34, 48, 9, '#10151c') + line('M-50-36V-104M50-36V-104', WOOD, 7) + path('M-66-100L0-136L66-100Z', '#5d3b33') + line('M0-100V-44', '#d7c08e', 2.6))
}

export function fire(x: number, y: number, scale: number): string {
  return at(x, y, scale, glow(0, -18, 110, 0.95) + line('M-24 4L22-8M-22-8L24 4', '#4d3423', 8) + path('M0-58C22-34 22-12 0 0C-22-12-20-30-6-38C-8-28 0-26 2-32S-4-48 0-58Z', '#e8742a') + path('M1-32C12-20 10-8 0-2C-10-8-10-18-2-22Z', '#ffd67a'))
}

export function haystack(x: number, y: number, scale: number): string {
  return at(x, y, scale, path('M-46 2C-50-40-16-74 0-78S50-40 46 2Z', '#c9a45a') + line('M-30-10L-20-40M-6-8L-2-60M20-10L14-46M34-6L30-30', '#97742f', 2.4))
}

export function den(x: number, y: number, scale: number): string {
  return at(x, y, scale, path('M-96 4C-96-70-50-112 0-112S96-70 96 4Z', '#6d6a66') + path('M-40 4C-44-44-22-66 0-66S44-44 40 4Z', '#241c1a') + glow(0, -14, 46, 0.55) + path('M-26 2q12-16 24 0zM4 2q12-14 22 0z', '#b4482f') + path('M-60-96q60-34 120 0q-60 10-120 0z', '#f5f8fb'))
}

export function iceWall(x: number, y: number, scale: number): string {
  return at(x, y, scale, path('M-150 6L-138-110L-104-92L-84-152L-40-120L-10-176L34-132L70-160L96-104L130-120L150 6Z', '#bcd7e8') + path('M-84-152L-40-120L-60 6H-120Z', '#d8eaf4', 'opacity=".7"') + path('M34-132L70-160L90 6H40Z', '#9fc3da', 'opacity=".8"') + line('M-10-176L4-60L-20 4M96-104L80-40', '#ffffff', 2, 'opacity=".8"'))
}

export function stag(x: number, y: number, scale: number, fill: string): string {
  return at(x, y, scale, path('M-46 0L-42-40C-46-62-20-70 10-66C20-74 24-88 30-92C40-92 48-86 52-80C48-74 40-74 36-72C34-58 26-48 22-42L24 0H16L12-36C-4-32-18-32-28-36L-36 0Z', fill) + line('M32-92C26-112 10-116 4-128M28-104L36-122M20-112L18-130M36-92C44-110 58-112 66-124M44-104L44-122M52-110L62-112', fill, 4) + circle(42, -82, 1.8, '#fff6da'))
}

export function pump(x: number, y: number, scale: number): string {
  return at(x, y, scale, path('M-9 4V-64H9V4Z', IRON) + path('M-13-62h26v-8h-26z', IRON) + line('M8-44q22 0 22 18M-8-54L-34-76', IRON, 7) + path('M16 4h30v-14H16z', '#7c5636'))
}

export function fence(x: number, y: number, scale: number): string {
  const posts = [-72, -36, 0, 36, 72].map((post) => line(`M${String(post)} 4V-40`, '#7a624b', 7)).join('')
  return at(x, y, scale, line('M-84-12H84M-84-28H84', '#8d7358', 5) + posts)
}

export function chair(x: number, y: number, scale: number): string {
  return at(x, y, scale, path('M-30 0V-104Q-30-124 0-124T30-104V-44H42V0H32V-30H-20V0Z', '#4b3546') + path('M-22-50V-100Q-22-114 0-114T22-100V-50Z', '#6b4c63') + path('M-22-44H36v12H-22z', '#7d5a73'))
}

export function window(x: number, y: number, scale: number, glass: string): string {
  return at(x, y, scale, path('M-46 4V-96H46V4Z', '#d9c7a2') + path('M-38-4V-88H38V-4Z', glass) + line('M0-88V-4M-38-46H38', '#d9c7a2', 5) + path('M-60-100C-44-60-50-30-58 6H-72V-100ZM60-100C44-60 50-30 58 6H72V-100Z', '#8d4a52'))
}

export function starling(x: number, y: number, scale: number): string {
  return at(x, y, scale, path('M-10 0C-8-10 4-12 10-6L18-5L11-2C8 6-4 8-16 6Z', '#1f2530') + circle(9, -4, 1, '#fff3cf'))
}

export function moon(x: number, y: number, r: number): string {
  return glow(x, y, r * 3, 0.9) + circle(x, y, r, '#fff4d6') + circle(x - r * 0.3, y - r * 0.2, r * 0.16, '#eaddb8') + circle(x + r * 0.25, y + r * 0.3, r * 0.11, '#eaddb8')
}
