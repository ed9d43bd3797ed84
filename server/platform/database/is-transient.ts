import { DatabaseUnavailable } from './prepared.ts'
import { codeOf } from './violations.ts'

/** 08 connection, 40 transaction rollback, 53 resources, 57 operator intervention: not the request's fault. */
const TRANSIENT_SQLSTATE = /^(08|40|53|57)/
const TRANSIENT_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'])
const TRANSIENT_MESSAGES =
  /Connection terminated|acquiring a connection|Client has encountered a connection error|Unable to acquire|Query read timeout/

/** A deadlock or serialization failure: the database rolled this transaction back. */
export function isClash(error: unknown): boolean {
  return codeOf(error)?.startsWith('40') ?? false
}

/** A lock was not released within `lock_timeout`. */
export function isLockTimeout(error: unknown): boolean {
  return codeOf(error) === '55P03'
}

/** The statement reached `statement_timeout`, or an administrator cancelled it. */
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
