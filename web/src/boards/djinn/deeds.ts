import type { Say } from '../../lib/say'
import type { Option } from '../../wire'
import { actionOf } from '../board'
import type { Deed } from '../parts/actions'

/** What has no thing of its own on the table. */
export const ON_BUTTONS = [
  'study', 'open', 'leave', 'unlock', 'keep-key', 'consult', 'craft', 'fill-up', 'draw', 'decline',
  'skip', 'end-turn', 'pick-bottle', 'swap', 'no-swap', 'draw-djinn', 'take-bonus', 'use-chest',
  'let-be', 'put', 'pay',
]

/** Many answers of one kind: one button, and then which. */
const TOGETHER = ['consult', 'craft', 'skip', 'draw', 'swap']
const OTHER = ['skip']
const PASSES = ['leave', 'keep-key', 'decline', 'end-turn', 'no-swap', 'let-be']

/** Djinn or bosses can be captured: a guide is opened. */
export interface Hunt {
  isAtSource: boolean
  begin: () => void
}

export function deedsOf(options: Option[], hunt: Hunt | null, say: Say): Deed[] {
  const loose = options.filter(isLoose)
  const single = loose.filter((option) => !TOGETHER.includes(actionOf(option).do))
  const groups = TOGETHER.map((verb) => loose.filter((option) => actionOf(option).do === verb))
  return [
    ...(hunt === null ? [] : [hunting(hunt, say)]),
    ...single.map((option, nth) => deed([option], nth, say)),
    ...groups.filter((group) => group.length > 0).map((group, nth) => deed(group, nth, say)),
  ]
}

/** A kind of gear is crafted where it lies. */
function isLoose(option: Option): boolean {
  const action = actionOf(option)
  return ON_BUTTONS.includes(action.do) && (action.do !== 'craft' || action.kind === -1)
}

function hunting({ isAtSource, begin }: Hunt, say: Say): Deed {
  const name = say.key(isAtSource ? 'board-hunt-bosses' : 'board-hunt')
  return { name, place: 'do-hunt', press: begin }
}

function deed(group: Option[], nth: number, say: Say): Deed {
  const [option] = group
  const verb = option === undefined ? '' : actionOf(option).do
  const ranked: Pick<Deed, 'place' | 'rank'> = { place: `do-${verb}-${String(nth)}` }
  if (PASSES.includes(verb)) ranked.rank = 'pass'
  else if (OTHER.includes(verb)) ranked.rank = 'other'
  return option !== undefined && group.length === 1
    ? { name: '', option, ...ranked }
    : { name: say.key(`board-${verb}`), options: group, ...ranked }
}
