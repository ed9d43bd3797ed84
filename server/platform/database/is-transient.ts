import { DatabaseUnavailable } from './prepared.ts'
import { codeOf } from './violations.ts'

/** Classes 08 (connection), 40 (rolled back for another), 53 (resources) and 57 (operator intervention) pass; the request itself was not at fault. */
const TRANSIENT_SQLSTATE = /^(08|40|53|57)/
const TRANSIENT_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'])
const TRANSIENT_MESSAGES =
  /Connection terminated|acquiring a connection|Client has encountered a connection error|Unable to acquire|Query read timeout/

/** Two transactions stood in each other's way, and the database ended this one. */
export function isClash(error: unknown): boolean {
  return codeOf(error)?.startsWith('40') ?? false
}

/** Somebody held what was asked for longer than the statement was to wait. */
export function isLockTimeout(error: unknown): boolean {
  return codeOf(error) === '55P03'
}

/** The database ended a statement that took longer than statements may, or somebody ended it there. */
export function isStatementTimeout(error: unknown): boolean {
  return codeOf(error) === '57014'
}

export function isTransient(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable) return true
  if (!(error instanceof Error)) return false
  const code = codeOf(error) ?? ''
  if (TRANSIENT_CODES.has(code) || TRANSIENT_SQLSTATE.test(code)) return true
  if (error instanceof AggregateError) return error.errors.some(isTransient)
  return TRANSIENT_MESSAGES.test(error.message)
}
