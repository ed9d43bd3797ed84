import { inspect } from 'node:util'
import { describe, expect, test } from 'vitest'
import { createTestClient, testApiKey } from '../../testing/test-client.ts'
import { ConnectionError } from '../core/errors.ts'

const coded = (code: string, message = '') => Object.assign(new Error(message), { code })
const failed = (cause?: unknown) => new TypeError('fetch failed', { cause })

async function messageOf(thrown: unknown): Promise<string> {
  const client = createTestClient('https://tickets.example/api', { maxRetries: 0, fetch: () => Promise.reject(thrown) })
  const error = await client.contacts
    .list({ email: 'nerea@example.com' })
    .toArray({ limit: 1 })
    .catch((caught) => caught)
  expect(error).toBeInstanceOf(ConnectionError)
  expect(error.cause).toBe(thrown)
  return error.message
}

const said = 'The server could not be reached, or its answer was lost: GET https://tickets.example/api/v1/contacts'

describe('a call without an answer says what was called, and why it failed:', () => {
  const endless = failed()
  endless.cause = endless

  test.each([
    ['a name that was not found', failed(coded('ENOTFOUND', 'getaddrinfo ENOTFOUND tickets.example')), 'ENOTFOUND'],
    ['a certificate', failed(coded('DEPTH_ZERO_SELF_SIGNED_CERT')), 'DEPTH_ZERO_SELF_SIGNED_CERT'],
    ['several addresses', failed(Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' })), 'ECONNREFUSED'],
    ['a reason without a code', failed(new Error('bad port')), 'bad port'],
    ['a reason that says nothing', failed(new Error()), 'fetch failed'],
    ['what a browser tells', new TypeError('Failed to fetch'), 'Failed to fetch'],
    ['a code that is a number', new DOMException('The network changed.', 'NetworkError'), 'The network changed.'],
    ['a text', 'no network', 'no network'],
    ['reasons without end', endless, 'fetch failed'],
  ])('%s', async (_, thrown, reason) => {
    expect(await messageOf(thrown)).toBe(`${said} (${reason})`)
  })

  test.each([undefined, null, {}, 7])('nothing that can be read (%j)', async (thrown) => {
    expect(await messageOf(thrown)).toBe(said)
  })

  test('a message that repeats the query and the key, without them', async () => {
    const url = 'https://tickets.example/api/v1/contacts?email=nerea%40example.com'
    const message = await messageOf(new Error(`request to ${url} failed with Bearer ${testApiKey}`))
    expect(message).toBe(`${said} (request to https://tickets.example/api/v1/contacts failed with Bearer …)`)
    expect(inspect(message)).not.toMatch(/nerea|svc_test/)
  })
})
