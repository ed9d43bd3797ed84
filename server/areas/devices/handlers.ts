import type { Handlers } from '../../access/callers/index.ts'
import { isRefusal } from '../../platform/contract/refusal.ts'
import type { Database } from '../../platform/database/connect.ts'
import { pairDevice } from './pair.ts'

export function deviceHandlers(database: Database): Pick<Handlers, 'pairDevice'> {
  return {
    pairDevice: async ({ visitor, body, requestId }) => {
      const paired = await pairDevice(database, visitor, body, requestId)
      return isRefusal(paired) ? paired : { status: 200, body: paired }
    },
  }
}
