/** The error code of PostgreSQL, Node or a library, if there is one. */
export const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined

export const isUniqueViolation = (error: unknown) => codeOf(error) === '23505'

export const isForeignKeyViolation = (error: unknown) => codeOf(error) === '23503'

export const isMissingValue = (error: unknown) => codeOf(error) === '23502'
