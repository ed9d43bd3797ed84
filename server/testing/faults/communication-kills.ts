import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { connectDatabase, type Database } from '../../platform/database/connect.ts'
import { newId } from '../../platform/ids.ts'
import { makeTestEvent, type TestApiCall } from '../fixtures.ts'
import { parseMailHeaders } from '../mail/read-message.ts'
import { startSmtpServer } from '../mail/smtp-server.ts'
import { TEST_SECRET_KEY } from '../secret-key.ts'
import { buildRetryingApiCall } from './background-bookings.ts'
import { killRepeatedly } from './kill-repeatedly.ts'
import { startKillableProcess } from './killable-process.ts'
import { buildSeededRandom } from './random.ts'
import { makeUnlimitedOrganization } from './unlimited-organization.ts'

/** Before, during and after the calls to the mail server and the database. */
export const COMMUNICATION_KILL_POINTS = [
  'after-mail',
  null,
  'before:mark-communication-message-sent',
  'sent:mark-communication-message-sent',
  'before:insert-communication-messages',
  'during-mail',
  'sent:begin-communication-messages',
  'sent:insert-communication-messages',
  'before-mail',
  'sent:update-job-progress',
]

/** Reached only a few times, so the worker must die early there. */
const EARLY = ['insert-communication-messages', 'update-job-progress']

export type CommunicationKillOptions = {
  databaseUrl: string
  seed: number
  people: number
  points: (string | null)[]
  kills: number
  /** Maximum number of messages that a worker sends before it dies. */
  life: number
  report?: (sentence: string) => void
}

export type CommunicationKillReport = {
  /** How often the mail server accepted a message, by recipient. */
  accepted: Map<string, number>
  /** Recipients of two messages with different ids, which mail programs cannot recognize as duplicates. */
  unlike: string[]
  kills: Record<string, number>
  messages: Record<string, number>
  communication: { status: string; counts: { recipients: number; sent: number; failed: number } }
  job: { status: string; progress: { done: number; total: number | null } }
}

/** Sends a communication while the worker is killed repeatedly, and returns what arrived. */
export async function sendCommunicationWithKills(options: CommunicationKillOptions): Promise<CommunicationKillReport> {
  const { databaseUrl, people, report = () => {} } = options
  const random = buildSeededRandom(options.seed)
  const database = connectDatabase({ url: databaseUrl, poolSize: 4, applicationName: 'faults' })
  const smtp = await startSmtpServer()
  const environment = {
    DATABASE_URL: databaseUrl,
    SECRET_KEY: TEST_SECRET_KEY,
    SMTP_URL: smtp.url,
    DATA_DIR: join(tmpdir(), `postern-faults-${randomBytes(6).toString('hex')}`),
  }
  const api = startKillableProcess({ ...environment, ROLE: 'api' })
  let worker: { kill(): void; gone: Promise<void> } | null = null
  try {
    const port = await api.ready
    if (port === null) throw new Error('The API did not start.')
    const { organizationId, key } = await makeUnlimitedOrganization(database)
    const call = buildRetryingApiCall(() => `http://127.0.0.1:${port}`, key)
    const event = await makeTestEvent(call as unknown as TestApiCall)
    await register(database, organizationId, people)
    const { body: draft } = await call('POST', `${event}/communications`, {
      subject: 'See you at {{event_name}}',
      body: 'Hello {{first_name}}, your ticket: {{ticket_codes}}.',
    })
    const path = `${event}/communications/${draft.id}`
    const { body: job } = await call('POST', `${path}/send`, {})
    report(`${people} people, the job ${job.id}`)
    const kills: Record<string, number> = {}
    worker = await killRepeatedly({
      environment: { ...environment, ROLE: 'worker' },
      points: options.points,
      kills: options.kills,
      random,
      timesOf: (point) => 1 + Math.floor(random() * (isEarly(point) ? 3 : options.life)),
      serving: () => {},
      killed: (point) => {
        const name = point ?? 'any moment'
        kills[name] = (kills[name] ?? 0) + 1
        report(`killed (${name}), ${smtp.received.length} accepted`)
      },
    })
    report('all kills are done; waiting until everything is sent')
    await untilSent(call, path)
    const counted = await database('communication_messages')
      .where({ communication_id: draft.id })
      .select('status')
      .count('* as n')
      .groupBy('status')
    return {
      ...acceptedBy(smtp.received),
      kills,
      messages: Object.fromEntries(counted.map(({ status, n }) => [status, Number(n)])),
      communication: (await call('GET', path)).body,
      job: await untilDone(call, job.id),
    }
  } finally {
    for (const one of [api, worker]) {
      one?.kill()
      await one?.gone
    }
    await smtp.close()
    await database.destroy()
  }
}

