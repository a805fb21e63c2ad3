import type { Progress } from '../wire'

/** A tip of a lesson in its row: read, being read, or still to come. */
export type Dot = 'read' | 'now' | 'to come'

/** The row of tips, chapter by chapter. */
export function dotsOf({ step, chapters }: Progress): Dot[][] {
  let tip = 0
  return chapters.map((tips) =>
    Array.from({ length: tips }, () => {
      tip += 1
      return tip < step ? 'read' : tip === step ? 'now' : 'to come'
    }),
  )
}

export function tipsIn({ chapters }: Progress): number {
  return chapters.reduce((sum, tips) => sum + tips, 0)
}

/** Which chapter is taught now, from 0. */
export function chapterOf(progress: Progress): number {
  return dotsOf(progress).findIndex((dots) => dots.includes('now'))
}
