/** Marks a list whose items are validated separately: an invalid one gets an error, the others are processed. */
export const JUDGED_APART = 'x-postern-judged-apart'
