import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { apiVersion } from '../../../../generated/operations.ts'
import { expireUnpaid } from '../../../areas/registrations/index.ts'
import {
  buildNewAttendee,
  buildTestFixtures,
  makeTestEvent,
  makeTestGroups,
  type TestApiCall,
  type TestFixtures,
} from '../../../testing/fixtures.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { WORKER_WAKE_CHANNEL } from '../../database/wake-workers.ts'
import { purgeOldWebhookEvents } from './purge.ts'
import { WEBHOOK_EVENTS_TASK } from './rows.ts'

let server: TestServer
let fixtures: TestFixtures
let call: TestApiCall

beforeAll(async () => {
  server = await startTestServer()
})

afterAll(() => server.close())

beforeEach(async () => {
  fixtures = await buildTestFixtures(server)
  call = fixtures.live
})

type Row = {
  id: string
  type: string
  livemode: boolean
  visible_to: string[]
  envelope: string
}

/** The events since the last call. */
async function raised(): Promise<Row[]> {
  const own = { organization_id: fixtures.organizationId }
  const rows: Row[] = await server.database('webhook_events').where(own).orderBy('id')
  await server.database('webhook_events').where(own).delete()
  return rows
}

const typesOf = (rows: Row[]) => rows.map(({ type }) => type)
const dataOf = (rows: Row[], type: string) => {
  const row = rows.find((one) => one.type === type)
  return row && JSON.parse(row.envelope).data
}
const register = async (path: string, people: object[], more: object = {}, by = call) =>
  (await by('POST', `${path}/registrations`, { attendees: people, ...more })).body
const read = async (path: string) => (await call('GET', path)).body

