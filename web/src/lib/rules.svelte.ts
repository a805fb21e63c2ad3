/** The rules drawer: shut, open, or open at a rule. */
class RulesDrawer {
  isOpen = $state(false)
  rule = $state('')

  open(rule = ''): void {
    this.rule = rule
    this.isOpen = true
  }

  shut(): void {
    this.isOpen = false
  }
}

export const rulesDrawer = new RulesDrawer()

export interface Piece {
  text: string
  /** The number of a rule, `S6.4` or `D22`; empty: plain words. */
  rule: string
}

/** Parts a text at the numbers of rules, so that each can be looked up. */
export function rulesIn(text: string): Piece[] {
  return text
    .split(/\b([A-Z]\d+(?:\.\d+)?)\b/u)
    .map((piece, place) => ({ text: piece, rule: place % 2 === 1 ? piece : '' }))
    .filter((piece) => piece.text !== '')
}

/** The same for a reader who sees a sign instead of the number: it needs no brackets. */
export function withoutBrackets(pieces: Piece[]): Piece[] {
  return pieces.map((piece, place) => {
    if (piece.rule !== '') return piece
    const opened = pieces[place + 1]?.rule ? piece.text.replace(/\($/u, '') : piece.text
    return { ...piece, text: pieces[place - 1]?.rule ? opened.replace(/^\)/u, '') : opened }
  })
}
