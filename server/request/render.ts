import { Readable } from 'node:stream'
import { type ErrorContext, toErrorBody, toHttpStatus } from '../../spec/runtime/error-body.ts'
import { isRefusal, type Refusal } from '../platform/contract/refusal.ts'
import type { PerformedWork, StoredAnswer } from '../platform/work/idempotency/index.ts'
import type { HttpCall, StreamAnswer, UntypedOutcome } from './exchange.ts'

const JSON_TYPE = { 'Content-Type': 'application/json; charset=utf-8' }

/** Like `renderStorableAnswer`, but may return a stream. */
export function renderStreamableAnswer(outcome: UntypedOutcome, errorContext: () => ErrorContext): StreamAnswer {
  if (!isRefusal(outcome) && outcome.body instanceof Readable)
    return { status: outcome.status, headers: { ...outcome.headers }, body: outcome.body }
  return renderStorableAnswer(outcome, errorContext)
}

export function renderStorableAnswer(outcome: UntypedOutcome, errorContext: () => ErrorContext): StoredAnswer {
  if (isRefusal(outcome)) {
    const body = JSON.stringify(toErrorBody(outcome, errorContext()))
    return { status: toHttpStatus(outcome.code), headers: { ...JSON_TYPE, ...outcome.headers }, body }
  }
  if (outcome.body === undefined) return { status: outcome.status, headers: { ...outcome.headers }, body: null }
  if (isContent(outcome.body) && outcome.headers?.['Content-Type'])
    return { status: outcome.status, headers: { ...outcome.headers }, body: outcome.body }
  return { status: outcome.status, headers: { ...JSON_TYPE, ...outcome.headers }, body: JSON.stringify(outcome.body) }
}

/** Anything that is not JSON is already text or bytes. */
const isContent = (body: unknown): body is string | Buffer => typeof body === 'string' || Buffer.isBuffer(body)

export function toRenderedOutcome(outcome: UntypedOutcome, { ctx }: HttpCall): PerformedWork {
  const refusal = isRefusal(outcome) ? outcome : null
  return {
    answer: renderStorableAnswer(outcome, ctx.state.errorContext),
    commitsWork: !refusal || refusal.keepsWork === true,
    keepAnswer: !refusal || isStorableRefusal(refusal),
  }
}

/** A temporary refusal must not be replayed later. */
export function isStorableRefusal({ code }: Refusal): boolean {
  const status = toHttpStatus(code)
  return status < 500 && status !== 429
}
