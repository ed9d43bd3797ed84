import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let key: string

beforeAll(async () => {
  server = await startTestServer()
  key = (await server.key(await server.organization(), { scopes: ['read', 'write', 'admin'] })).value
})

afterAll(() => server.close())

/** Sends the chunks to an operation with an optional body. */
function cancel(headers: Record<string, string>, ...chunks: string[]): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const sent = request(`${server.url}/v1/events/nothing/registrations/01JZ0000000000000000000000/cancel`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${key}`,
        'Idempotency-Key': randomUUID(),
        'Transfer-Encoding': 'chunked',
        ...headers,
      },
    })
    sent.on('error', reject).on('response', (response) => resolve(response.resume().statusCode))
    for (const chunk of chunks) sent.write(chunk)
    sent.end()
  })
}

test('chunks without a byte are no body where none is needed', async () => {
  expect(await cancel({})).toBe(404)
  expect(await cancel({ 'Content-Type': 'text/plain' })).toBe(404)
  expect(await cancel({ 'Content-Type': 'application/json' })).toBe(404)
})

test('chunks with bytes still have to be JSON', async () => {
  expect(await cancel({}, '{}')).toBe(415)
  expect(await cancel({ 'Content-Type': 'text/plain' }, 'x', 'y')).toBe(415)
  expect(await cancel({ 'Content-Type': 'application/json' }, '{', '}')).toBe(404)
})
