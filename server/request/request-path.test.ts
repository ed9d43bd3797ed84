import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { holdTimers } from '../testing/held-timers.ts'
import { buildServedFixtureContract } from '../testing/served-fixture-contract.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let key: string

beforeAll(async () => {
  server = await startTestServer({ contract: await buildServedFixtureContract() })
  const made = await server.key(await server.organization(), { scopes: ['read', 'write'], requestsPerMinute: 600 })
  key = made.value
})

afterAll(() => server.close())

const get = (path: string) => server.get(path, { key })

function post(body: BodyInit, headers: Record<string, string> = {}) {
  return fetch(`${server.url}/v1/boxes`, {
    method: 'POST',
    body,
    headers: {
      Authorization: `Bearer ${key}`,
      'Content-Type': 'application/json',
      'Idempotency-Key': randomUUID(),
      ...headers,
    },
    ...(body instanceof ReadableStream ? { duplex: 'half' } : {}),
  } as RequestInit)
}

async function problems(response: Response) {
  const { error } = await response.json()
  expect({ status: response.status, code: error.code }).toEqual({ status: 400, code: 'validation_failed' })
  return error.details
}

describe('the query', () => {
  test('is read as the types of the contract, with defaults', async () => {
    const { data } = await (await get('/v1/boxes?limit=7&preview=true&label=a&label=b')).json()
    expect(JSON.parse(data[0].name)).toEqual({ limit: 7, preview: true, label: ['a', 'b'] })
    const { data: plain } = await (await get('/v1/boxes')).json()
    expect(JSON.parse(plain[0].name)).toEqual({ limit: 50 })
  })

  test('tells every problem at once, each with its place', async () => {
    expect(await problems(await get('/v1/boxes?limit=many&colour=red&cursor=a&cursor=b'))).toMatchObject([
      { path: 'query/cursor', message: 'The parameter cursor is given more than once.' },
      {
        path: 'query/colour',
        message: 'The parameter colour is not known to this operation. It knows cursor, limit, preview, label.',
      },
      { path: 'query/limit', message: 'The parameter limit must be an integer.' },
    ])
  })

  test.each(['0', '201', '1e2', '0x10', ' 7', '7.5', ''])('limit=%s is refused', async (limit) => {
    expect(await problems(await get(`/v1/boxes?limit=${encodeURIComponent(limit)}`))).toHaveLength(1)
  })

  test('__proto__ is a parameter that nobody knows, and NUL is refused', async () => {
    expect(await problems(await get('/v1/boxes?__proto__=1'))).toMatchObject([{ path: 'query/__proto__' }])
    expect(await problems(await get('/v1/boxes?cursor=%00'))).toMatchObject([{ path: 'query/cursor' }])
  })
})

describe('the path', () => {
  test('an id of the wrong form is a problem of the path', async () => {
    expect(await problems(await get('/v1/boxes/nothing'))).toMatchObject([
      { path: 'path/box', message: 'The parameter box must be an id: 26 upper-case letters and digits.' },
    ])
  })

  test('an id that does not exist is 404', async () => {
    const response = await get('/v1/boxes/01JQ8ZK4T0V6W8X2Y4Z6A8B0C2')
    expect(response.status).toBe(404)
    expect((await response.json()).error.code).toBe('not_found')
  })

  test('a path that no operation has is 404 in the envelope, also when it is broken', async () => {
    for (const path of ['/v1/nothing', '/v1/boxes/', '/v1/boxes/%ff', '/v2/boxes']) {
      const response = await get(path)
      expect(response.status).toBe(404)
      expect((await response.json()).error).toMatchObject({ code: 'not_found', request_id: expect.any(String) })
    }
  })

  test('another method is 405 with the methods that do', async () => {
    const response = await fetch(`${server.url}/v1/boxes`, { method: 'PUT' })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('GET, HEAD, POST')
  })

  test('HEAD answers as GET without a body', async () => {
    const response = await fetch(`${server.url}/v1/boxes`, {
      method: 'HEAD',
      headers: { Authorization: `Bearer ${key}` },
    })
    expect(response.status).toBe(200)
    expect(Number(response.headers.get('content-length'))).toBeGreaterThan(0)
    expect(await response.text()).toBe('')
  })
})

