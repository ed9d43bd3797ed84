import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { WORKER_WAKE_CHANNEL } from '../../platform/database/wake-workers.ts'
import { buildNewAttendee, buildTestApiCall, getStatusAndCode, type TestApiCall } from '../../testing/fixtures.ts'
import { importCsv, XLSX_MEDIA_TYPE } from '../../testing/imports/import-csv.ts'
import { buildWorkbook } from '../../testing/imports/workbook.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { SANDBOX_KEY_ID, SANDBOX_ORGANIZATION_ID } from './ensure-sandbox.ts'
import { publicSandboxApiKey } from './public-api-key.ts'
import { rebuildSandbox } from './rebuild-sandbox.ts'
import {
  FULL_SANDBOX_TASK_NAME,
  MAX_SANDBOX_WRITES,
  MAX_WEBHOOK_EVENTS_PER_IP,
  rebuildSandboxIfFull,
} from './sandbox-space.ts'
import { wellKnownTicketCodes } from './well-known.ts'

let server: TestServer
let call: TestApiCall

beforeAll(async () => {
  server = await startTestServer({ config: { trustedProxyHops: 1 } })
  call = buildTestApiCall(server, publicSandboxApiKey)
  await rebuildSandbox(server.database, server.clock.now())
})

afterAll(() => server.close())

beforeEach(() => server.clock.advance(120_000))

const from = (address: string) =>
  server.get('/v1/me', { key: publicSandboxApiKey, headers: { 'X-Forwarded-For': address } })

const register = (more: object = {}) =>
  call('POST', '/v1/events/harbour-lights/registrations', { attendees: [buildNewAttendee(more)] })

async function flood(addressOf: (n: number) => string): Promise<Record<number, number>> {
  const answers = await Promise.all(Array.from({ length: 130 }, (_, n) => from(addressOf(n))))
  return Object.fromEntries(
    [...Map.groupBy(answers, ({ status }) => status)].map(([status, all]) => [status, all.length]),
  )
}

describe('the budget of the public key', () => {
  test('is that of an address, and another address has its own', async () => {
    expect(await flood(() => '203.0.113.1')).toEqual({ 200: 120, 429: 10 })
    const other = await from('203.0.113.2')
    expect(other.status).toBe(200)
    expect(other.headers.get('x-ratelimit-limit')).toBe('120')
    expect(other.headers.get('x-ratelimit-remaining')).toBe('119')
    server.clock.advance(60_000)
    expect((await from('203.0.113.1')).status).toBe(200)
  })

  test('is shared by a whole /64 of IPv6', async () => {
    expect(await flood((n) => `2001:db8::${n}`)).toEqual({ 200: 120, 429: 10 })
    expect((await from('2001:db8:0:1::1')).status).toBe(200)
  })

  test('is never used up for the month', async () => {
    await server.database('api_key_usage').where('api_key_id', SANDBOX_KEY_ID).update({ month_calls: 2_000_000 })
    const { status, body } = await call('GET', '/v1/me')
    expect([status, body.limits.api_calls_monthly]).toEqual([200, null])
  })
})

describe('what the public key writes', () => {
  test('is a body of 64 kB at most', async () => {
    const refused = await register({ first_name: 'a'.repeat(70_000) })
    expect(getStatusAndCode(refused)).toEqual([413, 'payload_too_large'])
  })

  test('is a file of 200,000 characters at most, however small a workbook makes them', async () => {
    const cell = '<c t="s"><v>0</v></c>'
    const importing = (cells: number) =>
      importCsv(
        server,
        publicSandboxApiKey,
        'rehearsal',
        buildWorkbook({
          rows: `<row><c t="inlineStr"><is><t>Name</t></is></c></row><row>${cell.repeat(cells)}</row>`,
          strings: `<si><t>${'x'.repeat(50_000)}</t></si>`,
        }),
        '?preview=true',
        XLSX_MEDIA_TYPE,
      )
    expect((await importing(4)).status).toBe(201)
    expect((await importing(5)).status).toBe(413)
  })

  test('is a registration of 50 people at most', async () => {
    const own = await call('POST', '/v1/events', { code: 'own', name: 'Own', timezone: 'Europe/Madrid' })
    expect(own.status).toBe(201)
    await call('POST', '/v1/events/own/days', { code: 'one', date: '2026-06-05' })
    await call('POST', '/v1/events/own/attendee-types', { code: 'visitor', name: 'Visitor' })
    await call('POST', '/v1/events/own/publish')
    const attendees = Array.from({ length: 51 }, () => buildNewAttendee())
    const refused = await call('POST', '/v1/events/own/registrations', { attendees })
    expect([refused.status, refused.body.error.details]).toMatchObject([422, { allowed: 50, wanted: 51 }])
    const made = await call('POST', '/v1/events/own/registrations', { attendees: attendees.slice(1) })
    expect(made.status).toBe(201)
  })

  test('ends where the sandbox is full, until it is built anew', async () => {
    expect((await register()).status).toBe(201)
    await fillWithEvents()
    const woken = await listen()
    const refused = await register()
    expect(getStatusAndCode(refused)).toEqual([429, 'sandbox_full'])
    expect(refused.headers.get('retry-after')).toBe('30')
    await expect.poll(woken.names).toContain(FULL_SANDBOX_TASK_NAME)
    await woken.end()
    expect((await call('GET', '/v1/events')).status).toBe(200)
    await rebuildSandboxIfFull(server.database, server.clock.now())
    expect((await register()).status).toBe(201)
  })

  test('is a share of it for each address, so that none can fill it alone', async () => {
    const registerFrom = async (address: string) => {
      const body = { attendees: [buildNewAttendee()] }
      const headers = { 'X-Forwarded-For': address }
      const path = '/v1/events/harbour-lights/registrations'
      const response = await server.send('POST', path, { key: publicSandboxApiKey, body, headers })
      return { status: response.status, body: await response.json(), headers: response.headers }
    }
    expect((await registerFrom('2001:db8:5::1')).status).toBe(201)
    await fillWithEvents(MAX_WEBHOOK_EVENTS_PER_IP, '2001:db8:5::/64')
    const refused = await registerFrom('2001:db8:5::2')
    expect(getStatusAndCode(refused)).toEqual([429, 'sandbox_full'])
    expect(refused.body.error.message).toContain('share')
    expect((await registerFrom('2001:db8:6::1')).status).toBe(201)
    await rebuildSandbox(server.database, server.clock.now())
    expect((await registerFrom('2001:db8:5::2')).status).toBe(201)
  })

  test('is about a thousand check-ins at once, however many scans a batch has', async () => {
    const scans = Array.from({ length: 300 }, (_, n) => ({
      code: wellKnownTicketCodes.family,
      check_in_point: 'quay-gate',
      client_uuid: randomUUID(),
      scanned_at: new Date(server.clock.now().getTime() + n).toISOString(),
    }))
    const { status, body } = await call('POST', '/api/v1/events/harbour-lights/scan/batch', { scans })
    expect(status).toBe(200)
    const refused = body.results.filter((one: { error?: { code: string } }) => one.error?.code === 'payload_too_large')
    expect(refused.length).toBeGreaterThan(0)
    expect(JSON.stringify(body).length).toBeLessThan(1_200_000)
  })
})

