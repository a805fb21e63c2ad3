import type { PicturedPlace } from '../../wire'

export interface Spot {
  x: number
  y: number
}

/** A place and where the drawing of its scene shows it, in hundredths. */
export interface PinnedPlace extends Spot {
  place: PicturedPlace
}

/** By scene: where its places are. The drawings put the same things there. */
export const SPOTS: Record<string, Record<string, Spot>> = {
  p2: { hinge: { x: 42, y: 50 }, path: { x: 66, y: 66 } },
  '1_1': { listen: { x: 30, y: 42 }, ladder: { x: 66, y: 56 } },
  '1_2': {
    nettles: { x: 21, y: 70 },
    roof: { x: 36, y: 36 },
    boot: { x: 62, y: 72 },
    wet: { x: 80, y: 54 },
    shut: { x: 60, y: 47 },
  },
  '1_3': { lamp: { x: 55, y: 42 } },
  '1_3b': { lamp: { x: 55, y: 42 } },
  '1_4': { berries: { x: 26, y: 62 }, sun: { x: 68, y: 38 }, gap: { x: 70, y: 66 } },
  '2_1': { rope: { x: 22, y: 48 }, midstream: { x: 50, y: 64 }, landing: { x: 77, y: 46 } },
  '2_2': { low: { x: 24, y: 62 }, high: { x: 52, y: 44 }, middle: { x: 76, y: 66 } },
  '2_4': { upper: { x: 52, y: 38 }, lower: { x: 54, y: 76 } },
  '3_1': {
    green: { x: 20, y: 44 },
    blue: { x: 50, y: 36 },
    stable: { x: 80, y: 46 },
    glass: { x: 22, y: 70 },
    red: { x: 51, y: 60 },
    low: { x: 79, y: 74 },
  },
  '3_2': { stop: { x: 27, y: 50 }, sieve: { x: 58, y: 40 }, wheel: { x: 74, y: 62 } },
  '3_3': { tea: { x: 32, y: 40 }, photograph: { x: 72, y: 52 } },
  '3_4': {
    rim: { x: 28, y: 30 },
    ferns: { x: 68, y: 39 },
    ring: { x: 32, y: 52 },
    echo: { x: 68, y: 63 },
    water: { x: 46, y: 79 },
  },
  '4_1': { fire: { x: 50, y: 60 }, hay: { x: 22, y: 50 }, watch: { x: 76, y: 42 } },
  '4_2': { ledge: { x: 24, y: 40 }, gully: { x: 50, y: 58 }, far_side: { x: 78, y: 40 } },
  '4_3': {
    birches: { x: 60, y: 38 },
    holly: { x: 80, y: 62 },
    larch: { x: 20, y: 42 },
    stone: { x: 40, y: 70 },
  },
  '4_4': { ice: { x: 30, y: 52 }, lamp: { x: 62, y: 46 } },
  '5_1': { pump: { x: 22, y: 56 }, fence: { x: 50, y: 66 }, step: { x: 76, y: 50 } },
  '5_3': { clearing: { x: 24, y: 62 }, glass: { x: 68, y: 38 }, lamp: { x: 48, y: 54 } },
}

const COLUMNS = 2
const FEW = 3

/** Places that no drawing knows, such as those made of cards, hang in rows. */
function inRows(nth: number, count: number): Spot {
  const rows = Math.ceil(count / COLUMNS)
  const row = Math.floor(nth / COLUMNS)
  return { x: nth % COLUMNS === 0 ? 28 : 72, y: 32 + (52 * (row + 0.5)) / rows }
}

/** So near to each other two names of a small picture would cover each other. */
const BESIDE = 48
const BELOW = 20
const LOWEST = 86

/** Where places hang; `low`: only the lower part of the sheet is seen; `small`: it has little room. */
export function spotsOf(scene: string, places: PicturedPlace[], low: boolean, small: boolean): PinnedPlace[] {
  const known = SPOTS[scene] ?? {}
  const pinned = places.map((place, nth) => {
    const id = place.name.split('-at-')[1] ?? place.name
    return { place, ...(known[id] ?? inRows(nth, places.length)) }
  })
  if (low) return pinned.map((one) => lowered(one, pinned))
  return small && pinned.length <= FEW ? apart(pinned) : pinned
}

/** From above: each hangs below those that it would cover, and all of them on the sheet. */
function apart(all: PinnedPlace[]): PinnedPlace[] {
  const hung: PinnedPlace[] = []
  for (const one of all.toSorted((a, b) => a.y - b.y)) {
    const near = hung.filter((other) => Math.abs(other.x - one.x) < BESIDE)
    hung.push({ ...one, y: Math.max(one.y, ...near.map((other) => other.y + BELOW)) })
  }
  const over = Math.max(0, ...hung.map((one) => one.y - LOWEST))
  return hung.map((one) => ({ ...one, y: one.y - over }))
}

/** A few hang one below the other, many where they are. */
function lowered(one: PinnedPlace, all: PinnedPlace[]): PinnedPlace {
  const x = 50 + (one.x - 50) * 0.9
  if (all.length > FEW) return { ...one, x, y: 42 + (one.y - 30) * 0.9 }
  const above = all.filter((other) => other.y < one.y).length
  const lowest = all.length === 1 ? 56 : 88
  return { ...one, x, y: lowest - (all.length - 1 - above) * 24 }
}
