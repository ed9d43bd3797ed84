import { type Refusal, refuse } from '../platform/contract/refusal.ts'
import { DatabaseUnavailable } from '../platform/database/prepared.ts'

const RETRY_SECONDS = 1

/** Classes 08 (connection), 53 (resources) and 57 (operator intervention) pass; the request itself was not at fault. */
const PASSING_SQLSTATE = /^(08|53|57)/
const PASSING_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'])
const PASSING_MESSAGES =
  /Connection terminated|acquiring a connection|Client has encountered a connection error|Unable to acquire|Query read timeout/

export function isPassing(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable) return true
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (PASSING_CODES.has(code) || PASSING_SQLSTATE.test(code)) return true
  if (error instanceof AggregateError) return error.errors.some(isPassing)
  return PASSING_MESSAGES.test(error.message)
}

/** The answer to a request whose work failed for no reason of its own. */
export function explainFailure(error: unknown): Refusal {
  if (isPassing(error)) {
    return refuse('unavailable', `The service cannot reach its database; try again in ${RETRY_SECONDS} second.`, {
      headers: { 'Retry-After': String(RETRY_SECONDS) },
    })
  }
  return refuse(
    'internal',
    'Something went wrong on our side; nothing was changed. Quote the request_id when you report it.',
  )
}
