/** Paper: torn edges, layers with a shadow, washes of colour. All in a sheet of 520 by 450. */

export const WIDTH = 520
export const HEIGHT = 450

/** A row of numbers from 0 to 1 that is the same each time. */
export class Chance {
  #state: number

  constructor(seed: number) {
    this.#state = seed * 7919 + 17
  }

  next(): number {
    this.#state = (this.#state * 16807) % 2147483647
    return this.#state / 2147483647
  }

  between(low: number, high: number): number {
    return low + this.next() * (high - low)
  }
}

export function n(value: number): string {
  return value.toFixed(1)
}

/** Colours of a chapter, from the far sky to the nearest paper. */
export interface Palette {
  sky: [string, string, string]
  disc: string
  layers: [string, string, string, string, string]
  path: string
  ink: string
  glow: string
}

/** A piece of paper lies above what is behind it. */
export function sheet(inner: string): string {
  return `<g filter="url(#lift)">${inner}</g>`
}

export function at(x: number, y: number, scale: number, inner: string): string {
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${String(scale)})">${inner}</g>`
}

export function path(d: string, fill: string, more = ''): string {
  return `<path d="${d}" fill="${fill}" ${more}/>`
}

export function line(d: string, stroke: string, width: number, more = ''): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`
}

export function circle(x: number, y: number, r: number, fill: string, more = ''): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}" ${more}/>`
}

export function ellipse(x: number, y: number, rx: number, ry: number, fill: string, more = ''): string {
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}" ${more}/>`
}

export function glow(x: number, y: number, r: number, strength = 1): string {
  return circle(x, y, r, 'url(#glow)', `opacity="${String(strength)}"`)
}

/** Ground torn from a sheet: hills of some height, and a pale edge where the paper shows. */
export function ground(chance: Chance, y: number, hills: number, fill: string): string {
  const [a, b] = [chance.between(0, 6), chance.between(0, 6)]
  let top = ''
  for (let x = -10; x <= WIDTH + 10; x += 5) {
    const hill = Math.sin(x / 74 + a) * hills + Math.sin(x / 31 + b) * hills * 0.35
    top += `L${n(x)} ${n(y + hill + chance.between(-1.3, 1.3))}`
  }
  const shape = `M-10 ${String(HEIGHT + 10)}${top}L${String(WIDTH + 10)} ${String(HEIGHT + 10)}Z`
  return path(shape, fill) + line(`M${top.slice(1)}`, '#ffffff', 1.4, 'opacity="0.22"')
}

export function sky(palette: Palette, chance: Chance, disc: { x: number; y: number; r: number } | null): string {
  let found = `<rect width="520" height="450" fill="url(#sky)"/>`
  if (disc) {
    found += glow(disc.x, disc.y, disc.r * 4.2, 0.8) + circle(disc.x, disc.y, disc.r, palette.disc)
  }
  for (let wash = 0; wash < 7; wash += 1) {
    const [x, y] = [chance.between(-40, 560), chance.between(20, 230)]
    found += ellipse(x, y, chance.between(60, 150), chance.between(8, 24), '#ffffff', 'opacity="0.13" filter="url(#soft)"')
  }
  return found
}

export function stars(chance: Chance, count: number): string {
  return Array.from({ length: count }, () =>
    circle(chance.between(0, 520), chance.between(0, 190), chance.between(0.5, 1.5), '#fff6da', `opacity="${n(chance.between(0.4, 1))}"`),
  ).join('')
}

export function snowing(chance: Chance, count: number): string {
  return Array.from({ length: count }, () =>
    circle(chance.between(0, 520), chance.between(0, 450), chance.between(0.8, 2.6), '#ffffff', `opacity="${n(chance.between(0.35, 0.9))}"`),
  ).join('')
}

export function document(palette: Palette, inner: string): string {
  const [top, middle, low] = palette.sky
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1040" height="900" viewBox="0 0 520 450"><defs>
<linearGradient id="sky" x2="0" y2="1"><stop stop-color="${top}"/><stop offset=".45" stop-color="${middle}"/><stop offset=".78" stop-color="${low}"/></linearGradient>
<radialGradient id="glow"><stop stop-color="${palette.glow}" stop-opacity=".95"/><stop offset=".3" stop-color="${palette.glow}" stop-opacity=".42"/><stop offset="1" stop-color="${palette.glow}" stop-opacity="0"/></radialGradient>
<filter id="lift" x="-5%" y="-5%" width="110%" height="110%"><feDropShadow dx="0" dy="-1.5" stdDeviation="3.4" flood-color="${palette.ink}" flood-opacity=".5"/></filter>
<filter id="soft"><feGaussianBlur stdDeviation="9"/></filter></defs>${inner}</svg>`
}
