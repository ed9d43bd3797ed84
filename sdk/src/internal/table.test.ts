import { afterEach, describe, expect, test, vi } from 'vitest'
import { operations } from '../../../generated/operations.ts'
import { dropConnection, respondWithJson, startFaultServer } from '../../../server/testing/sdk/fault-server.ts'
import { createTestClient } from '../../testing/test-client.ts'
import type { ApiPromise } from '../core/api-promise.ts'
import { apiTable, scannerTable, tenantTable } from '../generated/resources.ts'
import type { HttpClient } from './http.ts'
import { buildMethods, type Table } from './table.ts'

type Boxes = {
  list(query?: object, options?: object): PromiseLike<{ data: unknown[] }>
  make(box: object, options?: object): ApiPromise<{ name: string }>
  pair(box: object, options?: object): ApiPromise<{ name: string }>
  shut(box: string, time?: object, options?: object): ApiPromise<{ name: string }>
}

const table: Table = {
  boxes: {
    list: 'GET query list /v1/boxes',
    make: 'POST once body /v1/boxes',
    pair: 'POST body /v1/boxes/pair',
    shut: 'POST once body? /v1/boxes/{box}/shut',
  },
}

const boxesAt = (url: string) => buildMethods<{ boxes: Boxes }>(createTestClient(url).http, table).boxes

const box = { name: 'a' }

afterEach(() => void vi.restoreAllMocks())

