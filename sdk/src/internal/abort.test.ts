import { describe, expect, test } from 'vitest'
import {
  neverRespond,
  respondWithJson,
  respondWithRefusal,
  stallBody,
  startFaultServer,
} from '../../../server/testing/sdk/fault-server.ts'
import { createTestClient, testApiKey } from '../../testing/test-client.ts'
import { createClient } from '../client.ts'
import { AbortedError } from '../core/errors.ts'

const reason = new Error('The visitor left.')

async function expectAborted(call: PromiseLike<unknown>) {
  const error = await Promise.resolve(call).catch((thrown) => thrown)
  expect(error).toBeInstanceOf(AbortedError)
  expect(error).toMatchObject({ status: 0, code: 'aborted', cause: reason })
}

describe('an aborted signal', () => {
  test('sends nothing when it comes before the call', async () => {
    await using server = await startFaultServer(respondWithJson(200, {}))
    await expectAborted(createTestClient(server.url).me({ signal: AbortSignal.abort(reason) }))
    expect(server.received).toEqual([])
  })

  test.each([
    ['for an answer', neverRespond],
    ['for the rest of an answer', stallBody],
  ])('ends a call that waits %s, and it is not tried again', async (_, fault) => {
    const controller = new AbortController()
    await using server = await startFaultServer((response, request) => {
      fault(response, request)
      setTimeout(() => controller.abort(reason), 20)
    })
    await expectAborted(createTestClient(server.url).me({ signal: controller.signal }))
    expect(server.received).toHaveLength(1)
  })

  test('ends a call that waits to try again', async () => {
    await using server = await startFaultServer(respondWithRefusal(503, 'unavailable', { 'Retry-After': '50' }))
    const controller = new AbortController()
    const onResponse = () => setTimeout(() => controller.abort(reason), 20)
    const client = createClient({ apiKey: testApiKey, baseUrl: server.url, onResponse })
    await expectAborted(client.me({ signal: controller.signal }))
    expect(server.received).toHaveLength(1)
  })

  test('ends a list that is being read', async () => {
    await using server = await startFaultServer(
      respondWithJson(200, { data: [{ code: 'a' }, { code: 'b' }], page: { next_cursor: 'c', has_more: true } }),
    )
    const controller = new AbortController()
    const seen: string[] = []
    const read = async () => {
      for await (const group of createTestClient(server.url).groups.list({}, { signal: controller.signal })) {
        seen.push(group.code)
        controller.abort(reason)
      }
    }
    await expectAborted(read())
    expect(seen).toEqual(['a'])
    expect(server.received).toHaveLength(1)
  })

  test('ends a body that is streamed', async () => {
    await using server = await startFaultServer((response) => {
      response.writeHead(200, { 'Content-Type': 'text/csv' }).write('name\n')
    })
    const controller = new AbortController()
    const { http } = createTestClient(server.url)
    const { data } = await http.GET('/v1/me', { parseAs: 'stream', signal: controller.signal })
    const reader = (data as ReadableStream<Uint8Array>).getReader()
    expect(new TextDecoder().decode((await reader.read()).value)).toBe('name\n')
    const rest = reader.read()
    controller.abort(reason)
    await expect(rest).rejects.toThrow('The call was aborted.')
  })
})
