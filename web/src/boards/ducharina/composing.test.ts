import { beforeEach, describe, expect, it } from 'vitest'

import { Words } from '../../lib/say'
import type { DucharinaPicture, Option, PicturedGhost, Prospect } from '../../wire'
import type { BoardProps, Wish } from '../board'
import { WhatIf } from '../parts/whatif.svelte'
import { Composing } from './composing.svelte'
import { HOME, OUT, OUTSIDE, SIZE_OF, squareAt } from './geometry'

const E5 = squareAt(4, 1)
/** There only one spot is free, on top. */
const ON_TOP = squareAt(4, 2)
const PLAN: Option = { action: { do: 'plan', steps: [], recalled: [] }, say: { key: 'do-plan' } }
const WITHDRAW: Option = { action: { do: 'withdraw' }, say: { key: 'do-withdraw' }, beside: true }

/** A server that lets every ghost go to e5 for two points and out for three. */
function prospectOf(wish: Wish): Prospect {
  const say = { key: 'what-if' }
  if (wish.do === 'furnish') return furnished(wish)
  if (wish.do === 'seen') return { say, show: { doors: [{ seen: true, why: 'seen', pieces: [], ray: [[0, 500, 700]] }] } }
  const steps = wish.steps as number[][]
  const places = [HOME, HOME, OUT, HOME, HOME, HOME, HOME]
  for (const [ghost = 0, square = 0, spot = 0] of steps) places[ghost] = 5 * square + spot
  const left = 5 - 2 * steps.length
  if (left < 0) return { say, missing: [{ key: 'refused-not-enough-points' }] }
  const show = { left, places, levels: places.map(() => 0), done: places.map(() => 0) }
  const goals = [[E5, 2, 0b00011, 0b00001], [ON_TOP, 2, 0, 0b00100], [OUTSIDE, 3, 1, 0]]
  return { say, show: wish.ghost === undefined ? show : { ...show, goals } }
}

/** Left of the middle everything falls. */
function furnished(wish: Wish): Prospect {
  const stands = Number(wish.x) >= 300
  const action = { ...wish }
  return {
    say: { key: 'what-if' },
    action,
    is_open: true,
    missing: stands ? [] : [{ key: 'refused-would-fall' }],
    show: { z: 0, stands, tip: [1, 2], turn: [1, 0, 1], nearest: stands ? null : [300, wish.y, 0, 0] },
  }
}

function ghosts(): PicturedGhost[] {
  return SIZE_OF.map((size) => ({ size, where: HOME, x: 0, y: 0, z: 0, rests: false }))
}

const VIEW = {
  seat: 0,
  round: 2,
  merging: false,
  trying: true,
  plan: [],
  recalled: [],
  pieces: [
    { x: 100, y: 100, z: 0, turn: 0, side: 0, cos: 1, sin: 0, of: 1, locked: false, movable: true },
    { x: 400, y: 100, z: 0, turn: 0, side: 0, cos: 1, sin: 0, of: 1, locked: true, movable: false },
  ],
  players: [{ home: 0, value: 5, ghosts: ghosts() }],
} as unknown as DucharinaPicture

/** A table that a test changes as it likes. */
class Table {
  acted: unknown[] = []
  wishes: Wish[] = []
  props: BoardProps<DucharinaPicture> = {
    view: VIEW,
    options: [PLAN],
    asked: { id: 7, kind: 'move-ghosts', rule: 'G3.2', seats: [0, 1] },
    seat: 0,
    told: null,
    speed: 0,
    act: (option) => this.acted.push(option.action),
    explain: () => undefined,
    say: Words.from('en', ''),
    refused: null,
    hinted: null,
    whatIf: (wish) => {
      this.wishes.push(wish)
      return Promise.resolve([prospectOf(wish)])
    },
  }

  asks(kind: string, id: number, options: Option[], seats = [0]): void {
    this.props = { ...this.props, options, asked: { id, kind, rule: '', seats } }
  }
}

let table: Table
let composing: Composing
let shown: unknown[] = []

/** Reads what the board shows until the server has answered all of it. */
async function settled(): Promise<void> {
  for (let times = 0; times < 4; times += 1) {
    shown = [composing.planned, composing.next, composing.verdict, composing.sight]
    composing.typed.catchUp()
    await Promise.resolve()
    await Promise.resolve()
  }
  expect(shown).toHaveLength(4)
}

beforeEach(() => {
  table = new Table()
  composing = new Composing(() => table.props, new WhatIf(() => table.props))
  composing.follow()
})

