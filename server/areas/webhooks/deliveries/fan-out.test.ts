import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '../../../platform/database/connect.ts'
import { WORKER_WAKE_CHANNEL } from '../../../platform/database/wake-workers.ts'
import { WEBHOOK_EVENTS_TASK } from '../../../platform/work/webhook-events/index.ts'
import { buildNewAttendee, buildTestFixtures, makeTestEvent } from '../../../testing/fixtures.ts'
import { raiseTestEvents } from '../../../testing/webhooks/raise-events.ts'
import { setUpWebhookTests, type WebhookTestSetup } from '../../../testing/webhooks/webhook-test-setup.ts'

const URL_OF_NOBODY = 'https://hooks.example.com/hook'

let room: WebhookTestSetup
let path: string

beforeAll(async () => {
  room = await setUpWebhookTests()
})
afterAll(() => room.close())
beforeEach(async () => {
  room.fixtures = await buildTestFixtures(room.server)
  path = await makeTestEvent(room.fixtures.live)
})

const register = async (more: object = {}, by = room.fixtures.live, at = path) =>
  (await by('POST', `${at}/registrations`, { attendees: [buildNewAttendee()], ...more })).body
const toldTo = async (id: string) => (await room.deliveries({ endpoint_id: id })).map(({ type }) => type)
const eventsTold = async (id: string) =>
  (await room.deliveries({ endpoint_id: id })).map((delivery) => delivery.webhook_event_id)

const created = { event_types: ['registration.created'] }

describe('an endpoint is told', () => {
  test('of the types that it asked for, or of all', async () => {
    const some = await room.endpoint(URL_OF_NOBODY, { event_types: ['ticket.issued', 'attendee.added'] })
    const all = await room.endpoint(URL_OF_NOBODY)
    await register()
    await room.fanOut()
    expect((await toldTo(some.id)).sort()).toEqual(['attendee.added', 'ticket.issued'])
    expect((await toldTo(all.id)).sort()).toEqual(
      ['attendee.added', 'registration.confirmed', 'registration.created', 'ticket.issued'].sort(),
    )
  })

  test('of one event, one group or one mode alone where it asked for that', async () => {
    const group = async (code: string) =>
      (await room.fixtures.live('POST', '/v1/groups', { code, name: code })).body.id as string
    const [north, south] = [await group('north'), await group('south')]
    const other = await makeTestEvent(room.fixtures.live, { code: 'other' })
    const event = (await room.fixtures.live('GET', path)).body.id
    const ofEvent = await room.endpoint(URL_OF_NOBODY, { ...created, event_id: event })
    const ofNorth = await room.endpoint(URL_OF_NOBODY, { ...created, group_id: north })
    const ofSouth = await room.endpoint(URL_OF_NOBODY, { ...created, group_id: south })
    const live = await room.endpoint(URL_OF_NOBODY, { ...created, livemode: true })
    const inTest = await room.endpoint(URL_OF_NOBODY, { ...created, livemode: false })
    await register({}, room.fixtures.live, other)
    await register({ group: 'north' })
    await register({}, room.fixtures.test)
    await room.fanOut()
    const counts = await Promise.all([ofEvent, ofNorth, ofSouth, live, inTest].map(({ id }) => toldTo(id)))
    expect(counts.map(({ length }) => length)).toEqual([2, 1, 0, 2, 1])
  })

  test('once, however often and by however many processes events are looked at', async () => {
    const { id } = await room.endpoint(URL_OF_NOBODY)
    for (let count = 0; count < 5; count += 1) await register()
    await Promise.all([room.fanOut(), room.fanOut(), room.fanOut()])
    const told = await eventsTold(id)
    expect([told.length, new Set(told).size]).toEqual([20, 20])
  })

  test('in the order in which events are written, whatever their ids say', async () => {
    const { id } = await room.endpoint(URL_OF_NOBODY)
    for (const one of ['evt_3', 'evt_1', 'evt_2']) await raise({ ids: [one] })
    await room.fanOut()
    expect(await eventsTold(id)).toEqual(['evt_3', 'evt_1', 'evt_2'])
  })

  test('of nothing that happened more than an hour before it was made', async () => {
    const now = room.server.clock.now().getTime()
    const [early] = await raise({ at: new Date(now - 3_601_000) })
    const [late] = await raise({ at: new Date(now - 3_599_000) })
    const { id } = await room.endpoint(URL_OF_NOBODY)
    await room.fanOut()
    expect(await eventsTold(id)).toEqual([late])
    expect(early).not.toBe(late)
  })

  test('of nothing that was fanned out before it was made', async () => {
    await register()
    await room.fanOut()
    const late = await room.endpoint(URL_OF_NOBODY, created)
    await room.fanOut()
    expect(await toldTo(late.id)).toEqual([])
    await register()
    await room.fanOut()
    expect(await toldTo(late.id)).toHaveLength(1)
  })
})

