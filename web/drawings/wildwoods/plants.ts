import { at, type Chance, circle, ellipse, line, n, path } from './kit.ts'

export function fir(x: number, y: number, height: number, fill: string): string {
  const width = height * 0.36
  let right = ''
  let left = ''
  const tiers = 5
  for (let tier = 1; tier <= tiers; tier += 1) {
    const half = (width * tier) / tiers / 2 + 2
    const low = y - height + (height * 0.94 * tier) / tiers
    right += `Q${n(x + half * 0.45)} ${n(low - height * 0.06)} ${n(x + half)} ${n(low)}L${n(x + half * 0.5)} ${n(low - height * 0.035)}`
    left = `L${n(x - half * 0.5)} ${n(low - height * 0.035)}L${n(x - half)} ${n(low)}Q${n(x - half * 0.45)} ${n(low - height * 0.06)} ${n(x - half * 0.28)} ${n(low - height * 0.15)}${left}`
  }
  const foot = `L${n(x + height * 0.025)} ${n(y - height * 0.06)}V${n(y)}H${n(x - height * 0.025)}V${n(y - height * 0.06)}`
  return path(`M${n(x)} ${n(y - height)}${right}${foot}${left}Z`, fill)
}

export function firs(chance: Chance, count: number, y: number, low: number, high: number, fill: string, gap: [number, number] = [0, 0]): string {
  return Array.from({ length: count }, (_, nth) => {
    const x = (520 * (nth + 0.5)) / count + chance.between(-14, 14)
    const height = chance.between(low, high)
    return x > gap[0] && x < gap[1] ? '' : fir(x, y + chance.between(-5, 8), height, fill)
  }).join('')
}

export function trunk(x: number, y: number, height: number, width: number, fill: string, lean = 0): string {
  const body = `M${n(x - width * 0.9)} ${n(y + 8)}C${n(x - width * 0.35)} ${n(y - height * 0.1)} ${n(x - width * 0.5 + lean * 0.3)} ${n(y - height * 0.5)} ${n(x - width * 0.42 + lean)} ${n(y - height)}H${n(x + width * 0.42 + lean)}C${n(x + width * 0.5 + lean * 0.3)} ${n(y - height * 0.5)} ${n(x + width * 0.35)} ${n(y - height * 0.1)} ${n(x + width * 0.95)} ${n(y + 8)}Z`
  const boughs = `M${n(x - width * 0.3 + lean * 0.6)} ${n(y - height * 0.55)}C${n(x - width * 1.1)} ${n(y - height * 0.68)} ${n(x - width * 1.5)} ${n(y - height * 0.72)} ${n(x - width * 2.1)} ${n(y - height * 0.93)}M${n(x + width * 0.3 + lean * 0.6)} ${n(y - height * 0.66)}C${n(x + width * 1.2)} ${n(y - height * 0.76)} ${n(x + width * 1.5)} ${n(y - height * 0.85)} ${n(x + width * 1.9)} ${n(y - height * 1.02)}`
  return path(body, fill) + line(boughs, fill, width * 0.3)
}

export function birch(x: number, y: number, height: number): string {
  let marks = ''
  for (let up = 14; up < height; up += 23) marks += `M${n(x - 5)} ${n(y - up)}h${up % 2 ? '5' : '7'}`
  return path(`M${n(x - 6)} ${n(y)}L${n(x - 4)} ${n(y - height)}H${n(x + 4)}L${n(x + 6)} ${n(y)}Z`, '#eef0ec') + line(marks, '#3d3f44', 2.2)
}

/** A round tree with apples or leaves of another colour. */
export function roundTree(chance: Chance, x: number, y: number, size: number, bark: string, leaf: string, fruit: string): string {
  let crown = ''
  for (let nth = 0; nth < 9; nth += 1) {
    const turn = (nth / 9) * Math.PI * 2
    crown += circle(x + Math.cos(turn) * size * 0.55, y - size * 1.25 + Math.sin(turn) * size * 0.4, size * chance.between(0.32, 0.46), leaf)
  }
  crown += circle(x, y - size * 1.25, size * 0.62, leaf)
  let fruits = ''
  for (let nth = 0; nth < 11; nth += 1) {
    fruits += circle(x + chance.between(-0.8, 0.8) * size, y - size * 1.25 + chance.between(-0.55, 0.6) * size, size * 0.065, fruit)
  }
  return path(`M${n(x - size * 0.13)} ${n(y)}Q${n(x - size * 0.02)} ${n(y - size * 0.5)} ${n(x - size * 0.2)} ${n(y - size)}H${n(x + size * 0.2)}Q${n(x + size * 0.02)} ${n(y - size * 0.5)} ${n(x + size * 0.13)} ${n(y)}Z`, bark) + crown + fruits
}

