import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { toAuditOrigin } from '../../access/members/index.ts'
import { changePlan, changePlanOverrides } from '../../access/organizations/index.ts'
import { doWork, type Work } from '../../platform/work/work.ts'
import { findBookingDiscrepancies } from '../../testing/booking/discrepancies.ts'
import {
  buildNewAttendee,
  buildTestFixtures,
  getStatusAndCode,
  makeTestEvent,
  type TestApiCall,
  type TestFixtures,
} from '../../testing/fixtures.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { promoteInBothModes } from '../booking/index.ts'
import { syncPausesToPlan } from '../webhooks/index.ts'
import { promoteWaitlists } from './background.ts'

let server: TestServer
let fixtures: TestFixtures
let call: TestApiCall
let path: string
let eventId: string

type Made = { id: string; status: string }

beforeAll(async () => {
  server = await startTestServer()
})

afterAll(() => server.close())

beforeEach(async () => {
  await open(await buildTestFixtures(server))
})

async function open(on: TestFixtures): Promise<void> {
  fixtures = on
  call = on.live
  path = await makeTestEvent(call, { event: { capacity: 1, waitlist: true } })
  eventId = (await call('GET', path)).body.id
}

const register = async (size = 1): Promise<Made> =>
  (await call('POST', `${path}/registrations`, { attendees: Array.from({ length: size }, () => buildNewAttendee()) }))
    .body

async function registerAll(sizes: number[]): Promise<Made[]> {
  const made = []
  for (const size of sizes) made.push(await register(size))
  return made
}

const cancel = ({ id }: Made) => call('POST', `${path}/registrations/${id}/cancel`, {})

async function statusesOf(made: Made[]): Promise<string[]> {
  const rows = await server.database('registrations').where({ event_id: eventId }).select('id', 'status')
  return made.map(({ id }) => rows.find((row) => row.id === id)?.status)
}

const places = () =>
  server.database('event_places').where({ event_id: eventId, livemode: true }).first('taken', 'waiting', 'serving')

const actor = () => ({ organization: { id: fixtures.organizationId, slug: '' }, member: null })

const perform = (deed: (work: Work) => Promise<unknown>) =>
  doWork(server.database, toAuditOrigin(actor()), server.clock.now(), deed)

/** Like a change of the event, but with a limit on attendees per transaction. */
async function enlarge(capacity: number | null, most: number): Promise<void> {
  await server.database('events').where({ id: eventId }).update({ capacity })
  await perform((work) => promoteInBothModes(work, fixtures.organizationId, eventId, most))
}

const serve = (most: number) => promoteWaitlists(server.database, server.clock, { most })

/** Promoted registrations, in the order of promotion. */
async function promoted(): Promise<string[]> {
  const rows = await server
    .database('audit_log')
    .where({ organization_id: fixtures.organizationId, action: 'registration.promoted' })
    .orderBy('id')
  return rows.map(({ object_id }) => object_id)
}

const idsOf = (made: Made[]) => made.map(({ id }) => id)

