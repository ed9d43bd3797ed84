/**
 * Marks a list in a body whose items are validated separately: an invalid one gets its own error, the others are
 * processed.
 */
export const JUDGED_APART = 'x-postern-judged-apart'
