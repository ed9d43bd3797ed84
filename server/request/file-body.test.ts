import { createHash, randomBytes } from 'node:crypto'
import { request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { UploadedFile } from '../platform/uploads/index.ts'
import type { Work } from '../platform/work/work.ts'
import { buildServedFixtureContract } from '../testing/served-fixture-contract.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import type { UntypedHandler } from './exchange.ts'

const MOST = 5 * 1024 * 1024
const MEGABYTE = 1024 * 1024

type Sent = { file: UploadedFile | null; body: { name: string } | null; work: Work }

let server: TestServer
let key: string
let keeps = false
let taken: { size: number; uploadId: string | null; read: string }[] = []

/** Boxes can also be created from a file. */
beforeAll(async () => {
  const contract = await buildServedFixtureContract()
  const create = contract.operations.createBox as (typeof contract.operations)[string]
  const operations = {
    ...contract.operations,
    createBox: { ...create, fileBody: { types: ['text/csv'], maxBytes: MOST } },
  }
  const createBox = (async ({ file, body, work }: Sent) => {
    await work.transaction.flush()
    if (!file) return { status: 201, body: { name: body?.name } }
    const digest = createHash('sha256')
    for await (const chunk of file.chunks()) digest.update(chunk)
    if (keeps) file.keep()
    const { size, uploadId } = file
    taken.push({ size, uploadId, read: digest.digest('hex') })
    return { status: 201, body: { name: `${size} bytes` } }
  }) as unknown as UntypedHandler
  server = await startTestServer({
    contract: { ...contract, operations, handlers: { ...contract.handlers, createBox } },
  })
  key = (await server.key(await server.organization(), { scopes: ['read', 'write'], requestsPerMinute: 1000 })).value
})

afterAll(() => server.close())

beforeEach(() => {
  keeps = false
  taken = []
})

const digestOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const uploads = async () => (await server.database('uploads').select('id')).length

const headersOf = (more: Record<string, string> = {}) => ({
  Authorization: `Bearer ${key}`,
  'Idempotency-Key': randomBytes(8).toString('hex'),
  'Content-Type': 'text/csv',
  ...more,
})

const send = (body: Buffer, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/v1/boxes`, { method: 'POST', headers: headersOf(headers), body: new Uint8Array(body) })

/** All but the end of a file. */
function sendHalf(): Socket {
  const head = Object.entries(headersOf({ 'Content-Length': String(4 * MEGABYTE), Host: 'a' }))
  const text = `POST /v1/boxes HTTP/1.1\r\n${head.map(([name, value]) => `${name}: ${value}`).join('\r\n')}\r\n\r\n`
  const socket = connect(server.port, '127.0.0.1', () => {
    socket.write(text)
    socket.write(Buffer.alloc(3 * MEGABYTE))
  })
  return socket.on('error', () => {})
}

const codeOf = async (answer: Response) => ((await answer.json()) as { error: { code: string } }).error.code

describe('a file in place of a JSON body', () => {
  test.each([
    ['of nothing', 0],
    ['of a few bytes, from memory', 12],
    ['of just what stays in memory', MEGABYTE],
    ['that is spooled', MEGABYTE + 1],
    ['of the largest size', MOST],
  ])('%s reaches the handler byte for byte', async (_, size) => {
    const bytes = randomBytes(size)
    const answer = await send(bytes)
    expect(answer.status).toBe(201)
    const [file] = taken
    expect(file).toMatchObject({ size, read: digestOf(bytes) })
    expect(file?.uploadId === null).toBe(size <= MEGABYTE)
    expect(await uploads()).toBe(0)
  })

  test('stays where somebody has taken it over', async () => {
    keeps = true
    expect((await send(randomBytes(2 * MEGABYTE))).status).toBe(201)
    expect(await uploads()).toBe(1)
    await server.database('uploads').delete()
  })

  test.each(['text/csv; charset=windows-1252; header=present', 'TEXT/CSV;charset="UTF-16"'])(
    'is taken as %s too',
    async (type) => {
      expect((await send(Buffer.from('a'), { 'Content-Type': type })).status).toBe(201)
    },
  )

  test('leaves JSON as it was, with its own limit', async () => {
    expect((await server.send('POST', '/v1/boxes', { key, body: { name: 'a' } })).status).toBe(201)
    const large = await server.send('POST', '/v1/boxes', { key, body: { name: 'a'.repeat(MEGABYTE) } })
    expect([large.status, await codeOf(large)]).toEqual([413, 'payload_too_large'])
  })

  test('is done once for its idempotency key, and another file is a conflict', async () => {
    const bytes = randomBytes(2 * MEGABYTE)
    const sent = { 'Idempotency-Key': 'import-17' }
    const [first, again] = [await send(bytes, sent), await send(bytes, sent)]
    expect([first.status, again.status, again.headers.get('idempotent-replayed')]).toEqual([201, 201, 'true'])
    expect(taken).toHaveLength(1)
    bytes[MEGABYTE] = (bytes[MEGABYTE] ?? 0) ^ 1
    const other = await send(bytes, sent)
    expect([other.status, await codeOf(other)]).toEqual([409, 'idempotency_conflict'])
    expect(await uploads()).toBe(0)
  })
})

describe('a file is refused', () => {
  test('of another type', async () => {
    const answer = await send(Buffer.from('a'), { 'Content-Type': 'text/plain' })
    expect(answer.status).toBe(415)
    const { error } = (await answer.json()) as { error: { message: string } }
    expect(error.message).toBe('This operation reads application/json or text/csv; the request sent text/plain.')
  })

  test('that is compressed', async () => {
    const answer = await send(Buffer.from('a'), { 'Content-Encoding': 'gzip' })
    expect([answer.status, await codeOf(answer)]).toEqual([415, 'unsupported_media_type'])
  })

  test('whose length is said to be too large', async () => {
    const answer = await send(Buffer.alloc(MOST + 1))
    expect([answer.status, await codeOf(answer)]).toEqual([413, 'payload_too_large'])
    expect(await uploads()).toBe(0)
  })

  test('that turns out to be too large, and nothing is left of it', async () => {
    const answer = await new Promise<{ status: number; text: string }>((resolve, reject) => {
      const sending = request(`${server.url}/v1/boxes`, { method: 'POST', headers: headersOf() }, (response) => {
        let text = ''
        response.on('data', (chunk) => {
          text += chunk
        })
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
      })
      sending.on('error', reject)
      for (let n = 0; n < 6; n += 1) sending.write(Buffer.alloc(MEGABYTE))
      sending.end()
    })
    expect(answer).toMatchObject({ status: 413, text: expect.stringContaining('5242880') })
    expect(taken).toEqual([])
    expect(await uploads()).toBe(0)
  })

  test('that is cut off, and nothing is left of it', async () => {
    const socket = sendHalf()
    await expect.poll(uploads).toBe(1)
    socket.destroy()
    await expect.poll(uploads).toBe(0)
    expect(taken).toEqual([])
  })
})

test('of one organization few files arrive at a time; the next is told so at once, and those of others are read', async () => {
  const arriving = Array.from({ length: 4 }, sendHalf)
  await expect.poll(uploads).toBe(4)
  const next = await send(randomBytes(2 * MEGABYTE))
  expect([next.status, next.headers.get('retry-after')]).toEqual([429, '10'])
  const { error } = (await next.json()) as { error: { code: string; message: string } }
  expect(error).toMatchObject({
    code: 'rate_limited',
    message: expect.stringContaining('sending 4 files at this moment'),
  })
  const other = await server.key(await server.organization(), { scopes: ['read', 'write'] })
  const another = await send(randomBytes(MEGABYTE + 1), { Authorization: `Bearer ${other.value}` })
  expect(another.status).toBe(201)
  expect([taken.map(({ size }) => size), await uploads()]).toEqual([[MEGABYTE + 1], 4])
  for (const socket of arriving) socket.destroy()
  await expect.poll(uploads).toBe(0)
  expect((await send(randomBytes(2 * MEGABYTE))).status).toBe(201)
})