describe('a line of the table', () => {
  test('says whether a call has an idempotency key, and with it whether it may be made again', async () => {
    await using server = await startFaultServer(
      dropConnection,
      respondWithJson(201, box),
      dropConnection,
      respondWithJson(201, box),
    )
    const boxes = boxesAt(server.url)
    expect(await boxes.make(box)).toEqual(box)
    await expect(boxes.pair(box)).rejects.toMatchObject({ code: 'connection_failed' })
    expect(server.received.map(({ headers }) => headers['idempotency-key'] !== undefined)).toEqual([true, true, false])
    await expect(boxes.pair(box, { idempotencyKey: 'a' })).rejects.toThrow(TypeError)
  })

  test('says what is taken, in which order, and what may be left out', async () => {
    await using server = await startFaultServer(respondWithJson(200, box))
    const boxes = boxesAt(server.url)
    await boxes.shut('b')
    await boxes.shut('b', { at: 1 }, { headers: { 'X-One': '1' } })
    await expect(boxes.shut('..')).rejects.toThrow(/path parameter box/)
    expect(server.received.map(({ url, body, headers }) => [url, body, headers['x-one']])).toEqual([
      ['/v1/boxes/b/shut', '{}', undefined],
      ['/v1/boxes/b/shut', '{"at":1}', '1'],
    ])
  })

  test('is a method that works by itself, without its resource', async () => {
    await using server = await startFaultServer(respondWithJson(200, box))
    const { shut } = boxesAt(server.url)
    expect(await shut('b')).toEqual(box)
  })

  test('is made of words that are known', () => {
    const lines = (part: Table): string[] =>
      Object.entries(part).flatMap(([name, entry]) => {
        if (name === '$') return []
        return typeof entry === 'string' ? [entry] : lines(entry)
      })
    const known = /^[A-Z]+( once)?( body\??)?( file=\S+)?( query)?( list)?( changes)?( files=\S+)? [./*]\S*$/
    expect(lines(apiTable).filter((line) => !known.test(line))).toEqual([])
    expect(lines(apiTable).length).toBeGreaterThan(10)
  })
})

describe('a name that says everything', () => {
  const gates: Table = { $: '/v1', gates: { $: 'list get open lockAll? paint!', entries: { $: 'get' } } }
  const page = { data: [], page: { next_cursor: null, has_more: false } }

  type Call = (...values: unknown[]) => PromiseLike<unknown>
  type Gates = Record<'list' | 'get' | 'open' | 'lockAll' | 'paint', Call> & { entries: { get: Call } }

  test('is what most resources have, or something that is done with one thing', async () => {
    await using server = await startFaultServer(respondWithJson(200, page))
    const { gates: client } = buildMethods<{ gates: Gates }>(createTestClient(server.url).http, gates)
    await client.list({ limit: 1 })
    await client.get('a')
    await client.open('a', { idempotencyKey: 'k' })
    await client.lockAll('a')
    await client.paint('a', { colour: 'red' })
    await client.entries.get('a', 'b')
    expect(server.received.map(({ method, url, body }) => [method, url, body])).toEqual([
      ['GET', '/v1/gates?limit=1', ''],
      ['GET', '/v1/gates/a', ''],
      ['POST', '/v1/gates/a/open', ''],
      ['POST', '/v1/gates/a/lock-all', '{}'],
      ['POST', '/v1/gates/a/paint', '{"colour":"red"}'],
      ['GET', '/v1/gates/a/entries/b', ''],
    ])
  })
})

test('every operation of the contract is called by its verb at its path', async () => {
  const called: string[] = []
  const http = {
    request: async (verb: string, path: string) => {
      called.push(`${verb} ${path}`)
      return { response: new Response(null, { headers: { 'content-type': 'image/svg+xml' } }), data: page }
    },
  }
  const page = { data: [], page: { next_cursor: null, has_more: false } }
  const clients: Record<string, Table> = { api: apiTable, tenant: tenantTable, scanner: scannerTable }
  for (const { host, sdk } of Object.values(operations)) {
    const client = buildMethods<Table>(http as unknown as HttpClient, clients[host] as Table)
    const resource = sdk.resource.reduce((part, name) => part[name] as Table, client)
    await (resource[sdk.method] as unknown as () => PromiseLike<unknown>)()
  }
  const declared = Object.values(operations).map(({ method, path }) => `${method} ${path}`)
  expect(called).toEqual(declared.map((line) => line.replace('/o/{organization}', '')))
})

test.each([
  ['an object', respondWithJson(200, box), (boxes: Boxes) => boxes.shut('b')],
  [
    'a page',
    respondWithJson(200, { data: [box], page: { next_cursor: null, has_more: false } }),
    (boxes: Boxes) => boxes.list(),
  ],
])('%s is parsed once', async (_, answer, call) => {
  await using server = await startFaultServer(answer)
  const boxes = boxesAt(server.url)
  const parse = vi.spyOn(JSON, 'parse')
  await call(boxes)
  const ofAnswer = parse.mock.calls.filter(([text]) => text.includes('"name"'))
  expect(ofAnswer).toHaveLength(1)
})

test.each([
  ['quota_exceeded', 429, 1],
  ['not_found', 404, 1],
  ['rate_limited', 429, 2],
])('a refusal is parsed once, and tried again by its code: %s', async (code, status, attempts) => {
  const message = 'Not "code": "rate_limited", but {this}.'
  await using server = await startFaultServer(respondWithJson(status, { error: { code, message } }))
  const boxes = buildMethods<{ boxes: Boxes }>(createTestClient(server.url, { maxRetries: 1 }).http, table).boxes
  const parse = vi.spyOn(JSON, 'parse')
  await expect(boxes.shut('b')).rejects.toMatchObject({ code, message })
  expect(server.received).toHaveLength(attempts)
  expect(parse.mock.calls.filter(([text]) => text.includes('"error"'))).toHaveLength(1)
})

test('a refusal whose code does not come first is understood all the same', async () => {
  const error = { details: { code: 'rate_limited' }, message: 'No "code": "rate_limited".', code: 'quota_exceeded' }
  await using server = await startFaultServer(respondWithJson(429, { error }))
  await expect(boxesAt(server.url).shut('b')).rejects.toMatchObject({ code: 'quota_exceeded' })
  expect(server.received).toHaveLength(1)
})
