import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildTestApiCall, buildTestFixtures, makeTestEvent, type TestApiCall } from '../../testing/fixtures.ts'
import { importCsv, listImportCounts } from '../../testing/imports/import-csv.ts'
import { runDueImports } from '../../testing/imports/import-worker.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let organizationId: string
let call: TestApiCall
let key: string

beforeAll(async () => {
  server = await startTestServer()
})

afterAll(() => server.close())

beforeEach(async () => {
  organizationId = (await buildTestFixtures(server)).organizationId
  key = (await server.key(organizationId, { scopes: ['read', 'write', 'admin'], requestsPerMinute: 1_000_000 })).value
  call = buildTestApiCall(server, key)
})

const send = (csv: string, query = '') => importCsv(server, key, 'fest', csv, query)

// biome-ignore lint/suspicious/noExplicitAny: events have objects of every kind.
type RaisedEvent = { commit: string; type: string; data: any }

/** All webhook events, with the transaction that wrote each. */
async function told(): Promise<RaisedEvent[]> {
  const rows = await server
    .database('webhook_events')
    .where({ organization_id: organizationId })
    .orderBy('id')
    .select(server.database.raw('xmin::text as commit'), 'type', 'envelope')
  return rows.map(({ commit, type, envelope }) => ({ commit, type, data: JSON.parse(envelope).data }))
}

const HEADINGS = 'first,last,email,phone,type\n'
const row = (name: string, phone: number) => `Ada,${name},${name}@example.com,60${phone},visitor\n`
/** Filler rows that push what follows into the next chunk. */
const others = (many: number) => Array.from({ length: many }, (_, n) => row(`other-${n}`, n)).join('')

const ofType = (events: RaisedEvent[], type: string) => events.filter((one) => one.type === type)
const registrationOf = async (name: string) => {
  const { body } = await call('GET', `/v1/events/fest/attendees?q=${name}`)
  return (await call('GET', `/v1/events/fest/registrations/${body.data[0].registration_id}`)).body
}

test('a registration that several rows change is told of once, as the commit leaves it', async () => {
  await makeTestEvent(call)
  await send(HEADINGS + row('known', 0))
  const before = (await told()).length
  const imported = await send(HEADINGS + row('known', 1) + others(299) + row('known', 2) + row('known', 3))
  expect([imported.status, listImportCounts(imported)]).toEqual([
    201,
    { ...listImportCounts(imported), added: 299, updated: 3 },
  ])
  const events = (await told()).slice(before)
  expect(new Set(events.map(({ commit }) => commit)).size).toBe(1)
  const known = await registrationOf('known')
  expect(known.attendees[0].phone).toBe('603')
  expect(ofType(events, 'registration.updated').map(({ data }) => data)).toEqual([known])
  for (const { data } of ofType(events, 'attendee.updated')) expect(data).toEqual(known.attendees[0])
})

test('a newcomer whom a later row changes is told of as new, as the commit leaves them', async () => {
  await makeTestEvent(call)
  const imported = await send(HEADINGS + row('newcomer', 1) + others(299) + row('newcomer', 2))
  expect([imported.status, imported.body.counts]).toMatchObject([201, { added: 300, updated: 1 }])
  const events = await told()
  const newcomer = await registrationOf('newcomer')
  expect(newcomer.attendees[0].phone).toBe('602')
  expect(ofType(events, 'registration.updated')).toEqual([])
  const of = (type: string) => ofType(events, type).filter(({ data }) => data.id === newcomer.id)
  expect(of('registration.created').map(({ data }) => data)).toEqual([newcomer])
  expect(of('registration.confirmed').map(({ data }) => data)).toEqual([newcomer])
  const [added] = ofType(events, 'attendee.added').filter(({ data }) => data.registration_id === newcomer.id)
  expect(added?.data).toEqual(newcomer.attendees[0])
})

test('while a waitlist is to be served, a worker imports even one row, in a commit after that', async () => {
  const path = await makeTestEvent(call, { event: { capacity: 1, waitlist: true } })
  const waiting = { attendee_type: 'visitor', first_name: 'Ada', last_name: 'waiting', email: 'waiting@example.com' }
  await call('POST', `${path}/registrations`, { attendees: [{ ...waiting, last_name: 'first', email: null }] })
  expect((await call('POST', `${path}/registrations`, { attendees: [waiting] })).body.status).toBe('waitlisted')
  // More places become free than one transaction gives away.
  await server.database('events').where({ organization_id: organizationId }).update({ capacity: 10 })
  await server.database('event_places').where({ organization_id: organizationId }).update({ serving: true })
  const before = (await told()).length
  const preview = await send(HEADINGS + row('waiting', 7), '?preview=true')
  expect([preview.status, preview.body.counts]).toMatchObject([201, { rows: 1, updated: 1 }])
  expect((await send(HEADINGS + row('waiting', 7))).status).toBe(202)
  await runDueImports(server)
  const promoted = await registrationOf('waiting')
  expect([promoted.status, promoted.attendees[0].phone]).toEqual(['confirmed', '607'])
  const events = (await told()).slice(before)
  const [confirmed] = ofType(events, 'registration.confirmed')
  const updates = ofType(events, 'registration.updated')
  expect(updates.map(({ data }) => data)).toEqual([confirmed?.data, promoted])
  expect(new Set(updates.map(({ commit }) => commit)).size).toBe(2)
})

test('a ticket that later rows share is told of as the commit leaves it', async () => {
  const types = [
    { code: 'visitor', name: 'Visitor' },
    { code: 'family', name: 'Family', ticket: 'shared' },
  ]
  const path = await makeTestEvent(call, { types })
  const one = (name: string) => ({ attendee_type: 'visitor', first_name: 'Ada', last_name: name, external_id: name })
  const { body } = await call('POST', `${path}/registrations`, { attendees: [one('father'), one('son')] })
  const before = (await told()).length
  const many = Array.from({ length: 299 }, (_, n) => `other-${n},Ada,other-${n},visitor\n`).join('')
  await send(`id,first,last,type\nfather,Ada,father,family\n${many}son,Ada,son,family\n`)
  const shared = (await told()).slice(before).filter(({ type, data }) => {
    return type === 'ticket.issued' && data.registration_id === body.id
  })
  const ids = body.attendees.map(({ id }: { id: string }) => id)
  expect(shared.map(({ data }) => data.attendee_ids)).toEqual([ids])
})

test('in the background it is told of once for each commit that changed it', async () => {
  await makeTestEvent(call)
  await send(HEADINGS + row('known', 0))
  const before = (await told()).length
  const { status } = await send(HEADINGS + row('known', 1) + row('known', 2) + others(500) + row('known', 3))
  expect(status).toBe(202)
  await runDueImports(server, { chunk: 100 })
  const updated = ofType((await told()).slice(before), 'registration.updated')
  expect(updated.map(({ data }) => data.attendees[0].phone)).toEqual(['602', '603'])
  expect(new Set(updated.map(({ commit }) => commit)).size).toBe(2)
})
