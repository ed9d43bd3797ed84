/** Marks a list whose items are validated separately: an invalid one gets an error, the others are processed. */
export const SEPARATE_VALIDATION_KEYWORD = 'x-postern-judged-apart'
