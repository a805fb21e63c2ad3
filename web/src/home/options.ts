/** Something that the host of a table may choose, as the page can show it. */
export interface GameOption {
  name: string
  /** Empty: a whole number is asked for. */
  choices: string[]
  preset: string
  least: number
  most: number | undefined
}

interface Schema {
  enum?: unknown[]
  type?: string
  anyOf?: Schema[]
  default?: string | number | null
  minimum?: number
  maximum?: number
}

/** The options of a game that a form can ask for: words to choose from, and whole numbers. */
export function optionsIn(schema: unknown): GameOption[] {
  const { properties = {} } = schema as { properties?: Record<string, Schema> }
  return Object.entries(properties).flatMap(([name, property]) => optionIn(name, property))
}

function optionIn(name: string, property: Schema): GameOption[] {
  const preset = property.default == null ? '' : String(property.default)
  if (property.enum) {
    return [{ name, choices: property.enum.map(String), preset, least: 0, most: undefined }]
  }
  const number = [property, ...(property.anyOf ?? [])].find((one) => one.type === 'integer')
  if (number === undefined) return []
  return [{ name, choices: [], preset, least: number.minimum ?? 0, most: number.maximum }]
}
