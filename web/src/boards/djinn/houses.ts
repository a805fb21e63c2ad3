/** A shape of a drawing: its colour and its outline. */
type Part = readonly [fill: string, shape: string]

/** A house as it is drawn: it stands on the origin, about 90 wide and up to 92 high. */
export interface House {
  parts: readonly Part[]
  /** Windows with lamps behind them. */
  lit: string
  /** Strokes beside it: smoke, steps, a mast. */
  lines?: string
  line?: string
}

/** A window with a round top. */
function pane(x: number, y: number, wide = 8, high = 11): string {
  const half = String(wide / 2)
  return `M${String(x)} ${String(y + high)}v${String(wide / 2 - high)}a${half} ${half} 0 0 1 ${String(wide)} 0v${String(high - wide / 2)}Z`
}

/** In the order of the locations: a dome, a gable, a vault, a tower, a shed with a chimney, a stall. */
export const HOUSES: readonly House[] = [
  {
    parts: [
      ['#5a456b', 'M-32 0V-36H32V0Z'],
      ['#46888a', 'M-26-36C-26-64 26-64 26-36Z'],
      ['#6fb6b0', 'M-18-40C-16-54-6-57 0-57C-8-52-10-46-10-40Z'],
      ['#f0c473', 'M0-84l3 6 6 1-5 4 2 7-6-4-6 4 2-7-5-4 6-1Z'],
    ],
    lit: pane(-22, -25) + pane(-4, -25) + pane(14, -25),
    lines: 'M0-57V-68',
    line: '#f0c473',
  },
  {
    parts: [
      ['#7a4443', 'M-34 0V-36H34V0Z'],
      ['#a4573f', 'M-42-33L0-70L42-33Z'],
      ['#c9734c', 'M-42-33L0-70L4-66L-32-33Z'],
      ['#f0b54e', 'M34-30h13v15h-13Z'],
    ],
    lit: pane(-23, -17) + pane(13, -17) + pane(-5, -52, 10, 13),
    lines: 'M47-27q6 0 6 4t-6 4M-34-20H34',
    line: '#d99a52',
  },
  {
    parts: [
      ['#5c566b', 'M-40 0C-40-42-23-56 0-56S40-42 40 0Z'],
      ['#777089', 'M-34-12C-32-38-18-50 0-51C-14-44-24-32-26-12Z'],
      ['#150d1b', 'M-21 0C-21-28-13-37 0-37S21-28 21 0Z'],
    ],
    lit: 'M-31-34a4 4 0 1 1 .1 0ZM31-34a4 4 0 1 1 .1 0Z',
    lines: 'M-15-1h30M-12-8h24M-9-15h18',
    line: '#7c7388',
  },
  {
    parts: [
      ['#5b4665', 'M-32 0V-32H-18V0ZM18 0V-40H33V0Z'],
      ['#6a5275', 'M-19 0V-66H19V0Z'],
      ['#93596d', 'M-25-66L0-91L25-66Z'],
      ['#f1e2c4', 'M-13-19h26v13h-26Z'],
    ],
    lit: pane(-4, -58) + pane(-4, -38) + pane(22, -29, 6, 9),
    lines: 'M-9-15h18M-9-10h12',
    line: '#6b4a3a',
  },
  {
    parts: [
      ['#8c5050', 'M22-36V-68H33V-36Z'],
      ['#723f4a', 'M-36 0V-38L-9-58V-38L18-58V-38H36V0Z'],
      ['#ff9d4d', 'M12 0V-23H29V0Z'],
      ['#ffd08a', 'M16 0V-14H25V0Z'],
    ],
    lit: pane(-26, -27) + pane(-7, -27),
    lines: 'M28-72c-6-7 6-9 0-17',
    line: '#d9b9b088',
  },
  {
    parts: [
      ['#6a3950', 'M-38 0V-32H38V0Z'],
      ['#d4614a', 'M-44-32L-36-54H36L44-32Z'],
      ['#f8e0bb', 'M-27-32L-22-54H-9L-10-32ZM10-32L9-54H22L27-32Z'],
      ['#b04a36', 'M-44-32q5.5 10 11 0t11 0 11 0 11 0 11 0 11 0 11 0 11 0Z'],
      ['#f0a23a', 'M-29-7a6 6 0 1 1 .1 0Z'],
      ['#86d6dc', 'M10-2v-10q0-4 4-6v-5h6v5q4 2 4 6v10Z'],
    ],
    lit: 'M-8-6a6 6 0 1 1 .1 0Z',
  },
]

/** The Source: a basin, jets of magic, a drop. */
export const FOUNTAIN: House = {
  parts: [
    ['#2a7f86', 'M-44-4a44 15 0 1 1 88 0a44 15 0 1 1-88 0Z'],
    ['#6fe6df', 'M-36-7a36 11 0 1 1 72 0a36 11 0 1 1-72 0Z'],
    ['#b9fff3', 'M0-80C9-67 11-61 11-55a11 11 0 0 1-22 0C-11-61-9-67 0-80Z'],
  ],
  lit: '',
  lines: 'M0-10C-3-32-19-42-26-28M0-10C3-32 19-42 26-28M0-8V-46',
  line: '#cffff7',
}
