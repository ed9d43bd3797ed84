import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, request as send } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isRefusal, type Refusal } from '../../platform/contract/refusal.ts'
import { readBody } from './read-body.ts'

const MAX_BYTES = 1000
const EVENTS = ['data', 'end', 'error', 'close']

type Outcome = {
  result: Buffer | Refusal
  request: IncomingMessage
  listenersBefore: number[]
  listenersAfter: number[]
}

const tooLarge = {
  kind: 'refusal',
  code: 'payload_too_large',
  message: 'The body is larger than the limit of 1000 bytes.',
}
const aborted = {
  kind: 'refusal',
  code: 'malformed_request',
  message: 'The client closed the connection before the whole body arrived.',
}

let server: Server
let sockets: Socket[]
let arrived: Promise<IncomingMessage>
let outcome: Promise<Outcome>
let beforeReading: (request: IncomingMessage) => Promise<void>
let rejections: unknown[]

const noteRejection = (reason: unknown) => rejections.push(reason)
const listeners = (request: IncomingMessage) => EVENTS.map((event) => request.listenerCount(event))

beforeEach(async () => {
  rejections = []
  sockets = []
  beforeReading = async () => {}
  process.on('unhandledRejection', noteRejection)
  const request = Promise.withResolvers<IncomingMessage>()
  const done = Promise.withResolvers<Outcome>()
  arrived = request.promise
  outcome = done.promise
  server = createServer(async (incoming, response) => {
    request.resolve(incoming)
    await beforeReading(incoming)
    const listenersBefore = listeners(incoming)
    const result = await readBody(incoming, MAX_BYTES)
    done.resolve({ result, request: incoming, listenersBefore, listenersAfter: listeners(incoming) })
    if (isRefusal(result)) response.setHeader('connection', 'close')
    response.end(isRefusal(result) ? result.code : result)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
})

afterEach(async () => {
  for (const socket of sockets) socket.destroy()
  server.closeAllConnections()
  await new Promise((closed) => server.close(closed))
  process.off('unhandledRejection', noteRejection)
  expect(rejections).toEqual([])
})

const port = () => (server.address() as AddressInfo).port

async function raw(...lines: string[]): Promise<Socket> {
  const socket = connect(port(), '127.0.0.1')
  sockets.push(socket)
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.write(`POST / HTTP/1.1\r\nHost: test\r\n${lines.map((line) => `${line}\r\n`).join('')}\r\n`)
  return socket
}

const chunk = (size: number) => `${size.toString(16)}\r\n${'x'.repeat(size)}\r\n`

describe('a body within the limit', () => {
  it.each([0, 1, MAX_BYTES])('of %i bytes with a Content-Length is read', async (size) => {
    const response = await fetch(`http://127.0.0.1:${port()}`, { method: 'POST', body: 'y'.repeat(size) })
    expect(await response.text()).toBe('y'.repeat(size))
  })

  it('in many chunks keeps its bytes in order', async () => {
    const bytes = Buffer.from(Array.from({ length: MAX_BYTES }, (_, index) => (index * 7) % 256))
    const client = send({ port: port(), host: '127.0.0.1', method: 'POST' })
    client.setNoDelay(true)
    for (let at = 0; at < bytes.length; at += 13) client.write(bytes.subarray(at, at + 13))
    client.end()
    const { result } = await outcome
    expect(result).toEqual(bytes)
  })

  it('of one-byte chunks never holds more than the limit', async () => {
    const socket = await raw('Transfer-Encoding: chunked')
    socket.write(`${chunk(1).repeat(MAX_BYTES)}0\r\n\r\n`)
    const { result } = await outcome
    if (isRefusal(result)) expect.fail(result.message)
    expect(result.toString()).toBe('x'.repeat(MAX_BYTES))
    expect(result.buffer.byteLength).toBeLessThanOrEqual(MAX_BYTES)
  })

  it('is empty for a request without a body', async () => {
    const response = await fetch(`http://127.0.0.1:${port()}`)
    expect(await response.text()).toBe('')
  })

  it.each(['identity', 'Identity', ''])('may name the Content-Encoding %j', async (encoding) => {
    const socket = await raw(`Content-Encoding: ${encoding}`, 'Content-Length: 2')
    socket.write('ok')
    expect((await outcome).result).toEqual(Buffer.from('ok'))
  })
})

describe('a body over the limit', () => {
  it('is refused by its Content-Length before any of it is sent', async () => {
    await raw(`Content-Length: ${MAX_BYTES + 1}`)
    const { result, request } = await outcome
    expect(result).toEqual(tooLarge)
    expect(request.readableFlowing).toBeNull()
  })

  it('is refused while it streams, without waiting for its end', async () => {
    const socket = await raw('Transfer-Encoding: chunked')
    socket.write(chunk(MAX_BYTES))
    socket.write(chunk(1))
    const { result, request } = await outcome
    expect(result).toEqual(tooLarge)
    expect([request.isPaused(), request.complete]).toEqual([true, false])
  })

  it('is answered and the connection closed', async () => {
    const socket = await raw('Transfer-Encoding: chunked')
    socket.write(chunk(MAX_BYTES + 1))
    let reply = ''
    for await (const data of socket) reply += data
    expect(reply).toContain('\r\n\r\npayload_too_large')
  })
})

describe('an encoded body', () => {
  it.each(['gzip', 'br', 'identity, gzip', 'unknown'])('with the Content-Encoding %j is refused', async (encoding) => {
    await raw(`Content-Encoding: ${encoding}`, 'Content-Length: 2')
    const message = 'The body must be sent without a Content-Encoding other than identity.'
    expect((await outcome).result).toMatchObject({ code: 'unsupported_media_type', message })
  })

  it('that is also too large is refused as too large', async () => {
    await raw('Content-Encoding: gzip', `Content-Length: ${MAX_BYTES + 1}`)
    expect((await outcome).result).toMatchObject({ code: 'payload_too_large' })
  })
})

describe('a client that goes away', () => {
  it.each([
    ['before any byte of the body', 'Content-Length: 10', ''],
    ['in the middle of the body', 'Content-Length: 10', 'half'],
    ['between two chunks', 'Transfer-Encoding: chunked', chunk(5)],
  ])('%s is reported as an abort', async (_when, header, part) => {
    const socket = await raw(header)
    socket.write(part)
    const request = await arrived
    if (part !== '') await once(request, 'data')
    socket.destroy()
    expect((await outcome).result).toEqual(aborted)
  })

  it('with a reset is reported as an abort', async () => {
    const socket = await raw('Content-Length: 10')
    await arrived
    socket.resetAndDestroy()
    expect((await outcome).result).toEqual(aborted)
  })

  it('by ending its half of the connection early is reported as an abort', async () => {
    const socket = await raw('Content-Length: 10')
    await arrived
    socket.end('half')
    expect((await outcome).result).toEqual(aborted)
  })

  it('before reading starts is reported as an abort', async () => {
    beforeReading = (request) => new Promise((closed) => request.once('close', closed))
    const socket = await raw('Content-Length: 10')
    await arrived
    socket.destroy()
    expect((await outcome).result).toEqual(aborted)
  })

  it('because the server dropped the request is reported as an abort', async () => {
    await raw('Content-Length: 10')
    const request = await arrived
    setImmediate(() => request.destroy())
    expect((await outcome).result).toEqual(aborted)
  })

  it('with broken chunks is reported as an abort', async () => {
    const socket = await raw('Transfer-Encoding: chunked')
    socket.write('zz\r\n')
    expect((await outcome).result).toEqual(aborted)
  })
})

describe('the request is left as it was found', () => {
  it.each([
    ['a whole body', '2\r\nok\r\n0\r\n\r\n'],
    ['a body over the limit', chunk(MAX_BYTES + 1)],
    ['broken chunks', 'zz\r\n'],
  ])('without listeners of ours after %s', async (_name, body) => {
    const socket = await raw('Transfer-Encoding: chunked')
    socket.write(body)
    const { listenersBefore, listenersAfter } = await outcome
    expect(listenersAfter).toEqual(listenersBefore)
  })

  it('and a second reading is a mistake that is reported', async () => {
    const socket = await raw('Content-Length: 2')
    socket.write('ok')
    const { request } = await outcome
    await expect(readBody(request, MAX_BYTES)).rejects.toThrow('The request body was read already.')
  })
})
