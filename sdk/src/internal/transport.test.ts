import { describe, expect, test } from 'vitest'
import { holdTimers } from '../../../server/testing/held-timers.ts'
import {
  applyFaultThenPassTime,
  closeAmidBody,
  dropConnection,
  neverRespond,
  respondWithHtml,
  respondWithJson,
  respondWithRefusal,
  stallBody,
  startFaultServer,
} from '../../../server/testing/sdk/fault-server.ts'
import { createTestClient, testApiKey } from '../../testing/test-client.ts'
import { ConnectionError, RateLimitError, ServerError, TimeoutError } from '../core/errors.ts'
import type { ResponseEvent } from '../core/options.ts'
import { unwrap } from '../core/unwrap.ts'

const box = { name: 'a' }
const keysOf = (received: { headers: Record<string, unknown> }[]) =>
  received.map(({ headers }) => headers['idempotency-key'])

describe('retries', () => {
  test.each([
    ['a dropped connection', dropConnection],
    ['an answer that breaks off', closeAmidBody],
    ['503 unavailable', respondWithRefusal(503, 'unavailable', { 'Retry-After': '1' })],
    ['500 internal', respondWithRefusal(500, 'internal')],
    ['429 rate_limited', respondWithRefusal(429, 'rate_limited', { 'Retry-After': '1' })],
    ['409 idempotency_in_progress', respondWithRefusal(409, 'idempotency_in_progress', { 'Retry-After': '1' })],
    ['a 502 page of a proxy', respondWithHtml(502)],
  ])('a POST after %s carries the same body and the same idempotency key', async (_, fault) => {
    await using server = await startFaultServer(fault, fault, respondWithJson(201, box))
    const { boxes, waits } = createTestClient(server.url)
    expect(unwrap(await boxes.POST('/v1/boxes', { body: box }))).toEqual(box)
    expect(server.received).toHaveLength(3)
    expect(waits).toHaveLength(2)
    expect(new Set(server.received.map(({ body }) => body))).toEqual(new Set([JSON.stringify(box)]))
    expect(new Set(keysOf(server.received)).size).toBe(1)
    expect(keysOf(server.received)[0]).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('two POSTs carry different idempotency keys, and a GET none', async () => {
    await using server = await startFaultServer(respondWithJson(201, box))
    const { boxes } = createTestClient(server.url)
    await boxes.POST('/v1/boxes', { body: box })
    await boxes.POST('/v1/boxes', { body: box })
    await boxes.GET('/v1/boxes')
    const [first, second, third] = keysOf(server.received)
    expect(first).not.toBe(second)
    expect(third).toBeUndefined()
  })

  test("the caller's own idempotency key is sent, however it is given", async () => {
    await using server = await startFaultServer(dropConnection, respondWithJson(201, box))
    const { boxes } = createTestClient(server.url)
    await boxes.POST('/v1/boxes', { body: box, idempotencyKey: 'order-17' })
    await boxes.POST('/v1/boxes', { body: box, params: { header: { 'Idempotency-Key': 'order-18' } } })
    expect(keysOf(server.received)).toEqual(['order-17', 'order-17', 'order-18'])
  })

  test.each(['', 'a b', 'ä', 'x'.repeat(256), 17])(
    'the idempotency key %j is refused before anything is sent',
    async (key) => {
      await using server = await startFaultServer(respondWithJson(201, box))
      const { boxes } = createTestClient(server.url)
      await expect(boxes.POST('/v1/boxes', { body: box, idempotencyKey: key })).rejects.toThrow(TypeError)
      await expect(boxes.GET('/v1/boxes', { idempotencyKey: 'order-17' })).rejects.toThrow(/belongs to a POST/)
      expect(server.received).toEqual([])
    },
  )

  test('quota_exceeded makes exactly one request', async () => {
    await using server = await startFaultServer(respondWithRefusal(429, 'quota_exceeded', { 'Retry-After': '1' }))
    const { me, waits } = createTestClient(server.url, { maxRetries: 10 })
    const error = await me().catch((thrown) => thrown)
    expect(error).toBeInstanceOf(RateLimitError)
    expect(error).toMatchObject({ code: 'quota_exceeded', retryAfterSeconds: 1 })
    expect(server.received).toHaveLength(1)
    expect(waits).toEqual([])
  })

  test('end after maxRetries with the last error', async () => {
    await using server = await startFaultServer(respondWithRefusal(503, 'unavailable'))
    const { me, waits } = createTestClient(server.url)
    await expect(me()).rejects.toThrow(ServerError)
    expect(server.received).toHaveLength(4)
    expect(waits).toEqual([250, 500, 1000])
    await expect(me({ maxRetries: 0 })).rejects.toThrow(ServerError)
    expect(server.received).toHaveLength(5)
  })

  test('a Retry-After that is too long is an error at once', async () => {
    await using server = await startFaultServer(respondWithRefusal(429, 'rate_limited', { 'Retry-After': '120' }))
    const { me } = createTestClient(server.url)
    await expect(me()).rejects.toMatchObject({ code: 'rate_limited', retryAfterSeconds: 120 })
    expect(server.received).toHaveLength(1)
  })

  test('a PATCH whose answer was lost is not sent again, one that was refused is', async () => {
    await using server = await startFaultServer(
      dropConnection,
      respondWithRefusal(503, 'unavailable'),
      respondWithJson(200, box),
    )
    const { boxes } = createTestClient(server.url)
    const patch = () => boxes.PATCH('/v1/boxes/{box}', { params: { path: { box: 'a' } }, body: box })
    await expect(patch()).rejects.toThrow(ConnectionError)
    expect(server.received).toHaveLength(1)
    expect(unwrap(await patch())).toEqual(box)
    expect(server.received).toHaveLength(3)
  })

  test('an unreachable server is a ConnectionError with its cause', async () => {
    const server = await startFaultServer()
    await server[Symbol.asyncDispose]()
    const { me, waits } = createTestClient(server.url)
    const error = await me().catch((thrown) => thrown)
    expect(error).toBeInstanceOf(ConnectionError)
    expect(error).toMatchObject({ status: 0, code: 'connection_failed', requestId: null, body: null })
    expect(error.cause.cause.code).toBe('ECONNREFUSED')
    expect(error.message).toBe(
      `The server could not be reached, or its answer was lost: GET ${server.url}/v1/me (ECONNREFUSED)`,
    )
    expect(waits).toHaveLength(3)
  })
})

describe('timeouts', () => {
  test.each([
    ['that never answers', neverRespond],
    ['that stops in the middle of its answer', stallBody],
  ])('each attempt at a server %s ends', async (_, fault) => {
    holdTimers()
    const late = applyFaultThenPassTime(100, fault)
    await using server = await startFaultServer(late, late, respondWithJson(200, box))
    const { boxes } = createTestClient(server.url, { timeoutMs: 100 })
    expect(unwrap(await boxes.GET('/v1/boxes/{box}', { params: { path: { box: 'a' } } }))).toEqual(box)
    expect(server.received).toHaveLength(3)
  })

  test('the last one is a TimeoutError', async () => {
    holdTimers()
    await using server = await startFaultServer(applyFaultThenPassTime(20, neverRespond))
    const { me } = createTestClient(server.url)
    const error = await me({ timeoutMs: 20, maxRetries: 1 }).catch((thrown) => thrown)
    expect(error).toBeInstanceOf(TimeoutError)
    expect(error).toMatchObject({ status: 0, code: 'timed_out', message: 'The server did not answer within 20 ms.' })
    expect(server.received).toHaveLength(2)
  })

  test('hold for a fetch that does not mind its signal', async () => {
    const { me } = createTestClient('http://localhost', {
      timeoutMs: 20,
      maxRetries: 0,
      fetch: () => new Promise(() => {}),
    })
    await expect(me()).rejects.toThrow(TimeoutError)
  })
})

describe('each request', () => {
  test("carries the key, the client's name and the given headers", async () => {
    await using server = await startFaultServer(respondWithJson(200, box))
    const { me } = createTestClient(server.url, {
      clientName: 'badge-printer/2',
      headers: { 'X-One': '1', 'X-Two': '1' },
    })
    await me({ headers: { 'X-Two': '2', Authorization: 'Bearer of another' } })
    expect(server.received[0]).toMatchObject({
      url: '/v1/me',
      headers: {
        authorization: `Bearer ${testApiKey}`,
        'x-service-client': 'badge-printer/2',
        'x-one': '1',
        'x-two': '2',
      },
    })
  })

  test('goes to the base address alone', async () => {
    await using other = await startFaultServer(respondWithJson(200, box))
    const { http } = createTestClient('http://127.0.0.1:9')
    await expect(http.GET('/v1/me', { baseUrl: other.url })).rejects.toThrow(
      'This client calls http://127.0.0.1:9 alone.',
    )
    expect(other.received).toEqual([])
  })

  test('does not follow a redirect', async () => {
    await using other = await startFaultServer(respondWithJson(200, box))
    await using server = await startFaultServer((response) => response.writeHead(307, { Location: other.url }).end())
    const { me } = createTestClient(server.url)
    await expect(me()).rejects.toMatchObject({ status: 307, code: 'unreadable_answer', message: /redirect/ })
    expect(other.received).toEqual([])
  })

  test.each(['', '.', '..'])('is refused when its path parameter is %j', async (name) => {
    await using server = await startFaultServer(respondWithJson(200, box))
    const { boxes } = createTestClient(server.url)
    await expect(boxes.DELETE('/v1/boxes/{box}', { params: { path: { box: name } } })).rejects.toThrow(TypeError)
    expect(server.received).toEqual([])
  })

  test('is told to the hooks, attempt by attempt, without the key', async () => {
    await using server = await startFaultServer(
      dropConnection,
      respondWithRefusal(503, 'unavailable', { 'X-Request-Id': 'r2' }),
      respondWithJson(200, box),
    )
    const events: unknown[] = []
    const onResponse = (event: ResponseEvent) => events.push(event)
    const { me } = createTestClient(server.url, { onRequest: (event) => events.push(event), onResponse })
    await me()
    const call = { method: 'GET', url: `${server.url}/v1/me` }
    expect(events).toEqual([
      { ...call, attempt: 1 },
      { ...call, attempt: 1, status: 0, requestId: null, retryInMs: 250 },
      { ...call, attempt: 2 },
      { ...call, attempt: 2, status: 503, requestId: 'r2', retryInMs: 500 },
      { ...call, attempt: 3 },
      { ...call, attempt: 3, status: 200, requestId: null, retryInMs: null },
    ])
  })
})
