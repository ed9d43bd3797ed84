import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildLog } from '../../platform/log.ts'
import { drainQueue } from '../../platform/queue/drain.ts'
import {
  buildNewAttendee,
  buildTestFixtures,
  makeTestEvent,
  type TestApiCall,
  type TestFixtures,
} from '../../testing/fixtures.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { buildTicketMailQueue } from '../communications/index.ts'

let server: TestServer
let fixtures: TestFixtures
let call: TestApiCall
let path: string

beforeAll(async () => {
  server = await startTestServer()
})

afterAll(() => server.close())

beforeEach(async () => {
  fixtures = await buildTestFixtures(server)
  call = fixtures.live
  const types = [
    { code: 'visitor', name: 'Visitor' },
    { code: 'family', name: 'Family', ticket: 'shared' },
    { code: 'patron', name: 'Patron', price: { amount: 1000, currency: 'EUR' } },
  ]
  path = await makeTestEvent(call, { types })
})

type Person = { id: string; ticket_ids: string[] }

const register = async (attendees: object[], more: object = {}, by = call) =>
  (await by('POST', `${path}/registrations`, { attendees, ...more })).body
const add = async (to: { id: string }, attendee: object, by = call): Promise<Person> =>
  (await by('POST', `${path}/registrations/${to.id}/attendees`, attendee)).body
const log = buildLog('silent')
const work = () => drainQueue(buildTicketMailQueue({ ...server, log }), { ...server, log })

/** Recipients and ticket codes of the mails since the last call, ordered by recipient. */
async function mailed(): Promise<{ to: string; codes: string[] }[]> {
  const mails = await server
    .database('mails')
    .where({ organization_id: fixtures.organizationId })
    .delete()
    .returning('*')
  const read = mails.map(({ recipient_address, text_body }) => ({
    to: recipient_address,
    codes: [...text_body.matchAll(/^Ticket: (\S+)$/gm)].map(([, code]) => code).sort(),
  }))
  return read.sort((one, other) => one.to.localeCompare(other.to))
}

const codesOf = ({ ticket_ids }: Person): Promise<string[]> =>
  server.database('tickets').whereIn('id', ticket_ids).orderBy('code').pluck('code')

const WAITING = `
select from pg_locks join pg_database on pg_database.oid = database and datname = current_database()
where not granted and relation = ?::regclass`

/** Blocks writes to a table: starts `begin`, waits until it is blocked, then runs the other function. */
async function whileClosed(table: string, begin: () => Promise<unknown>, meanwhile: () => Promise<void>) {
  const closed = await server.database.transaction()
  await closed.raw('lock table ?? in share mode', [table])
  const begun = begin()
  try {
    const waiting = () => server.database.raw(WAITING, [table])
    while ((await waiting()).rows.length === 0) await wait(20)
    await meanwhile()
  } finally {
    await closed.rollback()
    await begun
  }
}

describe('somebody who is added after the confirmation was mailed', () => {
  test('gets their ticket at their own address, and nobody else is written to again', async () => {
    const made = await register([buildNewAttendee({ email: 'ada@example.com' })], { email: 'desk@example.com' })
    await work()
    expect((await mailed()).map(({ to }) => to)).toEqual(['ada@example.com', 'desk@example.com'])
    const added = await add(made, buildNewAttendee({ email: 'bo@example.com' }))
    await work()
    expect(await mailed()).toEqual([{ to: 'bo@example.com', codes: await codesOf(added) }])
  })

  test('gets it at the address of the registration when they have none', async () => {
    const made = await register([buildNewAttendee({ email: 'ada@example.com' })])
    await work()
    await mailed()
    const added = await add(made, buildNewAttendee({ email: null }))
    await work()
    expect(await mailed()).toEqual([{ to: 'ada@example.com', codes: await codesOf(added) }])
  })

  test('alone is written to when they join a shared ticket', async () => {
    const family = (email: string) => buildNewAttendee({ attendee_type: 'family', email })
    const made = await register([family('ada@example.com'), family('bo@example.com')])
    await work()
    await mailed()
    const added = await add(made, family('cy@example.com'))
    expect(added.ticket_ids).toEqual(made.attendees[0].ticket_ids)
    await work()
    expect(await mailed()).toEqual([{ to: 'cy@example.com', codes: await codesOf(added) }])
  })

  test('gets the ticket that replaced theirs meanwhile', async () => {
    const made = await register([buildNewAttendee()])
    await work()
    await mailed()
    const added = await add(made, buildNewAttendee({ email: 'bo@example.com' }))
    const { body: ticket } = await call('POST', `${path}/tickets/${added.ticket_ids[0]}/reissue`)
    await work()
    expect(await mailed()).toEqual([{ to: 'bo@example.com', codes: [ticket.code] }])
  })
})

test('nobody is mailed a ticket in test mode, unconfirmed, or where no mails are wanted', async () => {
  for (const [more, by] of [
    [{}, fixtures.test],
    [{ send_ticket_emails: false }, call],
  ] as const) {
    const made = await register([buildNewAttendee()], more, by)
    expect((await add(made, buildNewAttendee(), by)).ticket_ids).toHaveLength(1)
  }
  const unpaid = await register([buildNewAttendee({ attendee_type: 'patron' })])
  expect((await add(unpaid, buildNewAttendee())).ticket_ids).toEqual([])
  await work()
  expect(await mailed()).toEqual([])
})

describe('somebody who is added before the confirmation was mailed', () => {
  test('gets one mail, as everybody does', async () => {
    const made = await register([buildNewAttendee({ email: 'ada@example.com' })])
    const added = await add(made, buildNewAttendee({ email: 'bo@example.com' }))
    await work()
    expect(await mailed()).toEqual([
      { to: 'ada@example.com', codes: await codesOf(made.attendees[0]) },
      { to: 'bo@example.com', codes: await codesOf(added) },
    ])
  })

  test('is not missed by a worker that has read the people already', async () => {
    const made = await register([buildNewAttendee({ email: 'ada@example.com' })])
    let added: Person | undefined
    await whileClosed('mails', work, async () => {
      added = await add(made, buildNewAttendee({ email: 'bo@example.com' }))
    })
    await work()
    expect(await mailed()).toEqual([
      { to: 'ada@example.com', codes: await codesOf(made.attendees[0]) },
      { to: 'bo@example.com', codes: await codesOf(added ?? expect.fail('Nobody was added.')) },
    ])
  })

  test('is not missed by a worker that comes before they are committed', async () => {
    const made = await register([buildNewAttendee({ email: 'ada@example.com' })])
    const adding = () => add(made, buildNewAttendee({ email: 'bo@example.com' }))
    await whileClosed('attendees', adding, async () => {
      await work()
    })
    await work()
    expect((await mailed()).map(({ to }) => to)).toEqual(['ada@example.com', 'bo@example.com'])
  })
})
