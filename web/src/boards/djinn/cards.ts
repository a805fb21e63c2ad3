import type { Say } from '../../lib/say'

/** A card by its name; one of a pack whose words are not here by its number, as in the log. */
export function cardName(say: Say, kind: 'mage' | 'gear' | 'scoring', card: number): string {
  const number = card + 1
  const name = `${kind}-${String(number)}`
  return say.has(name) ? say.key(name) : say.key(`${kind}-number`, { number })
}
