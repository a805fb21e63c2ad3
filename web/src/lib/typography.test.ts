import { expect, it } from 'vitest'

import samples from '../../../tests/text/typography.json'
import { typeset } from './typography'

it.each(samples as [string, string, string][])('%s: %s', (language, plain, set) => {
  expect(typeset(plain, language)).toBe(set)
})
