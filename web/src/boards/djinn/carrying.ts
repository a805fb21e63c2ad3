import type { Attachment } from 'svelte/attachments'

import type { Spot } from './town'

/** Where a wizard is carried to, in the window. */
interface Carried {
  over: (spot: Spot) => void
  drop: (spot: Spot) => void
}

/** A wizard can be taken and carried; whoever lets go of it elsewhere has changed nothing. */
export function carrying({ over, drop }: Carried): Attachment<HTMLElement> {
  return (wizard) => {
    let start: Spot | null = null

    function take(event: PointerEvent): void {
      start = { x: event.clientX, y: event.clientY }
      wizard.setPointerCapture(event.pointerId)
      event.preventDefault()
    }

    function move(event: PointerEvent): void {
      if (start === null) return
      wizard.style.translate = `${String(event.clientX - start.x)}px ${String(event.clientY - start.y)}px`
      over({ x: event.clientX, y: event.clientY })
    }

    function release(event: PointerEvent): void {
      if (start === null) return
      start = null
      wizard.style.translate = ''
      if (event.type === 'pointerup') drop({ x: event.clientX, y: event.clientY })
    }

    wizard.addEventListener('pointerdown', take)
    wizard.addEventListener('pointermove', move)
    wizard.addEventListener('pointerup', release)
    wizard.addEventListener('pointercancel', release)
    return () => {
      wizard.removeEventListener('pointerdown', take)
      wizard.removeEventListener('pointermove', move)
      wizard.removeEventListener('pointerup', release)
      wizard.removeEventListener('pointercancel', release)
    }
  }
}
