import { expect, it } from 'vitest'

import { chapterOf, dotsOf, tipsIn } from './lesson'

const PROGRESS = { step: 4, chapters: [3, 2, 1] }

it('a lesson is a row of tips, chapter by chapter', () => {
  expect(dotsOf(PROGRESS)).toEqual([['read', 'read', 'read'], ['now', 'to come'], ['to come']])
  expect(tipsIn(PROGRESS)).toBe(6)
})

it('the chapter is that of the tip that is read now', () => {
  expect(chapterOf(PROGRESS)).toBe(1)
  expect(chapterOf({ ...PROGRESS, step: 3 })).toBe(0)
  expect(chapterOf({ ...PROGRESS, step: 6 })).toBe(2)
})
