/** Where in the page one is: the address, and nothing else. */
class Router {
  path = $state(location.pathname)
  query = $state.raw(new URLSearchParams(location.search))

  constructor() {
    addEventListener('popstate', () => {
      this.#read()
    })
  }

  go(address: string): void {
    history.pushState(null, '', address)
    this.#read()
    scrollTo(0, 0)
  }

  /** The same place, with another detail in its address. */
  note(address: string): void {
    history.replaceState(null, '', address)
    this.#read()
  }

  #read(): void {
    this.path = location.pathname
    this.query = new URLSearchParams(location.search)
  }
}

export const router = new Router()

/** Makes a link go there without loading the page anew. */
export function inside(link: HTMLAnchorElement): { destroy: () => void } {
  const go = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    router.go(link.pathname + link.search)
  }
  link.addEventListener('click', go)
  return {
    destroy: () => {
      link.removeEventListener('click', go)
    },
  }
}
