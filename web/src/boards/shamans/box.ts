import type { Say } from '../../lib/say'
import type { Phrase } from '../../wire'

/** The kinds of things in the box, as the server numbers them. */
export const WORLDS = ['purple', 'blue', 'green', 'yellow', 'grey', 'brown', 'red'] as const
export const TILES = ['dagger', 'portal', 'moonstone', 'mask'] as const
export const RITUALS = ['stabilisation', 'transmutation', 'illumination', 'neutralisation'] as const
export const ROLES = ['shaman', 'shadow'] as const

export const NOTHING = -1
const WIDEST_WORLD = 8

export type WorldName = (typeof WORLDS)[number]
export type TileName = (typeof TILES)[number]
export type RitualName = (typeof RITUALS)[number]
export type RoleName = (typeof ROLES)[number]

export function worldOf(card: number): number {
  return Math.floor(card / WIDEST_WORLD)
}

export function valueOf(card: number): number {
  return (card % WIDEST_WORLD) + 1
}

export function worldName(world: number): WorldName {
  return WORLDS[world] ?? 'purple'
}

export function tileName(tile: number): TileName {
  return TILES[tile] ?? 'dagger'
}

export function ritualName(ritual: number): RitualName {
  return RITUALS[ritual] ?? 'neutralisation'
}

export function roleName(role: number): RoleName {
  return ROLES[role] ?? 'shaman'
}

export function worldPhrase(world: number): Phrase {
  return { key: `world-${worldName(world)}` }
}

export function cardPhrase(card: number): Phrase {
  const world = { said: [worldPhrase(worldOf(card))] }
  return { key: 'card', args: { world, value: valueOf(card) } }
}

export function tilePhrase(tile: number): Phrase {
  return { key: `tile-${tileName(tile)}` }
}

export function ritualPhrase(ritual: number): Phrase {
  return { key: `ritual-${ritualName(ritual)}` }
}

export function rolePhrase(role: number): Phrase {
  return { key: `role-${roleName(role)}` }
}

export function letterOf(world: number, say: Say): string {
  return say.key('letter-of', { world: { said: [worldPhrase(world)] } })
}
