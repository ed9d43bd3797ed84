import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newSdkClientOn } from '../../server/testing/sdk/real-client.ts'
import { startTestServer, type TestServer } from '../../server/testing/test-server.ts'
import { ConflictError, PosternError, UnprocessableError } from '../src/core/errors.ts'
import type { NewRegistration } from '../src/index.ts'
import { createPublicClient } from '../src/public-client.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})

afterAll(() => server.close())

const price = { amount: 4500, currency: 'EUR' }
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

let people = 0

const someone = (more: object = {}) => ({
  attendee_type: 'visitor',
  first_name: 'Nerea',
  last_name: `Ibáñez ${++people}`,
  email: `person-${people}@example.com`,
  ...more,
})

const party = (...attendees: object[]) => ({ attendees }) as NewRegistration

/** A client, and a published event with a free and a paid attendee type. */
async function stage(event = {}, slug?: string) {
  const client = await newSdkClientOn(
    server,
    { overrides: { api_rate_per_min: 10_000 }, ...(slug ? { slug } : {}) },
    { requestsPerMinute: 10_000 },
  )
  const { events } = client
  await events.create({ code: 'fest', name: 'Festival', timezone: 'Europe/Madrid', ...event })
  await events.days.create('fest', { code: 'fri', date: '2026-06-05', capacity: 1 })
  await events.days.create('fest', { code: 'sat', date: '2026-06-06' })
  await events.attendeeTypes.create('fest', { code: 'visitor', name: 'Visitor' })
  await events.attendeeTypes.create('fest', { code: 'patron', name: 'Patron', price, approval: true })
  await events.publish('fest')
  return client
}

describe('registrations', () => {
  test('are made, read, changed, listed and found', async () => {
    const { events, registrations } = await stage()
    const made = await events.registrations.create('fest', party(someone({ days: ['sat'] })))
    expect(made).toMatchObject({
      status: 'confirmed',
      attendees: [{ days: ['sat'], ticket_ids: [expect.any(String)] }],
    })
    const changed = await events.registrations.update('fest', made.id, { external_id: 'order-1' })
    expect(await events.registrations.get('fest', made.id)).toEqual(changed)
    const other = await events.registrations.create('fest', party(someone({ days: ['sat'] })))
    const idsOf = async (list: AsyncIterable<{ id: string }>) => {
      const ids: string[] = []
      for await (const { id } of list) ids.push(id)
      return ids
    }
    expect(await idsOf(events.registrations.list('fest', { limit: 1 }))).toEqual([made.id, other.id])
    expect(await idsOf(registrations.find({ limit: 1 }))).toEqual([made.id, other.id])
    expect(await idsOf(registrations.find({ email: other.email ?? '' }))).toEqual([other.id])
  })

  test('are approved, paid and refunded; or declined, trusted and cancelled', async () => {
    const { registrations } = (await stage()).events
    const register = () => registrations.create('fest', party(someone({ attendee_type: 'patron', days: ['sat'] })))
    const first = await register()
    expect(first.status).toBe('pending')
    expect(await registrations.approve('fest', first.id)).toMatchObject({
      status: 'awaiting_payment',
      amount_due: price,
    })
    const payment = await registrations.payments.record('fest', first.id, { amount: price, method: 'card' })
    expect(await registrations.payments.get('fest', first.id, payment.id)).toEqual(payment)
    expect(await registrations.get('fest', first.id)).toMatchObject({ status: 'confirmed', amount_paid: price })
    const some = { amount: { amount: 1500, currency: 'EUR' }, reason: 'One day less' }
    expect((await registrations.payments.refund('fest', first.id, payment.id, some)).status).toBe('partially_refunded')
    const refunded = await registrations.payments.refund('fest', first.id, payment.id)
    expect(refunded).toMatchObject({ status: 'refunded', amount_refunded: price })
    expect(await registrations.payments.list('fest', first.id).toArray({ limit: 9 })).toEqual([refunded])

    expect((await registrations.decline('fest', (await register()).id)).status).toBe('declined')
    const trusted = await register()
    await registrations.approve('fest', trusted.id)
    expect(await registrations.confirm('fest', trusted.id)).toMatchObject({ status: 'confirmed', amount_due: price })
    const cancelled = await registrations.cancel('fest', trusted.id, { effective_at: '2026-06-06T12:00:00Z' })
    expect(cancelled).toMatchObject({
      status: 'cancelled',
      attendees: [{ cancelled_at: '2026-06-06T12:00:00.000Z' }],
    })
    expect((await registrations.cancel('fest', first.id)).cancelled_at).toBe(server.clock.now().toISOString())
  })

  test('that find no room, or that a rule refuses, are told by the code', async () => {
    const { events } = await stage()
    await events.registrations.create('fest', party(someone({ days: ['fri'] })))
    const full = await events.registrations.create('fest', party(someone())).catch((thrown) => thrown)
    expect(full).toBeInstanceOf(ConflictError)
    if (!(full instanceof PosternError && full.is('day_full'))) return expect.fail('The code is another.')
    expect(full.details).toEqual({ day: 'fri', capacity: 1, taken: 1, wanted: 1 })
    await events.form.replace('fest', { questions: [], rules: { max_per_registration: 1 } })
    const two = party(someone({ days: ['sat'] }), someone({ days: ['sat'] }))
    const refused = await events.registrations.create('fest', two).catch((thrown) => thrown)
    expect(refused).toBeInstanceOf(UnprocessableError)
    expect(refused).toMatchObject({ code: 'rule_refused', details: { rule: 'max_per_registration' } })
    return undefined
  })

  test('that are made again with the same idempotency key are made once', async () => {
    const { events } = await stage()
    const options = party(someone({ days: ['fri'] }))
    const made = await events.registrations.create('fest', options, { idempotencyKey: 'order-17' })
    expect(await events.registrations.create('fest', options, { idempotencyKey: 'order-17' })).toEqual(made)
    expect(await events.registrations.list('fest').toArray({ limit: 9 })).toHaveLength(1)
  })
})

