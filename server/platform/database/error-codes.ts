export const getErrorCode = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined

export const isUniqueViolation = (error: unknown) => getErrorCode(error) === '23505'
export const isForeignKeyViolation = (error: unknown) => getErrorCode(error) === '23503'

/** 0A000 is also what a planner says of a statement that it cannot run, which a new connection would not change. */
export const isStalePlan = (error: unknown) =>
  getErrorCode(error) === '0A000' && (error as { routine?: unknown }).routine === 'RevalidateCachedQuery'

/** A row without what it must have in this table. Another node (Citus) tells only of its part, as idempotency_keys_102013. */
export const isNullIn = (table: string, error: unknown) =>
  getErrorCode(error) === '23502' && new RegExp(`\\b${table}(_\\d+)?\\b`).test((error as Error).message)
