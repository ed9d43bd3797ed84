/** A hostile body can hold a hundred thousand mistakes; nobody reads that many, so a list is left after so many. */
export const MAX_ERRORS = 200
