import type { Group } from 'three'

import type { Materials } from '../materials'
import { armchair } from './armchair'
import { desk } from './desk'
import { mirror } from './mirror'
import { piano } from './piano'
import { table } from './table'
import { trolley } from './trolley'

/** Every piece of the hall in the scene's fixed order, each in its own frame as it stands. */
export function allFurniture(of: Materials, sharpness: number): Group[] {
  return [mirror(of, sharpness), trolley(of), desk(of), piano(of), armchair(of), table(of)]
}
