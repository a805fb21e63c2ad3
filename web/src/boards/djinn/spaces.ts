import type { Say } from '../../lib/say'
import type { DjinnPicture } from '../../wire'
import { djinnName, locationName, ROUNDS, SOURCE } from './town'

/** What a space is called. */
export function nameOf(view: DjinnPicture, space: number, say: Say): string {
  const location = view.spaces[space]?.location ?? -1
  return location < 0 ? say.key('space-M') : say.key(`location-${locationName(location)}`)
}

/** What kind of space it is, what one does there, and who is there. */
export function aboutOf(view: DjinnPicture, space: number, say: Say): string {
  const here = view.spaces[space]
  if (here === undefined) return ''
  const shape = say.key(space === SOURCE ? 'tip-source' : space < ROUNDS ? 'board-round' : 'board-square')
  const purpose = space === SOURCE ? '' : say.key(`tip-${locationName(here.location)}`)
  const facts = [...djinnAt(here, say), ...secretsAt(here, say), ...wizardsAt(view, space, say)]
  return [shape.replace(/\.?$/u, '.'), purpose, facts.join(', ')].filter((part) => part !== '').join(' ')
}

type Space = DjinnPicture['spaces'][number]

function djinnAt({ djinn, boss }: Space, say: Say): string[] {
  const some = djinn.flatMap((count, colour) =>
    count > 0
      ? [say.key('djinn-of', { count, colour: { said: [{ key: `colour-${djinnName(colour)}` }] } })]
      : [],
  )
  return boss ? [...some, say.key('djinn-boss')] : some
}

function secretsAt({ secrets }: Space, say: Say): string[] {
  return secrets.map(({ seat, location }) =>
    say.key('board-secret-of', {
      seat: { seat },
      location: { said: [{ key: `location-${locationName(location)}` }] },
    }),
  )
}

function wizardsAt({ players }: DjinnPicture, space: number, say: Say): string[] {
  return players.flatMap(({ place }, seat) =>
    place === space ? [say.key('board-wizard-of', { seat: { seat } })] : [],
  )
}
