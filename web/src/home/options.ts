import type { SeatWish } from '../wire'

/** Something that the host of a table may choose, as the page can show it. */
export interface GameOption {
  name: string
  /** Words, seats or a few numbers to choose from; empty: any whole number is asked for. */
  choices: string[]
  /** Is it one of the seats, or none? */
  isSeat: boolean
  /** Is it either so or not? */
  isSwitch: boolean
  isNumber: boolean
  preset: string
  least: number
  most: number | undefined
  /** Its number may be a date: today's is offered. */
  isByDate: boolean
}

/** What was chosen, by the name of the option. */
export type Choices = Record<string, boolean | number | string>

/** What comes of what was chosen before. */
export type Choose = (options: Choices) => Choices

interface Schema {
  enum?: unknown[]
  type?: string
  anyOf?: Schema[]
  default?: string | number | boolean | null
  minimum?: number
  maximum?: number
  /** Asked only at tables with this many seats. */
  seats?: number[]
  /** A number that may be a date, as 20261117. */
  by_date?: boolean
  /** What is preselected for those who speak a language. */
  by_language?: Record<string, string | number | boolean>
}

/** Numbers that are seats in every game. */
const SEATS = ['first']
/** So many numbers can be listed. */
const FEW = 10

/** The options of a game that a form can ask for: words to choose from, switches, and whole numbers. */
export function optionsIn(schema: unknown, seats: number, language = ''): GameOption[] {
  const { properties = {} } = schema as { properties?: Record<string, Schema> }
  return Object.entries(properties)
    .filter(([name, property]) => isAsked(name, property, seats))
    .flatMap(([name, property]) => optionIn(name, presetFor(property, language), seats))
}

/** Without what this table does not ask, though it was chosen when more or fewer were to play. */
export function fitting(chosen: Choices, schema: unknown, seats: number): Choices {
  const asked = new Map(optionsIn(schema, seats).map((option) => [option.name, option]))
  const fits = ([name, value]: [string, Choices[string]]): boolean => {
    const option = asked.get(name)
    return option !== undefined && (!option.isSeat || option.choices.includes(String(value)))
  }
  return Object.fromEntries(Object.entries(chosen).filter(fits))
}

/** What a table was set up with, without what so many players are not asked; what no form knows stays. */
export function refitted(options: Record<string, unknown>, schema: unknown, seats: number): Record<string, unknown> {
  const { properties = {} } = schema as { properties?: Record<string, Schema> }
  const fits = ([name, value]: [string, unknown]): boolean => {
    const property = properties[name]
    if (property !== undefined && !isAsked(name, property, seats)) return false
    return !SEATS.includes(name) || value === null || Number(value) < seats
  }
  return Object.fromEntries(Object.entries(options).filter(fits))
}

/** A table for friends: as many seats as one plays at with bots, or two; they stay free. */
export function seatsForFriends(bots: number): SeatWish[] {
  return [{ kind: 'me' }, ...Array.from({ length: Math.max(1, bots) }, (): SeatWish => ({ kind: 'open' }))]
}

/** What a table is set up with if its host chooses nothing: the edition on their shelf, say. */
export function presets(schema: unknown, language: string): Choices {
  const { properties = {} } = (schema ?? {}) as { properties?: Record<string, Schema> }
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, { by_language: own }]) =>
      own?.[language] === undefined ? [] : [[name, own[language]]],
    ),
  )
}

function presetFor(property: Schema, language: string): Schema {
  return { ...property, default: property.by_language?.[language] ?? property.default ?? null }
}

/** Whoever plays alone starts anyway. */
function isAsked(name: string, property: Schema, seats: number): boolean {
  if (property.seats !== undefined) return property.seats.includes(seats)
  return !SEATS.includes(name) || seats > 1
}

function optionIn(name: string, property: Schema, seats: number): GameOption[] {
  const preset = property.default == null ? '' : String(property.default)
  const isSwitch = property.type === 'boolean'
  const shared = { name, preset, isSeat: SEATS.includes(name), isSwitch, isNumber: false, isByDate: property.by_date === true }
  if (isSwitch) return [{ ...shared, choices: ['false', 'true'], least: 0, most: undefined }]
  if (property.enum) {
    return [{ ...shared, choices: property.enum.map(String), least: 0, most: undefined }]
  }
  const number = [property, ...(property.anyOf ?? [])].find((one) => one.type === 'integer')
  if (number === undefined) return []
  const { minimum: least = 0, maximum: most } = number
  const choices = shared.isSeat ? listed(0, seats - 1) : listed(least, most)
  return [{ ...shared, isNumber: true, choices, least, most }]
}

function listed(least: number, most: number | undefined): string[] {
  if (most === undefined || most - least >= FEW) return []
  return Array.from({ length: most - least + 1 }, (_, place) => String(least + place))
}

/** A day as a number: 20261117. */
export function dayNumber(day: Date): number {
  return 10_000 * day.getFullYear() + 100 * (day.getMonth() + 1) + day.getDate()
}
