import { afterEach, describe, expect, test, vi } from 'vitest'
import { drop, json, startFaultServer } from '../../testing/fault-server.ts'
import { testClient } from '../../testing/test-client.ts'
import type { ApiPromise } from '../core/api-promise.ts'
import { apiTable } from '../generated/resources.ts'
import { methodsOf, type Table } from './table.ts'

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

const boxesAt = (url: string) => methodsOf<{ boxes: Boxes }>(testClient(url).http, table).boxes

const box = { name: 'a' }

afterEach(() => void vi.restoreAllMocks())

describe('a line of the table', () => {
  test('says whether a call has an idempotency key, and with it whether it may be made again', async () => {
    await using server = await startFaultServer(drop, json(201, box), drop, json(201, box))
    const boxes = boxesAt(server.url)
    expect(await boxes.make(box)).toEqual(box)
    await expect(boxes.pair(box)).rejects.toMatchObject({ code: 'connection_failed' })
    expect(server.received.map(({ headers }) => headers['idempotency-key'] !== undefined)).toEqual([true, true, false])
    await expect(boxes.pair(box, { idempotencyKey: 'a' })).rejects.toThrow(TypeError)
  })

  test('says what is taken, in which order, and what may be left out', async () => {
    await using server = await startFaultServer(json(200, box))
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
    await using server = await startFaultServer(json(200, box))
    const { shut } = boxesAt(server.url)
    expect(await shut('b')).toEqual(box)
  })

  test('is made of words that are known', () => {
    const lines = (part: Table): string[] =>
      Object.values(part).flatMap((entry) => (typeof entry === 'string' ? [entry] : lines(entry)))
    const known = /^[A-Z]+( once)?( body\??)?( query)?( list)?( changes)?( files=\S+)? \/\S+$/
    expect(lines(apiTable).filter((line) => !known.test(line))).toEqual([])
    expect(lines(apiTable).length).toBeGreaterThan(60)
  })
})

test.each([
  ['an object', json(200, box), (boxes: Boxes) => boxes.shut('b')],
  ['a page', json(200, { data: [box], page: { next_cursor: null, has_more: false } }), (boxes: Boxes) => boxes.list()],
])('%s is parsed once', async (_, answer, call) => {
  await using server = await startFaultServer(answer)
  const boxes = boxesAt(server.url)
  const parse = vi.spyOn(JSON, 'parse')
  await call(boxes)
  const ofAnswer = parse.mock.calls.filter(([text]) => text.includes('"name"'))
  expect(ofAnswer).toHaveLength(1)
})
