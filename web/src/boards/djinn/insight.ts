/** Something of what is asked about, or taught, is in sight: if none of it is, the board is scrolled to the first. */
export function bringIntoSight(board: HTMLElement): void {
  const taught = [...board.querySelectorAll('[data-taught]')]
  const asked = taught.length > 0 ? taught : [...board.querySelectorAll('[data-asked]')]
  const room = (board.closest('main') ?? board).getBoundingClientRect()
  if (!asked.some((thing) => isWithin(thing.getBoundingClientRect(), room))) asked[0]?.scrollIntoView({ block: 'center' })
}

function isWithin(box: DOMRect, room: DOMRect): boolean {
  const middle = box.top + box.height / 2
  return middle > room.top && middle < room.bottom
}
