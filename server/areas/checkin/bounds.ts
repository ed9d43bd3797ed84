/** Several times what 500 families come to; without an end, 500 scans of tickets for 200 people would fill the memory. */
export const MAX_ANSWER_CHARACTERS = 8_000_000

/** Of a key that everyone knows: about a thousand check-ins. */
export const MAX_PUBLIC_ANSWER_CHARACTERS = 1_000_000

/** Whom one transaction reads: those on 500 tickets for 100 people each. */
export const MAX_PEOPLE = 50_000
