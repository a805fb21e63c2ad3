/** The 72 turns of furniture, five degrees each: the cosine is c / d, the sine s / d (G4.2). */
export type Turn = readonly [c: number, s: number, d: number]

/** Turns of a right angle. */
export const QUARTER = 18

/** As in `geometry/turns.py`; a test compares them. */
const TO_45: readonly Turn[] = [
  [1, 0, 1],
  [264, 23, 265],
  [525, 92, 533],
  [1380, 371, 1429],
  [140, 51, 149],
  [77, 36, 85],
  [780, 451, 901],
  [325, 228, 397],
  [105, 88, 137],
  [696, 697, 985],
]

function allTurns(): readonly Turn[] {
  const rest = TO_45.slice(1, 9).reverse()
  const first = [...TO_45, ...rest.map(([c, s, d]): Turn => [s, c, d])]
  const second = first.map(([c, s, d]): Turn => [0 - s, c, d])
  const half = [...first, ...second]
  return [...half, ...half.map(([c, s, d]): Turn => [0 - c, 0 - s, d])]
}

export const TURNS = allTurns()

/** The turn so many steps further, counter-clockwise. */
export function turnedBy(turn: number, by: number): number {
  return (((turn + by) % TURNS.length) + TURNS.length) % TURNS.length
}

export function turnOf(turn: number): Turn {
  return TURNS[turn] ?? [1, 0, 1]
}
