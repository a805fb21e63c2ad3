/** A face in a square of 24, drawn from behind to the front. */
export interface Drawn {
  name: string
  ears: string
  head: string
  /** What is lighter: cheeks, a mask of feathers. */
  mask: string
  nose: string
  /** How far from the middle, how high up, and their radii. */
  eyes: { apart: number; at: number; wide: number; high: number }
  fur: string
  dark: string
  light: string
  ink: string
}

const INK = '#201520'

/** By the number of the name that they bear. Each differs by its outline, not by its colour alone. */
export const FACES: readonly Drawn[] = [
  {
    name: 'fox',
    ears: 'M2.5 2 9 6.5 4 12ZM21.5 2 15 6.5 20 12Z',
    head: 'M3 7c3-2 5-2.6 9-2.6S18 5 21 7c0 6-3.5 11-9 15C6.5 18 3 13 3 7Z',
    mask: 'M3.3 10.5c2.7 0 5.7 1.5 8.7 7.5 3-6 6-7.5 8.7-7.5C19.8 15 17 18.5 12 22 7 18.5 4.2 15 3.3 10.5Z',
    nose: 'M10.3 19h3.4L12 21.5Z',
    eyes: { apart: 4, at: 10.5, wide: 1.2, high: 1.5 },
    fur: '#e2793a',
    dark: '#8c3f1c',
    light: '#fff0dc',
    ink: INK,
  },
  {
    name: 'bear',
    ears: 'M1.5 6.5a4 4 0 1 1 8 0 4 4 0 1 1-8 0ZM14.5 6.5a4 4 0 1 1 8 0 4 4 0 1 1-8 0Z',
    head: 'M2.5 13a9.5 9.5 0 1 1 19 0 9.5 9.5 0 1 1-19 0Z',
    mask: 'M7 17a5 4.2 0 1 1 10 0 5 4.2 0 1 1-10 0Z',
    nose: 'M10 15c0-1.5 4-1.5 4 0s-1 2-2 2-2-.5-2-2Z',
    eyes: { apart: 4.2, at: 11, wide: 1.1, high: 1.2 },
    fur: '#8a5f43',
    dark: '#57371f',
    light: '#e3c7a3',
    ink: INK,
  },
  {
    name: 'owl',
    ears: 'M3 1.5 10 5 4 10ZM21 1.5 14 5 20 10Z',
    head: 'M3 8c2-3 5-4.5 9-4.5S19 5 21 8c1.5 9-3 14.5-9 14.5S1.5 17 3 8Z',
    mask: 'M3.2 11.5a4.4 4.4 0 1 1 8.8 0 4.4 4.4 0 1 1-8.8 0ZM12 11.5a4.4 4.4 0 1 1 8.8 0 4.4 4.4 0 1 1-8.8 0Z',
    nose: 'M10.5 13.5h3L12 17.5Z',
    eyes: { apart: 4.4, at: 11.5, wide: 2, high: 2.2 },
    fur: '#6d6f9c',
    dark: '#3d3e6b',
    light: '#f3ecd2',
    ink: INK,
  },
  {
    name: 'hare',
    ears: 'M5 10C2 3 4-1.5 6-1.5s4 5 4 10ZM19 10c3-7 1-11.5-1-11.5s-4 5-4 10Z',
    head: 'M4.5 14c0-4.5 3.3-7 7.5-7s7.5 2.5 7.5 7-3 8.5-7.5 8.5S4.5 18.5 4.5 14Z',
    mask: 'M8 19a4 3 0 1 1 8 0 4 3 0 1 1-8 0Z',
    nose: 'M10.7 17h2.6L12 18.7Z',
    eyes: { apart: 3.7, at: 13, wide: 1.2, high: 1.7 },
    fur: '#c3ab8e',
    dark: '#8c7357',
    light: '#fff6e6',
    ink: INK,
  },
  {
    name: 'cat',
    ears: 'M3 1.5 10 7 3.5 13ZM21 1.5 14 7 20.5 13Z',
    head: 'M2.5 13.5C2.5 8.5 7 6 12 6s9.5 2.5 9.5 7.5S17.5 22 12 22s-9.5-3.5-9.5-8.5Z',
    mask: 'M8 18.5a4 3 0 1 1 8 0 4 3 0 1 1-8 0Z',
    nose: 'M10.8 16h2.4L12 17.5Z',
    eyes: { apart: 4.3, at: 12.5, wide: 0.9, high: 1.9 },
    fur: '#8e879f',
    dark: '#6a6380',
    light: '#ece6f2',
    ink: INK,
  },
]
