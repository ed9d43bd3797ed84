import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { renumberAfterRestore } from '../../../platform/database/renumber-after-restore.ts'
import { newId } from '../../../platform/ids.ts'
import { buildLog } from '../../../platform/log.ts'
import type { ScheduledTask } from '../../../platform/queue/index.ts'
import { createWakeSignal } from '../../../platform/queue/wake-signal.ts'
import { buildFixtures, makeEvent, someone } from '../../../testing/fixtures.ts'
import { type HookRoom, openHookRoom } from '../../../testing/webhooks/hook-room.ts'
import { buildCatchUpRound, createCatchUpTask } from './catch-up.ts'
import { createFanOutTask } from './fan-out.ts'

const URL_OF_NOBODY = 'https://hooks.example.com/hook'

let room: HookRoom
let path: string

beforeAll(async () => {
  room = await openHookRoom()
})
afterAll(() => room.close())
beforeEach(async () => {
  room.fixtures = await buildFixtures(room.server)
  path = await makeEvent(room.fixtures.live)
})

const register = async (more: object = {}, by = room.fixtures.live, at = path) =>
  (await by('POST', `${at}/registrations`, { attendees: [someone()], ...more })).body
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
    const other = await makeEvent(room.fixtures.live, { code: 'other' })
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

  test('in the order of commits, whatever the ids of the events say', async () => {
    const { id } = await room.endpoint(URL_OF_NOBODY)
    const insert = (eventId: string) =>
      room.server.database('webhook_events').insert({
        organization_id: room.fixtures.organizationId,
        id: eventId,
        type: 'ticket.issued',
        event_id: 'x',
        livemode: true,
        visible_to: [],
        envelope: '{}',
        created_at: new Date(),
        fanned_out_at: null,
      })
    for (const one of ['evt_3', 'evt_1', 'evt_2']) await insert(one)
    await room.fanOut()
    expect(await eventsTold(id)).toEqual(['evt_3', 'evt_1', 'evt_2'])
  })

  test('of nothing that had committed before it was made', async () => {
    await room.endpoint(URL_OF_NOBODY, created)
    await register()
    const late = await room.endpoint(URL_OF_NOBODY, created)
    await room.fanOut()
    expect(await toldTo(late.id)).toEqual([])
    await register()
    await room.fanOut()
    expect(await toldTo(late.id)).toHaveLength(1)
  })
})

/** A concurrent transaction that stays open. */
async function begin(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: room.server.databaseUrl })
  await client.connect()
  await client.query('begin')
  return client
}

/** As a transaction that saw no endpoint writes it. */
async function raiseToNobody(client: pg.Client, at = room.server.clock.now()): Promise<string> {
  const id = `evt_${newId(at)}`
  await client.query(
    `insert into webhook_events (organization_id, id, type, event_id, livemode, visible_to, envelope, created_at)
     values ($1, $2, 'registration.created', 'x', true, '{}', '{}', $3)`,
    [room.fixtures.organizationId, id, at],
  )
  return id
}

/** Waits for the transactions of other tests too, if they ran when the endpoint was created. */
async function untilCaughtUp(id: string): Promise<void> {
  const isCatchingUp = async () => {
    await room.fanOut()
    return (await room.endpointRow(id)).catching_up
  }
  await expect.poll(isCatchingUp).toBe(false)
}

describe('an endpoint that is made while something happens', () => {
  test('is told of what commits later, though it was raised for nobody', async () => {
    const other = await begin()
    const event = await raiseToNobody(other, new Date(room.server.clock.now().getTime() - 3600_000))
    const { id } = await room.endpoint(URL_OF_NOBODY)
    await room.fanOut()
    await room.fanOut()
    expect(await eventsTold(id)).toEqual([])
    expect(await room.endpointRow(id)).toMatchObject({ catching_up: true })
    await other.query('commit')
    await untilCaughtUp(id)
    expect(await eventsTold(id)).toEqual([event])
    await other.end()
  })

  test('is told of what a transaction raises that has written nothing yet when it is made', async () => {
    const other = await begin()
    const { id } = await room.endpoint(URL_OF_NOBODY)
    await room.fanOut()
    const event = await raiseToNobody(other)
    await other.query('commit')
    await room.fanOut()
    expect(await eventsTold(id)).toEqual([event])
    await other.end()
  })

  test('is told of nothing that is rolled back', async () => {
    const other = await begin()
    await raiseToNobody(other)
    const { id } = await room.endpoint(URL_OF_NOBODY)
    await other.query('rollback')
    await untilCaughtUp(id)
    expect(await eventsTold(id)).toEqual([])
    await other.end()
  })
})