describe('a long waitlist', () => {
  test('is served in several transactions: everybody in the end, in order, and nobody twice', async () => {
    const [, ...waiting] = await registerAll([1, 1, 1, 2, 1, 3, 1])
    await enlarge(null, 2)
    const early = waiting.slice(0, 2)
    expect(await promoted()).toEqual(idsOf(early))
    expect(await places()).toEqual({ taken: 3, waiting: 4, serving: true })
    await serve(2)
    expect(await promoted()).toEqual(idsOf(waiting))
    expect(await statusesOf(waiting)).toEqual(waiting.map(() => 'confirmed'))
    expect(await places()).toEqual({ taken: 10, waiting: 0, serving: false })
    expect(await findBookingDiscrepancies(server.database, eventId)).toEqual([])
    const attendees = await server.database('attendees').where({ event_id: eventId }).orderBy('id')
    const together = [...Map.groupBy(attendees, ({ changed }) => changed).values()]
    expect(together.map(({ length }) => length)).toEqual([1, 2, 2, 1, 3, 1])
  })

  test('tells of each promotion once, and orders one mail', async () => {
    const [, ...waiting] = await registerAll([1, 1, 1, 1])
    await enlarge(null, 1)
    await serve(1)
    const { rows: told } = await server.database.raw(
      `select envelope::jsonb -> 'data' ->> 'id' as id from webhook_events where event_id = ? and type = ? order by id`,
      [eventId, 'registration.confirmed'],
    )
    const orders = await server.database('mail_orders').where({ event_id: eventId, kind: 'confirmation' })
    for (const ids of [told.map(({ id }: Made) => id), orders.map(({ registration_id }) => registration_id)]) {
      expect(ids.filter((id: string) => idsOf(waiting).includes(id)).sort()).toEqual(idsOf(waiting))
    }
    const audited = await server.database('audit_log').where({ object_id: waiting.at(-1)?.id, source: 'worker' })
    expect(audited).toMatchObject([{ action: 'registration.promoted', actor_type: 'system', actor_id: null }])
  })

  test('takes about 500 people of the act that frees the places', async () => {
    const [, ...waiting] = await registerAll([1, 200, 200, 200])
    expect((await call('PATCH', path, { capacity: null })).status).toBe(200)
    expect(await statusesOf(waiting)).toEqual(['confirmed', 'confirmed', 'waitlisted'])
    await promoteWaitlists(server.database, server.clock)
    expect(await statusesOf(waiting)).toEqual(['confirmed', 'confirmed', 'confirmed'])
  })

  test('is served by two workers at once as by one', async () => {
    const [, ...waiting] = await registerAll(Array.from({ length: 13 }, () => 1))
    await enlarge(null, 1)
    await Promise.all([serve(2), serve(3), serve(2)])
    expect(await promoted()).toEqual(idsOf(waiting))
    expect(await places()).toEqual({ taken: 13, waiting: 0, serving: false })
    expect(await findBookingDiscrepancies(server.database, eventId)).toEqual([])
  })

  test('is not served while the server stops, nor held up by an event that fails', async () => {
    const broken = { path, eventId, waiting: (await registerAll([1, 1, 1]))[2] }
    await enlarge(null, 1)
    await open(await buildTestFixtures(server))
    const [, , last] = await registerAll([1, 1, 1])
    await enlarge(null, 1)
    await promoteWaitlists(server.database, server.clock, { stopping: AbortSignal.abort() })
    expect(await places()).toMatchObject({ waiting: 1, serving: true })
    await server.database.raw(`
create function refuse_promotion() returns trigger language plpgsql as $$ begin raise 'no'; end $$;
create or replace trigger refuse_promotion before update on registrations
for each row when (old.id = '${broken.waiting?.id}') execute function refuse_promotion()`)
    const failed: string[] = []
    await promoteWaitlists(server.database, server.clock, { failed: (_, id) => failed.push(id) })
    await server.database.raw('drop trigger refuse_promotion on registrations')
    expect(failed).toEqual([broken.eventId])
    expect(await statusesOf(last ? [last] : [])).toEqual(['confirmed'])
    await serve(1)
    eventId = broken.eventId
    expect(await places()).toEqual({ taken: 3, waiting: 0, serving: false })
  })
})

