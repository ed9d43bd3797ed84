import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  buildNewAttendee,
  buildTestFixtures,
  makeTestEvent,
  type TestApiCall,
  type TestFixtures,
} from '../../testing/fixtures.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let fixtures: TestFixtures
let live: TestApiCall
let tester: TestApiCall

type Entry = { action: string; object: { type: string; id: string }; after: { code?: string } | null }

beforeAll(async () => {
  server = await startTestServer()
})

afterAll(() => server.close())

beforeAll(async () => {
  fixtures = await buildTestFixtures(server)
  const scopes = ['read', 'write', 'admin', 'scanner'] as const
  live = await fixtures.as({ scopes: [...scopes] })
  tester = await fixtures.as({ mode: 'test', scopes: [...scopes] })
})

const entriesOf = async (call: TestApiCall, query = ''): Promise<Entry[]> =>
  (await call('GET', `/v1/audit-log?limit=200${query}`)).body.data

const actionsOf = async (call: TestApiCall, query?: string) =>
  (await entriesOf(call, query)).map(({ action }) => action).sort()

/** Does the same in both modes, and returns what the log has to tell of it, with the ids. */
async function actIn(call: TestApiCall, code: string): Promise<string[]> {
  const path = await makeTestEvent(call, { code, form: {} })
  await call('POST', `${path}/check-in-points`, { code: 'gate', name: 'Gate', kind: 'entry' })
  const { body: registration } = await call('POST', `${path}/registrations`, { attendees: [buildNewAttendee()] })
  await call('PATCH', `${path}/registrations/${registration.id}`, { note: 'Changed.' })
  const [attendee] = registration.attendees
  const { body: listed } = await call('GET', `${path}/tickets`)
  await call('POST', `${path}/tickets/${listed.data[0].id}/send`)
  const scan = { code: listed.data[0].code, check_in_point: 'gate', client_uuid: randomUUID() }
  const scanned = await call('POST', `${path}/scan`, { ...scan, scanned_at: '2026-06-05T10:00:00.000Z' })
  const { body: group } = await call('POST', '/v1/groups', { code: `${code}-group`, name: 'Group' })
  const { body: contact } = await call('POST', '/v1/contacts', { first_name: 'Ada', last_name: 'Lovelace' })
  const { body: job } = await call('POST', '/v1/exports', { type: 'people', event: code })
  await call('DELETE', `${path}/check-in-points/gate`)
  const { body: event } = await call('GET', path)
  return [event, registration, attendee, listed.data[0], scanned.body.checkins[0], group, contact, job].map(
    ({ id }) => id,
  )
}

describe('the audit log of a key', () => {
  test('shows the objects of its own mode alone, and all of them', async () => {
    const [ofLive, ofTest] = [await actIn(live, 'real'), await actIn(tester, 'trial')]
    const [seenLive, seenTest] = [await entriesOf(live), await entriesOf(tester)]
    const idsOf = (entries: Entry[]) => new Set(entries.map(({ object }) => object.id))
    expect(ofLive.filter((id) => idsOf(seenTest).has(id))).toEqual([])
    expect(ofTest.filter((id) => idsOf(seenLive).has(id))).toEqual([])
    const actions = (entries: Entry[]) => entries.map(({ action }) => action).sort()
    expect(actions(seenTest)).toEqual(actions(seenLive))
    const told = ['event', 'day', 'attendee_type', 'check_in_point', 'form', 'registration', 'ticket', 'checkin']
    expect(new Set(seenLive.map(({ object }) => object.type))).toEqual(new Set([...told, 'group', 'contact', 'job']))
  })

  test('tells a live one of test people at a live event no more than of those at a test event', async () => {
    const path = await makeTestEvent(live, { code: 'shared' })
    const { body } = await tester('POST', `${path}/registrations`, { attendees: [buildNewAttendee()] })
    expect(await actionsOf(live, `&object=${body.id}`)).toEqual([])
    expect(await actionsOf(tester, `&object=${body.id}`)).toEqual(['registration.created'])
    const { body: event } = await live('GET', path)
    expect(await actionsOf(tester, `&object=${event.id}`)).toEqual([])
    await live('DELETE', `${path}/test-checkins`)
    expect(await actionsOf(tester, `&object=${event.id}`)).toEqual(['event.test_checkins_cleared'])
    expect(await actionsOf(live, `&object=${event.id}`)).toEqual(['event.created', 'event.published'])
  })

  test('tells of an endpoint that receives test activity alone to a test key, and of every other to a live one', async () => {
    const make = (call: TestApiCall, livemode?: boolean) =>
      call('POST', '/v1/webhooks', { url: 'https://postern-listen.invalid', event_types: '*', paused: true, livemode })
    const [mixed, narrow] = [(await make(live)).body, (await make(tester)).body]
    expect(await actionsOf(live, `&object=${mixed.id}`)).toEqual(['webhook.created'])
    expect(await actionsOf(tester, `&object=${mixed.id}`)).toEqual([])
    expect(await actionsOf(live, `&object=${narrow.id}`)).toEqual([])
    expect(await actionsOf(tester, `&object=${narrow.id}`)).toEqual(['webhook.created'])
    await live('PATCH', `/v1/webhooks/${mixed.id}`, { livemode: false })
    expect(await actionsOf(live, `&object=${mixed.id}`)).toEqual(['webhook.created', 'webhook.updated'])
    await live('DELETE', `/v1/webhooks/${mixed.id}`)
    expect(await actionsOf(tester, `&object=${mixed.id}`)).toEqual(['webhook.deleted'])
  })

  test('is read in pages of its own mode', async () => {
    const first = (await tester('GET', '/v1/audit-log?limit=2')).body
    const rest = await entriesOf(tester, `&cursor=${encodeURIComponent(first.page.next_cursor)}`)
    expect([...first.data, ...rest]).toEqual(await entriesOf(tester))
    const crossed = await live('GET', `/v1/audit-log?limit=2&cursor=${encodeURIComponent(first.page.next_cursor)}`)
    expect(crossed.status).toBe(400)
  })
})