describe('each act raises its events once, with what the GET answers', () => {
  test('a registration that is confirmed at once', async () => {
    const path = await makeTestEvent(call)
    const made = await register(path, [buildNewAttendee(), buildNewAttendee()])
    const rows = await raised()
    expect(typesOf(rows).sort()).toEqual(
      [
        'registration.created',
        'attendee.added',
        'attendee.added',
        'ticket.issued',
        'ticket.issued',
        'registration.confirmed',
      ].sort(),
    )
    for (const row of rows) {
      const envelope = JSON.parse(row.envelope)
      expect(envelope).toMatchObject({ id: row.id, type: row.type, api_version: apiVersion, livemode: true })
      expect(row.id).toMatch(/^evt_[0-9A-HJKMNP-TV-Z]{26}$/)
      expect(envelope.data).toEqual(await read(addressOf(path, row.type, envelope.data)))
    }
    expect(dataOf(rows, 'registration.created')).toEqual(made)
  })

  test('approval, payment, refund and failure', async () => {
    const types = [{ code: 'visitor', name: 'Visitor', price: { amount: 100, currency: 'EUR' } }]
    const path = await makeTestEvent(call, { event: { approval: true }, types })
    const made = await register(path, [buildNewAttendee()])
    const own = `${path}/registrations/${made.id}`
    expect(typesOf(await raised())).toEqual(['registration.created', 'attendee.added'])
    await call('POST', `${own}/approve`)
    const approved = await raised()
    expect(typesOf(approved)).toEqual(['registration.approved', 'registration.updated'])
    expect(dataOf(approved, 'registration.approved')).toEqual(await read(own))
    const amount = { amount: 100, currency: 'EUR' }
    const unpaid = await read(own)
    server.clock.advance(1_000)
    await call('POST', `${own}/payments`, { amount, method: 'card', status: 'failed' })
    expect(typesOf(await raised())).toEqual(['payment.failed'])
    expect(await read(own)).toEqual(unpaid)
    const { body: payment } = await call('POST', `${own}/payments`, { amount, method: 'card' })
    const paid = await raised()
    expect(typesOf(paid)).toEqual([
      'payment.received',
      'ticket.issued',
      'registration.confirmed',
      'registration.updated',
    ])
    expect(dataOf(paid, 'payment.received')).toEqual(await read(`${own}/payments/${payment.id}`))
    await call('POST', `${own}/payments/${payment.id}/refund`, {})
    const refunded = await raised()
    expect(typesOf(refunded)).toEqual(['payment.refunded', 'registration.updated'])
    expect(dataOf(refunded, 'payment.refunded')).toEqual(await read(`${own}/payments/${payment.id}`))
  })

  test('what changes nothing that is shown raises nothing, and is not audited', async () => {
    await makeTestGroups(call, { north: null })
    const path = await makeTestEvent(call)
    const body = { attendees: [buildNewAttendee({ phone: '+34 600 000 000' })], group: 'north', external_id: 'order-1' }
    const { body: made } = await call('POST', `${path}/registrations`, body)
    const [person] = made.attendees
    const own = `${path}/registrations/${made.id}`
    const audited = () => server.database('audit_log').count('* as rows').first()
    await raised()
    const before = await audited()
    server.clock.advance(1_000)
    const same = { group: 'north', external_id: 'order-1', note: null, email: made.email, send_ticket_emails: true }
    expect((await call('PATCH', own, same)).body).toEqual(made)
    const again = { phone: person.phone, last_name: person.last_name, days: ['fri', 'sat'], attendee_type: 'visitor' }
    expect((await call('PATCH', `${path}/attendees/${person.id}`, again)).body).toEqual(person)
    expect(typesOf(await raised())).toEqual([])
    expect(await audited()).toEqual(before)
    expect(await read(own)).toEqual(made)
    await call('PATCH', own, { ...same, note: 'Pays at the door' })
    expect(typesOf(await raised())).toEqual(['registration.updated'])
  })

  test('people, tickets and cancellation', async () => {
    const path = await makeTestEvent(call)
    const made = await register(path, [buildNewAttendee(), buildNewAttendee()])
    const [first, second] = made.attendees
    await raised()
    await call('PATCH', `${path}/attendees/${first.id}`, { phone: '+34 600 000 000' })
    expect(typesOf(await raised())).toEqual(['attendee.updated', 'registration.updated'])
    await call('POST', `${path}/tickets/${first.ticket_ids[0]}/reissue`)
    const reissued = await raised()
    expect(typesOf(reissued)).toEqual(['ticket.reissued', 'registration.updated'])
    const { id } = dataOf(reissued, 'ticket.reissued')
    expect(dataOf(reissued, 'ticket.reissued')).toEqual(await read(`${path}/tickets/${id}`))
    await call('POST', `${path}/tickets/${id}/void`, {})
    expect(typesOf(await raised())).toEqual(['ticket.voided', 'registration.updated'])
    await call('POST', `${path}/attendees/${first.id}/cancel`, {})
    expect(typesOf(await raised())).toEqual(['attendee.cancelled', 'registration.updated'])
    await call('POST', `${path}/registrations/${made.id}/cancel`, {})
    const cancelled = await raised()
    expect(typesOf(cancelled)).toEqual([
      'attendee.cancelled',
      'ticket.voided',
      'registration.cancelled',
      'registration.updated',
    ])
    expect(dataOf(cancelled, 'attendee.cancelled')).toEqual(await read(`${path}/attendees/${second.id}`))
  })

  test('a decline, a waitlist and a promotion', async () => {
    const path = await makeTestEvent(call, { event: { capacity: 1, waitlist: true, approval: true } })
    const first = await register(path, [buildNewAttendee()])
    await raised()
    const waiting = await register(path, [buildNewAttendee()])
    const waitlisted = await raised()
    expect(typesOf(waitlisted)).toEqual(['registration.created', 'attendee.added', 'registration.waitlisted'])
    expect(dataOf(waitlisted, 'registration.waitlisted')).toEqual(waiting)
    await call('POST', `${path}/registrations/${first.id}/decline`)
    const declined = await raised()
    expect(typesOf(declined)).toEqual(['registration.declined', 'registration.updated', 'registration.updated'])
    const updated = declined.filter(({ type }) => type === 'registration.updated')
    expect(updated.map(({ envelope }) => JSON.parse(envelope).data.id)).toEqual([first.id, waiting.id])
  })

  test('nothing is raised for what is refused', async () => {
    const path = await makeTestEvent(call, { event: { capacity: 1 } })
    await register(path, [buildNewAttendee(), buildNewAttendee()])
    expect(await raised()).toEqual([])
  })
})

