import type { Attachment } from 'svelte/attachments'

const STEPS: Record<string, number> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
}

function nextOf(key: string, here: number, count: number): number | null {
  const step = STEPS[key]
  if (step !== undefined) return (here + step + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}

/** Tab reaches a zone once; arrows, Home and End move within it. */
export const rove: Attachment<HTMLElement> = (zone) => {
  let last = 0
  let held = false

  const things = () => [...zone.querySelectorAll<HTMLElement>('button')]

  function settle(): void {
    const all = things()
    const focused = all.indexOf(document.activeElement as HTMLElement)
    const legal = all.findIndex((thing) => thing.getAttribute('aria-disabled') !== 'true')
    const stop = focused >= 0 ? focused : Math.max(legal, 0)
    all.forEach((thing, place) => {
      thing.tabIndex = place === stop ? 0 : -1
    })
    if (held && document.activeElement === document.body) {
      all[Math.min(last, all.length - 1)]?.focus({ preventScroll: true })
    }
  }

  function onfocusin(event: FocusEvent): void {
    held = true
    last = Math.max(0, things().indexOf(event.target as HTMLElement))
    settle()
  }

  function onfocusout(event: FocusEvent): void {
    const thing = event.target as Element
    // A thing that is being taken away still looks connected when it loses the focus.
    queueMicrotask(() => {
      if (event.relatedTarget !== null || thing.isConnected) held = false
    })
  }

  function onkeydown(event: KeyboardEvent): void {
    const all = things()
    const here = all.indexOf(document.activeElement as HTMLElement)
    const next = nextOf(event.key, here, all.length)
    if (next === null) return
    event.preventDefault()
    event.stopPropagation()
    all[next]?.focus()
  }

  const watcher = new MutationObserver(settle)
  watcher.observe(zone, { childList: true, subtree: true, attributeFilter: ['aria-disabled'] })
  zone.addEventListener('focusin', onfocusin)
  zone.addEventListener('focusout', onfocusout)
  zone.addEventListener('keydown', onkeydown)
  settle()
  return () => {
    watcher.disconnect()
    zone.removeEventListener('focusin', onfocusin)
    zone.removeEventListener('focusout', onfocusout)
    zone.removeEventListener('keydown', onkeydown)
  }
}
