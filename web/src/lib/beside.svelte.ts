import type { Attachment } from 'svelte/attachments'

class Beside {
  /** Beside the question there is room for what a board has no room for; null: no question is shown. */
  place = $state.raw<HTMLElement | null>(null)
}

export const beside = new Beside()

/** Stands beside the question instead of where it is written. */
export const besideQuestion: Attachment<HTMLElement> = (thing) => {
  beside.place?.append(thing)
  return () => {
    thing.remove()
  }
}
