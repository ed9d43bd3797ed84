import { inspect } from 'node:util'
import { describe, expect, expectTypeOf, test } from 'vitest'
import {
  respondWithHtml,
  respondWithJson,
  respondWithRefusal,
  respondWithText,
  startFaultServer,
} from '../../../server/testing/sdk/fault-server.ts'
import { createTestClient, testApiKey } from '../../testing/test-client.ts'
import { createClient } from '../client.ts'
import * as errors from './errors.ts'
import type { ClientOptions } from './options.ts'

async function errorOf(...faults: Parameters<typeof startFaultServer>): Promise<errors.PosternError> {
  await using server = await startFaultServer(...faults)
  const error = await createTestClient(server.url, { maxRetries: 0 })
    .me()
    .catch((thrown) => thrown)
  expect(error).toBeInstanceOf(errors.PosternError)
  return error
}

describe('the error of an answer', () => {
  test.each([
    [400, errors.BadRequestError],
    [401, errors.AuthenticationError],
    [403, errors.PermissionError],
    [404, errors.NotFoundError],
    [409, errors.ConflictError],
    [410, errors.GoneError],
    [413, errors.PayloadTooLargeError],
    [415, errors.UnsupportedMediaTypeError],
    [422, errors.UnprocessableError],
    [426, errors.UpgradeRequiredError],
    [429, errors.RateLimitError],
    [500, errors.ServerError],
    [503, errors.ServerError],
    [405, errors.PosternError],
  ])('with status %i has its class', async (status, expected) => {
    const error = await errorOf(
      respondWithRefusal(status, 'moon_phase', { 'X-Moon': 'full' }, { details: { phase: 3 } }),
    )
    expect(error.constructor).toBe(expected)
    expect(error.name).toBe(expected.name)
    expect(error).toMatchObject({
      status,
      code: 'moon_phase',
      message: 'It is moon_phase.',
      details: { phase: 3 },
      requestId: '01JQ90B3D5F7H9K1N3Q5S7V9X1',
      body: { code: 'moon_phase' },
    })
    expect(error.headers.get('x-moon')).toBe('full')
  })

  test('is narrowed by its code to the fields of that code', async () => {
    const error = await errorOf(
      respondWithRefusal(403, 'entitlement_required', {}, { key: 'api_read', upgrade_plan: 'growth' }),
    )
    expect(error.is('not_found')).toBe(false)
    if (!error.is('entitlement_required')) return expect.fail('The code is another.')
    expectTypeOf(error.body.key).toEqualTypeOf<string>()
    expectTypeOf(error.body.upgrade_plan).toEqualTypeOf<string | undefined>()
    expectTypeOf(error.code).toEqualTypeOf<'entitlement_required'>()
    expect(error.body.upgrade_plan).toBe('growth')
    return undefined
  })

  test.each([
    ['a page of a proxy', 502, respondWithHtml(502), errors.ServerError],
    ['a page with status 200', 200, respondWithHtml(200), errors.PosternError],
    ['JSON of another kind', 404, respondWithJson(404, { detail: 'A page of the proxy' }), errors.NotFoundError],
    ['broken JSON', 200, respondWithText(200, 'application/json', '{"A page of the proxy'), errors.PosternError],
  ])('that is %s repeats nothing of it', async (_, status, fault, expected) => {
    const error = await errorOf(fault)
    expect(error.constructor).toBe(expected)
    expect(error).toMatchObject({ status, code: 'unreadable_answer', body: null })
    expect(error.message).toContain(`answered ${status}`)
    expect(inspect(error) + JSON.stringify(error)).not.toContain('page of the proxy')
  })

  test('is JSON with its message', async () => {
    const error = await errorOf(respondWithRefusal(404, 'not_found'))
    expect(JSON.parse(JSON.stringify(error))).toEqual({
      name: 'NotFoundError',
      message: 'It is not_found.',
      status: 404,
      code: 'not_found',
      requestId: '01JQ90B3D5F7H9K1N3Q5S7V9X1',
    })
  })
})

