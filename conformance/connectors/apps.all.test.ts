import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildNewAttendee } from '../../server/testing/fixtures.ts'
import type { ReceivedTlsRequest } from '../../server/testing/outbound/tls-server.ts'
import { isRecord } from '../../spec/tools/connectors/runtime/ways.ts'
import { AUTOMATION_PLATFORMS, openAllConnectorApps } from './testing/all-apps.ts'
import { type AppData, type AppLogin, catchConnectorAppError, type TestConnectorApp } from './testing/app.ts'
import {
  CONNECTOR_PACKAGES_FOLDER,
  type ConnectorTestServer,
  startConnectorTestServer,
  TEST_EVENT_DAYS,
} from './testing/connector-test-server.ts'
import { loadZapierApp, readZapierSamples, validateZapierApp } from './testing/zapier-app.ts'

const ZAPIER = join(CONNECTOR_PACKAGES_FOLDER, 'zapier')

let stage: ConnectorTestServer
let apps: Awaited<ReturnType<typeof openAllConnectorApps>>

beforeAll(async () => {
  stage = await startConnectorTestServer()
  apps = await openAllConnectorApps(CONNECTOR_PACKAGES_FOLDER)
})

afterAll(() => stage.close())

/** Fields that only one of two objects has, at all levels; what people answered is as their form asks. */
function differencesOf(one: unknown, other: unknown, at = ''): string[] {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length > 0 && other.length > 0 ? differencesOf(one[0], other[0], `${at}[]`) : []
  }
  if (!isRecord(one) || !isRecord(other) || at.endsWith('.answers')) return []
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].flatMap((name) =>
    name in one && name in other ? differencesOf(one[name], other[name], `${at}.${name}`) : [`${at}.${name}`],
  )
}

const personOf = () => {
  const { attendee_type, first_name, last_name, email } = buildNewAttendee()
  return { attendee_type, attendee_first_name: first_name, attendee_last_name: last_name, attendee_email: email }
}

const register = (app: TestConnectorApp, connected: AppLogin, more: AppData = {}) =>
  app.act(connected, 'createRegistration', {
    event: 'fest',
    registration_attendees: [{ ...personOf(), attendee_days: TEST_EVENT_DAYS.join(', '), ...more }],
  })

const pay = (app: TestConnectorApp, connected: AppLogin, registration: unknown, amount = '45.00') =>
  app.act(connected, 'recordPayment', {
    event: 'fest',
    registration,
    positive_money_amount: amount,
    positive_money_currency: 'EUR',
    payment_method: 'card',
  })

async function admit(app: TestConnectorApp, connected: AppLogin) {
  const { id } = await register(app, connected)
  const [ticket] = await app.find(connected, 'findTickets', { registration: id })
  const scanned = { event: 'fest', scan_request_code: ticket?.code, scan_request_check_in_point: 'main' }
  return { scanned, scan: await app.act(connected, 'scanTicket', scanned) }
}

const ACTS: Record<string, (app: TestConnectorApp, connected: AppLogin) => Promise<unknown>> = {
  registration_created: register,
  registration_confirmed: register,
  registration_cancelled: async (app, connected) => {
    const { id } = await register(app, connected)
    return app.act(connected, 'cancelRegistration', { event: 'fest', registration: id })
  },
  ticket_issued: register,
  checkin_recorded: admit,
  payment_received: async (app, connected) => {
    const { id } = await register(app, connected, { attendee_type: 'guest' })
    return pay(app, connected, id)
  },
}

test("Zapier's own check of the whole app finds nothing", () => {
  expect(validateZapierApp(ZAPIER)).toEqual([])
})

