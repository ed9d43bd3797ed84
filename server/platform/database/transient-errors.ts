import { getErrorCode } from './error-codes.ts'
import { isConnectionLost, isQueryReadTimeout } from './pg-private.ts'
import { DatabaseUnavailableError } from './prepared.ts'

/** 08 connection, 40 transaction rollback, 53 resources, 57 operator intervention: not the request's fault. */
const TRANSIENT_SQLSTATE = /^(08|40|53|57)/
const TRANSIENT_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'])
/** Of Knex. */
const NO_CONNECTION_IN_TIME = /acquiring a connection|Unable to acquire/

/** A deadlock or serialization failure: the database rolled this transaction back. */
export const isWriteConflict = (error: unknown): boolean => getErrorCode(error)?.startsWith('40') ?? false

/** The statement waited for a lock as long as it may. */
export const isLockTimeout = (error: unknown): boolean => getErrorCode(error) === '55P03'

/** The statement reached `statement_timeout`, or an administrator cancelled it. */
export const isStatementTimeout = (error: unknown): boolean => getErrorCode(error) === '57014'

export function isTransientError(error: unknown): boolean {
  if (error instanceof DatabaseUnavailableError) return true
  if (!(error instanceof Error)) return false
  if (isLockTimeout(error)) return true
  const code = getErrorCode(error) ?? ''
  if (TRANSIENT_CODES.has(code) || TRANSIENT_SQLSTATE.test(code)) return true
  if (error instanceof AggregateError) return error.errors.some(isTransientError)
  return isConnectionLost(error) || isQueryReadTimeout(error) || NO_CONNECTION_IN_TIME.test(error.message)
}