describe('a plan', () => {
  it('is put together step by step, at the prices of the server', async () => {
    composing.chooseGhost(6)
    await settled()
    composing.chooseSquare(E5)
    await settled()
    expect(composing.aim.goal?.cost).toBe(2)
    expect(composing.next?.left).toBe(3)
    composing.moveGhost()
    expect(composing.steps).toEqual([[6, E5, 0, 0]])
    expect(composing.planned.left).toBe(3)
    expect(composing.ghost).toBeNull()
    composing.ready()
    expect(table.acted).toEqual([{ do: 'plan', steps: [[6, E5, 0, 0]], recalled: [] }])
  })

  it('goes nowhere that the server has not named', async () => {
    composing.chooseGhost(0)
    await settled()
    composing.chooseSquare(0)
    composing.moveGhost()
    expect(composing.steps).toEqual([])
  })

  it('takes the spot that was pointed at, if it is free', async () => {
    composing.chooseGhost(0)
    await settled()
    composing.chooseSquare(E5, { x: 4100, y: 1100 })
    expect(composing.aim.spot).toBe(1)
    composing.chooseSquare(E5, { x: 4900, y: 1900 })
    expect(composing.aim.spot).toBe(0)
    composing.nextSpot()
    expect(composing.aim.spot).toBe(1)
    composing.toggleTop()
    expect([composing.aim.spot, composing.aim.top]).toEqual([0, true])
  })

  it('moves a ghost again instead of twice', async () => {
    composing.chooseGhost(0)
    await settled()
    composing.chooseSquare(E5)
    composing.moveGhost()
    composing.chooseGhost(0)
    await settled()
    expect(composing.planned.left).toBe(5)
    composing.chooseSquare(OUTSIDE)
    composing.moveGhost()
    expect(composing.steps).toEqual([[0, OUTSIDE, 0, 0]])
  })

  it('is put together faster than the server answers', async () => {
    composing.chooseGhost(6)
    composing.chooseSquare(E5)
    composing.moveGhost()
    composing.chooseGhost(4)
    composing.chooseSquare(E5)
    composing.nextSpot()
    composing.moveGhost()
    composing.ready()
    expect([composing.ghost, composing.aim.square, composing.steps]).toEqual([6, E5, []])
    await settled()
    await settled()
    const steps = [[6, E5, 0, 0], [4, E5, 1, 0]]
    expect(table.acted).toEqual([{ do: 'plan', steps, recalled: [] }])
  })

  it('goes on from where a ghost is about to be', async () => {
    expect(composing.here).toBe(0)
    composing.chooseGhost(6)
    expect(composing.here).toBe(squareAt(2, 0))
    await settled()
    composing.chooseSquare(E5)
    composing.moveGhost()
    composing.chooseGhost(6)
    expect(composing.here).toBe(E5)
  })

  it('takes a spot on top where there is no other, once that is known', async () => {
    composing.chooseGhost(6)
    composing.chooseSquare(ON_TOP)
    expect(composing.aim.top).toBe(false)
    await settled()
    expect([composing.aim.spot, composing.aim.top]).toEqual([2, true])
  })

  it('is taken back from its end', async () => {
    for (const ghost of [0, 1]) {
      composing.chooseGhost(ghost)
      await settled()
      composing.chooseSquare(E5)
      composing.moveGhost()
    }
    composing.takeBackStep()
    expect(composing.steps).toEqual([[0, E5, 0, 0]])
    composing.takeBackStep()
    expect(composing.canTakeBack).toBe(false)
  })

  it('survives another question of the same round: others may withdraw (G9.3)', async () => {
    composing.chooseGhost(0)
    await settled()
    composing.chooseSquare(E5)
    composing.moveGhost()
    table.asks('move-ghosts', 8, [PLAN], [0])
    composing.follow()
    expect(composing.steps).toHaveLength(1)
    table.asks('choose-side', 9, [])
    composing.follow()
    expect(composing.steps).toEqual([])
  })

  it('is remembered from the server while the others think', () => {
    table.props = { ...table.props, view: { ...VIEW, plan: [[0, E5, 0, 0]] } }
    table.asks('move-ghosts', 8, [WITHDRAW], [1])
    composing.follow()
    expect(composing.steps).toEqual([[0, E5, 0, 0]])
    composing.withdraw()
    expect(table.acted).toEqual([{ do: 'withdraw' }])
    table.asks('move-ghosts', 9, [PLAN], [0, 1])
    composing.follow()
    expect(composing.steps).toHaveLength(1)
  })

  it('that is none says why, and cannot be ready', async () => {
    composing.steps = [0, 1, 2].map((ghost) => [ghost, E5, ghost, 0])
    await settled()
    expect(composing.planned.missing.map(({ key }) => key)).toEqual(['refused-not-enough-points'])
    composing.ready()
    expect(table.acted).toEqual([])
  })

  it('asks who would see the chosen place, if that may be asked (G7.5)', async () => {
    composing.chooseGhost(4)
    composing.chooseSquare(E5)
    await settled()
    expect(composing.sight?.doors[0]?.ray).toEqual([[0, 500, 700]])
    expect(table.wishes).toContainEqual({ do: 'seen', size: 1, square: E5, spot: 0, top: 0 })
    table.props = { ...table.props, view: { ...VIEW, trying: false } }
    expect(composing.sight).toBeNull()
  })
})

