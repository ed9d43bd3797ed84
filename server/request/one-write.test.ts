import { Socket } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let key: string

beforeAll(async () => {
  server = await startTestServer()
  key = (await server.key(await server.organization(), { scopes: ['read', 'admin'] })).value
})

afterAll(() => server.close())

/** Counts the server's socket writes to clients while `work` runs. */
async function writesDuring(work: () => Promise<unknown>): Promise<number> {
  let writes = 0
  const isServed = (socket: Socket) => socket.localPort === server.port
  const prototype = Socket.prototype as unknown as Record<'_write' | '_writev', (...args: unknown[]) => unknown>
  const spies = (['_write', '_writev'] as const).map((name) => {
    const original = prototype[name]
    return vi.spyOn(prototype, name).mockImplementation(function (this: unknown, ...args) {
      if (isServed(this as Socket)) writes += 1
      return original.apply(this, args)
    })
  })
  await work()
  for (const spy of spies) spy.mockRestore()
  return writes
}

test('head and body of an answer leave in one write', async () => {
  const get = (path: string) => async () => (await server.get(path, { key })).arrayBuffer()
  const post = async () => (await server.send('POST', '/v1/groups', { key, body: { code: 'a', name: 'Ñ' } })).text()
  expect(await writesDuring(get('/v1/me'))).toBe(1)
  expect(await writesDuring(get('/v1/nothing'))).toBe(1)
  expect(await writesDuring(post)).toBe(1)
  expect(await writesDuring(get('/llms.txt'))).toBe(1)
})
