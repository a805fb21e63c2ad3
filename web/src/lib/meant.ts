type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>

/** The letter or digit of a key: where a Latin keyboard has it, if this one has another there. */
export function meantBy({ key, code, shiftKey }: Pressed): string {
  if (/^[a-z0-9]$/i.test(key)) return key.toLowerCase()
  const [, digit] = /^Digit(\d)$/.exec(code) ?? []
  const [, letter] = /^Key([A-Z])$/.exec(code) ?? []
  return (shiftKey ? undefined : digit) ?? letter?.toLowerCase() ?? key
}
