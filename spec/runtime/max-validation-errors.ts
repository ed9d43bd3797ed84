/** A hostile body can contain a hundred thousand errors; validation stops after this many. */
export const MAX_VALIDATION_ERRORS = 200
