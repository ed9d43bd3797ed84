import type { Handlers } from '../../access/callers/index.ts'
import { reply } from '../../platform/contract/to-response.ts'
import type { Database } from '../../platform/database/connect.ts'
import { pairDevice } from './pair.ts'

export function deviceHandlers(database: Database) {
  return {
    pairDevice: async ({ visitor, body, requestId }) =>
      reply(200, await pairDevice(database, visitor, body, requestId)),
  } satisfies Partial<Handlers>
}
