import { expect, test } from 'vitest'
import { respondWithJson, respondWithRefusal, startFaultServer } from '../../server/testing/sdk/fault-server.ts'
import { NotFoundError } from './core/errors.ts'
import { createPublicClient } from './public-client.ts'

const fest = { code: 'fest', name: 'Harbour Festival' }
const all = { organization: { name: 'Harbour Hall', slug: 'harbour' }, events: [fest] }

test('the public client reads an organization and its events at its address, without a key', async () => {
  await using server = await startFaultServer(
    respondWithJson(200, all),
    respondWithJson(200, fest),
    respondWithRefusal(404, 'not_found'),
  )
  const client = createPublicClient({ baseUrl: `${server.url}/o/harbour/`, headers: { 'X-One': '1' } })
  expect(await client.events()).toEqual(all)
  expect(await client.event('fest')).toEqual(fest)
  await expect(client.event('a/b')).rejects.toThrow(NotFoundError)
  await expect(client.event('..')).rejects.toThrow(TypeError)
  expect(server.received.map(({ method, url }) => [method, url])).toEqual([
    ['GET', '/o/harbour/events.json'],
    ['GET', '/o/harbour/events/fest.json'],
    ['GET', '/o/harbour/events/a%2Fb.json'],
  ])
  for (const { headers } of server.received) {
    expect(headers.authorization).toBeUndefined()
    expect(headers['x-one']).toBe('1')
  }
})

test('the public client checks its options', () => {
  expect(() => createPublicClient({ baseUrl: 'tickets.example' })).toThrow(/^baseUrl must be/)
  const headers = { Authorization: 'Bearer of another' }
  expect(() => createPublicClient({ baseUrl: 'http://localhost', headers })).toThrow(/cannot hold Authorization/)
})
