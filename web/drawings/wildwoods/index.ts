import { creatureDrawings, loose } from './creatures.ts'
import { brom, bromLaid, luma } from './folk.ts'
import { sceneDrawings } from './scenes.ts'

/** Whole pages of the book: paper shows through them. */
export const onPaper = sceneDrawings()

/** What stands by itself. */
export const alone = {
  ...creatureDrawings(),
  luma: loose(110, 122, luma()),
  brom: loose(260, 190, brom()),
  'brom-laid': loose(270, 140, bromLaid()),
}
