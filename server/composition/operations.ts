import { listAuditLogHandler } from '../access/audit-log/index.ts'
import type { Handlers } from '../access/callers/index.ts'
import { groupHandlers } from '../access/groups/index.ts'
import type { LicenseSettings } from '../access/license/index.ts'
import type { LinkSigner } from '../access/links/index.ts'
import { getMe } from '../access/organizations/index.ts'
import { attendeeHandlers } from '../areas/attendees/index.ts'
import { removeTestRegistrations } from '../areas/booking/index.ts'
import { checkinHandlers, offlineHandlers } from '../areas/checkin/index.ts'
import { communicationHandlers } from '../areas/communications/index.ts'
import { contactHandlers } from '../areas/contacts/index.ts'
import { deviceHandlers } from '../areas/devices/index.ts'
import { eventHandlers } from '../areas/events/index.ts'
import { exportHandlers } from '../areas/exports/index.ts'
import { importHandlers, matchAnswerHeadings } from '../areas/imports/index.ts'
import { type JobContext, jobHandlers } from '../areas/jobs/index.ts'
import { paymentHandlers } from '../areas/payments/index.ts'
import { registrationHandlers } from '../areas/registrations/index.ts'
import { reportHandlers } from '../areas/reports/index.ts'
import { findRecordOnlyLimits } from '../areas/sandbox/index.ts'
import { type SourcePlatforms, sourceHandlers } from '../areas/sources/index.ts'
import { templateHandlers } from '../areas/templates/index.ts'
import { ticketHandlers } from '../areas/tickets/index.ts'
import { type CheckUrl, webhookHandlers } from '../areas/webhooks/index.ts'
import type { Database } from '../platform/database/connect.ts'
import type { CursorCodec } from '../platform/lists/index.ts'
import type { SecretBox } from '../platform/secret-box.ts'
import { publicEventHandlers } from '../surfaces/visitor-api/index.ts'

export type HandlerDependencies = {
  database: Database
  cursors: CursorCodec
  license: LicenseSettings
  secretBox: SecretBox
  platforms: SourcePlatforms
  checkUrl: CheckUrl
  links: LinkSigner
  jobs: JobContext
  minScannerVersion: string
}

export function buildHandlers(dependencies: HandlerDependencies): Handlers {
  const { database, cursors, license, links, minScannerVersion, secretBox, checkUrl } = dependencies
  return {
    getMe,
    listAuditLog: listAuditLogHandler(database, cursors),
    ...groupHandlers(database, cursors, removeTestRegistrations),
    ...eventHandlers(database, cursors, license),
    ...registrationHandlers(database, cursors),
    ...paymentHandlers(database, cursors),
    ...attendeeHandlers(database, cursors),
    ...ticketHandlers(database, cursors),
    ...checkinHandlers(database, cursors),
    ...offlineHandlers(database, cursors, { links, minScannerVersion }),
    ...deviceHandlers(database),
    ...jobHandlers(dependencies.jobs, cursors),
    ...exportHandlers(dependencies.jobs, matchAnswerHeadings),
    ...templateHandlers(dependencies.jobs, cursors),
    ...importHandlers(dependencies.jobs),
    ...communicationHandlers(dependencies.jobs, cursors),
    ...contactHandlers(database, cursors),
    ...reportHandlers(database),
    ...webhookHandlers(database, cursors, { checkUrl, findRecordOnly: findRecordOnlyLimits, box: secretBox }),
    ...sourceHandlers(dependencies.jobs, cursors, { platforms: dependencies.platforms, box: secretBox }),
    ...publicEventHandlers(database),
  }
}
