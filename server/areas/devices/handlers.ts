import type { Handlers } from '../../access/callers/index.ts'
import { answer } from '../../platform/contract/answer.ts'
import type { Database } from '../../platform/database/connect.ts'
import { pairDevice } from './pair.ts'

export function deviceHandlers(database: Database) {
  return {
    pairDevice: async ({ visitor, body, requestId }) =>
      answer(200, await pairDevice(database, visitor, body, requestId)),
  } satisfies Partial<Handlers>
}
