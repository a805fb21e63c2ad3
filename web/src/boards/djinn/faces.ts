/** What a mage looks like. */
export interface Looks {
  skin: string
  hair: string
  /** What is worn on the head. */
  hat: Hat
  /** Below the face, or around it. */
  style: Style
}

export const HATS = ['turban', 'point', 'hood', 'fez', 'crown'] as const
export type Hat = (typeof HATS)[number]
export const STYLES = ['long', 'braids', 'beard', 'goatee', 'moustache', 'bun'] as const
export type Style = (typeof STYLES)[number]

const SKINS: Record<string, string> = { p: '#f3cfae', o: '#d9a877', b: '#b07a4e', d: '#7d5233' }
const HAIRS: Record<string, string> = { k: '#2a1d22', n: '#5f3a22', r: '#b4562a', y: '#e2b65c', w: '#e9e4dd' }

/** In the order of the cards: skin, hair, hat, style, each by a sign. */
const FACES =
  'bk00 pw12 py35 ok02 pr11 bk22 pn20 dk04 on41 pr13 bk20 py02 on35 bk14 pw25 ok03 ' +
  'pn32 py41 dk02 on20 pw14 pk11 ok22 pr35 bk32 pk10 pw03 on21 dk43 py30 bw02 dk25'

/** One face for each mage; a card of a pack gets one of these. */
export function looksOf(card: number): Looks {
  const faces = FACES.split(' ')
  const [skin = '', hair = '', hat = '', style = ''] = faces[card % faces.length] ?? ''
  return {
    skin: SKINS[skin] ?? '',
    hair: HAIRS[hair] ?? '',
    hat: HATS[Number(hat)] ?? 'turban',
    style: STYLES[Number(style)] ?? 'long',
  }
}
