const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined)

export const isUniqueViolation = (error: unknown) => codeOf(error) === '23505'

export const isForeignKeyViolation = (error: unknown) => codeOf(error) === '23503'

export const isMissingValue = (error: unknown) => codeOf(error) === '23502'
