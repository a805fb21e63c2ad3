import { expect, test } from 'vitest'

import { tableIn } from './operator.svelte'

test('a table is named by its id or by a link to it', () => {
  expect(tableIn(' aB-3_x ')).toBe('aB-3_x')
  expect(tableIn('https://play.example/t/aB-3_x')).toBe('aB-3_x')
  expect(tableIn('https://play.example/t/aB-3_x/replay/2?at=4')).toBe('aB-3_x')
})