export function fern(x: number, y: number, size: number, fill: string): string {
  let found = ''
  for (let frond = -3; frond <= 3; frond += 1) {
    const turn = frond * 0.38
    const [ex, ey] = [x + Math.sin(turn) * size, y - Math.cos(turn) * size]
    found += line(`M${n(x)} ${n(y)}Q${n(x + Math.sin(turn) * size * 0.3)} ${n(y - size * 0.75)} ${n(ex)} ${n(ey)}`, fill, size * 0.08)
    for (let leaf = 2; leaf < 7; leaf += 1) {
      const t = leaf / 7
      const px = x + (ex - x) * t * t + Math.sin(turn) * size * 0.3 * t * (1 - t)
      const py = y + (ey - y) * t - size * 0.22 * t * (1 - t)
      const long = size * 0.17 * (1.2 - t)
      found += line(`M${n(px)} ${n(py)}l${n(long)} ${n(-long * 0.3)}M${n(px)} ${n(py)}l${n(-long)} ${n(-long * 0.3)}`, fill, size * 0.05)
    }
  }
  return found
}

export function reeds(chance: Chance, x: number, y: number, count: number, fill: string): string {
  return Array.from({ length: count }, () => {
    const [left, tall] = [x + chance.between(-34, 34), chance.between(34, 82)]
    const lean = chance.between(-9, 9)
    return line(`M${n(left)} ${n(y)}Q${n(left)} ${n(y - tall * 0.6)} ${n(left + lean)} ${n(y - tall)}`, fill, 2) + ellipse(left + lean, y - tall, 2.4, 8, '#7a5233')
  }).join('')
}

export function grass(chance: Chance, y: number, count: number, fill: string): string {
  return Array.from({ length: count }, () => {
    const x = chance.between(0, 520)
    return line(`M${n(x)} ${n(y)}q${n(chance.between(-5, 5))} -8 ${n(chance.between(-7, 7))} ${n(-chance.between(9, 18))}`, fill, 1.7)
  }).join('')
}

export function bramble(chance: Chance, x: number, y: number, size: number, fill: string): string {
  let found = ''
  for (let nth = 0; nth < 7; nth += 1) {
    const [a, b] = [chance.between(-1, 1) * size, chance.between(0.4, 1) * size]
    found += line(`M${n(x + a * 0.3)} ${n(y)}Q${n(x + a)} ${n(y - b * 1.5)} ${n(x + a * 1.6)} ${n(y - b * 0.2)}`, fill, 2.6)
    found += circle(x + a * 0.9, y - b * 0.8, 3.4, '#54294a') + circle(x + a * 1.2, y - b * 0.55, 2.8, '#7a2f4a')
  }
  return found
}

export function roots(x: number, y: number, size: number, fill: string): string {
  let found = ''
  for (let nth = -4; nth <= 4; nth += 1) {
    const far = nth * size * 0.34
    found += line(`M${n(x + far * 0.2)} ${n(y - size)}C${n(x + far * 0.3)} ${n(y - size * 0.4)} ${n(x + far)} ${n(y - size * 0.5)} ${n(x + far * 1.15)} ${n(y + Math.abs(nth) * 4)}`, fill, 13 - Math.abs(nth) * 2)
  }
  return found
}

export function bush(x: number, y: number, size: number, fill: string, berry: string): string {
  const blobs = [[-0.6, 0.2], [0, 0.5], [0.6, 0.2], [-0.3, 0.55], [0.35, 0.55]] as const
  return at(x, y, 1, blobs.map(([a, b]) => circle(a * size, -b * size, size * 0.48, fill)).join('') + blobs.map(([a, b]) => circle(a * size * 0.8 + 3, -b * size * 1.1, 3, berry)).join(''))
}
