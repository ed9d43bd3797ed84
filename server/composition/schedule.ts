import type { Registry } from 'prom-client'
import { purgeRateCounts } from '../access/keys/index.ts'
import { queueQuotaWarningMails } from '../access/quota/index.ts'
import { purgeSignInData } from '../access/sessions/index.ts'
import { purgeVisitCounts } from '../access/visits/index.ts'
import { PROMOTE_WAITLISTS_TASK } from '../areas/booking/index.ts'
import * as communications from '../areas/communications/index.ts'
import { purgePairingData } from '../areas/devices/index.ts'
import { buildExportJobKind } from '../areas/exports/index.ts'
import { buildImportJobKind, matchAnswerHeadings } from '../areas/imports/index.ts'
import { buildJobTasks, type JobKind, purgeJobFiles, purgeJobs } from '../areas/jobs/index.ts'
import { expireUnpaid, promoteWaitlists } from '../areas/registrations/index.ts'
import { FULL_SANDBOX_TASK_NAME, rebuildSandbox, rebuildSandboxIfFull } from '../areas/sandbox/index.ts'
import { buildSourceImportJobKind, type SourcePlatforms } from '../areas/sources/index.ts'
import * as webhooks from '../areas/webhooks/index.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/connect.ts'
import type { Logger } from '../platform/log.ts'
import { buildMailQueue, type MailTransport, purgeOldMails } from '../platform/mail/index.ts'
import { buildQueueTask, type ScheduledTask } from '../platform/queue/index.ts'
import type { SecretBox } from '../platform/secret-box.ts'
import { ensureAuditPartitions } from '../platform/work/audit/index.ts'
import { purgeOldAnswers } from '../platform/work/idempotency/index.ts'
import { purgeOldWebhookEvents } from '../platform/work/webhook-events/index.ts'

export type TaskDependencies = {
  database: Database
  clock: Clock
  log: Logger
  transport: MailTransport
  /** Decrypts the secrets that sign deliveries. */
  secretBox: SecretBox
  platforms: SourcePlatforms
  sendWebhook: webhooks.SendDelivery
  registry: Registry
  linkSecret: Buffer
  /** Where people reach the servers, for addresses in mails. */
  publicOrigin: () => Promise<string>
  delivering?: webhooks.DeliveryTiming
  lostMessageSeconds?: number
  /** After how long without a word of it a worker has lost what it had at hand. */
  lostSeconds?: number
}

const MINUTELY = '* * * * *'

export function buildScheduledTasks(dependencies: TaskDependencies): ScheduledTask[] {
  const { database, clock, log, transport, publicOrigin, lostSeconds } = dependencies
  const queueTools = { database, clock, log, lostSeconds }
  const notExpired = (error: unknown, registration: string) =>
    log.error({ err: error, registration }, 'a registration whose payment deadline has passed could not be cancelled')
  const notServed = (error: unknown, event: string) =>
    log.error({ err: error, event }, 'those who wait for places of an event could not be served')
  return [
    buildQueueTask(buildMailQueue({ database, transport, clock, log }), queueTools),
    buildQueueTask(communications.buildTicketMailQueue({ database, clock, log }), queueTools),
    buildQueueTask(
      communications.buildMessageQueue({
        database,
        transport,
        clock,
        log,
        tokens: communications.buildUnsubscribeSigner(dependencies.linkSecret),
        publicOrigin,
        lostAfterSeconds: dependencies.lostMessageSeconds,
      }),
      queueTools,
    ),
    ...webhooks.buildDeliveryTasks({
      database,
      clock,
      log,
      secrets: dependencies.secretBox,
      send: dependencies.sendWebhook,
      registry: dependencies.registry,
      publicOrigin,
      lostSeconds,
      ...dependencies.delivering,
    }),
    orWoken(PROMOTE_WAITLISTS_TASK, MINUTELY, (stopping) =>
      promoteWaitlists(database, clock, { stopping, failed: notServed }),
    ),
    byClock('expire-unpaid', MINUTELY, (stopping) =>
      expireUnpaid(database, clock.now(), { stopping, failed: notExpired }),
    ),
    orWoken(webhooks.WEBHOOK_BACKLOG_TASK, MINUTELY, (stopping) => webhooks.finishBacklogs(database, log, stopping)),
    byClock('quota-notices', MINUTELY, () => queueQuotaWarningMails({ database, publicOrigin }, clock.now())),
    byClock('forget-answers', '41 * * * *', () => purgeOldAnswers(database, clock.database())),
    byClock('purge-webhook-events', '53 * * * *', () => purgeOldWebhookEvents(database, clock.now())),
    byClock('forget-mails', '7 4 * * *', () => purgeOldMails(database, clock.now())),
    byClock('forget-messages', '19 4 * * *', () => communications.purgeOldMessages(database, clock.database())),
    byClock('forget-addresses', '*/10 * * * *', () => purgeRateCounts(database, clock.database())),
    ...buildJobTasks({ database, clock, log, kinds: jobKinds(dependencies), registry: dependencies.registry }),
    byClock('forget-job-files', '*/10 * * * *', () => purgeJobFiles(database, clock.database())),
    byClock('forget-jobs', '29 4 * * *', () => purgeJobs(database, clock.database())),
    byClock('forget-visits', '*/10 * * * *', () => purgeVisitCounts(database, clock.database())),
    byClock('forget-pairing', '*/10 * * * *', () => purgePairingData(database, clock.database())),
    byClock('forget-sign-ins', '47 * * * *', () => purgeSignInData(database, clock.database())),
    byClock('audit-partitions', '23 2 * * *', () => ensureAuditPartitions(database, clock.now())),
    orWoken(FULL_SANDBOX_TASK_NAME, '*/10 * * * *', () => rebuildSandboxIfFull(database, clock.now())),
    byClock('sandbox-refresh', '17 3 * * *', () => rebuildSandbox(database, clock.now())),
  ]
}

function jobKinds({ platforms, secretBox: box }: TaskDependencies): JobKind[] {
  const kinds = [
    communications.communicationJobKind,
    buildImportJobKind(),
    buildExportJobKind(matchAnswerHeadings),
    buildSourceImportJobKind({ platforms, box }),
  ]
  return kinds as JobKind[]
}

type Act = (stopping: AbortSignal) => Promise<unknown>

function byClock(name: string, every: string, act: Act): ScheduledTask {
  const run: ScheduledTask['run'] = async ({ signal }) => {
    await act(signal)
    return null
  }
  return { name, every, run }
}

const orWoken = (name: string, every: string, act: Act): ScheduledTask => ({
  ...byClock(name, every, act),
  wakeable: true,
})
