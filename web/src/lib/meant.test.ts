import { expect, test } from 'vitest'

import { meantBy } from './meant'

function pressed(key: string, code: string, shiftKey = false): string {
  return meantBy({ key, code, shiftKey })
}

test('a letter or digit is itself', () => {
  expect(pressed('u', 'KeyU')).toBe('u')
  expect(pressed('U', 'KeyU', true)).toBe('u')
  expect(pressed('3', 'Numpad3')).toBe('3')
})

test('a Russian keyboard has the same letters under others', () => {
  expect(pressed('г', 'KeyU')).toBe('u')
  expect(pressed('р', 'KeyH')).toBe('h')
})

test('a Czech keyboard has digits only with Shift; the keys are the same', () => {
  expect(pressed('ě', 'Digit2')).toBe('2')
  expect(pressed('2', 'Digit2', true)).toBe('2')
  expect(pressed('y', 'KeyZ')).toBe('y')
})

test('signs stay what they are', () => {
  expect(pressed('!', 'Digit1', true)).toBe('!')
  expect(pressed('?', 'Slash', true)).toBe('?')
  expect(pressed('Escape', 'Escape')).toBe('Escape')
})
