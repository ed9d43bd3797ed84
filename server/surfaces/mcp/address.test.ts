import { request } from 'node:http'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { countCallsWithKeys } from '../../testing/all-at-once.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})

afterAll(() => server.close())

const HEADERS = { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' }
const list = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} }

async function post(body: unknown, headers: Record<string, string> = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const response = await fetch(`${server.url}/mcp`, { method: 'POST', headers: { ...HEADERS, ...headers }, body: text })
  return { status: response.status, text: await response.text() }
}

const errorIn = (text: string) => JSON.parse(text).error

/** fetch sets the header Host by itself. */
const statusAs = (host: string, origin: string, url = server.url) =>
  new Promise<number | undefined>((resolve, reject) => {
    const headers = { ...HEADERS, Host: host, Origin: origin }
    const sent = request(`${url}/mcp`, { method: 'POST', headers }, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    })
    sent.on('error', reject).end(JSON.stringify(list))
  })

describe('pages', () => {
  test('of other origins are refused', async () => {
    for (const origin of [
      'https://evil.example',
      'null',
      `${server.url}.evil.example`,
      server.url.replace('http', 'https'),
    ]) {
      expect([origin, (await post(list, { Origin: origin })).status]).toEqual([origin, 403])
    }
    expect((await post(list, { Origin: server.url })).status).toBe(200)
    expect((await post(list)).status).toBe(200)
    expect((await fetch(`${server.url}/mcp`, { method: 'OPTIONS' })).status).toBe(403)
  })

  test('whose own name points here are refused', async () => {
    const { port } = new URL(server.url)
    expect(await statusAs(`evil.example:${port}`, `http://evil.example:${port}`)).toBe(403)
    expect(await statusAs(`localhost.evil.example:${port}`, `http://localhost.evil.example:${port}`)).toBe(403)
    expect(await statusAs(`localhost:${port}`, `http://localhost:${port}`)).toBe(200)
    expect(await statusAs(`[::1]:${port}`, `http://[::1]:${port}`)).toBe(200)
  })

  test('of the public address are served, and only those', async () => {
    const known = await startTestServer({
      config: { publicUrl: 'https://tickets.example' },
      databaseUrl: server.databaseUrl,
    })
    expect(await statusAs('tickets.example', 'https://tickets.example', known.url)).toBe(200)
    expect(await statusAs('localhost', 'http://localhost', known.url)).toBe(403)
    await known.close()
  })
})

describe('what is no message of the protocol', () => {
  test.each(['DELETE', 'PUT', 'PATCH', 'HEAD', 'GET'])('%s says that it takes a POST', async (method) => {
    const response = await fetch(`${server.url}/mcp`, { method, headers: { Accept: 'text/event-stream' } })
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST'])
  })

  test('people who look at the address read what it is', async () => {
    expect(await (await fetch(`${server.url}/mcp`)).text()).toContain('Model Context Protocol')
  })

  test.each([
    ['half an object', '{', 400, /expected/],
    ['nothing', '', 400, /expected/],
    ['a field twice', '{"a":1,"a":2}', 400, /twice|more than once/],
    ['great depth', `{"method":${'['.repeat(50_000)}${']'.repeat(50_000)}}`, 400, /deep|level/],
    ['half a character', '"\\ud800"', 400, /surrogate without its pair/],
    ['a megabyte', `"${'x'.repeat(1_100_000)}"`, 413, /limit of 262144 bytes/],
    ['null', 'null', 400, /./],
    ['a number', '5', 400, /./],
  ])('%s is answered with an error', async (_, body, status, message) => {
    const answer = await post(body)
    expect(answer.status).toBe(status)
    expect(errorIn(answer.text).message).toMatch(message)
  })

  test('other media types, encodings and protocols are refused', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/json; charset=latin1']) {
      expect((await post(list, { 'Content-Type': type })).status).toBe(415)
    }
    expect((await post(list, { 'Content-Encoding': 'gzip' })).status).toBe(415)
    expect((await post(list, { Accept: 'text/html' })).status).toBe(406)
    const wrong = await post(list, { 'MCP-Protocol-Version': '1999-01-01' })
    expect([wrong.status, errorIn(wrong.text).message]).toEqual([400, expect.stringContaining('2025-11-25')])
    expect((await post(list, { 'MCP-Protocol-Version': '2026-07-28' })).status).toBe(400)
  })

  test('a body that breaks off ends the request, and nothing else', async () => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
    const head = Object.entries({ Host: 'localhost', ...HEADERS, 'Content-Length': '100' })
    socket.write(`POST /mcp HTTP/1.1\r\n${head.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n{`)
    const lines = server.logLines.length
    socket.end()
    await expect.poll(() => server.logLines.slice(lines).map(({ status }) => status)).toEqual([400])
    socket.destroy()
  })

  test('a list of calls is refused as a whole, and none of it is called', async () => {
    const { value } = await server.key(await server.organization(), { scopes: ['read'] })
    const before = await countCallsWithKeys(server.database)
    for (const length of [1, 2, 1_000]) {
      const calls = Array.from({ length }, (_, id) => ({
        jsonrpc: '2.0',
        id,
        method: 'tools/call',
        params: { name: 'find_event' },
      }))
      const { status, text } = await post(calls, { Authorization: `Bearer ${value}` })
      expect([status, errorIn(text).message]).toEqual([400, 'Send one message in each request, not a list.'])
    }
    expect(await countCallsWithKeys(server.database)).toBe(before + 3)
  })
})

