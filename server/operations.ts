import { listAuditLog } from './audit/index.ts'
import type { Handlers } from './contract/handlers.ts'
import type { Database } from './database/connect.ts'
import { eventHandlers } from './events/index.ts'
import { groupHandlers } from './groups/index.ts'
import type { Cursors } from './lists/index.ts'
import { getMe } from './organizations/index.ts'
import { structureHandlers } from './structure/index.ts'

export type HandlerDependencies = { database: Database; cursors: Cursors }

/** The handlers of every operation of the contract. */
export function buildHandlers({ database, cursors }: HandlerDependencies): Handlers {
  return {
    getMe,
    listAuditLog: listAuditLog(database, cursors),
    ...groupHandlers(database, cursors),
    ...eventHandlers(database, cursors),
    ...structureHandlers(database, cursors),
  }
}
