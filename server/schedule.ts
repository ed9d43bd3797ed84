import { queueQuotaNotices } from './access/quota/index.ts'
import { ticketMailJob } from './areas/communications/index.ts'
import { forgetVisits } from './areas/public/index.ts'
import { expireUnpaid, serveWaitlists } from './areas/registrations/index.ts'
import { rebuildSandbox } from './areas/sandbox/index.ts'
import type { Clock } from './platform/clock.ts'
import type { Database } from './platform/database/connect.ts'
import type { Logger } from './platform/log.ts'
import { forgetOldMails, type MailTransport, mailJob } from './platform/mail/index.ts'
import type { Job } from './platform/queue/worker.ts'
import { ensureAuditPartitions } from './platform/work/audit/index.ts'
import { forgetOldAnswers } from './platform/work/idempotency/index.ts'
import { forgetOldOccurrences } from './platform/work/webhook-events/index.ts'

export type JobDependencies = {
  database: Database
  clock: Clock
  log: Logger
  transport: MailTransport
  /** Aborted when the server begins to stop. */
  stopping: AbortSignal
}

/** Everything that runs in the background. */
export function buildJobs({ database, clock, log, transport, stopping }: JobDependencies): Job[] {
  const notExpired = (error: unknown, registration: string) =>
    log.error({ err: error, registration }, 'a registration whose payment deadline has passed could not be cancelled')
  const notServed = (error: unknown, event: string) =>
    log.error({ err: error, event }, 'those who wait for places of an event could not be served')
  return [
    mailJob({ database, transport, clock, log, stopping }),
    ticketMailJob({ database, transport, clock, log, stopping }),
    { name: 'quota-notices', every: '* * * * *', run: () => settle(queueQuotaNotices(database, clock.now())) },
    {
      name: 'expire-unpaid',
      every: '* * * * *',
      run: () => settle(expireUnpaid(database, clock.now(), { stopping, failed: notExpired })),
    },
    {
      name: 'serve-waitlists',
      every: '* * * * *',
      run: () => settle(serveWaitlists(database, clock, { stopping, failed: notServed })),
    },
    { name: 'forget-answers', every: '41 * * * *', run: () => settle(forgetOldAnswers(database, clock.database())) },
    {
      name: 'forget-occurrences',
      every: '53 * * * *',
      run: () => settle(forgetOldOccurrences(database, clock.now())),
    },
    { name: 'forget-mails', every: '7 4 * * *', run: () => settle(forgetOldMails(database, clock.now())) },
    { name: 'forget-visits', every: '*/10 * * * *', run: () => settle(forgetVisits(database, clock.database())) },
    { name: 'audit-partitions', every: '23 2 * * *', run: () => ensureAuditPartitions(database, clock.now()) },
    { name: 'sandbox-refresh', every: '17 3 * * *', run: () => rebuildSandbox(database, clock.now()) },
  ]
}

async function settle(work: Promise<unknown>): Promise<void> {
  await work
}
