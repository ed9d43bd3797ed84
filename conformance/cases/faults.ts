import { randomUUID } from 'node:crypto'
import { arrangeSuccess } from '../arrangements/index.ts'
import type { Operation } from '../contract.ts'
import { check } from '../outcome.ts'
import type { FaultCode } from '../world/interference.ts'
import type { Provocation } from './case.ts'
import { expectSuccess, rateIn, retryAfterIn } from './expect.ts'

const CODES: FaultCode[] = ['internal', 'unavailable']

/**
 * A failure after the work was done: it must leave nothing behind, so that the same request succeeds afterwards. What keeps its
 * answers itself has committed by then; whoever asks again gets the answer that was lost.
 */
export function faultProvocations(operation: Operation): Provocation[] {
  return CODES.map((code) => ({
    name: 'a failure after the work was done',
    code,
    arrange: async (stage) => ({
      requestId: stage.local().failingRequestId(code),
      ...(await arrangeSuccess(stage, operation.id)),
      key: await stage.keyFor(operation),
      idempotencyKey: randomUUID(),
    }),
    inspect: async (answer, stage, attempt) => {
      if (operation.scope !== null) rateIn(answer)
      if (code === 'unavailable') retryAfterIn(answer)
      // What its input can be used for once was done, and has to be asked for anew.
      if (operation.scope === null && operation.changes) return
      const rows = operation.storesResponses ? [] : await stage.local().auditRows(attempt.requestId ?? '')
      check(rows.length === 0, `the failed request left ${rows.length} rows in the audit log`)
      const again = await stage.send(operation, { ...attempt, requestId: undefined })
      expectSuccess(stage, again)
      const isReplay = again.headers['idempotent-replayed'] !== undefined
      if (operation.storesResponses) check(isReplay, 'what was done before the failure was done again')
      else check(!isReplay, 'the failure was remembered as an answer')
    },
  }))
}
