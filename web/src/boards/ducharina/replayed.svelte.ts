import type { DucharinaPicture } from '../../wire'
import type { News, StagedMoment } from '../board'
import { looksOf } from './looking'

/** A replay stages no moments: a look that is come to is staged here, in the hall as it was before it. */
export class Replayed {
  moment = $state.raw<StagedMoment | null>(null)
  /** The hall at that look. */
  view = $state.raw<DucharinaPicture | null>(null)
  #before: DucharinaPicture | null = null
  #seq = -1

  /** To be called whenever the table has changed; without a moment, not even none, it is a replay. */
  follow(moment: StagedMoment | null | undefined, told: News | null, view: DucharinaPicture): void {
    const before = this.#before
    this.#before = view
    const seq = told?.seq ?? -1
    if (moment !== undefined || seq === this.#seq) return
    this.#seq = seq
    const isLook = told !== null && before !== null && looksOf(told.told).length > 0
    this.view = isLook ? before : null
    this.moment = isLook ? { seq, title: '', told: told.told, isLast: false, goOn: () => { this.#putAway() } } : null
  }

  #putAway(): void {
    this.moment = null
    this.view = null
  }
}