test('Zapier shows what a trigger would have brought before, newest first, in the shape that it brings', async () => {
  const { triggers } = loadZapierApp(ZAPIER)
  const app = apps.Zapier
  for (const [key, act] of Object.entries(ACTS)) {
    await act(app, stage.live)
    const samples = await readZapierSamples(ZAPIER, stage.live, key)
    expect(samples.length).toBeGreaterThan(0)
    expect(differencesOf(samples[0], triggers[key].operation.sample)).toEqual([])
    const times = samples.map(({ created_at, received_at }) => String(created_at ?? received_at))
    expect(times).toEqual(times.toSorted().reverse())
  }
})

describe.each(AUTOMATION_PLATFORMS)('the app for %s', (platform) => {
  const app = () => apps[platform]

  test.each(Object.keys(ACTS))(
    'starts with %s: subscribed, delivered over TLS, told once, and removed',
    async (key) => {
      const name = `${platform}-${key}`
      await stage.setPlan('growth')
      const subscription = await app().subscribe(stage.live, key, stage.addressOf(name))
      await stage.setPlan('scale')
      await ACTS[key]?.(app(), stage.live)
      await expect.poll(() => stage.deliveriesTo(name).length).toBeGreaterThan(0)
      const [delivery] = stage.deliveriesTo(name) as [ReceivedTlsRequest]
      const [brought] = (await subscription.receive(delivery)) ?? []
      const { sample } = loadZapierApp(ZAPIER).triggers[key].operation
      expect(differencesOf(brought, sample)).toEqual([])
      expect(brought).toHaveProperty('id')
      expect(await subscription.receive(delivery)).toEqual([])
      const forged = Buffer.from(delivery.body.toString().replace('"id"', '"ID"'))
      expect(await subscription.receive({ ...delivery, body: forged })).toBeNull()
      await subscription.remove()
      expect((await stage.call('GET', '/v1/webhooks')).body.data).toEqual([])
    },
  )

  test('names the connection by the organization, the key and its mode', async () => {
    expect(await app().label(stage.live)).toBe('Harbour Hall · Test · live')
    expect(await app().label(await stage.connectTest())).toBe('Harbour Hall · Test · test')
  })

  test('does what the four writing actions say, each with one call that names the app', async () => {
    const { id } = await register(app(), stage.live)
    expect(await app().find(stage.live, 'findRegistrations', { q: String(id) })).toBeDefined()
    const added = await app().act(stage.live, 'addAttendee', { event: 'fest', registration: id, ...personOf() })
    expect(added).toMatchObject({ registration_id: id, status: 'confirmed' })
    const issued = await app().act(stage.live, 'issueTicket', { event: 'fest', ticket_attendee_ids: [added.id] })
    expect(issued).toMatchObject({ attendee_ids: [added.id], status: 'valid' })
    const { scan } = await admit(app(), stage.live)
    expect(scan).toMatchObject({ result: 'accepted', admitted: true })
    const { data } = (await stage.call('GET', '/v1/audit-log?limit=1')).body
    expect(JSON.stringify(data)).toContain(`Postern for ${platform}`)
  })

  test('does all the other actions, and finds what they made', async () => {
    const act = (step: string, values: AppData) => app().act(stage.live, step, values)
    const code = platform.toLowerCase()
    const made = await act('createEvent', { event_code: code, event_name: 'Gala', event_timezone: 'Europe/Madrid' })
    expect(made).toMatchObject({ code, status: 'draft' })
    expect(await act('updateEvent', { event: code, event_capacity: '30' })).toMatchObject({ capacity: 30 })
    const clear_fields = ['event_capacity', 'event_description']
    const cleared = await act('updateEvent', { event: code, event_description: 'Kept', clear_fields })
    expect(cleared).toMatchObject({ capacity: null, description: 'Kept' })
    await stage.call('POST', `/v1/events/${code}/days`, { code: 'day', date: '2030-01-01' })
    await stage.call('POST', `/v1/events/${code}/attendee-types`, { code: 'visitor', name: 'Visitor' })
    expect(await act('publishEvent', { event: code })).toMatchObject({ status: 'published' })
    expect(await act('createGroup', { group_code: code, group_name: platform })).toMatchObject({ code })
    const contact = await act('createContact', { contact_first_name: 'Li', contact_last_name: platform })
    const renamed = await act('updateContact', { contact: contact.id, contact_first_name: 'Mei' })
    expect(renamed).toMatchObject({ id: contact.id, first_name: 'Mei' })
    const { id } = await register(app(), stage.live)
    const noted = await act('updateRegistration', { event: 'fest', registration: id, registration_note: 'Vegan' })
    expect(noted).toMatchObject({ note: 'Vegan' })
    const [attendee] = await app().find(stage.live, 'listAttendees', { event: 'fest', registration: id })
    const moved = await act('updateAttendee', { event: 'fest', attendee: attendee?.id, attendee_days: ['today'] })
    expect(moved).toMatchObject({ days: ['today'] })
    const [ticket] = await app().find(stage.live, 'findTickets', { attendee: attendee?.id })
    expect(await act('sendTicket', { event: 'fest', ticket: ticket?.id })).toBeTypeOf('object')
    for (const step of ['findPayments', 'findCheckins', 'listEvents', 'listContacts']) {
      expect((await app().find(stage.live, step, {})).length).toBeGreaterThan(0)
    }
  })

  test('finds the newest first', async () => {
    const older = await register(app(), stage.live)
    const newer = await register(app(), stage.live)
    const found = await app().find(stage.live, 'findRegistrations', {})
    expect(found.map(({ id }) => id).slice(0, 2)).toEqual([newer.id, older.id])
  })

  test('takes and shows money with the decimals of its currency', async () => {
    const { id, amount_due } = await register(app(), stage.live, { attendee_type: 'guest' })
    expect(amount_due).toEqual({ amount: '45.00', currency: 'EUR' })
    expect(await pay(app(), stage.live, id, '44.5')).toMatchObject({ amount: { amount: '44.50', currency: 'EUR' } })
    expect(await catchConnectorAppError(pay(app(), stage.live, id, '0.001'))).toEqual({
      nextStep: 'stop',
      message: 'Amount is 0.001, which is no amount of EUR; write it as 45.00.',
    })
  })

  test('offers choices, and those that belong to the chosen event', async () => {
    const events = await app().choose(stage.live, 'listEvents_id', {})
    const event = events.find(({ label }) => label === 'Festival')
    const days = await app().choose(stage.live, 'listDays_code', { event: event?.value })
    expect(days.map(({ value }) => value)).toEqual(TEST_EVENT_DAYS)
  })

  test('takes a duplicate scan as a result', async () => {
    const { scanned } = await admit(app(), stage.live)
    expect(await app().act(stage.live, 'scanTicket', scanned)).toMatchObject({ result: 'duplicate', admitted: false })
  })

  test('works with a test key on test data alone, and tells a live connection of live data alone', async () => {
    const connected = await stage.connectTest()
    const [live, test] = [`${platform}-live`, `${platform}-test`]
    const subscriptions = [
      await app().subscribe(stage.live, 'registration_created', stage.addressOf(live)),
      await app().subscribe(connected, 'registration_created', stage.addressOf(test)),
    ]
    await register(app(), connected)
    await register(app(), stage.live)
    await expect.poll(() => [live, test].map((name) => stage.deliveriesTo(name).length)).toEqual([1, 1])
    for (const [name, livemode] of [
      [live, true],
      [test, false],
    ] as const) {
      expect(JSON.parse(String(stage.deliveriesTo(name)[0]?.body))).toMatchObject({ livemode })
    }
    for (const subscription of subscriptions) await subscription.remove()
    const { livemode } = await app().act(connected, 'createContact', {
      contact_first_name: 'Li',
      contact_last_name: 'Wei',
    })
    expect(livemode).toBe(false)
    const contacts = await app().find(connected, 'listContacts', {})
    expect(contacts.every((contact) => contact.livemode === false)).toBe(true)
  })
})
