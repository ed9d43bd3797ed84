import type { Registry } from 'prom-client'
import { purgeRateCounts } from '../access/keys/index.ts'
import { queueQuotaNotices } from '../access/quota/index.ts'
import { purgeSignIns } from '../access/sessions/index.ts'
import { purgeVisitCounts } from '../access/visits/index.ts'
import { recordSnapshotXmin } from '../areas/attendees/index.ts'
import { WAITLIST_TASK_NAME } from '../areas/booking/index.ts'
import { purgeRosterMarks } from '../areas/checkin/index.ts'
import {
  communicationJobKind,
  createMessageQueue,
  createTicketMailQueue,
  createUnsubscribeSigner,
  purgeMessages,
} from '../areas/communications/index.ts'
import { purgePairingData } from '../areas/devices/index.ts'
import { buildExportJobKind } from '../areas/exports/index.ts'
import { buildImportJobKind, matchAnswerHeadings } from '../areas/imports/index.ts'
import { createJobTasks, type JobKind, purgeJobFiles, purgeJobs } from '../areas/jobs/index.ts'
import { expireUnpaid, promoteWaitlisted } from '../areas/registrations/index.ts'
import { FULL_SANDBOX_TASK_NAME, rebuildSandbox, rebuildSandboxIfFull } from '../areas/sandbox/index.ts'
import { buildSourceImportJobKind, type Platforms } from '../areas/sources/index.ts'
import {
  createDeliveryTasks,
  type DeliveryTiming,
  finishBacklogs,
  type SendDelivery,
  WEBHOOK_BACKLOG_TASK_NAME,
} from '../areas/webhooks/index.ts'
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
  platforms: Platforms
  sendWebhook: SendDelivery
  registry: Registry
  linkSecret: Buffer
  /** Where people reach the servers, for addresses in mails. */
  publicOrigin: () => Promise<string>
  delivering?: DeliveryTiming
  lostMessageSeconds?: number
  /** After how long without a word of it a worker has lost what it had at hand. */
  lostSeconds?: number
}

const MINUTELY = '* * * * *'

export function buildTasks(dependencies: TaskDependencies): ScheduledTask[] {
  const { database, clock, log, transport, publicOrigin, lostSeconds } = dependencies
  const queueTools = { database, clock, log, lostSeconds }
  const notExpired = (error: unknown, registration: string) =>
    log.error({ err: error, registration }, 'a registration whose payment deadline has passed could not be cancelled')
  const notServed = (error: unknown, event: string) =>
    log.error({ err: error, event }, 'those who wait for places of an event could not be served')
  return [
    buildQueueTask(buildMailQueue({ database, transport, clock, log }), queueTools),
    buildQueueTask(createTicketMailQueue({ database, clock, log }), queueTools),
    buildQueueTask(
      createMessageQueue({
        database,
        transport,
        clock,
        log,
        tokens: createUnsubscribeSigner(dependencies.linkSecret),
        publicOrigin,
        lostAfterSeconds: dependencies.lostMessageSeconds,
      }),
      queueTools,
    ),
    ...createDeliveryTasks({
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
    {
      name: WAITLIST_TASK_NAME,
      every: MINUTELY,
      wakeable: true,
      run: ({ signal }) => settle(promoteWaitlisted(database, clock, { stopping: signal, failed: notServed })),
    },
    {
      name: 'expire-unpaid',
      every: MINUTELY,
      run: ({ signal }) => settle(expireUnpaid(database, clock.now(), { stopping: signal, failed: notExpired })),
    },
    {
      name: WEBHOOK_BACKLOG_TASK_NAME,
      every: MINUTELY,
      wakeable: true,
      run: ({ signal }) => settle(finishBacklogs(database, log, signal)),
    },
    {
      name: 'quota-notices',
      every: MINUTELY,
      run: () => settle(queueQuotaNotices({ database, publicOrigin }, clock.now())),
    },
    { name: 'mark-changes', every: MINUTELY, run: () => settle(recordSnapshotXmin(database)) },
    { name: 'forget-answers', every: '41 * * * *', run: () => settle(purgeOldAnswers(database, clock.database())) },
    {
      name: 'forget-occurrences',
      every: '53 * * * *',
      run: () => settle(purgeOldWebhookEvents(database, clock.now())),
    },
    { name: 'forget-mails', every: '7 4 * * *', run: () => settle(purgeOldMails(database, clock.now())) },
    { name: 'forget-messages', every: '19 4 * * *', run: () => settle(purgeMessages(database, clock.database())) },
    { name: 'forget-addresses', every: '*/10 * * * *', run: () => settle(purgeRateCounts(database, clock.database())) },
    ...createJobTasks({ database, clock, log, kinds: jobKinds(dependencies), registry: dependencies.registry }),
    { name: 'forget-job-files', every: '*/10 * * * *', run: () => settle(purgeJobFiles(database, clock.database())) },
    { name: 'forget-jobs', every: '29 4 * * *', run: () => settle(purgeJobs(database, clock.database())) },
    { name: 'forget-visits', every: '*/10 * * * *', run: () => settle(purgeVisitCounts(database, clock.database())) },
    {
      name: 'forget-roster-marks',
      every: '31 * * * *',
      run: () => settle(purgeRosterMarks(database, clock.database())),
    },
    { name: 'forget-pairing', every: '*/10 * * * *', run: () => settle(purgePairingData(database, clock.database())) },
    { name: 'forget-sign-ins', every: '47 * * * *', run: () => settle(purgeSignIns(database, clock.database())) },
    { name: 'audit-partitions', every: '23 2 * * *', run: () => settle(ensureAuditPartitions(database, clock.now())) },
    {
      name: FULL_SANDBOX_TASK_NAME,
      every: '*/10 * * * *',
      wakeable: true,
      run: () => settle(rebuildSandboxIfFull(database, clock.now())),
    },
    { name: 'sandbox-refresh', every: '17 3 * * *', run: () => settle(rebuildSandbox(database, clock.now())) },
  ]
}

function jobKinds({ platforms, secretBox: box }: TaskDependencies): JobKind[] {
  const kinds = [
    communicationJobKind,
    buildImportJobKind(),
    buildExportJobKind(matchAnswerHeadings),
    buildSourceImportJobKind({ platforms, box }),
  ]
  return kinds as JobKind[]
}

/** For tasks that run by schedule only. */
async function settle(work: Promise<unknown>): Promise<null> {
  await work
  return null
}
