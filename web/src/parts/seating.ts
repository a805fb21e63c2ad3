/** A seat that anybody may take. */
export const OPEN = 'open'

/** Of a bot for which no level was chosen. */
export const USUAL_LEVEL = 'greedy'

/** Who is to sit there, as the server is told: anybody, or a bot of that level. */
export function seatFor(taken: string): { kind: string; bot?: string } {
  return taken === OPEN ? { kind: OPEN } : { kind: 'bot', bot: taken }
}
