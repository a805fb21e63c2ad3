/** What a stall takes and gives, as it is drawn. */
export const DEALS: readonly (readonly [string, readonly string[]])[] = [
  ['coins', ['bottles']],
  ['coins', ['corks']],
  ['coins', ['scrolls', 'scrolls']],
  ['scrolls', ['bottles', 'corks']],
  ['scrolls', ['wake']],
  ['scrolls', ['coins', 'coins']],
]
