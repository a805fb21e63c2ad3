import { api } from '../lib/api'
import type { LobbyTable } from '../wire'

const EVERY = 5000

/** The tables that a visitor sees, looked at again every few seconds. */
export class Tables {
  #all = $state.raw<LobbyTable[]>([])
  /** One's own that are not over; those that wait for one come first. */
  readonly own = $derived(
    this.#all
      .filter((table) => table.yours && table.status !== 'over')
      .sort((one, other) => Number(other.your_turn ?? false) - Number(one.your_turn ?? false)),
  )
  readonly open = $derived(this.#all.filter((table) => !table.yours && table.status === 'open'))

  /** Until the function that is given back is called. */
  watch(): () => void {
    void this.#look()
    const looking = setInterval(() => {
      if (!document.hidden) void this.#look()
    }, EVERY)
    return () => {
      clearInterval(looking)
    }
  }

  async #look(): Promise<void> {
    try {
      this.#all = await api.get<LobbyTable[]>('/tables')
    } catch {
      // It is asked again soon; the list that is shown stays.
    }
  }
}
