/** What tells something and is no part of the hall: a mirror does not show it. */
export const TELLING = 1
