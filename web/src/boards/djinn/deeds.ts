import type { Say } from '../../lib/say'
import type { Option } from '../../wire'
import { actionOf } from '../board'
import { type Deed, rankOf } from '../parts/actions'
import { askedAbout, isPass } from './tray'

/** What has no thing of its own on the table. */
export const ON_BUTTONS = [
  'study', 'open', 'unlock', 'keep-key', 'consult', 'craft', 'fill-up', 'draw', 'decline',
  'skip', 'end-turn', 'no-swap', 'draw-djinn', 'take-bonus', 'let-be', 'pay',
]

/** Many answers of one kind: one button, and then which. */
const TOGETHER = ['consult', 'craft', 'skip', 'draw']
const OTHER = ['skip']
const PASSES = ['keep-key', 'decline', 'end-turn', 'no-swap', 'let-be', 'wake']

/** Djinn or bosses can be captured: a guide is opened. */
export interface Hunt {
  isAtSource: boolean
  begin: () => void
}

export function deedsOf(options: Option[], hunt: Hunt | null, say: Say): Deed[] {
  const inTray = askedAbout(options)
  const loose = options.filter((option) => isLoose(option) && !inTray.includes(option))
  const single = loose.filter((option) => !TOGETHER.includes(actionOf(option).do))
  const groups = TOGETHER.map((verb) => loose.filter((option) => actionOf(option).do === verb))
  return withOneFirst([
    ...(hunt === null || hunt.isAtSource ? [] : [hunting(hunt, say)]),
    ...single.map((option, nth) => deed([option], nth, say)),
    ...groups.filter((group) => group.length > 0).map((group, nth) => deed(group, nth, say)),
    ...(hunt?.isAtSource ? [hunting(hunt, say)] : []),
  ])
}

/** One stands out: djinn that wait, else what the place is for. The others are other ways. */
function withOneFirst(deeds: Deed[]): Deed[] {
  const first = deeds.find((deed) => rankOf(deed) === 'act')
  return deeds.map((deed) => (deed === first || rankOf(deed) !== 'act' ? deed : { ...deed, rank: 'other' }))
}

/** A kind of gear is crafted where it lies. */
function isLoose(option: Option): boolean {
  const action = actionOf(option)
  if (isPass(option)) return true
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
