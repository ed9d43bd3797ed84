import { buildMessageQueue, buildUnsubscribeSigner, communicationJobKind } from '../../areas/communications/index.ts'
import { buildLog } from '../../platform/log.ts'
import { buildMailTransport, type MailTransport, type OutgoingMail } from '../../platform/mail/index.ts'
import { drainQueue } from '../../platform/queue/drain.ts'
import { buildNewAttendee, buildTestFixtures, makeTestEvent, type TestFixtures } from '../fixtures.ts'
import { drainJobs } from '../jobs/drain-jobs.ts'
import { parseMailHeaders } from '../mail/read-message.ts'
import { startSmtpServer, type TestSmtpOptions, type TestSmtpServer } from '../mail/smtp-server.ts'
import { startTestServer, type TestServer } from '../test-server.ts'

export type CommunicationTestServer = TestFixtures & {
  server: TestServer
  smtp: TestSmtpServer
  event: string
  /** Creates a draft and returns its path. */
  draft(params?: object): Promise<string>
  register(...people: object[]): Promise<string>
  /** Does the work of a worker: jobs that are due, then messages, until there are none. */
  work(options?: WorkOptions): Promise<void>
  jobs(): Promise<void>
  messages(options?: WorkOptions): Promise<void>
  received(): { to: string; subject: string }[]
  close(): Promise<void>
}

type WorkOptions = { before?: (mail: OutgoingMail) => Promise<void> | void }

/** A server with an event, a mail server, and a worker that runs on demand. */
export async function startCommunicationTestServer(
  smtpOptions: TestSmtpOptions = {},
): Promise<CommunicationTestServer> {
  const server = await startTestServer()
  const smtp = await startSmtpServer(smtpOptions)
  const fixtures = await buildTestFixtures(server)
  const { database, clock } = server
  const { live } = fixtures
  const event = await makeTestEvent(live)
  const log = buildLog('silent')
  const sending = buildMailTransport({ smtpUrl: smtp.url, from: 'Postern <post@postern.example>', outboxDir: '' })
  const { cursor_secret } = await database('instance').first('cursor_secret')
  const tokens = buildUnsubscribeSigner(cursor_secret)

  const jobs = () => drainJobs({ database, clock, log, kinds: [communicationJobKind as never] })
  const messages = async ({ before }: WorkOptions = {}) => {
    const transport: MailTransport = {
      ...sending,
      send: async (mail) => {
        await before?.(mail)
        await sending.send(mail)
      },
    }
    await drainQueue(
      buildMessageQueue({ database, transport, clock, log, tokens, publicOrigin: async () => server.url }),
      { database, clock, log },
    )
  }
  return {
    ...fixtures,
    server,
    smtp,
    event,
    jobs,
    messages,
    draft: async (params = {}) => {
      const body = { subject: 'News of {{event_name}}', body: 'Hello {{first_name}}.', ...params }
      const made = await live('POST', `${event}/communications`, body)
      if (made.status !== 201) throw new Error(JSON.stringify(made.body))
      return `${event}/communications/${made.body.id}`
    },
    register: async (...people) => {
      const { body } = await live('POST', `${event}/registrations`, {
        attendees: people.map((person) => buildNewAttendee(person)),
        send_ticket_emails: false,
      })
      return body.id
    },
    work: async (options) => {
      await jobs()
      await messages(options)
      clock.advance(1_000)
      await jobs()
    },
    received: () =>
      smtp.received.map(({ to, raw }) => ({ to: to[0] ?? '', subject: parseMailHeaders(raw).subject ?? '' })),
    close: async () => {
      sending.close()
      await smtp.close()
      await server.close()
    },
  }
}
