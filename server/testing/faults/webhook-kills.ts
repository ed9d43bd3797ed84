import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { connectDatabase, type Database } from '../../platform/database/connect.ts'
import { makeCertificateAuthority } from '../certificates.ts'
import { makeTestEvent, type TestApiCall } from '../fixtures.ts'
import { buildRetryingApiCall, startBackgroundBookings } from './background-bookings.ts'
import { collectWebhookEvidence, type WebhookEvidence } from './evidence.ts'
import { killRepeatedly } from './kill-repeatedly.ts'
import { buildSeededRandom } from './random.ts'
import { FAULT_RECEIVER_HOST, type ReceiverBehavior, startWebhookReceiver } from './receivers.ts'
import { makeUnlimitedOrganization } from './unlimited-organization.ts'

/** Between any two statements of a worker, and around sending. */
export const WORKER_KILL_POINTS = [
  'before-send',
  'during-send',
  'after-send',
  'before:insert-webhook-deliveries',
  'sent:insert-webhook-deliveries',
  'before:find-due-webhook-deliveries',
  'sent:find-due-webhook-deliveries',
  'before:record-webhook-delivered',
  'sent:record-webhook-delivered',
  'before:set-health-of-webhook',
  'sent:set-health-of-webhook',
  'before:delete-done-webhook-batches',
  'sent:delete-done-webhook-batches',
  'sent:due-of-webhook-deliveries',
  'before:claim-webhook-events',
  'sent:claim-webhook-events',
]

/** Before the commit, during it, and before the workers are woken. */
export const API_KILL_POINTS = [
  'sent:store-new-idempotent-answer',
  'before:notify-workers',
  'before:store-new-idempotent-answer',
]

export type WebhookKillOptions = {
  databaseUrl: string
  seed: number
  workerPoints: (string | null)[]
  workerKills: number
  apiPoints: (string | null)[]
  apiKills: number
  /** Kills the database during the run; resolves after the last kill. */
  killDatabase?: () => Promise<number>
  pauseMilliseconds: number
  report?: (sentence: string) => void
}

export type WebhookKillReport = { evidence: WebhookEvidence; acts: number; kills: Record<string, number> }

/** Sends requests while everything is killed, waits until everything is delivered, and returns the evidence. */
export async function deliverWebhooksWithKills(options: WebhookKillOptions): Promise<WebhookKillReport> {
  const { databaseUrl, seed, report = () => {} } = options
  const random = buildSeededRandom(seed)
  const database = connectDatabase({ url: databaseUrl, poolSize: 4, applicationName: 'faults' })
  const authority = makeCertificateAuthority()
  const certificate = authority.issue({ names: [FAULT_RECEIVER_HOST] })
  const environment = {
    DATABASE_URL: databaseUrl,
    AUTHORITY: authority.cert,
    SECRET_KEY: randomBytes(32).toString('base64'),
    DATA_DIR: join(tmpdir(), `postern-faults-${randomBytes(4).toString('hex')}`),
  }
  const kills: Record<string, number> = {}
  let api = ''
  let apiServes = () => {}
  const served = new Promise<void>((resolve) => {
    apiServes = resolve
  })
  const counting = (who: string) => (point: string | null) => {
    const name = `${who} ${point ?? 'at any moment'}`
    kills[name] = (kills[name] ?? 0) + 1
    const total = Object.values(kills).reduce((sum, count) => sum + count, 0)
    if (total % 20 === 0) report(`${total} kills`)
  }
  const serving = (port: number) => {
    api = `http://127.0.0.1:${port}`
    apiServes()
  }
  const killingApi = killRepeatedly({
    environment: { ...environment, ROLE: 'api' },
    points: options.apiPoints,
    kills: options.apiKills,
    random,
    serving,
    killed: counting('api'),
  })
  const killingWorker = killRepeatedly({
    environment: { ...environment, ROLE: 'worker' },
    points: options.workerPoints,
    random,
    kills: options.workerKills,
    serving: () => {},
    killed: counting('worker'),
  })
  const receivers: Awaited<ReturnType<typeof startWebhookReceiver>>[] = []
  const endpoints: { name: string; id: string; dead: boolean }[] = []
  try {
    await Promise.race([served, killingApi])
    const { organizationId, key } = await makeUnlimitedOrganization(database)
    const call = buildRetryingApiCall(() => api, key)
    const event = await makeTestEvent(call as unknown as TestApiCall)
    const people = startBackgroundBookings({
      call,
      event,
      workers: 3,
      pauseMilliseconds: options.pauseMilliseconds,
      random,
    })
    const addEndpoint = async (name: string, manner: ReceiverBehavior, event_types: unknown) => {
      const receiver = await startWebhookReceiver(name, certificate, manner, random)
      receivers.push(receiver)
      const { body } = await call('POST', '/v1/webhooks', { url: receiver.url, event_types })
      if (!body.id) throw new Error(`The endpoint could not be made: ${JSON.stringify(body)}`)
      receiver.secrets.add(body.secret)
      endpoints.push({ name, id: body.id, dead: manner === 'dead' })
    }
    // Created while requests run, so that concurrent events must be delivered too.
    await addEndpoint('good', 'good', '*')
    await addEndpoint('flaky', 'flaky', '*')
    await addEndpoint('dead', 'dead', ['registration.cancelled'])
    const last = await Promise.all([killingApi, killingWorker, options.killDatabase?.() ?? 0])
    kills.database = last[2]
    await addEndpoint('late', 'good', ['registration.created', 'registration.cancelled'])
    await wait(500)
    const { acts } = await people.stop()
    report('all kills are done; waiting until everything is told')
    await untilTold(database, organizationId)
    const receipts = receivers.flatMap((one) => one.receipts)
    const evidence = await collectWebhookEvidence(database, organizationId, endpoints, receipts)
    return { evidence, acts, kills }
  } finally {
    for (const one of await Promise.all([killingApi, killingWorker])) {
      one.kill()
      await one.gone
    }
    for (const receiver of receivers) await receiver.close()
    await database.destroy()
  }
}

const PATIENCE_MINUTES = 2

/** Waits as long as there is progress: a dead endpoint gets one delivery at a time. */
async function untilTold(database: Database, organizationId: string): Promise<void> {
  let before = ''
  let moved = Date.now()
  for (;;) {
    const { rows } = await database.raw(
      `select
         (select count(*) from webhook_events_to_fan_out where organization_id = :o)
         + (select count(*) from webhook_deliveries where organization_id = :o and settled_at is null) as left,
         (select sum(failures) from webhook_deliveries where organization_id = :o) as failures`,
      { o: organizationId },
    )
    const [{ left, failures }] = rows
    if (Number(left) === 0) return
    if (before !== `${left} ${failures}`) moved = Date.now()
    before = `${left} ${failures}`
    if (Date.now() > moved + PATIENCE_MINUTES * 60_000)
      throw new Error(`${left} are still to be told, and nothing moves.`)
    await wait(100)
  }
}