describe('a transaction that is stuck', () => {
  test('delays no event of anybody else, nor of its own organization', async () => {
    const { id } = await room.endpoint(URL_OF_NOBODY, created)
    const stuck = await begin()
    await stuck.query(`select pg_current_xact_id()`)
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
    room.fixtures = await buildFixtures(room.server)
    path = await makeEvent(room.fixtures.live)
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

test('an endpoint that somebody holds while it catches up keeps no other from it', async () => {
  const held = await room.endpoint(URL_OF_NOBODY)
  const [stuck, raising] = [await begin(), await begin()]
  await raising.query('commit')
  await raiseToNobody(raising)
  room.fixtures = await buildFixtures(room.server)
  const other = await room.endpoint(URL_OF_NOBODY)
  const event = await raiseToNobody(raising)
  await raising.end()
  await stuck.query('select from webhook_endpoints where id = $1 for update', [held.id])
  const { database, clock } = room.server
  try {
    await buildCatchUpRound({ database, clock, log: buildLog('silent') })()
    expect(await eventsTold(other.id)).toEqual([event])
  } finally {
    await stuck.query('rollback')
    await stuck.end()
  }
})

test('events that never cease keep no new endpoint from what it missed', async () => {
  const { database, clock } = room.server
  await room.endpoint(URL_OF_NOBODY, created)
  const ceasing = new AbortController()
  const raise = () =>
    database('webhook_events').insert({
      organization_id: room.fixtures.organizationId,
      id: `evt_${newId(clock.now())}`,
      type: 'payment.failed',
      event_id: 'x',
      livemode: true,
      visible_to: [],
      envelope: '{}',
      created_at: clock.now(),
      fanned_out_at: null,
    })
  const busy = async () => {
    while (!ceasing.signal.aborted) await raise()
  }
  const raising = Promise.all([busy(), busy(), busy()])
  const options = { database, clock, log: buildLog('silent'), turnSeconds: 0.2 }
  // Like a worker, which runs a task again whenever it is woken.
  const keepRunning = async (task: ScheduledTask) => {
    while (!ceasing.signal.aborted) await task.run({ signal: ceasing.signal, wakeSignal: createWakeSignal() })
  }
  const telling = Promise.all([createFanOutTask(options), createCatchUpTask(options)].map(keepRunning))
  const { id } = await room.endpoint(URL_OF_NOBODY, created)
  const isCatchingUp = async () => (await room.endpointRow(id)).catching_up
  try {
    await expect.poll(isCatchingUp).toBe(false)
  } finally {
    ceasing.abort()
    await Promise.all([raising, telling])
  }
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
  const own = room.server.database('webhook_events').where({ organization_id: room.fixtures.organizationId })
  for (const row of await own) expect([row.fanned_out_at, row.settled_at]).not.toContain(null)
  expect(await room.deliveries()).toEqual([])
})

test('an endpoint is told of what happens after the database was copied to another server', async () => {
  const { id } = await room.endpoint(URL_OF_NOBODY, created)
  const { database } = room.server
  await database.raw(`update webhook_endpoints set made_after = '1000000000000:1000000000000:' where id = ?`, [id])
  await database.raw(`update instance set numbered_by = 'elsewhere'`)
  expect(await renumberAfterRestore(database)).toBe(true)
  await register()
  await room.fanOut()
  expect(await toldTo(id)).toHaveLength(1)
})