describe('the key', () => {
  const print = (value: unknown) =>
    [String(value), inspect(value, { depth: Infinity, showHidden: true }), JSON.stringify(value)].join('\n')

  test('is not in what is printed of the client, its lists and its promises', async () => {
    await using server = await startFaultServer(respondWithJson(200, {}))
    const client = createClient({ apiKey: testApiKey, baseUrl: server.url })
    const promise = client.me()
    for (const value of [client, client.http, client.groups, client.groups.list(), promise]) {
      expect(print(value)).not.toContain(testApiKey)
    }
    expect(print(await promise.withResponse())).not.toContain(testApiKey)
  })

  test('is not seen by the middleware of client.http', async () => {
    await using server = await startFaultServer(respondWithJson(200, {}))
    const { http } = createClient({ apiKey: testApiKey, baseUrl: server.url })
    const seen: unknown[] = []
    http.use({ onRequest: ({ request }) => void seen.push([...request.headers]) })
    await http.GET('/v1/me')
    expect(seen).toHaveLength(1)
    expect(print(seen)).not.toContain(testApiKey)
  })

  test('is not in what is printed of errors', async () => {
    const failures = [
      await errorOf(respondWithRefusal(401, 'api_key_unknown')),
      await errorOf(respondWithHtml(502)),
      await errorOf((response) => response.destroy()),
      await createTestClient('http://127.0.0.1:9', { maxRetries: 0, timeoutMs: 1, fetch: () => new Promise(() => {}) })
        .me()
        .catch((thrown) => thrown),
    ]
    for (const failure of failures) {
      expect(failure).toBeInstanceOf(errors.PosternError)
      expect(print(failure)).not.toContain(testApiKey)
    }
  })

  test.each([
    ['another beginning', 'sk_live_Secret'],
    ['nothing after its beginning', 'svc_live_'],
    ['a line break', 'svc_live_Secret\n'],
    ['a space', ' svc_live_Secret'],
    ['a letter beyond ASCII', 'svc_live_Secreté'],
    ['another type', ['svc_live_Secret'] as unknown as string],
  ])('with %s is refused and not printed', (_, apiKey) => {
    const create = () => createClient({ apiKey, baseUrl: 'http://localhost' })
    expect(create).toThrow(TypeError)
    expect(create).toThrow(
      /^apiKey must begin with svc_live_, svc_test_ or svc_device_ and hold no spaces or line breaks\.$/,
    )
  })
})

describe('createClient refuses', () => {
  const refused: [string, Partial<ClientOptions>, RegExp][] = [
    ['a missing key', { apiKey: undefined }, /^apiKey is missing\.$/],
    ['an empty key', { apiKey: '' }, /^apiKey is missing\.$/],
    ['a missing address', { baseUrl: undefined }, /^baseUrl must be/],
    ['an address without a scheme', { baseUrl: 'tickets.example' }, /^baseUrl must be/],
    ['another scheme', { baseUrl: 'ftp://tickets.example' }, /^baseUrl must be/],
    ['an address with a password', { baseUrl: 'https://me:secret@tickets.example' }, /^(?!.*secret)baseUrl must be/],
    ['an address with a query', { baseUrl: 'https://tickets.example?a=1' }, /^baseUrl must be/],
    ['a timeout of nothing', { timeoutMs: 0 }, /^timeoutMs must be/],
    ['a timeout without end', { timeoutMs: Infinity }, /^timeoutMs must be/],
    ['half a retry', { maxRetries: 0.5 }, /^maxRetries must be/],
    ['a negative wait', { maxRetryWaitMs: -1 }, /^maxRetryWaitMs must be/],
    ['one idempotency key for everything', { headers: { 'idempotency-key': 'a' } }, /cannot hold Idempotency-Key/],
    ['another key', { headers: { authorization: 'a' } }, /cannot hold Authorization/],
    ["a line break in the client's name", { clientName: 'a\nb' }, /./],
  ]

  test.each(refused)('%s', (_, changes, message) => {
    const create = () => createClient({ apiKey: testApiKey, baseUrl: 'http://localhost', ...changes } as ClientOptions)
    expect(create).toThrow(TypeError)
    expect(create).toThrow(message)
  })

  test('no options at all', () => {
    expect(() => createClient(undefined as unknown as ClientOptions)).toThrow(/^(apiKey|baseUrl)/)
  })
})
