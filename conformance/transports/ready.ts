import { randomUUID } from 'node:crypto'
import type { Operation } from '../contract.ts'
import type { Attempt, ReadyAttempt } from './attempt.ts'

let count = 0
const run = randomUUID().slice(0, 8)

/** A new id for a request of this run. */
export function newRequestId(): string {
  count += 1
  return `conformance.${run}.${count}`
}

export function makeReady(operation: Operation, attempt: Attempt): ReadyAttempt {
  const method = attempt.method ?? operation.method
  const requestId = attempt.requestId ?? newRequestId()
  const idempotencyKey = attempt.idempotencyKey === undefined ? randomUUID() : attempt.idempotencyKey
  return {
    ...attempt,
    method,
    requestId,
    headers: {
      'X-Request-Id': requestId,
      ...(method === 'POST' && operation.idempotent && idempotencyKey !== null
        ? { 'Idempotency-Key': idempotencyKey }
        : {}),
      ...attempt.headers,
    },
  }
}
