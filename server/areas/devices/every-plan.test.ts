import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hashPin } from '../../access/members/pin.ts'
import { newId } from '../../platform/ids.ts'
import { makeTestPairingCode } from '../../testing/devices/pairing.ts'
import {
  buildNewAttendee,
  buildTestApiCall,
  buildTestFixtures,
  getStatusAndCode,
  makeTestEvent,
  type TestFixtures,
} from '../../testing/fixtures.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let fixtures: TestFixtures
let ticket: string
let pinHash: string

const AT_GATE = '/api/v1/events/fest'
const FRIDAY = '2026-06-05T10:00:00.000Z'
const SATURDAY = '2026-06-06T10:00:00.000Z'
const PIN = '482913'

beforeAll(async () => {
  server = await startTestServer()
  pinHash = await hashPin(PIN, 4)
})

afterAll(() => server.close())

beforeEach(async () => {
  server.clock.advance(60_000)
  fixtures = await buildTestFixtures(server)
  const path = await makeTestEvent(fixtures.live)
  await fixtures.live('POST', `${path}/check-in-points`, { code: 'main', name: 'Main gate', kind: 'entry' })
  const { body } = await fixtures.live('POST', `${path}/registrations`, {
    attendees: [buildNewAttendee({ days: ['fri'] })],
  })
  ticket = (await fixtures.live('GET', `${path}/tickets/${body.attendees[0].ticket_ids[0]}`)).body.code
})

const organization = () => server.database('organizations').where({ id: fixtures.organizationId })

const scanOf = (more: object = {}) => ({
  code: ticket,
  check_in_point: 'main',
  client_uuid: randomUUID(),
  scanned_at: FRIDAY,
  ...more,
})

async function pair(headers: Record<string, string> = {}) {
  const code = await makeTestPairingCode(server, fixtures.organizationId, { event: 'fest' })
  const body = { code, name: 'Gate 1', sw_version: '1.0.0' }
  const response = await server.send('POST', '/api/v1/devices/pair', { body, idempotencyKey: null, headers })
  return { status: response.status, body: await response.json(), headers: response.headers }
}

async function makeManager(): Promise<string> {
  const id = newId(server.clock.now())
  await server.database('members').insert({
    organization_id: fixtures.organizationId,
    id,
    email: `${id}@harbour.example`,
    name: 'Li',
    role: 'manager',
    created_at: server.clock.now(),
    pin_hash: pinHash,
  })
  return id
}

describe.each(['free', 'starter', 'growth', 'scale'] as const)('on the plan %s', (plan) => {
  test('a device is paired, scans, uploads, reads what it decides by, lists check-ins and overrides', async () => {
    await organization().update({ plan, plan_overrides: {} })
    const paired = await pair()
    expect(paired.status).toBe(200)
    const gate = buildTestApiCall(server, paired.body.token)

    const scanned = await gate('POST', `${AT_GATE}/scan`, scanOf())
    expect([scanned.status, scanned.body.result]).toEqual([200, 'accepted'])
    const scans = [scanOf(), scanOf({ scanned_at: SATURDAY })]
    const batch = await gate('POST', `${AT_GATE}/scan/batch`, { scans })
    expect(batch.body.results).toMatchObject([{ result: 'duplicate' }, { result: 'wrong_day' }])

    const manifest = await gate('GET', `${AT_GATE}/scan/manifest`)
    expect([manifest.status, manifest.body.event.code]).toEqual([200, 'fest'])
    expect((await gate('GET', `${AT_GATE}/scan/roster`)).body.data).toHaveLength(1)
    const { pathname, search } = new URL(manifest.body.roster.url)
    expect((await (await server.get(`${pathname}${search}`)).json()).data).toHaveLength(1)
    expect((await gate('GET', `${AT_GATE}/checkins`)).body.data).toHaveLength(3)
    expect((await gate('GET', `${AT_GATE}/scan/counts`)).status).toBe(200)

    const [refused] = batch.body.results[1].checkins
    const override = { member: await makeManager(), pin: PIN, reason: 'Came with the band.' }
    const overridden = await gate('POST', `/api/v1/checkins/${refused.id}/override`, override)
    expect([overridden.status, overridden.body.result]).toEqual([200, 'accepted'])
  })

  test('a key scans where the plan has api_scanner, and nowhere else', async () => {
    await organization().update({ plan, plan_overrides: {} })
    const key = buildTestApiCall(server, (await server.key(fixtures.organizationId, { scopes: ['scanner'] })).value)
    const replies = [
      await key('POST', `${AT_GATE}/scan`, scanOf()),
      await key('POST', '/v1/events/fest/scan', scanOf()),
      await key('POST', `${AT_GATE}/scan/batch`, { scans: [scanOf()] }),
      await key('GET', `${AT_GATE}/scan/manifest`),
      await key('GET', `${AT_GATE}/scan/roster`),
      await key('GET', `${AT_GATE}/checkins`),
      await key('GET', `${AT_GATE}/scan/counts`),
    ]
    for (const reply of replies) {
      expect(getStatusAndCode(reply)).toEqual(plan === 'scale' ? [200, undefined] : [403, 'entitlement_required'])
      if (plan !== 'scale') expect(reply.body.error).toMatchObject({ key: 'api_scanner', upgrade_plan: 'scale' })
    }
  })
})

test('a device counts no calls of the month, and works when those of the keys are used up', async () => {
  await organization().update({ plan_overrides: { api_calls_monthly: 0 } })
  const key = buildTestApiCall(server, (await server.key(fixtures.organizationId, { scopes: ['scanner'] })).value)
  expect(getStatusAndCode(await key('GET', `${AT_GATE}/checkins`))).toEqual([429, 'quota_exceeded'])
  const usage = () =>
    server.database('api_key_usage').where({ organization_id: fixtures.organizationId }).orderBy('api_key_id')
  const before = await usage()
  const { token } = (await pair()).body
  const gate = buildTestApiCall(server, token)
  expect((await gate('POST', `${AT_GATE}/scan`, scanOf())).body.result).toBe('accepted')
  expect((await gate('GET', `${AT_GATE}/checkins`)).status).toBe(200)
  expect(await usage()).toEqual(before)
})

describe('a device that names an app in X-Service-Client', () => {
  const named = { 'X-Service-Client': 'Flowmaker' }

  test('needs automation_apps, for pairing and for every call', async () => {
    const { token } = (await pair()).body
    await organization().update({ plan: 'free', plan_overrides: {} })
    const paired = await pair(named)
    expect(getStatusAndCode(paired)).toEqual([403, 'entitlement_required'])
    expect(paired.body.error).toMatchObject({ key: 'automation_apps', upgrade_plan: 'growth' })
    expect((await pair()).status).toBe(200)
    const listed = await server.get(`${AT_GATE}/checkins`, { key: token, headers: named })
    expect(await listed.json()).toMatchObject({ error: { code: 'entitlement_required', key: 'automation_apps' } })
  })

  test('stands in the audit log with it', async () => {
    const { id } = (await pair(named)).body
    const { body } = await fixtures.live('GET', `/v1/audit-log?object=${id}`)
    expect(body.data).toMatchObject([{ action: 'device.paired', client: 'Flowmaker' }])
    expect(getStatusAndCode(await pair({ 'X-Service-Client': 'x'.repeat(101) }))).toEqual([400, 'validation_failed'])
  })
})
