import { settings } from '../lib/settings.svelte'

const BLINK = 1000

/** Somebody calls: while nobody looks at the page its title blinks, and the system tells it if it may. */
export class Bell {
  /** The title shows it now. */
  isOut = $state(false)

  /** Until the function that is given back is called. */
  ring(text: string): () => void {
    maybeNotify(text)
    this.isOut = document.hidden
    const blinking = setInterval(() => {
      this.isOut = document.hidden && !this.isOut
    }, BLINK)
    return () => {
      clearInterval(blinking)
      this.isOut = false
    }
  }
}

/** Can the system tell something at all, outside of the page? */
export function canNotify(): boolean {
  return 'Notification' in window
}

/** Whoever switches it on is asked by the browser, once. Says whether it may. */
export async function mayNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === 'granted'
}

function maybeNotify(text: string): void {
  if (!settings.notify || !document.hidden || !canNotify() || Notification.permission !== 'granted') return
  try {
    const told = new Notification(text, { tag: location.pathname })
    told.addEventListener('click', () => {
      focus()
      told.close()
    })
  } catch {
    // Some phones let only a service worker do it: the title and the sound remain.
  }
}
