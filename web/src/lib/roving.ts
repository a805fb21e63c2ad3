const ITEMS = 'button:not(:disabled), a[href], input:not(:disabled)'
const FORWARD = ['ArrowRight', 'ArrowDown']
const BACKWARD = ['ArrowLeft', 'ArrowUp']

/** Tab reaches a zone once, at its first item or its last; arrows, Home and End move within it. */
export function roving(zone: HTMLElement, begin: 'first' | 'last' = 'first'): { destroy: () => void } {
  const items = () => [...zone.querySelectorAll<HTMLElement>(ITEMS)]

  function settle(): void {
    const all = items()
    const focused = all.indexOf(document.activeElement as HTMLElement)
    const usual = begin === 'first' ? 0 : all.length - 1
    all.forEach((item, place) => (item.tabIndex = place === (focused < 0 ? usual : focused) ? 0 : -1))
  }

  function move(event: KeyboardEvent): void {
    if (isTyping(event.target)) return
    const all = items()
    const next = placeAfter(event.key, all.indexOf(event.target as HTMLElement), all.length)
    if (next === undefined) return
    event.preventDefault()
    all[next]?.focus()
  }

  const watcher = new MutationObserver(settle)
  watcher.observe(zone, { childList: true, subtree: true, attributeFilter: ['disabled'] })
  zone.addEventListener('focusin', settle)
  zone.addEventListener('keydown', move)
  settle()
  return {
    destroy: () => {
      watcher.disconnect()
      zone.removeEventListener('focusin', settle)
      zone.removeEventListener('keydown', move)
    },
  }
}

function placeAfter(key: string, place: number, count: number): number | undefined {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = Number(FORWARD.includes(key)) - Number(BACKWARD.includes(key))
  return step === 0 ? undefined : (place + step + count) % count
}

/** In a field keys mean letters, and arrows move the caret. */
export function isTyping(target: EventTarget | null): boolean {
  if (target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) return true
  return target instanceof HTMLInputElement && target.type !== 'checkbox'
}

const ANSWERS = '.answers button, .board button:not([aria-disabled="true"]):not(:disabled)'

/** Focus that was lost with what it was on goes to the first thing that can be done. */
export function maybeFindFocus(event: KeyboardEvent): void {
  const isArrow = FORWARD.includes(event.key) || BACKWARD.includes(event.key)
  if (!isArrow || document.activeElement !== document.body) return
  event.preventDefault()
  document.querySelector<HTMLElement>(ANSWERS)?.focus()
}
