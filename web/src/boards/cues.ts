import type { Cue } from '../lib/sounds/player'
import type { SoundName } from '../lib/sounds/recipes'
import type { Told } from '../wire'

type Params = Record<string, unknown>

/** By event: how it sounds. What is not named is silent. */
export type Cues = Record<string, SoundName | ((params: Params, view: unknown) => Cue)>

/** A game's sounds are beside its board; without any it is silent but for one's own turn. */
const CUES = import.meta.glob<{ default: Cues }>('./*/sounds.ts')

/** So many of what happened at once are heard. */
const MOST = 5

export async function loadCues(game: string): Promise<Cues> {
  const load = CUES[`./${game}/sounds.ts`]
  try {
    return load === undefined ? {} : (await load()).default
  } catch {
    return {} // The server is away: it goes on without sound.
  }
}

/** What is heard of what was told: several of the same are one. The end of a round is told on the stage. */
export function cuesOf(cues: Cues, told: Told[], view: unknown): Cue[] {
  const end = told.findLastIndex((one) => one.sums_up) + 1
  const found = told.slice(0, end || told.length).flatMap(({ key, params }) => {
    const cue = cues[key]
    if (cue === undefined) return []
    return typeof cue === 'string' ? [{ sound: cue }] : [cue(params, view)]
  })
  return found.filter((cue, place) => !isSame(cue, found[place - 1])).slice(0, MOST)
}

function isSame(one: Cue, other: Cue | undefined): boolean {
  return one.sound === other?.sound && one.pitch === other.pitch
}
