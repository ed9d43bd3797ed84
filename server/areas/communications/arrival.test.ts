import decodeQR from 'qr/decode.js'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { buildScheduledTasks } from '../../composition/schedule.ts'
import { buildMailQueue } from '../../platform/mail/index.ts'
import { drainQueue } from '../../platform/queue/drain.ts'
import { setUpTicketMailTests, type TicketMailTestSetup } from '../../testing/communications/ticket-mail-setup.ts'
import { buildNewAttendee, buildTestFixtures, makeTestEvent } from '../../testing/fixtures.ts'
import { parseMailHeaders } from '../../testing/mail/read-message.ts'
import { startSmtpServer, type TestSmtpServer } from '../../testing/mail/smtp-server.ts'
import { readBlackAndWhitePng } from '../../testing/qr/read-png.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { buildTicketMailQueue } from './index.ts'

const CODE = '7ZK3M9QX0VTB5HNRDY2W'

let office: TicketMailTestSetup
let smtp: TestSmtpServer
beforeAll(async () => {
  office = await setUpTicketMailTests()
  smtp = await startSmtpServer()
})
afterEach(() => office.clear())
afterAll(async () => {
  await smtp.close()
  await office.close()
})

test('what a request ordered arrives by SMTP once, with a code that can be read', async () => {
  const { id } = await office.register({
    people: [{ name: 'Ada', email: 'ada@visitors.example' }],
    tickets: [{ holders: ['Ada'], code: CODE }],
  })
  await office.order({ kind: 'confirmation', registration_id: id })
  const transport = office.transport({ smtpUrl: smtp.url })
  for (let run = 0; run < 2; run += 1) {
    await drainQueue(buildTicketMailQueue(office), office)
    await drainQueue(buildMailQueue({ ...office, transport }), office)
  }
  expect(smtp.received).toHaveLength(1)
  const { raw, to } = smtp.received[0] ?? expect.fail('Nothing was received.')
  expect(to).toEqual(['ada@visitors.example'])
  expect(parseMailHeaders(raw)).toMatchObject({
    subject: 'Registration confirmed: Harbour Days',
    to: 'Ada Example <ada@visitors.example>',
  })
  const picture = raw.slice(raw.indexOf('Content-ID: <ticket-'))
  const [, encoded = ''] = picture.split('\r\n\r\n')
  expect(decodeQR(readBlackAndWhitePng(Buffer.from(encoded, 'base64')))).toBe(CODE)
  expect(raw).toContain(`cid:${/Content-ID: <(.*?)>/.exec(picture)?.[1]}`)
})

test('what one process commits is mailed by another at once, and not when the clock comes', async () => {
  const api = await startTestServer()
  const worker = await startTestServer({
    databaseUrl: api.databaseUrl,
    clock: api.clock,
    config: { role: 'worker', smtpUrl: smtp.url },
    tasks: (parts) => buildScheduledTasks(parts).map((task) => ({ ...task, every: '0 0 1 1 *' })),
  })
  try {
    const { live } = await buildTestFixtures(api)
    const path = await makeTestEvent(live)
    const arrives = async (email: string) => {
      await live('POST', `${path}/registrations`, { attendees: [buildNewAttendee({ email })] })
      await expect.poll(() => smtp.received.map(({ to }) => to[0])).toContain(email)
    }
    // Once the first mail arrives, startup work is over: only a wake-up can send the second, as no schedule comes due.
    await arrives('first@visitors.example')
    await arrives('second@visitors.example')
  } finally {
    await worker.close()
    await api.close()
  }
})
