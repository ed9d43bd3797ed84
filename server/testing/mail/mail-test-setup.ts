import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { connectDatabase, type Database } from '../../platform/database/connect.ts'
import { buildReader } from '../../platform/database/prepared.ts'
import { buildLog, type Logger } from '../../platform/log.ts'
import {
  buildMailQueue,
  buildMailTransport,
  type MailQueueOptions,
  type MailTransport,
  type MailTransportOptions,
  type NewMail,
  queueMail,
} from '../../platform/mail/index.ts'
import type { MailRow } from '../../platform/mail/queue-mail.ts'
import { drainQueue } from '../../platform/queue/drain.ts'
import type { DrainOptions, DrainResult, Queue } from '../../platform/queue/index.ts'
import { insertTestOrganization } from '../create-organization.ts'
import { buildTestClock, type TestClock } from '../test-clock.ts'
import { cloneDatabase } from '../test-database.ts'

type DeliverOptions = Partial<
  MailQueueOptions & Pick<Queue<never>, 'concurrency' | 'places'> & Pick<DrainOptions, 'signal'>
>

export type MailTestSetup = {
  database: Database
  databaseUrl: string
  organizationId: string
  clock: TestClock
  outboxDir: string
  log: Logger
  logged(): string
  queue(changes?: Partial<NewMail>): Promise<boolean>
  transport(options?: Partial<MailTransportOptions>): MailTransport
  deliver(transport: MailTransport, options?: DeliverOptions): Promise<Pick<DrainResult, 'done' | 'retried' | 'failed'>>
  /** Begins attempts like a worker that is lost right afterwards. */
  begin(limit?: number): Promise<MailRow[]>
  /** The only mail, or the one of an occurrence. */
  row(occurrence?: string): Promise<Record<string, unknown>>
  clear(): Promise<void>
  close(): Promise<void>
}

/** A database with an organization that sends mails, and a folder for the outbox. */
export async function setUpMailTests(): Promise<MailTestSetup> {
  const clone = await cloneDatabase(inject('postgresUrl'))
  const database = connectDatabase({ url: clone.url, poolSize: 12, applicationName: 'test' })
  const clock = buildTestClock()
  const folder = await mkdtemp(join(tmpdir(), 'postern-mail-'))
  const outboxDir = join(folder, 'outbox')
  const organization = { slug: 'harbour', name: 'Harbour Hall', timezone: 'Europe/Madrid', plan: 'scale' as const }
  const organizationId = await insertTestOrganization(database, organization, clock.now())
  const outbox = { smtpUrl: null, from: 'Postern <post@postern.example>', outboxDir }
  const open: MailTransport[] = []
  const logged: string[] = []
  const log = buildLog('debug', { write: (line: string) => logged.push(line) })
  return {
    database,
    databaseUrl: clone.url,
    organizationId,
    clock,
    outboxDir,
    log,
    logged: () => logged.join(''),
    queue: (changes) => queueMail(buildReader(database), { organizationId, ...exampleMail, ...changes }, clock.now()),
    transport: (options) => {
      const transport = buildMailTransport({ ...outbox, ...options })
      open.push(transport)
      return transport
    },
    deliver: async (transport, changes = {}) => {
      const options = { database, transport, clock, log, ...changes }
      const queue = buildMailQueue(options)
      const { concurrency = queue.concurrency, places = queue.places } = changes
      const { done, retried, failed } = await drainQueue({ ...queue, concurrency, places }, options)
      return { done, retried, failed }
    },
    begin: async (limit = 1) => {
      const queue = buildMailQueue({ database, transport: buildMailTransport(outbox), clock, log })
      const destination = { organization: organizationId, id: organizationId }
      const [begun = []] = await queue.begin([{ destination, last: null, limit, atHand: [] }])
      return begun.filter(({ exhausted }) => !exhausted)
    },
    row: (occurrence) =>
      database('mails')
        .where(occurrence === undefined ? {} : { occurrence })
        .first(),
    clear: async () => {
      for (const transport of open.splice(0)) transport.close()
      await database('mails').delete()
      await rm(outboxDir, { recursive: true, force: true })
      logged.length = 0
    },
    close: async () => {
      for (const transport of open.splice(0)) transport.close()
      await database.destroy()
      await clone.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export const exampleMail = {
  occurrence: 'ticket:1',
  to: { address: 'ada@visitors.example', name: 'Ada Lovelace' },
  subject: 'Your ticket',
  text: 'Bring this mail along.\n',
}
