import { afterEach, describe, expect, test } from 'vitest'
import { buildServedFixtureContract, type FixtureContractHandlers } from '../testing/served-fixture-contract.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

const BYTES = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x00, 0xff, 0xfe])
const BOX = '/v1/boxes/01JZ0000000000000000000000'
const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg"><title>ä</title></svg>'

let server: TestServer
let key: string

afterEach(() => server.close())

/** Reading and creating a box respond with a picture instead of JSON. */
async function serveDrawings(handlers: FixtureContractHandlers): Promise<void> {
  const contract = await buildServedFixtureContract(handlers)
  const content = { 'image/svg+xml': { schema: { type: 'string' } }, 'image/png': { schema: {} } }
  for (const [path, method, status] of [
    ['/v1/boxes/{box}', 'get', '200'],
    ['/v1/boxes', 'post', '201'],
  ] as const) {
    const { responses } = contract.document.paths[path]?.[method] ?? { responses: {} }
    responses[status] = { ...responses['200'], ...responses[status], content } as (typeof responses)[string]
  }
  server = await startTestServer({ contract })
  key = (await server.key(await server.organization(), { scopes: ['read', 'write'] })).value
}

const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer())

describe('an answer that is not JSON', () => {
  test('is its bytes', async () => {
    await serveDrawings({
      getBox: async () => ({ status: 200, body: BYTES, headers: { 'Content-Type': 'image/png' } }),
    })
    const answer = await server.get(BOX, { key })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('image/png')
    expect(answer.headers.get('content-length')).toBe(String(BYTES.length))
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await bytesOf(answer)).toEqual(BYTES)
  })

  test('is its text', async () => {
    const headers = { 'Content-Type': 'image/svg+xml; charset=utf-8' }
    await serveDrawings({ getBox: async () => ({ status: 200, body: DRAWING, headers }) })
    const answer = await server.get(BOX, { key })
    expect(answer.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8')
    expect(await answer.text()).toBe(DRAWING)
  })

  test('is the same when it is asked for again', async () => {
    const headers = { 'Content-Type': 'image/png' }
    await serveDrawings({ createBox: async () => ({ status: 201, body: BYTES, headers }) })
    const ask = () => server.send('POST', '/v1/boxes', { key, idempotencyKey: 'once', body: { name: 'a' } })
    const [first, again] = [await ask(), await ask()]
    expect(again.headers.get('idempotent-replayed')).toBe('true')
    expect(again.headers.get('content-type')).toBe('image/png')
    expect([await bytesOf(first), await bytesOf(again)]).toEqual([BYTES, BYTES])
  })

  test('still is JSON when it is a refusal', async () => {
    await serveDrawings({})
    const answer = await server.get(BOX, { key })
    expect(answer.status).toBe(404)
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect((await answer.json()).error.code).toBe('not_found')
  })

  test('of an undeclared type fails the test that caused it', async () => {
    await serveDrawings({
      getBox: async () => ({ status: 200, body: BYTES, headers: { 'Content-Type': 'image/gif' } }),
    })
    await server.get(BOX, { key })
    await expect(server.close()).rejects.toThrow('answered 200: the content is image/gif, which is not declared')
    server = await startTestServer()
  })
})
