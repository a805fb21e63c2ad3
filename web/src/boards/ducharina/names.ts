import type { Filling, Phrase } from '../../wire'
import { columnOf, DOWN, numberOf, PIECES, type Pose, rowOf, sideOf, SIDES, SIZES, spotOf, squareAt, squareOf, WIDTH } from './geometry'

const LETTERS = 'abcdef'
const CORNERS = ['south-west', 'south-east', 'north-east', 'north-west'] as const
const MIDNIGHTS = [
  'busybody', 'get-down', 'enthusiast', 'face-maker', 'tag', 'dance-floor', 'lava', 'brother',
  'knock-knock', 'dizzy', 'crystal-ball', 'red-light',
] as const
/** Where a front looks, by eighths of a turn. */
const WAYS = [
  'south', 'south-east', 'east', 'north-east', 'north', 'north-west', 'west', 'south-west',
] as const
const EIGHTH = 9
const BACK = 2
const HUNDRED = 100

/** What fills a message, in the words of the game: the same as the server's. */
function said(...phrases: Phrase[]): Filling {
  return { said: phrases }
}

export function pieceFill(piece: number): Filling {
  return said({ key: `piece-${PIECES[piece] ?? ''}` })
}

export function sizeFill(size: number): Filling {
  return said({ key: `size-${SIZES[size] ?? ''}` })
}

export function sideFill(side: number): Filling {
  return said({ key: `side-${SIDES[side] ?? ''}` })
}

export function doorFill(door: number): Filling {
  return said({ key: 'door', args: { side: sideFill(sideOf(door)), number: numberOf(door) } })
}

export function squareFill(square: number): Filling {
  const letter = LETTERS.charAt(columnOf(square))
  return said({ key: 'square', args: { letter, row: WIDTH - rowOf(square) } })
}

/** A spot of a square; its middle goes without saying. */
export function placeFill(place: number): Filling {
  const square = squareFill(squareOf(place))
  const corner = CORNERS[spotOf(place) - 1]
  if (corner === undefined) return said({ key: 'place-middle', args: { square } })
  return said({ key: 'place-corner', args: { square, corner: said({ key: `corner-${corner}` }) } })
}

/** Where a piece is, which side is down, and where it looks. */
export function poseFill({ x, y, turn, side }: Pose): Filling {
  const at = (along: number) => Math.min(Math.floor(along / HUNDRED), WIDTH - 1)
  const square = squareFill(squareAt(at(x), at(y)))
  const eighths = Math.floor((turn + Math.floor(EIGHTH / 2)) / EIGHTH)
  const way = WAYS[(eighths + (side === BACK ? WAYS.length / 2 : 0)) % WAYS.length] ?? WAYS[0]
  return said({ key: `pose-${DOWN[side] ?? ''}`, args: { square, way: said({ key: `way-${way}` }) } })
}

export function midnightFill(midnight: number): Filling {
  return said({ key: `midnight-${MIDNIGHTS[midnight] ?? ''}` })
}