describe('people', () => {
  test('are added, read, changed, listed and cancelled', async () => {
    const { registrations, attendees } = (await stage()).events
    const { id } = await registrations.create('fest', party(someone({ days: ['sat'] })))
    const added = await registrations.addAttendee('fest', id, someone({ days: ['sat'] }))
    expect(await attendees.get('fest', added.id)).toEqual(added)
    expect((await attendees.update('fest', added.id, { days: ['fri'] })).days).toEqual(['fri'])
    expect(await attendees.list('fest', { day: 'fri' }).toArray({ limit: 9 })).toMatchObject([{ id: added.id }])
    expect(await attendees.cancel('fest', added.id)).toMatchObject({ status: 'cancelled', ticket_ids: [] })
    expect(await attendees.list('fest', { limit: 1 }).toArray({ limit: 9 })).toHaveLength(2)
  })

  test('are followed by a reader who stops anywhere and goes on from what it stored, while others write', async () => {
    const { registrations, attendees } = (await stage()).events
    const store = new Map<string, string>()
    let since: string | null = null
    const follow = async (most = Infinity) => {
      let batches = 0
      for await (const { data, asOf } of attendees.changes('fest', { since, limit: 2 })) {
        for (const { id, first_name } of data) store.set(id, first_name)
        since = asOf
        batches += 1
        if (batches >= most) return
      }
    }
    const register = async (n: number) => {
      const { attendees: made } = await registrations.create('fest', party(someone({ days: ['sat'] })))
      if (n % 3 === 0) await attendees.update('fest', made[0]?.id ?? '', { first_name: `Nerea ${n}` })
    }
    for (let n = 0; n < 6; n += 1) await register(n)
    await follow(1)
    const writes = Promise.all(Array.from({ length: 20 }, (_, n) => register(n)))
    for (let round = 0; round < 10; round += 1) await follow(2)
    await writes
    await expect
      .poll(async () => {
        await follow()
        return [...store].sort()
      })
      .toEqual(
        (await attendees.list('fest').toArray({ limit: Infinity }))
          .map(({ id, first_name }): [string, string] => [id, first_name])
          .sort(),
      )
    expect(store.size).toBe(26)
  })
})

