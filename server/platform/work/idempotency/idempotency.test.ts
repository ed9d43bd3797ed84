import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { chooseRepetitions } from '../../../testing/repetitions.ts'
import { buildServedFixtureContract } from '../../../testing/served-fixture-contract.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { purgeOldAnswers } from './statements.ts'

let server: TestServer
let organization: string
let key: string

const times = chooseRepetitions(25, 500)

beforeAll(async () => {
  server = await startTestServer()
})

afterAll(() => server.close())

beforeEach(async () => {
  organization = await server.organization({ overrides: { api_rate_per_min: 100_000 } })
  key = (await server.key(organization, { scopes: ['read', 'admin'], requestsPerMinute: 100_000 })).value
})

type Sent = {
  body?: unknown
  idempotencyKey?: string | null
  path?: string
  as?: string
  headers?: Record<string, string>
}

async function post({
  body = { code: 'a', name: 'A' },
  idempotencyKey = 'one',
  path = '/v1/groups',
  as = key,
  headers,
}: Sent = {}) {
  const response = await server.send('POST', path, { key: as, body, idempotencyKey, headers })
  const text = await response.text()
  return {
    status: response.status,
    text,
    code: JSON.parse(text).error?.code,
    replayed: response.headers.get('idempotent-replayed'),
    location: response.headers.get('location'),
    retryAfter: response.headers.get('retry-after'),
  }
}

const groups = async () =>
  Number((await server.database('groups').where({ organization_id: organization }).count())[0]?.count)

describe('the Idempotency-Key', () => {
  test.each([null, '', ' ', 'ñ', 'a b', 'x'.repeat(256)])('%j is refused', async (idempotencyKey) => {
    const headers: Record<string, string> = idempotencyKey === 'ñ' ? { 'Idempotency-Key': '\u00f1' } : {}
    expect(await post({ idempotencyKey, headers })).toMatchObject({ status: 400, code: 'idempotency_key_required' })
    expect(await groups()).toBe(0)
  })

  test('may have 255 visible characters', async () => {
    expect((await post({ idempotencyKey: '~'.repeat(255) })).status).toBe(201)
  })
})

describe('a POST that is sent again', () => {
  test('gets the first answer byte for byte, with the headers that matter', async () => {
    const first = await post()
    const again = await post()
    expect(first).toMatchObject({ status: 201, replayed: null })
    expect(again).toEqual({ ...first, replayed: 'true' })
    expect(await groups()).toBe(1)
  })

  test('gets the same refusal again, even when it would succeed by now', async () => {
    const refused = await post({ body: { code: 'b', name: 'B', parent: 'a' }, idempotencyKey: 'two' })
    expect(refused.code).toBe('not_found')
    await post()
    const again = await post({ body: { code: 'b', name: 'B', parent: 'a' }, idempotencyKey: 'two' })
    expect(again).toEqual({ ...refused, replayed: 'true' })
  })

  test('a malformed body is remembered like any other', async () => {
    const refused = await post({ body: '{"code":' })
    expect(refused).toMatchObject({ status: 400, code: 'validation_failed' })
    expect(await post({ body: '{"code":' })).toEqual({ ...refused, replayed: 'true' })
  })

  test.each([
    ['other bytes of the same meaning', { body: '{"name":"A","code":"a"}' }],
    ['another body', { body: { code: 'a', name: 'B' } }],
    ['another query', { path: '/v1/groups?x=1' }],
  ])('with %s conflicts', async (_, other) => {
    await post()
    expect(await post(other)).toMatchObject({ status: 409, code: 'idempotency_conflict', replayed: null })
    expect(await groups()).toBe(1)
  })

  test('by another key of the organization is another request', async () => {
    await post()
    const other = (await server.key(organization, { scopes: ['admin'] })).value
    expect(await post({ as: other })).toMatchObject({ status: 409, code: 'conflict' })
  })

  test('is a new request after 24 hours, and not a millisecond before', async () => {
    await post()
    server.clock.advance(24 * 3_600_000 - 1)
    expect(await post()).toMatchObject({ status: 201, replayed: 'true' })
    server.clock.advance(1)
    expect(await post()).toMatchObject({ status: 409, code: 'conflict', replayed: null })
  })

  test('old answers are forgotten in the background, young ones are not', async () => {
    await post()
    server.clock.advance(23 * 3_600_000)
    await post({ idempotencyKey: 'young' })
    server.clock.advance(3_600_000)
    await purgeOldAnswers(server.database, server.clock.now())
    const kept = await server.database('idempotency_keys').where({ organization_id: organization }).pluck('key')
    expect(kept).toEqual(['young'])
  })

  test('its stored answer cannot be read from the database', async () => {
    await post({ body: { code: 'hidden-code', name: 'Hidden name' } })
    const [row] = await server.database('idempotency_keys').where({ organization_id: organization })
    const stored: Buffer = row.sealed_answer
    expect(stored.includes('hidden-code') || stored.includes('Hidden name')).toBe(false)
  })
})

describe('many at once', () => {
  test(`20 requests with one key have one effect and one answer, for ${times} keys`, async () => {
    for (let round = 0; round < times; round += 1) {
      const body = { code: `c${round}`, name: 'C' }
      const send = () => post({ body, idempotencyKey: `k${round}` })
      const answers = await Promise.all(Array.from({ length: 20 }, send))
      const done = answers.filter(({ status }) => status === 201)
      const others = answers.filter(({ status }) => status !== 201)
      for (const { code, retryAfter } of others) expect([code, retryAfter]).toEqual(['idempotency_in_progress', '1'])
      const late = await send()
      expect(new Set([...done, late].map(({ text }) => text)).size).toBe(1)
    }
    expect(await groups()).toBe(times)
    const audited = await server.database('audit_log').where({ organization_id: organization }).count()
    expect(Number(audited[0]?.count)).toBe(times)
  })
})

describe('a finished POST', () => {
  test('that is sent 30 times at once is replayed 30 times', async () => {
    const first = await post()
    const answers = await Promise.all(Array.from({ length: 30 }, () => post()))
    expect(answers).toEqual(Array(30).fill({ ...first, replayed: 'true' }))
    expect(await groups()).toBe(1)
  })
})

describe('what is not remembered', () => {
  test('a failure inside: the retry is done anew', async () => {
    let failing = true
    const contract = await buildServedFixtureContract({
      createBox: async ({ body }) => {
        if (failing) throw new Error('broken')
        return { status: 201, body }
      },
    })
    const boxes = await startTestServer({ contract })
    const writer = await boxes.key(await boxes.organization(), { scopes: ['write'] })
    const send = () =>
      boxes.send('POST', '/v1/boxes', { key: writer.value, body: { name: 'a' }, idempotencyKey: 'one' })
    expect((await send()).status).toBe(500)
    failing = false
    const retry = await send()
    expect([retry.status, retry.headers.get('idempotent-replayed')]).toEqual([201, null])
    await boxes.close()
  })

  test('a request over the rate: the retry is done anew', async () => {
    const slow = (await server.key(organization, { scopes: ['admin'], requestsPerMinute: 1 })).value
    await post({ as: slow, idempotencyKey: 'first', body: { code: 'x', name: 'X' } })
    expect((await post({ as: slow })).code).toBe('rate_limited')
    server.clock.advance(60_000)
    expect(await post({ as: slow })).toMatchObject({ status: 201, replayed: null })
  })
})