describe('a piece of furniture', () => {
  const LEAVE: Option = { action: { do: 'leave' }, say: { key: 'do-leave' } }

  beforeEach(() => {
    table.asks('move-furniture', 8, [LEAVE])
    composing.follow()
    composing.choosePiece(0)
  })

  it('is held where it stands at first', () => {
    expect(composing.pose).toEqual({ x: 100, y: 100, turn: 0, side: 0 })
    expect(composing.isUnmoved).toBe(true)
  })

  it('is not taken if it may not be moved', () => {
    composing.choosePiece(1)
    expect(composing.piece).toBeNull()
  })

  it('is moved, turned and tipped within the hall', () => {
    composing.movePiece(700, 250.4)
    composing.turnPiece(-1)
    composing.tipPiece(4)
    expect(composing.pose).toEqual({ x: 600, y: 250, turn: 71, side: 4 })
  })

  it('is put down where the server says that it stands', async () => {
    composing.movePiece(350, 250)
    await settled()
    expect(composing.canPut).toBe(true)
    composing.putPiece()
    expect(table.acted).toEqual([{ do: 'furnish', piece: 0, x: 350, y: 250, turn: 0, side: 0 }])
  })

  it('that would fall is not put down; the nearest place is offered', async () => {
    composing.movePiece(120, 250)
    await settled()
    expect(composing.verdict?.missing).toEqual([{ key: 'refused-would-fall' }])
    composing.putPiece()
    expect(table.acted).toEqual([])
    composing.takeNearest()
    expect(composing.pose).toEqual({ x: 300, y: 250, turn: 0, side: 0 })
    await settled()
    composing.putPiece()
    expect(table.acted).toHaveLength(1)
  })

  it('is turned and put down faster than the server answers', async () => {
    composing.movePiece(350, 250)
    composing.turnPiece(1)
    composing.tipOver(-1)
    composing.nudgePiece(25, 0)
    composing.putPiece()
    expect(table.acted).toEqual([])
    await settled()
    expect(table.acted).toEqual([{ do: 'furnish', piece: 0, x: 375, y: 250, turn: 1, side: 5 }])
  })

  it('goes to the nearest place as it is held, and from there on as typed meanwhile', async () => {
    composing.movePiece(120, 250)
    composing.tipPiece(4)
    composing.takeNearest()
    composing.nudgePiece(25, 0)
    composing.putPiece()
    expect(composing.pose).toEqual({ x: 120, y: 250, turn: 0, side: 4 })
    await settled()
    expect(table.acted).toEqual([{ do: 'furnish', piece: 0, x: 325, y: 250, turn: 0, side: 0 }])
  })

  it('is let go of, whatever was typed before', async () => {
    composing.movePiece(350, 250)
    composing.putPiece()
    composing.leaveChoice()
    await settled()
    expect(composing.piece).toBeNull()
    expect(table.acted).toEqual([])
  })

  it('may be left alone', () => {
    composing.leave()
    expect(table.acted).toEqual([{ do: 'leave' }])
  })
})

describe('a midnight question', () => {
  it('lists where a ghost may come in, by square (G9.8)', () => {
    const enter = (square: number, spot: number, top: number): Option => ({
      action: { do: 'enter', square, spot, top },
      say: { key: 'do-enter' },
    })
    table.asks('tag', 9, [enter(3, 0, 0), enter(3, 2, 0), enter(3, 0, 1), enter(4, 1, 0)])
    composing.follow()
    expect(composing.goals).toEqual([
      { square: 3, cost: 0, floor: 0b101, top: 1 },
      { square: 4, cost: 0, floor: 0b10, top: 0 },
    ])
    composing.chooseSquare(4)
    composing.moveGhost()
    expect(table.acted).toEqual([{ do: 'enter', square: 4, spot: 1, top: 0 }])
  })
})
