const AGAIN = 2000

/** Fetches a part of the page that may come later: while the server is away, it is asked for again and again. */
export async function surely<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch {
    await new Promise((resolve) => setTimeout(resolve, AGAIN))
    return surely(load)
  }
}
