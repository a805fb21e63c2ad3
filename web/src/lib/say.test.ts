import { describe, expect, it } from 'vitest'

import type { Phrase } from '../wire'
import { isChosen, NAME, Words } from './say'
import { typeset } from './typography'

const NAMES = ['Ema', 'Petr', 'Jana']

const FILES: Record<string, string> = import.meta.glob(
  [
    '../../../src/spiritboard/text/??.ftl',
    '../../../src/spiritboard/games/shamans/text/??.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
)

function read(language: string): Words {
  const texts = Object.entries(FILES).filter(([path]) => path.endsWith(`/${language}.ftl`))
  const words = Words.from(language, texts.map(([, text]) => text).join('\n'))
  return words.at(NAMES, 0)
}

const WORDS = { en: read('en'), cs: read('cs'), ru: read('ru') }
const words = (language: string): Words => WORDS[language as keyof typeof WORDS]

const purple: Phrase = { key: 'world-purple' }
const card: Phrase = { key: 'card', args: { world: { said: [purple] }, value: 7 } }
const leads = (seat: number): Phrase => ({
  key: 'event-leads',
  args: { seat: { seat }, card: { said: [card] } },
})

describe('phrases are read as the terminal reads them', () => {
  it.each([
    ['en', 'You lead purple 7.', 'Petr leads purple 7.'],
    ['cs', 'Vynášíte fialovou 7.', 'Petr vynáší fialovou 7.'],
    ['ru', 'Вы начинаете ход: фиолетовая 7.', 'Petr начинает ход: фиолетовая 7.'],
  ])('%s', (language, own, other) => {
    expect(words(language).sentence(leads(0))).toBe(typeset(own, language))
    expect(words(language).sentence(leads(1))).toBe(other)
  })

  it.each([
    ['en', 1, 'Ema scores 1 point for Moonstones.'],
    ['en', 3, 'Ema scores 3 points for Moonstones.'],
    ['cs', 3, 'Ema získává 3 body za měsíční kameny.'],
    ['cs', 5, 'Ema získává 5 bodů za měsíční kameny.'],
    ['ru', 3, 'Ema получает 3 очка за Лунные Осколки.'],
    ['ru', 5, 'Ema получает 5 очков за Лунные Осколки.'],
  ])('%s plural of %i', (language, points, said) => {
    const phrase = {
      key: 'event-gains',
      args: { seat: { seat: 0 }, points, reason: 'moonstones' },
    }
    expect(words(language).at(NAMES, 2).sentence(phrase)).toBe(typeset(said, language))
  })
})

describe('the forms of what fills a phrase', () => {
  const en = words('en')

  it('has a short form of a card', () => {
    expect(en.key('code-of', { card: { said: [card] } })).toBe('P7')
  })

  it('lists several, and says nothing of none', () => {
    const both = [card, { key: 'card', args: { world: { said: [purple] }, value: 8 } }]
    expect(en.key('event-your-hand', { cards: { said: both } })).toBe(
      'Your hand: purple 7 and purple 8.',
    )
    expect(en.key('event-your-hand', { cards: { said: [] } })).toBe('Your hand: none.')
  })

  it('selects on the id of what is said, and on yes and no', () => {
    const role: Phrase = { key: 'role-shadow' }
    const won = { key: 'event-round-won', args: { role: { said: [role] }, reason: 'moon-reached' } }
    expect(en.phrase(won)).toBe('The Shadow pawn is on the Moon. The Shadows win the round.')
    expect(en.key('table-role', { revealed: true, role: { said: [role] } })).toBe(
      'You are a Shadow, and everyone knows it.',
    )
  })

  it('names seats', () => {
    const ends = { key: 'game-ends', args: { names: { seats: [0, 2] }, winners: 2, points: 9 } }
    expect(en.phrase(ends)).toBe('Ema and Jana share the victory with 9 points.')
  })

  it('joins clauses', () => {
    expect(en.clauses([purple, purple])).toBe('purple; purple')
    expect(en.clauses([])).toBe('')
  })

  it('begins with a capital letter where a sentence does', () => {
    expect(en.sentence(purple)).toBe('Purple')
    expect(words('ru').sentence(purple)).toBe('Фиолетовый')
  })

  it('shows the name of a message that is missing', () => {
    expect(en.phrase({ key: 'no-such-thing' })).toBe('no-such-thing')
  })
})

describe('names', () => {
  it.each([
    ['en', 'Uwe', 'Guest 1234'],
    ['cs', 'Uršula', 'Host 1234'],
    ['ru', 'Ульяна', 'Гость 1234'],
  ])('that nobody chose are read in %s', (language, bot, guest) => {
    const table = words(language).at(['~player-4', '~guest-1234', 'Ema'], 0)
    expect([0, 1, 2].map((seat) => table.name(seat))).toEqual([bot, guest, 'Ema'])
    expect(table.person('~guest-1234')).toBe(guest)
    expect(isChosen('~player-4') || isChosen('~guest-1234')).toBe(false)
  })

  it.each(['Guest 1234', '~player-6', '~player-you', '~guest-12', '~', ''])(
    'of any other kind are read as they are: “%s”',
    (name) => {
      expect(words('cs').person(name)).toBe(name)
      expect(isChosen(name)).toBe(true)
    },
  )

  it('with a tilde in front are no choice', () => {
    const field = new RegExp(`^(?:${NAME})$`, 'v')
    expect(['Ema', ' Ema', 'Ema ~'].every((name) => field.test(name))).toBe(true)
    expect(['~Ema', ' ~Ema', '~', ' '].some((name) => field.test(name))).toBe(false)
  })
})
