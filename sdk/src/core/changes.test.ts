import { describe, expect, test } from 'vitest'
import { respondWithJson, respondWithRefusal, startFaultServer } from '../../../server/testing/sdk/fault-server.ts'
import { createTestClient } from '../../testing/test-client.ts'
import type { Changes } from './changes.ts'
import { PosternError } from './errors.ts'

const page = (ids: string[], as_of: string | undefined, next_cursor: string | null = null) => ({
  data: ids.map((id) => ({ id })),
  page: { next_cursor, has_more: next_cursor !== null, as_of },
})

async function batchesOf<Item>(changes: Changes<Item>) {
  const batches: { data: Item[]; asOf: string }[] = []
  for await (const batch of changes) batches.push(batch)
  return batches
}

const startChanges = () =>
  startFaultServer(
    respondWithJson(200, page(['a', 'b'], 'at_5', 'c1')),
    respondWithRefusal(503, 'unavailable'),
    respondWithJson(200, page(['c'], 'at_9')),
    respondWithJson(200, page([], 'at_9')),
  )

describe('changes', () => {
  test('ask for nothing until they are read', async () => {
    await using server = await startChanges()
    createTestClient(server.url).events.attendees.changes('fest')
    expect(server.received).toEqual([])
  })

  test('come in batches, each with the position behind it', async () => {
    await using server = await startChanges()
    const { attendees } = createTestClient(server.url).events
    const batches = await batchesOf(attendees.changes('fest', { since: 'at_2', limit: 2 }))
    expect(batches).toEqual([
      { data: [{ id: 'a' }, { id: 'b' }], asOf: 'at_5' },
      { data: [{ id: 'c' }], asOf: 'at_9' },
    ])
    const first = '/v1/events/fest/attendees?updated_since=at_2&limit=2'
    expect(server.received.map(({ url }) => url)).toEqual([first, `${first}&cursor=c1`, `${first}&cursor=c1`])
  })

  test.each([undefined, null])(
    'with the position %s begin before everything, so that every position holds',
    async (since) => {
      await using server = await startChanges()
      for await (const _ of createTestClient(server.url).events.attendees.changes('fest', { since })) break
      expect(new URL(server.received[0]?.url ?? '', server.url).searchParams.get('updated_since')).toBe(
        '1970-01-01T00:00:00Z',
      )
    },
  )

  test('of nothing are one empty batch with a position', async () => {
    await using server = await startFaultServer(respondWithJson(200, page([], 'at_9')))
    const { attendees } = createTestClient(server.url).events
    expect(await batchesOf(attendees.changes('fest', { since: 'at_9' }))).toEqual([{ data: [], asOf: 'at_9' }])
  })

  test('that are read again begin where they began, with what came meanwhile', async () => {
    await using server = await startFaultServer(
      respondWithJson(200, page(['a'], 'at_3')),
      respondWithJson(200, page(['a', 'b'], 'at_4')),
    )
    const changes = createTestClient(server.url).events.attendees.changes('fest', { since: 'at_2' })
    expect(await batchesOf(changes)).toMatchObject([{ asOf: 'at_3' }])
    expect(await batchesOf(changes)).toMatchObject([{ asOf: 'at_4' }])
    expect(new Set(server.received.map(({ url }) => url)).size).toBe(1)
  })

  test.each([undefined, ''])(
    'without a position (%j) are an error, not a position that leads elsewhere',
    async (as_of) => {
      await using server = await startFaultServer(respondWithJson(200, page(['a'], as_of)))
      const error = await batchesOf(createTestClient(server.url).events.attendees.changes('fest')).catch(
        (thrown) => thrown,
      )
      expect(error).toBeInstanceOf(PosternError)
      expect(error.code).toBe('broken_list')
    },
  )

  test('end with the error of a batch, after the batches before it', async () => {
    await using server = await startFaultServer(
      respondWithJson(200, page(['a'], 'at_5', 'c1')),
      respondWithRefusal(500, 'internal'),
    )
    const { attendees } = createTestClient(server.url, { maxRetries: 0 }).events
    let position: string | undefined
    const follow = async () => {
      for await (const { asOf } of attendees.changes('fest', { since: 'at_2' })) position = asOf
    }
    await expect(follow()).rejects.toMatchObject({ code: 'internal' })
    expect(position).toBe('at_5')
  })

  test('end when their signal is aborted', async () => {
    await using server = await startChanges()
    const controller = new AbortController()
    const follow = async () => {
      const { attendees } = createTestClient(server.url).events
      for await (const _ of attendees.changes('fest', {}, { signal: controller.signal })) controller.abort()
    }
    await expect(follow()).rejects.toMatchObject({ code: 'aborted' })
    expect(server.received).toHaveLength(1)
  })
})
