import type { Palette } from './kit.ts'

/** By chapter: its own light. */
export const PALETTES: Palette[] = [
  // Prologue: the first frost at dusk.
  {
    sky: ['#34496b', '#8d9bb0', '#f0c9a0'],
    disc: '#fff0d2',
    layers: ['#8f9fb3', '#6d8199', '#4c617b', '#32455c', '#22324a'],
    path: '#d9d3c8',
    ink: '#141d2c',
    glow: '#ffd98a',
  },
  // One: the hem of the wood in October.
  {
    sky: ['#5d88a0', '#c9cfa8', '#f6cf8d'],
    disc: '#fff2cf',
    layers: ['#b3ad78', '#8f9560', '#6c7a4a', '#4a5d3a', '#2f4430'],
    path: '#ead09a',
    ink: '#24301f',
    glow: '#ffdf8f',
  },
  // Two: the river, mist and rain.
  {
    sky: ['#456b7d', '#9fc0bd', '#e9e0bd'],
    disc: '#fdf6dc',
    layers: ['#8fb0ab', '#678f90', '#487378', '#2f565f', '#1d3c47'],
    path: '#d8cfa4',
    ink: '#12252c',
    glow: '#ffe7a6',
  },
  // Three: under the roots, lamplight and earth.
  {
    sky: ['#2c2230', '#5b4340', '#a2764f'],
    disc: '#ffdf9c',
    layers: ['#7d5f4a', '#64493a', '#4d372e', '#372723', '#241a1a'],
    path: '#b58a58',
    ink: '#140d0e',
    glow: '#ffc667',
  },
  // Four: snow, where one has to bring one's own colour.
  {
    sky: ['#8ba2c4', '#c9d5e6', '#f4e6e4'],
    disc: '#fffdf2',
    layers: ['#dfe7f0', '#c3d0e0', '#a3b5cc', '#7f94b0', '#5c7291'],
    path: '#f6f8fb',
    ink: '#3b4c66',
    glow: '#fff0b8',
  },
  // Five: the middle of the wood, at night.
  {
    sky: ['#120f2b', '#2e2757', '#6d4f7e'],
    disc: '#fff0cc',
    layers: ['#574a80', '#423a69', '#302b53', '#211f3e', '#15142b'],
    path: '#a08a96',
    ink: '#07061a',
    glow: '#ffd67a',
  },
]
