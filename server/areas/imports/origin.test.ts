import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildTestApiCall, buildTestFixtures, makeTestEvent, type TestApiCall } from '../../testing/fixtures.ts'
import { runDueImports } from '../../testing/imports/import-worker.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let organizationId: string
let key: { id: string; value: string }
let call: TestApiCall

beforeAll(async () => {
  server = await startTestServer()
})

afterAll(() => server.close())

beforeEach(async () => {
  organizationId = (await buildTestFixtures(server)).organizationId
  key = await server.key(organizationId, { scopes: ['read', 'write', 'admin'], requestsPerMinute: 1_000_000 })
  call = buildTestApiCall(server, key.value)
  await makeTestEvent(call)
  await call('POST', '/v1/webhooks', { url: 'https://example.com/hook', event_types: '*' })
})

const table = (rows: number, type = 'visitor') =>
  `first,last,email,type,note\n${Array.from({ length: rows }, (_, n) => `Ada,${n},ada-${n}@example.com,${type},${rows}\n`).join('')}`

async function send(csv: string, headers: Record<string, string>) {
  const response = await fetch(`${server.url}/v1/events/fest/imports`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${key.value}`,
      'Content-Type': 'text/csv',
      'Idempotency-Key': randomUUID(),
      ...headers,
    },
    body: csv,
  })
  return { status: response.status, requestId: response.headers.get('x-request-id'), body: await response.json() }
}

/** The origins in audit entries and webhook events since `start`. */
async function originsSince(start: { audit: number; events: number }) {
  const audited = await server.database('audit_log').where({ organization_id: organizationId }).orderBy('id')
  const raised = await server.database('webhook_events').where({ organization_id: organizationId }).orderBy('id')
  const envelopes = raised.slice(start.events).map(({ envelope }) => JSON.parse(envelope))
  return {
    entries: new Set(
      audited
        .slice(start.audit)
        .map(({ actor_type, actor_id, source, client, request_id }) =>
          JSON.stringify({ actor: { type: actor_type, id: actor_id }, source, client, request_id }),
        ),
    ),
    envelopes: new Set(envelopes.map(({ actor, request_id }) => JSON.stringify({ actor, request_id }))),
    types: new Set(envelopes.map(({ type }) => type)),
  }
}

async function numbersNow() {
  const count = async (name: string) =>
    Number((await server.database(name).where({ organization_id: organizationId }).count('* as n').first())?.n)
  return { audit: await count('audit_log'), events: await count('webhook_events') }
}

const CLIENT = 'automation-app/3'

test('what an import does in the background is told as what the call did that started it', async () => {
  const start = await numbersNow()
  const { status, requestId } = await send(table(501), { 'X-Service-Client': CLIENT, 'X-Request-Id': 'call-1' })
  expect([status, requestId]).toEqual([202, 'call-1'])
  await runDueImports(server, { chunk: 100 })
  const actor = { type: 'key', id: key.id }
  const { entries, envelopes, types } = await originsSince(start)
  expect([...entries]).toEqual([JSON.stringify({ actor, source: 'api', client: CLIENT, request_id: 'call-1' })])
  expect([...envelopes]).toEqual([JSON.stringify({ actor, request_id: 'call-1' })])
  expect([...types]).toEqual(
    expect.arrayContaining(['registration.created', 'registration.confirmed', 'attendee.added', 'ticket.issued']),
  )
  const { body } = await call('GET', '/v1/audit-log?action=registration.created&limit=1')
  expect(body.data).toMatchObject([{ actor, source: 'api', client: CLIENT, request_id: 'call-1' }])
})

test('and so is what it changes, with the call that changed it', async () => {
  await send(table(501), {})
  await runDueImports(server)
  const start = await numbersNow()
  await send(table(502), { 'X-Request-Id': 'call-2' })
  await runDueImports(server)
  const actor = { type: 'key', id: key.id }
  const { entries, envelopes, types } = await originsSince(start)
  expect([...entries]).toEqual([JSON.stringify({ actor, source: 'api', client: null, request_id: 'call-2' })])
  expect([...envelopes]).toEqual([JSON.stringify({ actor, request_id: 'call-2' })])
  expect([...types]).toEqual(expect.arrayContaining(['attendee.updated', 'registration.updated']))
})
