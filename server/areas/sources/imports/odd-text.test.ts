import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  buildEventbriteAttendee,
  buildEventbriteEvent,
  buildEventbriteOrder,
  buildEventbriteTicketClass,
} from '../../../testing/sources/eventbrite-shapes.ts'
import {
  ADULT_TICKET_CLASS,
  CHILD_TICKET_CLASS,
  type SourceTestSetup,
  setUpSourceTests,
} from '../../../testing/sources/source-test-setup.ts'

const HALF = '\ud83d'
const ZERO = '\0'

let room: SourceTestSetup
let connection: string

beforeAll(async () => {
  room = await setUpSourceTests()
  connection = await room.connect()
})

afterAll(() => room.close())

const guest = (id: string, profile: object) =>
  buildEventbriteAttendee({ id, order: 'o1', ticketClass: ADULT_TICKET_CLASS, profile })

test('half a character or a zero in a text of the platform ends no import, and is not kept', async () => {
  const target = await room.festival([
    buildEventbriteOrder('o1', [
      guest('o11', { first_name: `Ad${HALF}a`, last_name: `Love${ZERO}lace` }),
      guest('o12', { first_name: ZERO, last_name: HALF }),
      guest('o13', { email: `ada${HALF}@example.com` }),
    ]),
  ])
  const job = await room.bring(target, connection)
  expect(job).toMatchObject({ status: 'succeeded', counts: { added: 2, rejected: 1 } })
  const names = (await room.people(target.path)).map(({ first_name, last_name }) => [first_name, last_name])
  expect(names).toEqual([
    ['Ad\ufffda', 'Lovelace'],
    ['\ufffd', ''],
  ])
  const { pathname, search } = new URL(job.rejects_url)
  const rejects = await (await fetch(room.server.url + pathname + search)).text()
  expect(rejects).toContain('The email ada\ufffd@example.com is not an email address.')
})

test('a name of characters that nobody can see counts as no name', async () => {
  const blank = ' \u200b\u3164\u2800'
  const target = await room.festival([
    buildEventbriteOrder('o2', [
      guest('o21', { first_name: blank, last_name: blank }),
      guest('o22', { first_name: blank, last_name: 'Ruiz' }),
    ]),
  ])
  const job = await room.bring(target, connection)
  expect(job.counts).toMatchObject({ added: 1, rejected: 1 })
  expect(await room.people(target.path)).toMatchObject([{ first_name: 'Ruiz', last_name: '' }])
})

test('events and ticket classes of the platform are told without half a character or a zero', async () => {
  const { account } = room.eventbrite
  account.events['501'] = [buildEventbriteEvent('7001', `Har${HALF}bour${ZERO}`)]
  account.ticketClasses['7001'] = [
    buildEventbriteTicketClass(ADULT_TICKET_CLASS, `${HALF}Adult${ZERO}`),
    buildEventbriteTicketClass(CHILD_TICKET_CLASS, ZERO),
  ]
  const events = await room.live('GET', `/v1/source-connections/${connection}/events`)
  expect(events.body.data).toMatchObject([{ name: 'Har\ufffdbour' }])
  const classes = await room.live('GET', `/v1/source-connections/${connection}/events/7001/ticket-classes`)
  expect(classes.body.data).toMatchObject([{ name: '\ufffdAdult' }, { name: CHILD_TICKET_CLASS }])
})
