import { describe, expect, it } from 'vitest'

import { Messages } from './messages'

const TEXT = `
night = { moon } rises
moon = the { $colour } Moon
    .short = moon

## A heading, { no-message }
stars = stars
`

describe('messages are read when they are said', () => {
  const messages = new Messages('en', TEXT)
  const said = (name: string) => messages.format(messages.find(name)?.value ?? '', { colour: 'red' })

  it('with the messages within them', () => {
    expect(said('night')).toBe('the red Moon rises')
    expect(Object.keys(messages.find('moon')?.attributes ?? {})).toEqual(['short'])
  })

  it('and known before', () => {
    expect(messages.has('stars')).toBe(true)
    expect(messages.has('no-message')).toBe(false)
    expect(messages.find('no-message')).toBeUndefined()
  })

  it('also those that come later; what was said once stays', () => {
    messages.add('wind = wind\nstars = other stars')
    expect(said('wind')).toBe('wind')
    expect(said('stars')).toBe('stars')
  })
})