describe('tickets', () => {
  test('are listed, issued, drawn, sent, replaced and voided', async () => {
    const { registrations, tickets } = (await stage()).events
    const { id, attendees } = await registrations.create('fest', party(someone({ days: ['sat'] })))
    const [first] = await tickets.list('fest', { registration: id }).toArray({ limit: 9 })
    const further = await tickets.issue('fest', { attendee_ids: attendees.map((person) => person.id) })
    expect(further).toMatchObject({ status: 'valid', registration_id: id })
    expect(await tickets.get('fest', further.id)).toEqual(further)

    expect(await tickets.qr('fest', further.id)).toMatch(/^<svg .*<\/svg>\s*$/s)
    const png = await tickets.qr('fest', further.id, { format: 'png' })
    expect([...png.subarray(0, 8)]).toEqual(PNG)
    await expect(tickets.qr('fest', '01JQ8ZR6D8F0H2K4N6Q8S0V2X4')).rejects.toMatchObject({ code: 'not_found' })

    expect(await tickets.send('fest', further.id)).toMatchObject({ ticket_id: further.id, queued: true })
    const reissued = await tickets.reissue('fest', first?.id ?? '')
    expect(reissued).toMatchObject({ replaces: first?.id })
    expect(reissued.code).not.toBe(first?.code)
    const voided = await tickets.void('fest', further.id, { effective_at: '2026-06-06T12:00:00Z' })
    expect(voided).toMatchObject({ status: 'voided', voided_at: '2026-06-06T12:00:00.000Z' })
    expect((await tickets.void('fest', reissued.id)).status).toBe('voided')
    expect(await tickets.list('fest', { status: 'voided', limit: 1 }).toArray({ limit: 9 })).toHaveLength(3)
  })
})

describe('contacts', () => {
  test('are made, read, changed, listed and deleted, and know where they are registered', async () => {
    const { contacts, events } = await stage()
    const ane = { first_name: 'Ane', last_name: 'Ruiz', email: 'ane@example.com' }
    const made = await contacts.create({ ...ane, external_id: 'member-1' })
    expect(await contacts.get(made.id)).toEqual(made)
    const changed = await contacts.update(made.id, { note: 'Speaks Basque' })
    expect(await contacts.list({ external_id: 'member-1' }).toArray({ limit: 9 })).toEqual([changed])
    await contacts.delete(made.id)
    await expect(contacts.get(made.id)).rejects.toMatchObject({ code: 'not_found' })

    const { attendees } = await events.registrations.create('fest', party(someone({ days: ['sat'] })))
    const [person] = attendees
    expect(await contacts.listAttendees(person?.contact_id ?? '', { limit: 1 }).toArray({ limit: 9 })).toEqual([person])
  })
})

describe('the numbers of an event', () => {
  test('are counted and reported', async () => {
    const { events } = await stage({ capacity: 10 })
    await events.registrations.create('fest', party(someone({ days: ['fri'] }), someone({ days: ['sat'] })))
    const stats = await events.stats('fest')
    expect(stats.places).toEqual({ capacity: 10, taken: 2, available: 8 })
    expect(stats.attendees.confirmed).toBe(2)
    const attendance = await events.reports.attendance('fest')
    expect(attendance.days.map(({ day, expected, admitted }) => [day, expected, admitted])).toEqual([
      ['fri', 1, 0],
      ['sat', 1, 0],
    ])
    const { total, admissions } = await events.reports.reconciliation('fest')
    expect(total).toEqual({ amount: 0, currency: 'EUR' })
    expect(admissions.never_admitted).toBe(2)
  })
})

test('published events are read without a key', async () => {
  await stage({ capacity: 10 }, 'harbour-public')
  const client = createPublicClient({ baseUrl: `${server.url}/o/harbour-public` })
  const { organization, events } = await client.events()
  expect([organization.slug, events.map(({ code }) => code)]).toEqual(['harbour-public', ['fest']])
  expect(await client.event('fest')).toMatchObject({ code: 'fest', available: 10 })
  await expect(client.event('nowhere')).rejects.toMatchObject({ status: 404, code: 'not_found' })
})
