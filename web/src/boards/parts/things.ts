import type { Option } from '../../wire'

/** A thing of a picture: a button that is heard, focused and pressed where the picture shows it. */
export interface PlacedThing {
  place: string
  name: string
  about?: string
  options?: Option[]
  press?: (() => void) | undefined
  peek?: (() => void) | undefined
  lines?: (() => string[]) | undefined
  /** Where the picture shows it, and how wide; null: it can only be heard and focused. */
  at: { x: number; y: number; size: number } | null
  /** Classes of the button, and of the spot where it stands. */
  look?: string
  spot?: string
}