describe('an event is told', () => {
  test('with where it happened, who did it and by which request', async () => {
    const path = await makeTestEvent(call)
    const { body: event } = await call('GET', path)
    const { value, id } = await server.key(fixtures.organizationId, { scopes: ['write'] })
    const headers = { 'X-Request-Id': 'sent-by-us-0001' }
    await server.send('POST', `${path}/registrations`, {
      key: value,
      headers,
      body: { attendees: [buildNewAttendee()] },
    })
    const rows = await raised()
    expect(rows.length).toBeGreaterThan(0)
    for (const row of rows) {
      expect(JSON.parse(row.envelope)).toMatchObject({
        organization_id: fixtures.organizationId,
        event_id: event.id,
        request_id: 'sent-by-us-0001',
        actor: { type: 'key', id },
      })
    }
  })

  test('by the service itself where nobody asked for it', async () => {
    const types = [{ code: 'visitor', name: 'Visitor', price: { amount: 100, currency: 'EUR' } }]
    const path = await makeTestEvent(call, { types })
    await register(path, [buildNewAttendee()])
    await raised()
    await expireUnpaid(server.database, new Date(server.clock.now().getTime() + 8 * 86_400_000), {
      stopping: new AbortController().signal,
      failed: () => {},
    })
    const rows = await raised()
    expect(typesOf(rows)).toContain('registration.cancelled')
    for (const row of rows) {
      expect(JSON.parse(row.envelope)).toMatchObject({ request_id: null, actor: { type: 'system', id: null } })
    }
  })

  test('to be fanned out, whether or not there is an endpoint', async () => {
    const path = await makeTestEvent(call)
    await register(path, [buildNewAttendee()])
    const ids = (await raised()).map(({ id }) => id)
    const own = { organization_id: fixtures.organizationId }
    const queued = await server.database('webhook_events_to_fan_out').where(own).orderBy('position').pluck('id')
    expect(queued.slice(-ids.length).sort()).toEqual(ids)
  })

  test('by waking whoever tells endpoints, only where there is one', async () => {
    const path = await makeTestEvent(call)
    const heard: string[] = []
    const listener = new pg.Client({ connectionString: server.databaseUrl })
    listener.on('notification', ({ payload }) => heard.push(payload ?? ''))
    await listener.connect()
    await listener.query(`listen ${WORKER_WAKE_CHANNEL}`)
    // The first notification may come from the test before this one.
    for (let n = 0; n < 2; n += 1) {
      heard.length = 0
      await register(path, [buildNewAttendee()])
      await expect.poll(() => heard).toContain('mail-orders')
    }
    expect(heard).not.toContain(WEBHOOK_EVENTS_TASK)
    await server.database('webhook_endpoints').insert({
      organization_id: fixtures.organizationId,
      id: 'W',
      url: 'https://example.com',
      event_types: ['*'],
      secret: Buffer.from(''),
      secret_last_four: '',
      created_at: new Date(),
      updated_at: new Date(),
    })
    await register(path, [buildNewAttendee()])
    await expect.poll(() => heard).toContain(WEBHOOK_EVENTS_TASK)
    await listener.end()
  })

  test('as test activity where a test key did it', async () => {
    const path = await makeTestEvent(call)
    await register(path, [buildNewAttendee()], {}, fixtures.test)
    const rows = await raised()
    expect(rows.length).toBeGreaterThan(0)
    for (const row of rows) expect([row.livemode, JSON.parse(row.envelope).livemode]).toEqual([false, false])
  })

  test('to the groups whose keys could see it', async () => {
    const group = async (code: string, parent?: string) =>
      (await call('POST', '/v1/groups', { code, name: code, ...(parent ? { parent } : {}) })).body.id
    const north = await group('north')
    const coast = await group('coast', 'north')
    await group('south')
    const whole = await makeTestEvent(call)
    const northern = await makeTestEvent(call, { code: 'northern', event: { group: 'north' } })
    const seenBy = async (path: string, more: object) => {
      await register(path, [buildNewAttendee()], more)
      return (await raised()).map(({ visible_to }) => visible_to.sort())[0]
    }
    expect(await seenBy(whole, {})).toEqual([])
    expect(await seenBy(whole, { group: 'coast' })).toEqual([north, coast].sort())
    expect(await seenBy(northern, {})).toEqual([north])
    expect(await seenBy(northern, { group: 'coast' })).toEqual([north, coast].sort())
    expect(await seenBy(northern, { group: 'south' })).toEqual([north])
  })
})