async function listen() {
  const names: string[] = []
  const client = new pg.Client({ connectionString: server.databaseUrl })
  await client.connect()
  client.on('notification', ({ payload }) => names.push(payload ?? ''))
  await client.query(`listen ${WORKER_WAKE_CHANNEL}`)
  return { names: () => names, end: () => client.end() }
}

async function fillWithEvents(count = MAX_SANDBOX_WRITES, visitor: string | null = null): Promise<void> {
  const columns = ['organization_id', 'type', 'event_id', 'livemode', 'visible_to', 'envelope', 'created_at'].join(', ')
  await server.database.raw(
    `insert into webhook_events (id, ${columns}, visitor)
     select 'evt_X' || n, ${columns}, ?::cidr
     from (select * from webhook_events where organization_id = ? and not livemode limit 1) e
     cross join generate_series(1, ?::int) n`,
    [visitor, SANDBOX_ORGANIZATION_ID, count],
  )
}

describe('the fixed tickets', () => {
  const FESTIVAL = '/v1/events/harbour-lights'

  test('cannot be changed, nor their people and registrations', async () => {
    const { data } = (await call('GET', `${FESTIVAL}/tickets?code=${wellKnownTicketCodes.valid}`)).body
    const [ticket] = data
    const [person] = ticket.attendee_ids
    const registration = `${FESTIVAL}/registrations/${ticket.registration_id}`
    const changes: [string, string, object?][] = [
      ['POST', `${FESTIVAL}/tickets/${ticket.id}/void`, {}],
      ['POST', `${FESTIVAL}/tickets/${ticket.id}/reissue`],
      ['POST', `${FESTIVAL}/tickets`, { attendee_ids: [person] }],
      ['PATCH', `${FESTIVAL}/attendees/${person}`, { first_name: 'Else' }],
      ['POST', `${FESTIVAL}/attendees/${person}/cancel`, {}],
      ['PATCH', registration, { note: 'Else' }],
      ['POST', `${registration}/cancel`, {}],
      ['POST', `${registration}/attendees`, buildNewAttendee()],
    ]
    for (const [method, path, body] of changes) {
      const refused = await call(method, path, body)
      expect([path, ...getStatusAndCode(refused)]).toEqual([path, 409, 'invalid_state'])
      expect(refused.body.error.details).toEqual({ state: 'sandbox_fixture' })
    }
    const money = { amount: { amount: 100, currency: 'EUR' }, method: 'cash' }
    const paid = await call('POST', `${registration}/payments`, money)
    expect([paid.status, paid.body.error.details]).toEqual([409, { state: 'sandbox_fixture' }])
    expect((await call('POST', `${FESTIVAL}/tickets/${ticket.id}/send`)).status).toBe(200)
  })
})

describe('the night', () => {
  test('forgets what visitors did, and how often it was answered', async () => {
    expect((await register()).status).toBe(201)
    const traces = async () => [
      Number((await server.database('audit_log').where('actor_id', SANDBOX_KEY_ID).count())[0]?.count),
      Number((await server.database('idempotency_keys').where('api_key_id', SANDBOX_KEY_ID).count())[0]?.count),
    ]
    expect(Math.min(...(await traces()))).toBeGreaterThan(0)
    await rebuildSandbox(server.database, server.clock.now())
    expect(await traces()).toEqual([0, 0])
  })
})