describe('the body', () => {
  test('is handed to the operation', async () => {
    const response = await post('{"name":"Ñandú","size":3}')
    expect(response.status).toBe(201)
    expect(await response.json()).toEqual({ name: 'Ñandú', size: 3 })
  })

  test('tells every problem at once, unknown fields included', async () => {
    const found: { message: string }[] = await problems(await post('{"size":"big","colour":"red","inner":{"nam":"x"}}'))
    expect(found.map(({ message, ...rest }) => rest)).toEqual(
      expect.arrayContaining([
        { path: 'body/name', rule: 'required', params: {} },
        { path: 'body/colour', rule: 'unknown_field', params: {} },
        { path: 'body/size', rule: 'wrong_type', params: { expected: ['integer'] } },
        { path: 'body/inner/name', rule: 'required', params: {} },
        { path: 'body/inner/nam', rule: 'unknown_field', params: { suggestion: 'name' } },
      ]),
    )
    expect(found.map(({ message }) => message)).toContain(
      'The field inner.nam is not known to this operation. Did you mean name?',
    )
  })

  test.each([
    ['is not JSON', '{"name":'],
    ['is empty', ''],
    ['repeats a key', '{"name":"a","name":"b"}'],
    ['repeats a key in another spelling', '{"name":"a","n\\u0061me":"b"}'],
    ['holds NUL', '{"name":"a\\u0000"}'],
    ['holds a lone surrogate', '{"name":"\\ud800"}'],
    ['is nested too deeply', `${'['.repeat(50_000)}${']'.repeat(50_000)}`],
    ['begins with a byte order mark', '\ufeff{"name":"a"}'],
    ['is beyond 32 bits', '{"name":"a","size":2147483648}'],
  ])('that %s is refused', async (_, body) => {
    const details = await problems(await post(body))
    expect(details).toHaveLength(1)
    expect(details[0].path).toMatch(/^body/)
  })

  test('that is not UTF-8 is refused', async () => {
    const bytes = Buffer.concat([Buffer.from('{"name":"'), Buffer.from([0xc3, 0x28]), Buffer.from('"}')])
    expect(await problems(await post(new Uint8Array(bytes)))).toHaveLength(1)
  })

  test.each(['text/plain', 'application/json; charset=latin1', 'application/x-www-form-urlencoded'])(
    'sent as %s is 415',
    async (type) => {
      const response = await post('{"name":"a"}', { 'Content-Type': type })
      expect(response.status).toBe(415)
      expect((await response.json()).error.message).toContain('reads application/json')
    },
  )

  test('that is left out is 415 where one is needed', async () => {
    const headers = { 'Content-Type': 'text/plain' }
    expect((await post('', headers)).status).toBe(415)
  })

  test('that is compressed is 415', async () => {
    const response = await post('{"name":"a"}', { 'Content-Encoding': 'gzip' })
    expect(response.status).toBe(415)
  })

  test.each([
    ['announced', () => 'x'.repeat(1024 * 1024 + 1)],
    ['streamed', () => new Blob(['x'.repeat(1024 * 1024 + 1)]).stream()],
  ])('that is too large, %s, is 413', async (_, body) => {
    const response = await post(body())
    expect(response.status).toBe(413)
    expect((await response.json()).error.message).toContain('1048576 bytes')
  })

  test.each([
    ['too large', 'Content-Type: application/json', '413', 'payload_too_large'],
    ['encoded', 'Content-Type: application/json\r\nContent-Encoding: gzip', '415', 'unsupported_media_type'],
  ])(
    'that is %s is told so to a client that reads nothing before it has sent all',
    async (_, headers, status, code) => {
      holdTimers()
      const size = code === 'payload_too_large' ? 12_000_000 : 1_000_000
      const socket = connect(server.port, '127.0.0.1').pause()
      const failures: Error[] = []
      socket.on('error', (error) => failures.push(error))
      const head = `POST /v1/boxes HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${key}\r\n${headers}\r\n`
      socket.write(`${head}Idempotency-Key: ${randomUUID()}\r\nContent-Length: ${size}\r\n\r\n`)
      await new Promise((sent) => socket.write(Buffer.alloc(size, 'x'), sent))
      let received = ''
      socket.on('data', (chunk) => {
        received += chunk
      })
      socket.resume()
      await new Promise((closed) => socket.once('close', closed))
      expect(failures).toEqual([])
      expect(received).toMatch(new RegExp(`^HTTP/1.1 ${status} .*"code":"${code}"`, 's'))
    },
  )

  test('that is announced as too large is refused while the client waits with it', async () => {
    const socket = connect(server.port, '127.0.0.1')
    const head = `POST /v1/boxes HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${key}\r\nContent-Type: application/json\r\n`
    socket.write(`${head}Idempotency-Key: ${randomUUID()}\r\nContent-Length: 9000000\r\n\r\n`)
    let received = ''
    for await (const chunk of socket) received += chunk
    expect(received).toMatch(/^HTTP\/1.1 413 /)
  })
})

