/** The sign of a djinn's colour: a drop, a mountain, a flame, a wind; the boss has a crown. */
export const DJINN_SIGNS: readonly string[] = [
  'M12 4c3.5 4.5 5 7 5 9.5a5 5 0 0 1-10 0C7 11 8.5 8.5 12 4Z',
  'M3 19 9.5 7l3.5 6 2-3 6 9Z',
  'M12 3c5 5-1 6 4 9 1 4-1 7-4 7s-6-2-5-7c1 1 2 1 2 0 0-3-1-5 3-9Z',
  'M3 9c4-4 7 3 11-1s5 0 7 1M3 16c4-4 7 3 11-1s5 0 7 1',
  'M4 19V8l4.5 4L12 4l3.5 8L20 8v11Z',
]
