import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { type RawRequestOptions, sendRawRequest } from '../../testing/visitor-api/send-raw-request.ts'
import {
  makeVisitorApiOrganization,
  type VisitorApiOrganization,
} from '../../testing/visitor-api/visitor-api-organization.ts'

let server: TestServer
let hall: VisitorApiOrganization

beforeAll(async () => {
  server = await startTestServer()
  hall = await makeVisitorApiOrganization(server)
  await hall.event('fest')
})

afterAll(() => server.close())

beforeEach(() => server.clock.advance(60_000))

const read = (path: string, question?: RawRequestOptions) =>
  sendRawRequest(server.url, `/o/${hall.slug}${path}`, question)
const given = (condition: string, path = '/events.json') => read(path, { headers: { 'If-None-Match': condition } })
const PATHS = ['/events.json', '/events/fest.json']

describe('an answer', () => {
  test.each(PATHS)('of %s may be kept for a moment, by everybody', async (path) => {
    const { status, headers } = await read(path)
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=15',
      'access-control-allow-origin': '*',
      etag: expect.stringMatching(/^"[\w-]{22}"$/),
      'x-request-id': expect.any(String),
    })
    expect(headers['access-control-expose-headers']).toContain('ETag')
    expect(headers['access-control-allow-credentials']).toBeUndefined()
    expect(headers['x-ratelimit-limit']).toBeUndefined()
  })

  test('that refuses is not kept, and can be read by a page too', async () => {
    const { status, headers } = await read('/events/nothing.json')
    expect(status).toBe(404)
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'access-control-allow-origin': '*' })
    expect(headers.etag).toBeUndefined()
  })

  test('has a new tag when it changes, and no other', async () => {
    const { headers } = await read('/events/fest.json')
    expect((await read('/events/fest.json')).headers.etag).toBe(headers.etag)
    await hall.call('PATCH', '/events/fest', { name: 'Another fest' })
    const changed = await given(String(headers.etag), '/events/fest.json')
    expect(changed.status).toBe(200)
    expect(changed.headers.etag).not.toBe(headers.etag)
  })

  test('to HEAD is that to GET without its body', async () => {
    const [got, head] = [await read('/events.json'), await read('/events.json', { method: 'HEAD' })]
    expect(head.text).toBe('')
    const compared = ['etag', 'cache-control', 'content-type', 'content-length'] as const
    for (const name of compared) expect(head.headers[name]).toBe(got.headers[name])
  })
})

describe('If-None-Match', () => {
  test.each(PATHS)('with the tag of %s is answered 304, without a body', async (path) => {
    const tag = String((await read(path)).headers.etag)
    const answer = await given(tag, path)
    expect([answer.status, answer.text]).toEqual([304, ''])
    expect(answer.headers).toMatchObject({
      etag: tag,
      'cache-control': 'public, max-age=15',
      'access-control-allow-origin': '*',
      'x-request-id': expect.any(String),
    })
    expect(answer.headers['content-type']).toBeUndefined()
    const head = await read(path, { method: 'HEAD', headers: { 'If-None-Match': tag } })
    expect(head.status).toBe(304)
  })

  test.each([
    ['*', 304],
    [' * ', 304],
    ['W/{tag}', 304],
    ['"a", {tag}', 304],
    ['W/"a",W/{tag} , "b"', 304],
    ['"with, comma",{tag}', 304],
    ['"a"', 200],
    ['"a", W/"b"', 200],
    ['"*"', 200],
    ['rubbish', 200],
    ['"', 200],
    ['', 200],
  ])('%s is answered %s', async (pattern, status) => {
    const tag = String((await read('/events.json')).headers.etag)
    expect((await given(pattern.replace('{tag}', tag))).status).toBe(status)
  })

  test('does not turn a refusal into success', async () => {
    expect((await given('*', '/events/nothing.json')).status).toBe(404)
  })

  test('has 1000 characters at most', async () => {
    expect((await given(`"${'a'.repeat(998)}"`)).status).toBe(200)
    const { status, body } = await given(`"${'a'.repeat(999)}"`)
    expect([status, body.error.details[0].path]).toEqual([400, 'header/If-None-Match'])
  })
})

describe('a page of another origin', () => {
  test('may ask beforehand', async () => {
    const headers = {
      Origin: 'https://hall.example',
      'Access-Control-Request-Method': 'GET',
      'Access-Control-Request-Headers': 'if-none-match',
    }
    const { status, headers: answered } = await read('/events.json', { method: 'OPTIONS', headers })
    expect(status).toBe(204)
    expect(answered).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, HEAD',
      'access-control-allow-headers': 'If-None-Match, X-Request-Id',
      'access-control-max-age': '86400',
    })
  })
})

describe('the methods', () => {
  test('OPTIONS tells them', async () => {
    const { status, headers } = await read('/events.json', { method: 'OPTIONS' })
    expect([status, headers.allow]).toEqual([204, 'GET, HEAD, OPTIONS'])
  })

  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND'])('%s is not one of them', async (method) => {
    for (const path of PATHS) {
      const { status, headers, body } = await read(path, { method })
      expect([status, body.error.code]).toEqual([405, 'method_not_allowed'])
      expect(headers.allow).toBe('GET, HEAD, OPTIONS')
    }
  })
})

test('a parameter or a reference that cannot be is told', async () => {
  const unknown = await read('/events.json?page=2')
  expect([unknown.status, unknown.body.error.details[0].path]).toEqual([400, 'query/page'])
  const misspelt = await read('/events/F%20est.json')
  expect([misspelt.status, misspelt.body.error.details[0].path]).toEqual([400, 'path/event'])
})
