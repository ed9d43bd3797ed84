import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildTestApiCall, getStatusAndCode, type TestApiCall } from '../../testing/fixtures.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { SANDBOX_ORGANIZATION_ID } from './ensure-sandbox.ts'
import { publicSandboxApiKey } from './public-api-key.ts'
import { rebuildSandbox } from './rebuild-sandbox.ts'
import { rebuildSandboxIfFull } from './sandbox-space.ts'

const FIXED = '/v1/webhooks/01JGFJK07M3T5W9Y1A3C5E7G9J'
const options = { url: 'https://hooks.example.com/postern', event_types: '*' }

let server: TestServer
let call: TestApiCall
const asked: string[] = []

beforeAll(async () => {
  const resolve = async (host: string) => {
    asked.push(host)
    return ['1.1.1.1']
  }
  server = await startTestServer({ resolve })
  call = buildTestApiCall(server, publicSandboxApiKey)
})

beforeEach(() => rebuildSandbox(server.database, server.clock.now()))

afterAll(() => server.close())

describe('a webhook endpoint of the sandbox', () => {
  test('is paused from the beginning, whatever is asked for, and stays so', async () => {
    const { status, body } = await call('POST', '/v1/webhooks', { ...options, paused: false })
    expect([status, body.paused, body.livemode]).toEqual([201, true, false])
    for (const path of [FIXED, `/v1/webhooks/${body.id}`]) {
      const refused = await call('POST', `${path}/enable`)
      expect(getStatusAndCode(refused)).toEqual([409, 'invalid_state'])
      expect(refused.body.error.details).toEqual({ state: 'sandbox' })
    }
  })

  test('never has anything due, and makes nobody ask the DNS', async () => {
    const { body: made } = await call('POST', '/v1/webhooks', options)
    await call('POST', `/v1/webhooks/${made.id}/test`)
    await call('POST', '/v1/webhooks/deliveries/01JGFJK07N5V7X9Z1B3D5F7H9K/replay')
    const rows = await server.database('webhook_deliveries').where({ organization_id: SANDBOX_ORGANIZATION_ID })
    expect(rows).toHaveLength(3)
    expect(rows.map((row) => row.next_attempt_at)).toEqual([null, null, null])
    expect(asked).toEqual([])
    const refused = await call('POST', '/v1/webhooks', { ...options, url: 'https://192.168.1.20/' })
    expect(getStatusAndCode(refused)).toEqual([422, 'webhook_url_refused'])
  })

  test('with something that arrived is there again after every build, and what visitors made is not', async () => {
    await call('POST', '/v1/webhooks', options)
    await call('DELETE', FIXED)
    await rebuildSandbox(server.database, server.clock.now())
    const { body } = await call('GET', '/v1/webhooks')
    expect(body.data).toHaveLength(2)
    const { body: delivery } = await call('GET', `${FIXED}/deliveries/01JGFJK07N5V7X9Z1B3D5F7H9K`)
    expect(delivery).toMatchObject({ status: 'delivered', attempts: 1, last_status_code: 204, livemode: false })
    const attempted_at = delivery.last_attempt_at
    expect(delivery.attempt_log).toMatchObject([{ number: 1, attempted_at, status_code: 204, error: null }])
    expect(JSON.parse(delivery.envelope)).toMatchObject({ livemode: false, organization_id: SANDBOX_ORGANIZATION_ID })
  })

  test('is one of at most 20, and when there are so many the sandbox is built anew', async () => {
    for (let n = 2; n < 20; n += 1) expect((await call('POST', '/v1/webhooks', options)).status).toBe(201)
    const refused = await call('POST', '/v1/webhooks', options)
    expect(refused.body.error.details).toEqual({ state: 'too_many_webhooks', webhooks: 20 })
    await rebuildSandboxIfFull(server.database, server.clock.now())
    expect((await call('POST', '/v1/webhooks', options)).status).toBe(201)
  })
})