describe('the rate of a known key', () => {
  const RATE = ['limit', 'remaining', 'reset'].map((name) => `x-ratelimit-${name}`)
  const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'find_event', arguments: {} } }

  async function send(init: RequestInit, key: string | null) {
    const headers = { ...HEADERS, ...(key === null ? {} : { Authorization: `Bearer ${key}` }), ...init.headers }
    const response = await fetch(`${server.url}/mcp`, { method: 'POST', ...init, headers })
    const text = await response.text()
    return { status: response.status, rate: RATE.map((name) => response.headers.get(name)), text }
  }

  const ASKED: [what: string, init: RequestInit, status: number][] = [
    ['a call of a tool', { body: JSON.stringify(call) }, 200],
    ['a list of tools', { body: JSON.stringify(list) }, 200],
    ['a look', { method: 'GET', headers: { Accept: 'text/html' } }, 200],
    ['another method', { method: 'DELETE' }, 405],
    ['what is no message', { body: '{' }, 400],
  ]

  test.each(ASKED)('is told and counted once by the answer to %s', async (_, init, status) => {
    server.clock.set('2026-06-05T10:00:20.000Z')
    const { value } = await server.key(await server.organization(), { requestsPerMinute: 7 })
    expect(await send(init, value)).toMatchObject({ status, rate: ['7', '6', '40'] })
    expect(await send(init, value)).toMatchObject({ status, rate: ['7', '5', '40'] })
    expect(await send(init, null)).toMatchObject({ status, rate: [null, null, null] })
    expect(await send(init, `svc_live_${'0'.repeat(34)}`)).toMatchObject({ status, rate: [null, null, null] })
  })

  test('holds for messages that call nothing, too', async () => {
    const { value } = await server.key(await server.organization(), { requestsPerMinute: 1 })
    await send({ body: JSON.stringify(list) }, value)
    const over = await send({ body: JSON.stringify(list) }, value)
    expect([over.status, over.rate[1], errorIn(over.text).message]).toEqual([
      429,
      '0',
      expect.stringMatching(/^The API key may make 1 /),
    ])
  })
})

test('no stream is kept open', async () => {
  const meta = {
    'io.modelcontextprotocol/protocolVersion': '2026-07-28',
    'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1.0.0' },
    'io.modelcontextprotocol/clientCapabilities': {},
  }
  const params = { notifications: { toolsListChanged: true }, _meta: meta }
  const message = { jsonrpc: '2.0', id: 1, method: 'subscriptions/listen', params }
  const headers = { 'MCP-Protocol-Version': '2026-07-28', 'Mcp-Method': 'subscriptions/listen' }
  expect((await post(message, headers)).text).toContain('Subscription limit reached')
})
