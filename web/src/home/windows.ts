import type { Component } from 'svelte'

/** A game's living picture on the first page lies in the folder of its board; a game may have none. */
const WINDOWS = import.meta.glob<{ default: Component }>('../boards/*/Window.svelte')

export async function loadWindow(game: string): Promise<Component | null> {
  const load = WINDOWS[`../boards/${game}/Window.svelte`]
  return load === undefined ? null : (await load()).default
}