const raise = (more: { ids?: string[]; at?: Date } = {}, transaction?: Database) =>
  raiseTestEvents(
    room.server,
    { organizationId: room.fixtures.organizationId, type: 'registration.created', ...more },
    transaction,
  )

describe('an endpoint that is made while something happens', () => {
  test('is told of what commits later, though nobody was there to be told', async () => {
    const other = await room.server.database.transaction()
    const [event] = await raise({}, other)
    const { id } = await room.endpoint(URL_OF_NOBODY)
    await room.fanOut()
    expect(await eventsTold(id)).toEqual([])
    await other.commit()
    await room.fanOut()
    expect(await eventsTold(id)).toEqual([event])
  })

  test('is told of nothing that is rolled back', async () => {
    const other = await room.server.database.transaction()
    await raise({}, other)
    const { id } = await room.endpoint(URL_OF_NOBODY)
    await other.rollback()
    await room.fanOut()
    expect(await eventsTold(id)).toEqual([])
  })

  test('is told of nothing that had committed by then, if it is the only one', async () => {
    await register()
    const { body } = await room.fixtures.live('POST', '/v1/webhooks', { url: URL_OF_NOBODY, event_types: '*' })
    await room.fanOut()
    expect(await toldTo(body.id)).toEqual([])
    await register()
    await room.fixtures.live('POST', '/v1/webhooks', { url: URL_OF_NOBODY, event_types: '*' })
    await room.fanOut()
    expect(await toldTo(body.id)).toHaveLength(4)
  })
})

/** A concurrent transaction that stays open. */
async function begin(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: room.server.databaseUrl })
  await client.connect()
  await client.query('begin')
  return client
}

describe('a transaction that is stuck', () => {
  test('delays no event of anybody else, nor of its own organization', async () => {
    const { id } = await room.endpoint(URL_OF_NOBODY, created)
    const stuck = await begin()
    await stuck.query('create temporary table unfinished ()')
    await register()
    await room.fanOut()
    expect(await toldTo(id)).toHaveLength(1)
    await stuck.query('rollback')
    await stuck.end()
  })

  test('that deletes an endpoint delays its own organization alone', async () => {
    const stuckFixtures = room.fixtures
    const stuckEndpoint = await room.endpoint(URL_OF_NOBODY, created)
    await register()
    room.fixtures = await buildTestFixtures(room.server)
    path = await makeTestEvent(room.fixtures.live)
    const { id } = await room.endpoint(URL_OF_NOBODY, created)
    await register()
    const stuck = await begin()
    await stuck.query('delete from webhook_endpoints where id = $1', [stuckEndpoint.id])
    await room.fanOut()
    expect(await toldTo(id)).toHaveLength(1)
    await stuck.query('rollback')
    await stuck.end()
    await room.fanOut()
    room.fixtures = stuckFixtures
    expect(await toldTo(stuckEndpoint.id)).toHaveLength(1)
  })
})

test('an endpoint that is deleted meanwhile stops nobody', async () => {
  const gone = await room.endpoint(URL_OF_NOBODY, created)
  const { id } = await room.endpoint(URL_OF_NOBODY, created)
  await register()
  await room.server.database('webhook_endpoints').where({ id: gone.id }).delete()
  await room.fanOut()
  expect(await toldTo(id)).toHaveLength(1)
})

test('what nobody asked for is told to nobody, and is over', async () => {
  await room.endpoint(URL_OF_NOBODY, { event_types: ['payment.failed'] })
  await register()
  await room.fanOut()
  const own = { organization_id: room.fixtures.organizationId }
  expect(await room.server.database('webhook_events_to_fan_out').where(own)).toEqual([])
  expect(await room.deliveries()).toEqual([])
})

test.each([
  ['that can be repeated', () => register()],
  [
    'that cannot',
    (person: string) => room.fixtures.live('PATCH', `${path}/attendees/${person}`, { first_name: 'Mina' }),
  ],
])('an act %s wakes the fan-out where somebody is told of it', async (_, act) => {
  const { attendees } = await register()
  await room.endpoint(URL_OF_NOBODY)
  const heard: (string | undefined)[] = []
  const listener = await begin()
  try {
    await listener.query(`commit; listen ${WORKER_WAKE_CHANNEL}`)
    listener.on('notification', ({ payload }) => heard.push(payload))
    await act(attendees[0].id)
    await expect.poll(() => heard, { timeout: 10_000 }).toContain(WEBHOOK_EVENTS_TASK)
  } finally {
    await listener.end()
  }
})
