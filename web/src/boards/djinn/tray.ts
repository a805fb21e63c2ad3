import { idsIn } from '../../prompts/shapes'
import type { Option } from '../../wire'
import { actionOf } from '../board'
import { BOTTLE_STALL } from './town'

/** Answers that are put together of parts: bottles of several colours, several mages. */
export interface Several {
  field: 'colours' | 'mages'
  options: Option[]
}

/** Questions that are asked about a tray of things: it lies there at once. */
export const ON_TRAY = [
  'pick-bottle', 'wake', 'swap', 'leave', 'use-chest', 'rest', 'give-bottle', 'consult', 'put', 'take-trait',
]
const PASSES = ['let-be', 'no-swap']

/** What the question is about, if that lies in a tray. */
export function askedAbout(options: Option[]): Option[] {
  const open = options.filter((option) => !option.beside && !isPass(option))
  return open.every((option) => ON_TRAY.includes(actionOf(option).do)) ? open : []
}

/** Nothing of it: passing lies beside the tray. */
export function isPass(option: Option): boolean {
  const { do: verb, mages } = actionOf(option)
  return PASSES.includes(verb) || (verb === 'wake' && (mages as number[]).length === 0)
}

function partsOf(option: Option): Several['field'] | null {
  const { do: verb, stall } = actionOf(option)
  if (verb === 'wake') return 'mages'
  return verb === 'trade' && stall === BOTTLE_STALL ? 'colours' : null
}

/** Those of the answers whose parts are chosen one by one. */
export function severalOf(options: Option[]): Several | null {
  const put = options.filter((option) => partsOf(option) !== null)
  const field = put[0] === undefined ? null : partsOf(put[0])
  return field === null ? null : { field, options: put }
}

/** Those that are chosen as they lie there. */
export function singlesOf(options: Option[]): Option[] {
  return options.filter((option) => partsOf(option) === null && actionOf(option).do !== 'swap')
}

export function swapsOf(options: Option[]): Option[] {
  return options.filter((option) => actionOf(option).do === 'swap')
}

/** All parts that any answer has, each once. */
export function partsIn({ field, options }: Several): number[] {
  const ids = options.flatMap((option) => idsIn(actionOf(option), field))
  return [...new Set(ids)].sort((one, other) => one - other)
}

/** The answer with just these parts. */
export function optionWith({ field, options }: Several, chosen: number[]): Option | null {
  return options.find((option) => isSame(idsIn(actionOf(option), field), chosen)) ?? null
}

/** Is there an answer with these parts and this one, whatever else it has? */
export function canJoin({ field, options }: Several, chosen: number[], part: number): boolean {
  return options.some((option) => {
    const ids = idsIn(actionOf(option), field)
    return [...chosen, part].every((one) => ids.includes(one))
  })
}

export function toggled(chosen: number[], part: number): number[] {
  return chosen.includes(part)
    ? chosen.filter((one) => one !== part)
    : [...chosen, part].sort((one, other) => one - other)
}

function isSame(one: number[], other: number[]): boolean {
  return one.length === other.length && other.every((id) => one.includes(id))
}