function addressOf(path: string, type: string, { id }: { id: string }): string {
  const [kind] = type.split('.')
  const folder = { registration: 'registrations', attendee: 'attendees', ticket: 'tickets' }[kind ?? '']
  return `${path}/${folder}/${id}`
}

describe('what happened is forgotten', () => {
  const days = (count: number) => new Date(server.clock.now().getTime() - count * 86_400_000)

  const queued = () => server.database('webhook_events_to_fan_out').where({ organization_id: fixtures.organizationId })

  async function eventsOf(registrations: number) {
    const path = await makeTestEvent(call)
    for (let n = 0; n < registrations; n += 1) await register(path, [buildNewAttendee()])
    const own = () => server.database('webhook_events').where({ organization_id: fixtures.organizationId })
    return { own, ids: (await own().orderBy('id').pluck('id')) as string[] }
  }

  test('30 days after it happened', async () => {
    const { own, ids } = await eventsOf(1)
    await own()
      .where({ id: ids[0] })
      .update({ created_at: days(30.01) })
    await own()
      .where({ id: ids[1] })
      .update({ created_at: days(29.99) })
    expect(await purgeOldWebhookEvents(server.database, server.clock.now())).toBe(1)
    expect(await own().orderBy('id').pluck('id')).toEqual(ids.slice(1))
  })

  test('never by its age alone: what has yet to be fanned out stays', async () => {
    const { own, ids } = await eventsOf(1)
    await own().update({ created_at: days(400) })
    await queued().update({ created_at: days(400) })
    expect(await purgeOldWebhookEvents(server.database, server.clock.now())).toBe(0)
    await queued().whereNot({ id: ids[0] }).delete()
    expect(await purgeOldWebhookEvents(server.database, server.clock.now())).toBe(0)
    await queued().delete()
    expect(await purgeOldWebhookEvents(server.database, server.clock.now())).toBe(ids.length)
  })

  test('only with the last delivery of it', async () => {
    const { own, ids } = await eventsOf(1)
    await own().update({ created_at: days(400) })
    const organization_id = fixtures.organizationId
    await server.database('webhook_endpoints').insert({
      organization_id,
      id: 'W',
      url: 'https://example.com',
      event_types: ['*'],
      secret: Buffer.from(''),
      secret_last_four: '',
      created_at: new Date(),
      updated_at: new Date(),
    })
    await server.database('webhook_deliveries').insert({
      organization_id,
      id: 'D',
      endpoint_id: 'W',
      webhook_event_id: ids[1],
      type: 'x',
      livemode: true,
      created_at: new Date(),
    })
    expect(await purgeOldWebhookEvents(server.database, server.clock.now())).toBe(ids.length - 1)
    expect(await own().pluck('id')).toEqual([ids[1]])
    await server.database('webhook_endpoints').where({ organization_id }).delete()
    expect(await purgeOldWebhookEvents(server.database, server.clock.now())).toBe(1)
  })
})
