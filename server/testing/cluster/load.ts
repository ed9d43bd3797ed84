import { randomBytes, randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { makeCertificateAuthority } from '../certificates.ts'
import { type RetryingApiCall, requireSuccess, startBackgroundBookings } from '../faults/background-bookings.ts'
import { collectWebhookEvidence } from '../faults/evidence.ts'
import { startKillableProcess } from '../faults/killable-process.ts'
import { buildSeededRandom } from '../faults/random.ts'
import { FAULT_RECEIVER_HOST, startWebhookReceiver, type WebhookReceiver } from '../faults/receivers.ts'
import { findWebhookViolations } from '../faults/verify.ts'
import type { ClusterDatabase } from './cluster-database.ts'
import { makeSites, type Site } from './sites.ts'

/** What was acknowledged, and the longest that each organization waited for a change. */
type Kept = { scans: Set<string>; registrations: Set<string>; longest: number; acts: number }

export type Load = {
  sites: Site[]
  /** Runs while everybody registers, scans and gets webhooks; returns the longest wait of each organization, in ms. */
  during(disturb: () => Promise<void>): Promise<number[]>
  /** Waits until everything is told, and compares what was acknowledged with what is stored and what arrived. */
  end(): Promise<{ violations: string[]; acts: number; scans: number; receipts: number }>
}

const PAUSE = 40
/** Of undisturbed work, before and after. */
const CALM_MS = 3_000

/** Real API and worker processes, and organizations that register, scan and are told of it until the end. */
export async function startLoad({ url, database }: ClusterDatabase, count: number, cleanUp: AsyncDisposableStack) {
  const authority = makeCertificateAuthority()
  const certificate = authority.issue({ names: [FAULT_RECEIVER_HOST] })
  const environment = {
    DATABASE_URL: url,
    AUTHORITY: authority.cert,
    SECRET_KEY: randomBytes(32).toString('base64'),
    DATABASE_POOL_SIZE: '16',
    DATA_DIR: join(tmpdir(), `postern-cluster-${randomBytes(4).toString('hex')}`),
  }
  const processes = ['api', 'worker'].map((ROLE) => startKillableProcess({ ...environment, ROLE }))
  cleanUp.defer(async () => {
    for (const one of processes) {
      one.kill()
      await one.gone
    }
  })
  const [port] = await Promise.all(processes.map(({ ready }) => ready))
  if (!port) throw new Error('The API did not start.')
  const sites = await makeSites(database, () => `http://127.0.0.1:${port}`, count)
  const random = buildSeededRandom(1)
  const kept: Kept[] = sites.map(() => ({ scans: new Set(), registrations: new Set(), longest: 0, acts: 0 }))
  const receivers: WebhookReceiver[] = []
  const endpoints: { name: string; id: string; dead: boolean }[] = []
  for (const [n, { call }] of sites.entries()) {
    const receiver = await startWebhookReceiver(`site-${n}`, certificate, 'good', random)
    cleanUp.defer(() => receiver.close())
    const { id, secret } = await requireSuccess(call('POST', '/v1/webhooks', { url: receiver.url, event_types: '*' }))
    receiver.secrets.add(secret)
    receivers.push(receiver)
    endpoints.push({ name: receiver.name, id, dead: false })
  }
  const timed = sites.map(({ call }, n) => timeCalls(call, kept[n]))
  let stopped = false
  const scanning = sites.map(async (site, n) => {
    const own = kept[n]
    const call = timed[n] ?? site.call
    for (const code of site.ticketCodes) {
      if (stopped) return
      const uuid = randomUUID()
      const scan = { code, check_in_point: 'gate', client_uuid: uuid, scanned_at: '2026-06-05T10:00:00Z' }
      const path = site.event.replace('/v1', '/api/v1')
      await requireSuccess(call('POST', `${path}/scan`, scan))
      own?.scans.add(uuid)
      await wait(10 * PAUSE)
    }
  })
  const people = sites.map((site, n) => {
    const call = timed[n] ?? site.call
    return startBackgroundBookings({ call, event: site.event, workers: 1, pauseMilliseconds: PAUSE, random })
  })
  const load: Load = {
    sites,
    during: async (disturb) => {
      await wait(CALM_MS)
      for (const own of kept) own.longest = 0
      await disturb()
      await wait(CALM_MS)
      return kept.map(({ longest }) => Math.round(longest))
    },
    end: async () => {
      stopped = true
      const stops = await Promise.all(people.map((one) => one.stop()))
      await Promise.all(scanning)
      const violations: string[] = []
      for (const [n, { organizationId }] of sites.entries()) {
        const [own, endpoint, receiver] = [kept[n], endpoints[n], receivers[n]]
        if (!own || !endpoint || !receiver) continue
        await untilTold({ url, database } as ClusterDatabase, organizationId)
        const evidence = await collectWebhookEvidence(database, organizationId, [endpoint], receiver.receipts)
        violations.push(...findWebhookViolations(evidence))
        violations.push(...(await findUnstored({ url, database } as ClusterDatabase, organizationId, own)))
      }
      return {
        violations,
        acts: stops.reduce((sum, { acts }) => sum + acts, 0),
        scans: kept.reduce((sum, { scans }) => sum + scans.size, 0),
        receipts: receivers.reduce((sum, { receipts }) => sum + receipts.length, 0),
      }
    },
  }
  return load
}

/** The wait includes every repetition. */
function timeCalls(call: RetryingApiCall, kept: Kept | undefined): RetryingApiCall {
  return async (method, path, body) => {
    const began = performance.now()
    const answer = await call(method, path, body)
    if (kept && method !== 'GET') kept.longest = Math.max(kept.longest, performance.now() - began)
    if (kept && answer.status === 201 && path.endsWith('/registrations')) kept.registrations.add(answer.body.id)
    return answer
  }
}

async function findUnstored({ database }: ClusterDatabase, organizationId: string, kept: Kept): Promise<string[]> {
  const own = { organization_id: organizationId }
  const scans: string[] = await database('scans').where(own).pluck('client_uuid')
  const registrations: string[] = await database('registrations').where(own).pluck('id')
  const lost = (acknowledged: Set<string>, stored: string[]) =>
    [...acknowledged].filter((one) => !stored.includes(one)).length
  const [lostScans, lostRegistrations] = [lost(kept.scans, scans), lost(kept.registrations, registrations)]
  return [
    ...(lostScans ? [`${lostScans} acknowledged scans are not stored.`] : []),
    ...(lostRegistrations ? [`${lostRegistrations} acknowledged registrations are not stored.`] : []),
    ...(new Set(scans).size < scans.length ? ['A scan is stored twice.'] : []),
  ]
}

const PATIENCE_MS = 120_000

async function untilTold({ database }: ClusterDatabase, organizationId: string): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS
  for (;;) {
    const own = { organization_id: organizationId }
    const [events] = await database('webhook_events_to_fan_out').where(own).count('* as n')
    const [deliveries] = await database('webhook_deliveries').where(own).whereNull('settled_at').count('* as n')
    const left = Number(events?.n) + Number(deliveries?.n)
    if (left === 0) return
    if (Date.now() > deadline) throw new Error(`${left} webhooks of an organization are still to be told.`)
    await wait(200)
  }
}