describe('hostile requests', () => {
  /** Sends raw bytes and reads until the server closes the connection. */
  const exchange = (text: string) =>
    new Promise<string>((resolve) => {
      const socket = connect(server.port, '127.0.0.1', () => socket.write(text))
      let received = ''
      socket.on('data', (chunk) => {
        received += chunk
      })
      socket.on('error', () => {})
      socket.on('close', () => resolve(received))
    })

  test.each([
    [
      'an address that cannot be read',
      'GET http://[::1/v1/boxes?private HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
    ],
    ['no Host', 'GET /v1/boxes HTTP/1.1\r\nConnection: close\r\n\r\n'],
    ['two Hosts', 'GET /v1/boxes HTTP/1.1\r\nHost: a\r\nhOST: b\r\nConnection: close\r\n\r\n'],
    ['two Hosts in one', 'GET /v1/boxes HTTP/1.1\r\nHost: a, b\r\nConnection: close\r\n\r\n'],
    ['two Hosts without a space', 'GET /v1/boxes HTTP/1.1\r\nHost: a,b\r\nConnection: close\r\n\r\n'],
    ['an empty Host', 'GET /v1/boxes HTTP/1.1\r\nHost: \r\nConnection: close\r\n\r\n'],
    ['an empty Host in HTTP/1.0', 'GET /v1/boxes HTTP/1.0\r\nHost:\r\n\r\n'],
    ['a path in its Host', 'GET /v1/boxes HTTP/1.1\r\nHost: a/b\r\nConnection: close\r\n\r\n'],
  ])('with %s are 400 in the envelope', async (_, text) => {
    const answer = await exchange(text)
    expect(answer).toMatch(/^HTTP\/1.1 400 /)
    expect(answer).toContain('"code":"malformed_request"')
    expect(JSON.stringify(server.logLines)).not.toContain('private')
  })

  test.each(['gzip, chunked', 'chunked, chunked', 'identity, chunked', 'gzip\r\nTransfer-Encoding: chunked'])(
    'with the transfer coding %j are 400, and the connection ends',
    async (coding) => {
      const head = `POST /v1/boxes HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: ${coding}\r\n\r\n`
      const answer = await exchange(`${head}2\r\n{}\r\n0\r\n\r\n`)
      expect(answer).toMatch(/^HTTP\/1.1 400 /)
      expect(answer).toContain('"code":"malformed_request"')
      expect(answer.toLowerCase()).toContain('connection: close')
    },
  )

  test.each([
    ['HTTP/1.0 needs no Host', 'GET /livez HTTP/1.0\r\n\r\n', 200],
    ['a Host may have a port', 'GET /livez HTTP/1.1\r\nHost: a.example:80\r\nConnection: close\r\n\r\n', 200],
    ['a Host may be an address', 'GET /livez HTTP/1.1\r\nHost: [::1]:80\r\nConnection: close\r\n\r\n', 200],
    [
      'chunks may be spelt in capitals',
      'POST /v1/boxes HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: Chunked\r\nConnection: close\r\n\r\n0\r\n\r\n',
      401,
    ],
  ])('are told from plain ones: %s', async (_, text, status) => {
    expect(await exchange(text)).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  })

  test('with a list of forty thousand mistakes get a short answer that says so', async () => {
    const response = await post(JSON.stringify({ name: 'a', labels: Array(40_000).fill(1) }))
    const text = await response.text()
    expect(response.status).toBe(400)
    expect(JSON.parse(text).error.message).toContain('more than 100 problems')
    expect(text.length).toBeLessThan(20_000)
  })

  test('with as many mistakes as an object may have keys get a short answer', async () => {
    const body = Object.fromEntries(Array.from({ length: 1_000 }, (_, index) => [`f${index}`, 1]))
    const response = await post(JSON.stringify(body))
    expect(response.status).toBe(400)
    expect((await response.text()).length).toBeLessThan(50_000)
    const long = await post(JSON.stringify({ name: 'a', ['x'.repeat(900_000)]: 1 }))
    expect((await long.text()).length).toBeLessThan(2_000)
  })
})

describe('the request id', () => {
  test('is the client’s when it is sane, and a new one when not', async () => {
    const sane = await server.get('/v1/boxes', { key, headers: { 'X-Request-Id': 'order-17.a:b' } })
    expect(sane.headers.get('x-request-id')).toBe('order-17.a:b')
    const long = await server.get('/v1/boxes', { key, headers: { 'X-Request-Id': 'x'.repeat(129) } })
    expect(long.headers.get('x-request-id')).toMatch(/^[0-9A-Z]{26}$/)
  })
})

describe('the order of the path', () => {
  test('the key comes before the body, and the body before the operation', async () => {
    const nobody = await fetch(`${server.url}/v1/boxes`, { method: 'POST', body: 'x' })
    expect(nobody.status).toBe(401)
    const reader = await server.key(await server.organization(), { scopes: ['read'] })
    const noScope = await fetch(`${server.url}/v1/boxes`, {
      method: 'POST',
      body: 'x',
      headers: { Authorization: `Bearer ${reader.value}` },
    })
    expect((await noScope.json()).error.code).toBe('api_key_scope')
  })
})
