import { once } from 'node:events'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { connectMcpClient } from '../testing/mcp/connect.ts'
import { type SpawnedServer, spawnServer } from '../testing/spawned-server.ts'
import { cloneDatabase, type TestDatabase } from '../testing/test-database.ts'

let clone: TestDatabase
let server: SpawnedServer

beforeAll(async () => {
  clone = await cloneDatabase(inject('postgresUrl'))
  const preload = [join(import.meta.dirname, '../testing/loaded-modules.ts')]
  server = await spawnServer({ DATABASE_URL: clone.url, ROLE: 'api' }, { preload })
})

afterAll(async () => {
  server.process.kill('SIGTERM')
  await server.exited
  await clone.drop()
})

async function listLoaded(): Promise<string[]> {
  const told = once(server.process, 'message')
  server.process.send('which')
  const [loaded] = await told
  return loaded
}

test('a server that says it is ready has loaded what the first message of a language model needs', async () => {
  await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status).toBe(200)
  const before = await listLoaded()
  const { client, close } = await connectMcpClient(`${server.url}/mcp`)
  expect((await client.listTools()).tools.length).toBeGreaterThan(0)
  await close()
  expect((await listLoaded()).slice(before.length)).toEqual([])
})

test('and what the first workbook of rejected rows needs', async () => {
  expect((await listLoaded()).some((url) => url.endsWith('/platform/workbook/write.ts'))).toBe(true)
})
