import { SOURCE, type Spot, type TownPlan } from './town'

/** What lies between the places of the town, each as one path. */
export interface Townscape {
  /** The ground: a hill with the town on it. */
  hill: string
  /** Roofs against the sky. */
  skyline: string
  /** Small houses, and their windows. */
  houses: string
  windows: string
}

const SEED = 5
const HOUSES = 44
const TRIES = 4

/** The same numbers for every town. */
function numbers(): () => number {
  let seed = SEED
  return () => (seed = (seed * 16807) % 2147483647) / 2147483647
}

function at(...spots: number[]): string {
  return spots.map((one) => one.toFixed(1)).join(' ')
}

/** How high the ground is at a distance from the left: a bow, highest in the middle. */
function horizon({ width, node }: TownPlan, x: number): number {
  const aside = (2 * x) / width - 1
  return node * (0.5 + 1.15 * aside * aside)
}

export function townscape(town: TownPlan): Townscape {
  const random = numbers()
  return { hill: hillOf(town), skyline: skylineOf(town, random), ...housesOf(town, random) }
}

function hillOf(town: TownPlan): string {
  const { width, height } = town
  const [edge, top] = [horizon(town, 0), horizon(town, width / 2)]
  return `M0 ${at(edge)}Q${at(width / 2, 2 * top - edge, width, edge)}V${at(height)}H0Z`
}

function skylineOf(town: TownPlan, random: () => number): string {
  let path = `M0 ${at(town.height)}`
  for (let x = 0; x < town.width; ) {
    const [wide, high] = [town.node * (0.2 + random() * 0.3), town.node * (0.1 + random() * 0.42)]
    path += `L${at(x, horizon(town, x) - high)}${roof(wide, random())}`
    x += wide
  }
  return `${path}V${at(town.height)}Z`
}

/** A dome, a gable or a flat roof. */
function roof(wide: number, kind: number): string {
  if (kind < 0.33) return `q${at(wide / 2, -wide, wide, 0)}`
  return kind < 0.66 ? `l${at(wide / 2, -wide / 2)}l${at(wide / 2, wide / 2)}` : `h${at(wide)}`
}

function housesOf(town: TownPlan, random: () => number): Pick<Townscape, 'houses' | 'windows'> {
  const found = { houses: '', windows: '' }
  for (let nth = 0; nth < HOUSES; nth++) {
    const spot = freeSpot(town, random)
    const wide = town.node * (0.11 + random() * 0.1)
    if (spot === null) continue
    const { x, y } = spot
    found.houses += `M${at(x - wide, y)}v${at(-wide)}l${at(wide, -wide * 0.75)}l${at(wide, wide * 0.75)}v${at(wide)}Z`
    found.windows += `M${at(x - 1.5, y - wide * 0.75)}h3v4h-3Z`
  }
  return found
}

/** Somewhere on the hill where no place of the town is near. */
function freeSpot(town: TownPlan, random: () => number): Spot | null {
  for (let tried = 0; tried < TRIES; tried++) {
    const spot = { x: random() * town.width, y: random() * town.height }
    if (spot.y > horizon(town, spot.x) + town.node * 0.4 && isFree(town, spot)) return spot
  }
  return null
}

function isFree(town: TownPlan, { x, y }: Spot): boolean {
  for (let space = 0; space <= SOURCE; space++) {
    const there = town.spot(space)
    if (Math.hypot(there.x - x, there.y - y) < town.node * 0.95) return false
  }
  return true
}
