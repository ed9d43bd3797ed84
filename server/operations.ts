import { listAuditLog } from './audit/index.ts'
import { contactHandlers } from './contacts/index.ts'
import type { Handlers } from './contract/handlers.ts'
import type { Database } from './database/connect.ts'
import { eventHandlers } from './events/index.ts'
import { groupHandlers } from './groups/index.ts'
import type { LicenseSettings } from './license/index.ts'
import type { Cursors } from './lists/index.ts'
import { getMe } from './organizations/index.ts'
import { paymentHandlers } from './payments/index.ts'
import { peopleHandlers } from './people/index.ts'
import { registrationHandlers } from './registrations/index.ts'
import { reportHandlers } from './reports/index.ts'
import { structureHandlers } from './structure/index.ts'
import { tenantHandlers } from './tenants/index.ts'
import { ticketHandlers } from './tickets/index.ts'

export type HandlerDependencies = { database: Database; cursors: Cursors; license: LicenseSettings }

/** The handlers of every operation of the contract. */
export function buildHandlers({ database, cursors, license }: HandlerDependencies): Handlers {
  return {
    getMe,
    listAuditLog: listAuditLog(database, cursors),
    ...groupHandlers(database, cursors),
    ...eventHandlers(database, cursors, license),
    ...structureHandlers(database, cursors),
    ...registrationHandlers(database, cursors),
    ...paymentHandlers(database, cursors),
    ...peopleHandlers(database, cursors),
    ...ticketHandlers(database, cursors),
    ...contactHandlers(database, cursors),
    ...reportHandlers(database),
    ...tenantHandlers(database),
  }
}
