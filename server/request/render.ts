import { errorBody, isRefusal, statusOf, type Told } from '../platform/contract/refusal.ts'
import type { StoredAnswer } from '../platform/work/idempotency/index.ts'
import type { UntypedOutcome } from './outcome.ts'

const JSON_TYPE = { 'Content-Type': 'application/json; charset=utf-8' }

/** The bytes that an outcome is answered with. */
export function renderOutcome(outcome: UntypedOutcome, told: () => Told): StoredAnswer {
  if (isRefusal(outcome)) {
    const body = JSON.stringify(errorBody(outcome, told()))
    return { status: statusOf(outcome.code), headers: { ...JSON_TYPE, ...outcome.headers }, body }
  }
  if (outcome.body === undefined) return { status: outcome.status, headers: { ...outcome.headers }, body: null }
  if (isContent(outcome.body) && outcome.headers?.['Content-Type']) {
    return { status: outcome.status, headers: { ...outcome.headers }, body: outcome.body }
  }
  return { status: outcome.status, headers: { ...JSON_TYPE, ...outcome.headers }, body: JSON.stringify(outcome.body) }
}

/** What is not JSON is text or bytes already. */
function isContent(body: unknown): body is string | Buffer {
  return typeof body === 'string' || Buffer.isBuffer(body)
}
