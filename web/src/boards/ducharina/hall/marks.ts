/** Players by colour and shape: the measured colours stay apart for every eye, the shapes for all. */
export const COLOURS = ['#5ab0ff', '#ffc247', '#e0559b', '#e9edff'] as const

export function colourOf(seat: number): string {
  return COLOURS[seat % COLOURS.length] ?? COLOURS[0]
}

/** The path of a player's mark: circle, triangle, square, diamond. */
export function markPath(
  brush: CanvasRenderingContext2D, seat: number, x: number, y: number, radius: number,
): void {
  brush.beginPath()
  if (seat % 4 === 0) brush.arc(x, y, radius, 0, 2 * Math.PI)
  else for (const [east, north] of CORNERS[seat % 4] ?? []) brush.lineTo(x + east * radius, y + north * radius)
  brush.closePath()
}

const CORNERS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, -1.15], [1.05, 0.8], [-1.05, 0.8]],
  [[-0.85, -0.85], [0.85, -0.85], [0.85, 0.85], [-0.85, 0.85]],
  [[0, -1.25], [1.05, 0], [0, 1.25], [-1.05, 0]],
]
