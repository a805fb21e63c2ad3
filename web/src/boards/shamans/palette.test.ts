import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { WORLDS } from './box'

const palette = readFileSync(new URL('./worlds.css', import.meta.url), 'utf8')

/** A colour of a world, as it is defined. */
function colourOf(world: string, name: string): string {
  const rule = new RegExp(`world-${world} \\{([^}]*)\\}`).exec(palette)?.[1] ?? ''
  return new RegExp(`--${name}: (#[0-9a-f]+)`).exec(rule)?.[1] ?? ''
}

/** WCAG 2: relative luminance. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [one, other].map(luminance).sort((a, b) => b - a)
  return (high + 0.05) / (low + 0.05)
}

describe.each(WORLDS)('the %s world', (world) => {
  const [colour = '', deep = '', pale = '', ink = ''] = ['world', 'deep', 'pale', 'mark-ink'].map((name) =>
    colourOf(world, name),
  )

  it('can be read: symbols and words on its colour, letters and values on its depth', () => {
    expect(contrast(ink, colour)).toBeGreaterThan(4.5)
    expect(contrast(pale, deep)).toBeGreaterThan(4.5)
    expect(contrast('#fffaf0', deep)).toBeGreaterThan(4.5)
  })

  it('stands out from the night, if not by its colour then by its edge', () => {
    expect(Math.max(contrast(colour, '#0b0f28'), contrast(pale, '#0b0f28'))).toBeGreaterThan(4.5)
  })
})
