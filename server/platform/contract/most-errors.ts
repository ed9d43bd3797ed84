/** A hostile body can contain a hundred thousand errors; validation stops after this many. */
export const MAX_ERRORS = 200
