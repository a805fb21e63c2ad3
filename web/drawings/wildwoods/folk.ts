import { at, circle, ellipse, glow, line, path } from './kit.ts'

/** Luma with her lamp, in a sheet of 90 by 120. */
export function luma(): string {
  return at(36, 114, 2.2, `${path('M-3 0c-3-14-1-30 7-40 6 8 12 24 13 40Z', '#b4482f')}${path('M4-41c-8 0-12 7-10 15 3 4 9 5 13 3 4-4 4-17-3-18Z', '#c9573a')}${path('M9-36c4 2 5 8 1 11-3 1-7-1-7-5s2-7 6-6Z', '#f6dcc0')}${path('M7-36c1-3 4-3 6 1-1 3-3 2-6-1Z', '#5b2f1d')}${circle(9.4, -29.6, 0.8, '#2b1a12')}${line('M12-20c5 1 9 0 13-4', '#c9573a', 4)}${line('M25-38v17', '#4a3223', 2)}${path('M21-21h8l1.5 11h-11Z', '#ffe9a6', 'stroke="#4a3223" stroke-width="1.5"')}${glow(25, -15, 17, 0.9)}${line('M3 0v2M11 0v2', '#3a2418', 4)}`)
}

/** Brom on his feet, in a sheet of 260 by 190. */
export function brom(): string {
  return at(118, 182, 2, `${path('M-52 0c-4-30 2-62 34-68 12-2 22 0 30 6 6-4 14-8 22-6 3-6 11-6 12 1 7 4 9 11 14 15 6 3 6 11-2 12-8 1-16 5-22 12-3 8-1 18 0 28H22l-3-16c-12 6-24 6-36 2l-3 14Z', '#4a3328')}${line('M-50-20c4-24 18-38 40-40', '#6b4a38', 5, 'opacity=".7"')}${circle(43, -52, 2.6, '#1a100b')}${circle(43.8, -52.7, 0.8, '#fff')}${ellipse(59, -45, 4, 3, '#1a100b')}${line('M33-67c2-3 6-2 7 1', '#6b4a38', 3)}${line('M52-38q-5 4-9 2', '#2b1a12', 1.6)}`)
}

/** Brom with his back against the dark. */
export function bromLaid(): string {
  return at(130, 132, 2, `${path('M-62 0C-66-26-40-46-8-44C14-44 26-36 34-26C40-30 48-28 50-22C60-20 64-12 62-6C62 0 56 0 50 0Z', '#4a3328')}${line('M-56-10c6-20 24-28 46-28', '#6b4a38', 5, 'opacity=".7"')}${line('M44-14q4 3 8 0', '#1a100b', 1.8)}${ellipse(61, -7, 3.6, 2.8, '#1a100b')}${line('M34-28c2-4 8-4 9 1', '#6b4a38', 3)}${path('M10 0q10-10 24 0z', '#3c291f')}`)
}
