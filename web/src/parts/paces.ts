/** How much time there is for an answer. */
export const PACES = ['free', 'live', 'correspondence'] as const

export type Pace = (typeof PACES)[number]
