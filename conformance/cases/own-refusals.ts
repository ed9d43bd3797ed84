import type { ErrorCode } from '../../generated/errors.ts'
import { arrangementOf } from '../arrangements/index.ts'
import { declares, type Operation } from '../contract.ts'
import { check } from '../outcome.ts'
import type { Provocation } from './case.ts'

/** The errors that only the operation's own arrangement knows how to make happen. */
export function ownProvocations(operation: Operation): Provocation[] {
  return Object.entries(arrangementOf(operation.id).refusals)
    .filter(([code]) => declares(operation, code as ErrorCode))
    .map(([code, arrange]) => ({
      family: 'own refusals',
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
