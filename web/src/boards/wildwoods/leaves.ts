/** What the right page shows. */
export const LEAVES = ['story', 'memory', 'map'] as const

export type Leaf = (typeof LEAVES)[number]
