import type { ErrorCode } from '../../generated/errors.ts'
import { arrangementOf, arrangeSuccess } from '../arrangements/index.ts'
import type { Operation } from '../contract.ts'
import { check } from '../outcome.ts'
import type { ApiAnswer, RequestParts } from '../transports/attempt.ts'
import type { Stage } from '../world/stage.ts'
import type { Claim, Provocation } from './case.ts'
import { expectStatus } from './expect.ts'

export const successes = (operation: Operation): Claim[] => succeeding(operation, 'send')

/** The SDK hands on what was answered, and 304 answers nothing. */
export const sdkSuccesses = (operation: Operation): Claim[] =>
  succeeding(operation, 'sendBySdk').filter(({ name }) => !name.endsWith('304'))

/** Each declared success, with the audit rows that a change leaves and a reading does not. */
function succeeding(operation: Operation, send: 'send' | 'sendBySdk'): Claim[] {
  const { success, variants = {} } = arrangementOf(operation.id)
  const [first = ''] = Object.keys(success)
  const arranged = [
    ...Object.entries(success).map(([status, arrange]) => ({ name: 'an arranged request', status, arrange })),
    ...Object.entries(variants).map(([name, arrange]) => ({ name, status: first, arrange })),
    ...sayingNothing(operation).map((wordless) => ({ ...wordless, status: first })),
  ]
  return arranged.map(({ name, status, arrange }) => ({
    name: `${name} → ${status}`,
    run: async (stage) => {
      const key = await stage.keyFor(operation)
      const answer = await stage[send](operation, { ...(await arrange(stage)), key })
      expectStatus(stage, answer, Number(status))
      if (stage.isLocal) await checkAudit(stage, operation, answer, key?.id)
    },
  }))
}

/** Where a body may be left out it may, and where none is taken an empty one does no harm. */
function sayingNothing({ id, method, bodyType, bodyRequired }: Operation) {
  if (method !== 'POST' || bodyRequired) return []
  const body = bodyType === null ? {} : undefined
  const arrange = async (stage: Stage): Promise<RequestParts> => ({ ...(await arrangeSuccess(stage, id)), body })
  return [{ name: body ? 'with an empty body' : 'without a body', arrange }]
}

export async function checkAudit(stage: Stage, operation: Operation, answer: ApiAnswer, keyId?: string): Promise<void> {
  const rows = await stage.local().auditRows(answer.headers['x-request-id'] ?? '')
  if (operation.method === 'GET') return check(rows.length === 0, `a reading left ${rows.length} rows in the audit log`)
  // Whoever takes data out changes nothing, and is told of all the same.
  check(rows.length > 0, 'the act left no row in the audit log')
  for (const { actor_id, action } of rows) {
    // Not the device, but the member at it; and who was paired just now is the actor of that.
    if (operation.refusesKeys) check(actor_id !== null, 'an audit row names no actor')
    else check(actor_id === keyId, `the audit row ${action} names the actor ${actor_id}, not the key ${keyId}`)
  }
}

/** The errors that only the operation's own arrangement knows how to make happen. */
export function ownProvocations(operation: Operation): Provocation[] {
  return Object.entries(arrangementOf(operation.id).refusals).map(([code, arrange]) => ({
    name: 'as arranged',
    // A signed address expires for whoever comes without a key, and the SDK never does.
    httpOnly: code === 'link_expired',
    code: code as ErrorCode,
    arrange: async (stage) => {
      const { key, ...request } = await arrange(stage)
      return { ...request, key: key === undefined ? await stage.keyFor(operation) : key }
    },
    inspect: async (answer, stage) => {
      if (!stage.isLocal) return
      const rows = await stage.local().auditRows(answer.headers['x-request-id'] ?? '')
      check(rows.length === 0, `a refused request left ${rows.length} rows in the audit log`)
    },
  }))
}