const isEarly = (point: string) => EARLY.some((name) => point.includes(name))

function acceptedBy(received: { to: string[]; raw: string }[]): Pick<CommunicationKillReport, 'accepted' | 'unlike'> {
  const accepted = new Map<string, number>()
  const ids = new Map<string, string>()
  const unlike: string[] = []
  for (const { to, raw } of received) {
    const [address = ''] = to
    const id = parseMailHeaders(raw)['message-id'] ?? ''
    accepted.set(address, (accepted.get(address) ?? 0) + 1)
    if ((ids.get(address) ?? id) !== id) unlike.push(address)
    ids.set(address, id)
  }
  return { accepted, unlike }
}

export const buildPersonEmail = (n: number) => `person-${n}@example.com`

/** Inserted as rows: a communication finds its recipients in these tables alone. */
async function register(database: Database, organizationId: string, people: number): Promise<void> {
  const now = new Date()
  const event = await database('events').where({ organization_id: organizationId }).first('id')
  const type = await database('attendee_types').where({ organization_id: organizationId }).first('id')
  const days = await database('event_days').where({ organization_id: organizationId }).pluck('id')
  const common = {
    organization_id: organizationId,
    event_id: event.id,
    livemode: true,
    status: 'confirmed',
    created_at: now,
    updated_at: now,
  }
  const registrations = Array.from({ length: people }, () => ({
    ...common,
    id: newId(now),
    send_ticket_emails: false,
    amount_total: 0,
    amount_paid: 0,
    amount_refunded: 0,
  }))
  const attendees = registrations.map(({ id }, n) => ({
    ...common,
    id: newId(now),
    registration_id: id,
    attendee_type_id: type.id,
    first_name: 'Zoë',
    last_name: `Ibáñez ${n}`,
    email: buildPersonEmail(n),
    days,
    price: 0,
    answers: '{}',
    ticket_ids: [],
    search: '',
    changed: 0,
  }))
  await database.batchInsert('registrations', registrations, 500)
  await database.batchInsert('attendees', attendees, 500)
}

type AnyCall = ReturnType<typeof buildRetryingApiCall>

const MAX_MINUTES = 10

async function until<T>(look: () => Promise<T>, isOver: (seen: T) => boolean): Promise<T> {
  const deadline = Date.now() + MAX_MINUTES * 60_000
  for (;;) {
    const seen = await look()
    if (isOver(seen)) return seen
    if (Date.now() > deadline) throw new Error(`After ${MAX_MINUTES} minutes it stands here: ${JSON.stringify(seen)}`)
    await wait(250)
  }
}

async function untilSent(call: AnyCall, path: string): Promise<void> {
  await until(
    async () => (await call('GET', path)).body,
    ({ status }) => status === 'sent',
  )
}

function untilDone(call: AnyCall, id: string): Promise<CommunicationKillReport['job']> {
  return until(
    async () => (await call('GET', `/v1/jobs/${id}`)).body,
    ({ finished_at }) => finished_at !== null,
  )
}

/** The guarantees that were broken. */
export function findCommunicationViolations(
  people: number,
  { accepted, unlike, kills, messages, communication, job }: CommunicationKillReport,
) {
  const missing = Array.from({ length: people }, (_, n) => buildPersonEmail(n)).filter(
    (address) => !accepted.has(address),
  )
  const killed = Object.values(kills).reduce((sum, count) => sum + count, 0)
  const again = countRepeatedMails(accepted)
  const { recipients, sent, failed } = communication.counts
  return [
    ...missing.map((address) => `${address} received nothing.`),
    ...unlike.map((address) => `${address} received two messages that nobody can tell are the same.`),
    ...(again > killed ? [`${again} messages arrived again after ${killed} kills.`] : []),
    ...(accepted.size === people ? [] : [`${accepted.size} addresses were written to instead of ${people}.`]),
    ...(messages.sent === people && Object.keys(messages).length === 1
      ? []
      : [`The messages are recorded as ${JSON.stringify(messages)}.`]),
    ...(communication.status === 'sent' && recipients === people && sent === people && failed === 0
      ? []
      : [`The communication is shown as ${JSON.stringify(communication)}.`]),
    ...(job.status === 'succeeded' && job.progress.done === people && job.progress.total === people
      ? []
      : [`The job is shown as ${JSON.stringify(job)}.`]),
  ]
}

/** Messages that arrived beyond the first of each recipient. */
export function countRepeatedMails(accepted: Map<string, number>): number {
  return [...accepted.values()].reduce((sum, count) => sum + count - 1, 0)
}
