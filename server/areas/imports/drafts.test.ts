import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildTestApiCall, buildTestFixtures, makeTestEvent, type TestApiCall } from '../../testing/fixtures.ts'
import { importCsv, listImportCounts } from '../../testing/imports/import-csv.ts'
import { runDueImports } from '../../testing/imports/import-worker.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let call: TestApiCall
let key: string

beforeAll(async () => {
  server = await startTestServer()
})

afterAll(() => server.close())

beforeEach(async () => {
  const { organizationId } = await buildTestFixtures(server)
  key = (await server.key(organizationId, { scopes: ['read', 'write', 'admin'], requestsPerMinute: 1_000_000 })).value
  call = buildTestApiCall(server, key)
  await makeTestEvent(call, { publish: false })
})

const CSV = 'first,last,email,type\nAda,Lovelace,ada@example.com,visitor\n'
const send = (csv = CSV, query = '') => importCsv(server, key, 'fest', csv, query)
const ADDED = { rows: 1, added: 1, updated: 0, unchanged: 0, rejected: 0 }
const people = async () => (await call('GET', '/v1/events/fest/attendees')).body.data
const mailsTo = async (eventId: string) =>
  Number((await server.database('mail_orders').where({ event_id: eventId }).count('* as n').first())?.n)

test('a draft takes people, who are confirmed and have tickets before anybody can register', async () => {
  expect(listImportCounts(await send(CSV, '?preview=true'))).toEqual(ADDED)
  expect(await people()).toEqual([])
  expect(listImportCounts(await send())).toEqual(ADDED)
  const [ada] = await people()
  expect(ada).toMatchObject({ status: 'confirmed', ticket_ids: [expect.any(String)] })
  expect(listImportCounts(await send())).toEqual({ ...ADDED, added: 0, unchanged: 1 })
  const registration = { attendees: [{ attendee_type: 'visitor', first_name: 'Grace', last_name: 'Hopper' }] }
  expect((await call('POST', '/v1/events/fest/registrations', registration)).body.error.code).toBe('invalid_state')
  expect((await call('GET', '/v1/events/fest')).body.status).toBe('draft')
})

test('those whom an import adds to a draft are written to at once where that is wanted, else never', async () => {
  const { id } = (await call('GET', '/v1/events/fest')).body
  await send()
  expect(await mailsTo(id)).toBe(0)
  await send('first,last,email,type\nGrace,Hopper,grace@example.com,visitor\n', '?send_ticket_emails=true')
  expect(await mailsTo(id)).toBe(1)
  await call('POST', '/v1/events/fest/publish')
  expect(await mailsTo(id)).toBe(1)
})

test('a draft takes in the background what is too much to wait for', { timeout: 60_000 }, async () => {
  const rows = Array.from({ length: 501 }, (_, n) => `Ada,${n},ada-${n}@example.com,visitor`)
  const started = await send(`first,last,email,type\n${rows.join('\n')}\n`)
  expect(started.status).toBe(202)
  await runDueImports(server)
  expect((await call('GET', `/v1/jobs/${started.body.id}`)).body).toMatchObject({
    status: 'succeeded',
    error: null,
    counts: { rows: 501, added: 501 },
  })
})

test.each(['cancelled', 'archived'])('an event that is %s takes nobody', async (state) => {
  await call('POST', '/v1/events/fest/publish')
  await call('POST', '/v1/events/fest/cancel')
  if (state === 'archived') await call('POST', '/v1/events/fest/archive')
  const { status, body } = await send()
  expect([status, body.error]).toMatchObject([409, { code: 'invalid_state', details: { state } }])
})
