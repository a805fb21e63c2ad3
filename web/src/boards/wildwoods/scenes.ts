import type { WildwoodsPicture } from '../../wire'
import { drawing } from './drawn'
import { keyOf } from './telling'

/** The picture of where one is, or of how it ended. */
export function sceneOf({ scene, goes_to: goesTo }: WildwoodsPicture): string | null {
  const name = goesTo.startsWith('ending') ? keyOf(goesTo) : `scene-${keyOf(scene)}`
  return drawing(name) ?? drawing('scene-1-1')
}

/** It is on its way before there is a place for it. */
export function fetchEarly(picture: string | null): void {
  if (picture !== null) new Image().src = picture
}
