/** The kinds of dice, by their sides. */
export const DICE_SIDES = [8, 10, 12] as const
