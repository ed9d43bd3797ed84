import { expect, test } from 'vitest'
import { respondWithJson, respondWithRefusal, startFaultServer } from '../../../server/testing/sdk/fault-server.ts'
import { createTestClient } from '../../testing/test-client.ts'
import { ApiPromise } from './api-promise.ts'
import { NotFoundError } from './errors.ts'

const headers = {
  'X-Request-Id': 'r1',
  ETag: '"7f9c2ba4"',
  'X-RateLimit-Limit': '600',
  'X-RateLimit-Remaining': '599',
  'X-RateLimit-Reset': '42',
}

test('withResponse gives the data with the response, the request id and the rate limit', async () => {
  await using server = await startFaultServer(respondWithJson(200, { name: 'a' }, headers))
  const { data, response, requestId, etag, rateLimit } = await createTestClient(server.url).me().withResponse()
  expect(data).toEqual({ name: 'a' })
  expect(response).toBeInstanceOf(Response)
  expect(response).toMatchObject({ status: 200, url: `${server.url}/v1/me` })
  expect(requestId).toBe('r1')
  expect(etag).toBe('"7f9c2ba4"')
  expect(rateLimit).toEqual({ limit: 600, remaining: 599, resetSeconds: 42 })
})

test('withResponse has null for what the answer does not say', async () => {
  await using server = await startFaultServer(respondWithJson(200, {}))
  const { requestId, etag, rateLimit } = await createTestClient(server.url).me().withResponse()
  expect(requestId).toBeNull()
  expect(etag).toBeNull()
  expect(rateLimit).toEqual({ limit: null, remaining: null, resetSeconds: null })
})

test('one call is one request, however often it is looked at', async () => {
  await using server = await startFaultServer(respondWithJson(200, { name: 'a' }))
  const call = createTestClient(server.url).me()
  expect(call).toBeInstanceOf(ApiPromise)
  expect(await call).toEqual({ name: 'a' })
  expect((await call.withResponse()).data).toBe(await call)
  expect(await call.then(({ organization }) => organization)).toBeUndefined()
  expect(server.received).toHaveLength(1)
})

test('a rejection is one rejection, whichever way it is awaited', async () => {
  await using server = await startFaultServer(respondWithRefusal(404, 'not_found'))
  const { me } = createTestClient(server.url)
  await expect(me()).rejects.toThrow(NotFoundError)
  await expect(me().withResponse()).rejects.toThrow(NotFoundError)
  await expect(me().finally(() => {})).rejects.toThrow(NotFoundError)
})

test('nothing in an answer is undefined', async () => {
  await using server = await startFaultServer((response) => response.writeHead(204).end())
  expect(await createTestClient(server.url).groups.delete('north')).toBeUndefined()
})
