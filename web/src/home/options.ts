/** Something that the host of a table may choose, as the page can show it. */
export interface GameOption {
  name: string
  /** Words or seats to choose from; empty: a whole number is asked for. */
  choices: string[]
  /** Is it one of the seats, or none? */
  isSeat: boolean
  /** Is it either so or not? */
  isSwitch: boolean
  preset: string
  least: number
  most: number | undefined
}

interface Schema {
  enum?: unknown[]
  type?: string
  anyOf?: Schema[]
  default?: string | number | boolean | null
  minimum?: number
  maximum?: number
}

/** Numbers that are seats in every game. */
const SEATS = ['first']

/** The options of a game that a form can ask for: words to choose from, switches, and whole numbers. */
export function optionsIn(schema: unknown, seats: number): GameOption[] {
  const { properties = {} } = schema as { properties?: Record<string, Schema> }
  return Object.entries(properties).flatMap(([name, property]) => optionIn(name, property, seats))
}

function optionIn(name: string, property: Schema, seats: number): GameOption[] {
  const preset = property.default == null ? '' : String(property.default)
  const isSwitch = property.type === 'boolean'
  const shared = { name, preset, isSeat: SEATS.includes(name), isSwitch }
  if (isSwitch) return [{ ...shared, choices: ['false', 'true'], least: 0, most: undefined }]
  if (property.enum) {
    return [{ ...shared, choices: property.enum.map(String), least: 0, most: undefined }]
  }
  const number = [property, ...(property.anyOf ?? [])].find((one) => one.type === 'integer')
  if (number === undefined) return []
  const choices = shared.isSeat ? Array.from({ length: seats }, (_, seat) => String(seat)) : []
  return [{ ...shared, choices, least: number.minimum ?? 0, most: number.maximum }]
}
