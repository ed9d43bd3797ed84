export const getErrorCode = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined

export const isUniqueViolation = (error: unknown) => getErrorCode(error) === '23505'
export const isForeignKeyViolation = (error: unknown) => getErrorCode(error) === '23503'
export const isNotNullViolation = (error: unknown) => getErrorCode(error) === '23502'
