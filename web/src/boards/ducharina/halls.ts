import type { DucharinaPicture } from '../../wire'
import type { BoardProps } from '../board'
import type { Composing } from './composing.svelte'
import type { Hall } from './hall/hall'
import type { Look } from './looking'

/** What the hall in three dimensions is given. */
export interface HallProps {
  table: BoardProps<DucharinaPicture>
  composing: Composing
  /** It takes too long to draw: the plan is shown instead. */
  slow: () => void
  /** It is drawn without shadows, and with fewer pixels. */
  isSimple: boolean
  /** What it is drawn on: the view through the keyhole draws there too. */
  stage?: Hall | null
}

/** What the view through the keyhole is given. */
export interface KeyholeProps {
  table: BoardProps<DucharinaPicture>
  /** The hall as it was at the look. */
  view: DucharinaPicture
  look: Look
  stage: Hall
  /** A second look follows. */
  hasNext: boolean
  goOn: () => void
}

/** Is there WebGL at all? */
export function canDrawHalls(): boolean {
  try {
    return document.createElement('canvas').getContext('webgl2') !== null
  } catch {
    return false
  }
}
