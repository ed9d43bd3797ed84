import { describe, expect, test } from 'vitest'
import { respondWithJson, respondWithRefusal, startFaultServer } from '../../../server/testing/sdk/fault-server.ts'
import { createTestClient } from '../../testing/test-client.ts'
import { PosternError, ServerError } from './errors.ts'
import { paginate } from './pagination.ts'
import { unwrap } from './unwrap.ts'

const page = (names: string[], next_cursor: string | null, has_more = next_cursor !== null) => ({
  data: names.map((name) => ({ name })),
  page: { next_cursor, has_more },
})

/** A server with three pages, unavailable for a moment in the middle. */
async function startList() {
  const server = await startFaultServer(
    respondWithJson(200, page(['a', 'b'], 'c1')),
    respondWithRefusal(503, 'unavailable'),
    respondWithJson(200, page(['c', 'd'], 'c2')),
    respondWithJson(200, page(['e'], null)),
  )
  const { boxes } = createTestClient(server.url)
  const list = paginate(async (cursor) =>
    unwrap(await boxes.GET('/v1/boxes', { params: { query: { cursor, limit: 2 } } })),
  )
  return Object.assign(server, { list })
}

describe('a list', () => {
  test('asks for nothing until it is awaited or read', async () => {
    await using server = await startList()
    expect(server.received).toEqual([])
  })

  test('is its first page when awaited, from which one goes on', async () => {
    await using server = await startList()
    const first = await server.list
    expect(JSON.parse(JSON.stringify(first))).toEqual(page(['a', 'b'], 'c1'))
    expect(first.hasNextPage()).toBe(true)
    const second = await first.nextPage()
    const third = await second?.nextPage()
    expect(third?.data).toEqual([{ name: 'e' }])
    expect(third?.hasNextPage()).toBe(false)
    expect(await third?.nextPage()).toBeNull()
    expect(await server.list).toBe(first)
  })

  test('gives all items, with the same query on every page', async () => {
    await using server = await startList()
    const names: string[] = []
    for await (const { name } of server.list) names.push(name)
    expect(names).toEqual(['a', 'b', 'c', 'd', 'e'])
    expect(server.received.map(({ url }) => url)).toEqual([
      '/v1/boxes?limit=2',
      '/v1/boxes?cursor=c1&limit=2',
      '/v1/boxes?cursor=c1&limit=2',
      '/v1/boxes?cursor=c2&limit=2',
    ])
  })

  test('gives its pages', async () => {
    await using server = await startList()
    const sizes: number[] = []
    for await (const { data } of server.list.pages()) sizes.push(data.length)
    expect(sizes).toEqual([2, 2, 1])
  })

  test('gives an array, and asks for no page that it does not need', async () => {
    await using server = await startList()
    expect(await server.list.toArray({ limit: 2 })).toEqual([{ name: 'a' }, { name: 'b' }])
    expect(await server.list.toArray({ limit: 0 })).toEqual([])
    expect(server.received).toHaveLength(1)
    expect(await server.list.toArray({ limit: Infinity })).toHaveLength(5)
  })

  test.each([[], [{}], [{ limit: null }], [{ limit: '9' }], [{ limit: -1 }], [9]])(
    'says what an array needs, when it is asked for with %j',
    async (...given) => {
      await using server = await startList()
      const toArray = server.list.toArray.bind(server.list) as (...values: unknown[]) => Promise<unknown>
      const asked = toArray(...given)
      await expect(asked).rejects.toThrow(TypeError)
      await expect(asked).rejects.toThrow(/^toArray needs a limit, such as toArray\(\{ limit: 100 \}\): /)
      expect(server.received).toEqual([])
    },
  )

  test('goes on when a page is empty', async () => {
    const pages = [page([], 'c1'), page(['a'], null)]
    expect(await paginate(async () => pages.shift() ?? page([], null)).toArray({ limit: 9 })).toEqual([{ name: 'a' }])
  })

  test('throws what a page throws', async () => {
    await using server = await startFaultServer(respondWithRefusal(500, 'internal'))
    const { groups } = createTestClient(server.url, { maxRetries: 0 })
    await expect(groups.list()).rejects.toThrow(ServerError)
    await expect(groups.list().toArray({ limit: 1 })).rejects.toThrow(ServerError)
    expect(await groups.list().catch((error) => error instanceof ServerError && error.code)).toBe('internal')
  })

  test.each([
    ['that is the one before', ['c1', 'c1']],
    ['of an earlier page', ['c1', 'c2', 'c1']],
    ['that is missing', ['c1', null]],
  ])('ends with an error at a cursor %s', async (_, cursors) => {
    let calls = 0
    const list = paginate(async () => page(['a'], cursors[calls++] ?? null, true))
    const error = await list.toArray({ limit: 100 }).catch((thrown) => thrown)
    expect(error).toBeInstanceOf(PosternError)
    expect(error.code).toBe('broken_list')
    expect(calls).toBe(cursors.length)
  })

  test('can go on from one page twice', async () => {
    await using server = await startFaultServer(
      respondWithJson(200, page(['a'], 'c1')),
      respondWithJson(200, page(['b'], null)),
    )
    const { boxes } = createTestClient(server.url)
    const list = paginate((cursor) => boxes.GET('/v1/boxes', { params: { query: { cursor } } }).then(unwrap))
    const first = await list
    expect((await first.nextPage())?.data).toEqual([{ name: 'b' }])
    expect((await first.nextPage())?.data).toEqual([{ name: 'b' }])
  })
})
