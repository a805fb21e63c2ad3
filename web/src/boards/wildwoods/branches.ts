/** By scene, in the order of the story: what may be remembered of it. */
export const REMEMBERED: [string, string[]][] = [
  ['p1', ['door']],
  ['p2', ['bear-told']],
  ['1_1', ['apple']],
  ['1_2', ['hare-child']],
  ['1_3', ['lamp-1']],
  ['1_4', ['story']],
  ['2_1', ['debt']],
  ['2_2', ['tune', 'whistle']],
  ['2_3', ['letter']],
  ['2_4', ['river', 'sent']],
  ['3_1', ['kitchen']],
  ['3_2', ['mill']],
  ['3_3', ['oriel']],
  ['3_4', ['lamp-3']],
  ['4_1', ['yawn']],
  ['4_2', ['owl']],
  ['4_3', ['brom']],
  ['4_4', ['name-given']],
  ['5_1', ['walks']],
  ['5_2', ['said']],
  ['5_3', ['fed']],
]

export interface Branch {
  scene: string
  /** What is remembered: `door-latch`. */
  taken: string[]
  isHere: boolean
}

/** The scenes that the story came through as far as is remembered, and the one that is open. */
export function branchesOf(here: string, remembered: string[]): Branch[] {
  const found: Branch[] = []
  for (const [scene, flags] of REMEMBERED) {
    const taken = remembered.filter((one) => flags.some((flag) => one.startsWith(`${flag}-`)))
    if (taken.length > 0 || scene === here) found.push({ scene, taken, isHere: scene === here })
  }
  if (!found.some(({ isHere }) => isHere)) found.push({ scene: here, taken: [], isHere: true })
  return found
}
