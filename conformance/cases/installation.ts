import { randomUUID } from 'node:crypto'
import { declaresError, type Operation } from '../contract.ts'
import { assert } from '../outcome.ts'
import { readErrorObject } from '../transports/attempt.ts'
import type { ServerFaultCode } from '../world/interference.ts'
import type { ErrorCase, NamedCase } from './case.ts'
import { expectError, expectRateLimitHeaders, expectRetryAfter, expectSuccess } from './expect.ts'

/** An installation whose license was revoked a week ago still answers reads and refuses changes. */
export function buildReadOnlyInstanceCases(operation: Operation): NamedCase[] {
  const isRefused = declaresError(operation, 'instance_read_only')
  return [
    {
      name: isRefused ? 'a change → instance_read_only' : 'a reading succeeds',
      exclusive: true,
      run: async (stage) => {
        const local = stage.local()
        const attempt = await stage.ready(operation)
        await local.whileReadOnly(async (since) => {
          const answer = await stage.send(operation, attempt)
          if (!isRefused) return expectSuccess(stage, answer)
          expectError(stage, answer, 'instance_read_only')
          const readOnlySince = readErrorObject(answer.body).read_only_since
          assert(readOnlySince === since, `error.read_only_since is ${readOnlySince}, not ${since}`)
        })
        if (isRefused) expectSuccess(stage, await stage.send(operation, attempt))
      },
    },
  ]
}

export function buildLicenseCases(operation: Operation): NamedCase[] {
  if (!declaresError(operation, 'license_not_valid')) return []
  return [
    {
      name: 'a self-hosted installation without a license → license_not_valid, and with one a success',
      exclusive: true,
      run: async (stage) => {
        const local = stage.local()
        const attempt = await stage.ready(operation)
        await local.whileUnlicensed(async (license) => {
          const answer = await stage.send(operation, attempt)
          expectError(stage, answer, 'license_not_valid')
          const { validity } = readErrorObject(answer.body)
          assert(validity === 'missing', `error.validity is ${validity}, not missing`)
          await license()
          expectSuccess(stage, await stage.send(operation, attempt))
        })
      },
    },
  ]
}

const CODES: ServerFaultCode[] = ['internal', 'unavailable']

/**
 * A failure after the handler's work must roll everything back, so that the same request succeeds afterwards. An
 * operation that stores its own responses has committed by then; a retry gets the response that was lost.
 */
export function buildServerErrorCases(operation: Operation): ErrorCase[] {
  return CODES.map((code) => ({
    name: 'a failure after the work was done',
    code,
    arrange: async (stage) => ({
      requestId: stage.local().failingRequestId(code),
      ...(await stage.ready(operation)),
      idempotencyKey: randomUUID(),
    }),
    inspect: async (answer, stage, attempt) => {
      if (operation.scope !== null) expectRateLimitHeaders(answer)
      if (code === 'unavailable') expectRetryAfter(answer)
      // Its input can be used only once and is used up, so the request cannot be repeated.
      if (operation.scope === null && operation.changes) return
      const rows = operation.storesResponses ? [] : await stage.local().auditRows(attempt.requestId ?? '')
      assert(rows.length === 0, `the failed request left ${rows.length} rows in the audit log`)
      const again = await stage.send(operation, { ...attempt, requestId: undefined })
      expectSuccess(stage, again)
      const isReplay = again.headers['idempotent-replayed'] !== undefined
      if (operation.storesResponses) assert(isReplay, 'what was done before the failure was done again')
      else assert(!isReplay, 'the failure was remembered as an answer')
    },
  }))
}