describe('while a waitlist is being served', () => {
  test('a newcomer queues behind those who wait', async () => {
    const [, ...waiting] = await registerAll([1, 1, 1, 1, 1])
    await enlarge(4, 2)
    const newcomer = await register()
    expect(newcomer.status).toBe('waitlisted')
    expect(await places()).toEqual({ taken: 3, waiting: 3, serving: true })
    await serve(2)
    expect(await promoted()).toEqual(idsOf(waiting.slice(0, 3)))
    expect(await places()).toEqual({ taken: 4, waiting: 2, serving: false })
    await call('PATCH', path, { capacity: null })
    expect(await promoted()).toEqual(idsOf([...waiting, newcomer]))
  })

  test('a newcomer is refused where the waitlist has been closed', async () => {
    await registerAll([1, 1, 1])
    await enlarge(9, 1)
    await call('PATCH', path, { waitlist: false })
    const refused = await call('POST', `${path}/registrations`, { attendees: [buildNewAttendee()] })
    expect(getStatusAndCode(refused)).toEqual([409, 'event_full'])
    expect(refused.body.error).toMatchObject({
      message: 'The free places of the event fest are being given to those who wait for them.',
      details: { event: 'fest', capacity: 9, taken: 2, wanted: 1 },
    })
    await serve(1)
    expect((await register()).status).toBe('confirmed')
  })

  test('places that come free are left to whoever serves, and go to the first', async () => {
    const [first, ...waiting] = await registerAll([1, 1, 3, 1, 1])
    await enlarge(3, 1)
    expect(await statusesOf(waiting)).toEqual(['confirmed', 'waitlisted', 'waitlisted', 'waitlisted'])
    for (const one of [first, waiting[0]]) if (one) await cancel(one)
    expect(await statusesOf(waiting)).toEqual(['cancelled', 'waitlisted', 'waitlisted', 'waitlisted'])
    await serve(1)
    expect(await statusesOf(waiting)).toEqual(['cancelled', 'confirmed', 'waitlisted', 'waitlisted'])
    expect(await places()).toEqual({ taken: 3, waiting: 2, serving: false })
  })

  test('it is over when the last who waits leaves', async () => {
    const [, , last] = await registerAll([1, 1, 1])
    await enlarge(9, 1)
    if (last) await cancel(last)
    expect(await places()).toEqual({ taken: 2, waiting: 0, serving: false })
    expect((await register()).status).toBe('confirmed')
  })

  test('an event that is taken back serves nobody until it is published again', async () => {
    const [, ...waiting] = await registerAll([1, 1, 1])
    await enlarge(9, 1)
    await call('POST', `${path}/unpublish`)
    await serve(1)
    expect(await statusesOf(waiting)).toEqual(['confirmed', 'waitlisted'])
    expect(await places()).toMatchObject({ serving: false })
    await call('POST', `${path}/publish`)
    expect(await statusesOf(waiting)).toEqual(['confirmed', 'confirmed'])
  })
})

describe('a plan that allows more people', () => {
  test('serves those who wait before whoever comes next', async () => {
    await open(await buildTestFixtures(server, { attendee_cap: 2 }))
    const [, ...waiting] = await registerAll([1, 1, 1])
    await call('PATCH', path, { capacity: 9 })
    expect(await statusesOf(waiting)).toEqual(['confirmed', 'waitlisted'])
    await perform((work) => changePlanOverrides(work, actor(), ['attendee_cap=3'], syncPausesToPlan))
    const newcomer = await register()
    expect(newcomer.status).toBe('waitlisted')
    await serve(1)
    expect(await statusesOf([...waiting, newcomer])).toEqual(['confirmed', 'confirmed', 'waitlisted'])
    expect(await places()).toEqual({ taken: 3, waiting: 1, serving: false })
  })

  test('lets newcomers in again when nobody who waits fits', async () => {
    await call('PATCH', path, { capacity: 2 })
    const [, pair] = await registerAll([1, 2])
    await perform((work) => changePlanOverrides(work, actor(), ['attendee_cap=300000'], syncPausesToPlan))
    expect(await places()).toEqual({ taken: 1, waiting: 1, serving: true })
    await serve(1)
    expect(await places()).toEqual({ taken: 1, waiting: 1, serving: false })
    expect((await register()).status).toBe('confirmed')
    expect(await statusesOf(pair ? [pair] : [])).toEqual(['waitlisted'])
  })

  test('is one that was upgraded, and not one that allows as many or fewer', async () => {
    await registerAll([1, 1])
    const serving = async (plan: string) => {
      await server.database('event_places').where({ event_id: eventId }).update({ serving: false })
      await perform((work) => changePlan(work, actor(), plan, syncPausesToPlan))
      return server.database('event_places').where({ event_id: eventId, serving: true }).select('livemode')
    }
    expect(await serving('growth')).toEqual([])
    expect(await serving('scale')).toEqual([{ livemode: true }])
    await perform((work) => changePlanOverrides(work, actor(), ['attendee_cap=5000'], syncPausesToPlan))
    expect(await serving('growth')).toEqual([])
    expect(await serving('scale')).toEqual([])
  })
})
