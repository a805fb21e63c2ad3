/** A player's mark: circle, triangle, square, diamond. It is told apart without its colour. */
export function markPath(seat: number, r: number): string {
  const of = (...steps: number[]) => steps.map((step) => String(Math.round(step * r * 100) / 100))
  switch (seat) {
    case 0:
      return `M${of(-1, 0).join(' ')}a${of(1, 1).join(' ')} 0 1 0 ${of(2, 0).join(' ')}a${of(1, 1).join(' ')} 0 1 0 ${of(-2, 0).join(' ')}Z`
    case 1:
      return `M${of(0, -1.15).join(' ')}L${of(1.05, 0.8).join(' ')}L${of(-1.05, 0.8).join(' ')}Z`
    case 2:
      return `M${of(-0.88, -0.88).join(' ')}h${of(1.76).join('')}v${of(1.76).join('')}h${of(-1.76).join('')}Z`
    default:
      return `M${of(0, -1.25).join(' ')}L${of(1.05, 0).join(' ')}L${of(0, 1.25).join(' ')}L${of(-1.05, 0).join(' ')}Z`
  }
}

/** A ghost from the front, on a field of 31 × 40. */
export const GHOST =
  'M15.5 1.5C23 1.5 25.5 10 26.5 20c.6 6 1.5 10 3 15.5-2 1.5-3.6 1.5-5.2-.4-1.5 2.6-3.7 2.9-5.4.4-1.7 2.5-4.3 2.5-6 0-1.7 2.5-4 2.2-5.5-.4-1.6 1.9-3.4 1.9-5.9.4 1.5-5.5 2.4-9.5 3-15.5 1-10 3.5-18.5 11-18.5Z'

/** Furniture from the front, drawn with one line, on a field of 48 × 48. */
export const PIECE_LINES = [
  'M23 4h2a9 9 0 0 1 9 9v18a9 9 0 0 1-9 9h-2a9 9 0 0 1-9-9V13a9 9 0 0 1 9-9ZM12 44h24M18 40v4m12-4v4M19 24l8-10m-6 16 9-12',
  'M8 16h32M8 30h32M10 16v22m28-22v22M14 30v-9h13v9m2 0v-6h6v6M10 16V8h4M12 38.500a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5Zm24 0a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5Z',
  'M5 16h38v6H5zM8 22v20h11V22m10 0v20h11V22M11 28h5m-5 7h5m16-7h5m-5 7h5',
  'M7 42V10h34v32M7 24h34v7H7zM13 24v4m5-4v4m6-4v4m6-4v4m5-4v4M11 31v11m26-11v11M18 14h12v7H18z',
  'M12 22V12c0-5 4-6 12-6s12 1 12 6v10M6 24c0-4 6-4 7 0v8h22v-8c1-4 7-4 7 0v14H6zM13 32h22M10 38v4m28-4v4',
  'M5 18h38l-3 6H8zM11 24l-2 18m28-18 2 18M24 8c4 0 4 6 0 10-4-4-4-10 0-10Z',
] as const

/** The keyhole, about its middle, on a field of 20 × 28. */
export const KEYHOLE = 'M0-13A7.500 7.500 0 0 1 4.200.500L7.500 13H-7.500L-4.200.500A7.500 7.500 0 0 1 0-13Z'

/** The pips of a die, on a field of 3 × 3. */
export const PIPS = [
  [],
  [4],
  [0, 8],
  [0, 4, 8],
  [0, 2, 6, 8],
  [0, 2, 4, 6, 8],
  [0, 2, 3, 5, 6, 8],
] as const
