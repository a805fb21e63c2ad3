const ITEMS = 'button:not(:disabled), a[href], input:not(:disabled)'
const FORWARD = ['ArrowRight', 'ArrowDown']
const BACKWARD = ['ArrowLeft', 'ArrowUp']

/** Arrows move the focus among the buttons of a zone; Tab still goes through them. */
export function roving(zone: HTMLElement): { destroy: () => void } {
  const move = (event: KeyboardEvent) => {
    const step = Number(FORWARD.includes(event.key)) - Number(BACKWARD.includes(event.key))
    if (step === 0 || isTyping(event.target)) return
    const items = [...zone.querySelectorAll<HTMLElement>(ITEMS)]
    const place = items.indexOf(document.activeElement as HTMLElement)
    if (place < 0) return
    event.preventDefault()
    items[(place + step + items.length) % items.length]?.focus()
  }
  zone.addEventListener('keydown', move)
  return {
    destroy: () => {
      zone.removeEventListener('keydown', move)
    },
  }
}

/** In a field keys mean letters, and arrows move the caret. */
export function isTyping(target: EventTarget | null): boolean {
  if (target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) return true
  return target instanceof HTMLInputElement && target.type !== 'checkbox'
}
