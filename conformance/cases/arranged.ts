import type { ErrorCode } from '../../generated/errors.ts'
import { refusalArrangements } from '../arrangements/derived-refusals.ts'
import { arrangeSuccess, findArrangement } from '../arrangements/index.ts'
import type { Operation } from '../contract.ts'
import { assert } from '../outcome.ts'
import type { ApiAnswer, RequestParts, RequestToSend } from '../transports/attempt.ts'
import type { TestCaller } from '../world/test-caller.ts'
import type { ErrorCase, NamedCase } from './case.ts'
import { expectStatus } from './expect.ts'

export const buildSuccessCases = (operation: Operation): NamedCase[] => succeeding(operation, 'send')

/** The SDK returns the body, and a 304 has none. */
export const buildSdkSuccessCases = (operation: Operation): NamedCase[] =>
  succeeding(operation, 'sendBySdk').filter(({ name }) => !name.endsWith('304'))

/** One case per declared success. A change must leave audit rows, a read must not. */
function succeeding(operation: Operation, send: 'send' | 'sendBySdk'): NamedCase[] {
  const { success, variants = {} } = findArrangement(operation.id)
  const [first = ''] = Object.keys(success)
  const arranged = [
    ...Object.entries(success).map(([status, arrange]) => ({ name: 'an arranged request', status, arrange })),
    ...Object.entries(variants).map(([name, arrange]) => ({ name, status: first, arrange })),
    ...sayingNothing(operation).map((wordless) => ({ ...wordless, status: first })),
  ]
  return arranged.map(({ name, status, arrange }) => ({
    name: `${name} → ${status}`,
    run: async (stage) => {
      const request: RequestToSend = { key: await stage.keyFor(operation), ...(await arrange(stage)) }
      const answer = await stage[send](operation, request)
      expectStatus(stage, answer, Number(status))
      if (stage.isLocal) await checkAuditLogEntry(stage, operation, answer, request.key?.id)
    },
  }))
}

/** An optional body may be left out, and an empty body is fine where none is expected. */
function sayingNothing({ id, method, bodyType, bodyRequired }: Operation) {
  if (method !== 'POST' || bodyRequired) return []
  const body = bodyType === null ? {} : undefined
  const arrange = async (stage: TestCaller): Promise<RequestParts> => ({ ...(await arrangeSuccess(stage, id)), body })
  return [{ name: body ? 'with an empty body' : 'without a body', arrange }]
}

export async function checkAuditLogEntry(stage: TestCaller, operation: Operation, answer: ApiAnswer, keyId?: string) {
  const rows = await stage.local().auditRows(answer.headers['x-request-id'] ?? '')
  if (operation.method === 'GET') return assert(rows.length === 0, `a GET left ${rows.length} rows in the audit log`)
  // An export changes nothing, and is audited all the same.
  assert(rows.length > 0, 'the act left no row in the audit log')
  for (const { actor_id, action } of rows) {
    // The actor is the member at the device; for a pairing, the device that was just paired.
    if (operation.refusesKeys) assert(actor_id !== null, 'an audit row names no actor')
    else assert(actor_id === keyId, `the audit row ${action} names the actor ${actor_id}, not the key ${keyId}`)
  }
}

export function buildArrangedErrorCases(operation: Operation): ErrorCase[] {
  const refusals = { ...refusalArrangements, ...findArrangement(operation.id).refusals }
  return Object.entries(refusals).map(([code, arrange]) => ({
    name: 'as arranged',
    // Only calls without a key can use a signed link that has expired, and the SDK always sends a key.
    httpOnly: code === 'link_expired',
    code: code as ErrorCode,
    arrange: async (stage) => {
      const { key, ...request } = await arrange(stage, operation)
      return { ...request, key: key === undefined ? await stage.keyFor(operation) : key }
    },
    inspect: async (answer, stage) => {
      if (!stage.isLocal) return
      const rows = await stage.local().auditRows(answer.headers['x-request-id'] ?? '')
      assert(rows.length === 0, `a refused request left ${rows.length} rows in the audit log`)
    },
  }))
}
