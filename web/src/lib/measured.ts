/** Tells how large something is, once the page has been laid out and whenever that changes. */
export function measured(tell: (width: number, height: number) => void) {
  return (thing: HTMLElement): (() => void) => {
    const watcher = new ResizeObserver(() => {
      tell(thing.clientWidth, thing.clientHeight)
    })
    watcher.observe(thing)
    return () => {
      watcher.disconnect()
    }
  }
}
