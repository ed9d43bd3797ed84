/** Marks a list in a body whose items are judged one by one: a wrong one has an error of its own and the others are done. */
export const JUDGED_APART = 'x-postern-judged-apart'
