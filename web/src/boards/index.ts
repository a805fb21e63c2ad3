import type { BoardModule } from './board'

/** A game's board is the folder of its name; a game without one is played in sentences. */
const BOARDS = import.meta.glob<BoardModule>('./*/Board.svelte')
const PLAIN = './plain/Board.svelte'

export function loadBoard(game: string): Promise<BoardModule> {
  const load = BOARDS[`./${game}/Board.svelte`] ?? BOARDS[PLAIN]
  if (load === undefined) throw new Error('there is no plain board')
  return load()
}
