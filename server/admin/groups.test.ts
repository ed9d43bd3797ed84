import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { runAdminCommand, runAdminCommandForJson } from '../testing/admin/run-admin.ts'
import { buildTestApiCall } from '../testing/fixtures.ts'
import { cloneDatabase, type TestDatabase } from '../testing/test-database.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let clone: TestDatabase
let server: TestServer
let environment: Record<string, string>

const OWNER = ['--as', 'ow@harbour.example']
const read = (...args: string[]) => runAdminCommandForJson(environment, ...args)

beforeAll(async () => {
  clone = await cloneDatabase(inject('postgresUrl'))
  environment = { DATABASE_URL: clone.url }
  server = await startTestServer({ databaseUrl: clone.url })
  // The commands use the database's clock, so the server must too.
  server.clock.set(new Date())
  await read('org', 'create', '--slug', 'harbour', '--name', 'Harbour Hall', '--plan', 'scale')
  await read('member', 'add', 'harbour', '--email', 'ow@harbour.example', '--name', 'Ow', '--role', 'owner')
  await read('group', 'create', 'harbour', '--code', 'north', '--name', 'North')
  const scopes = ['--scopes', 'read,write,admin']
  const { key } = await read('key', 'create', 'harbour', '--name', 'K', '--mode', 'test', ...scopes)
  const call = buildTestApiCall(server, key.value)
  await call('POST', '/v1/groups', { code: 'club', name: 'Club' })
  await call('POST', '/v1/events', { code: 'lights', name: 'Lights', timezone: 'Europe/Madrid' })
})

afterAll(async () => {
  await server.close()
  await clone.drop()
})

describe.each([
  ['a member', OWNER],
  ['the operator', []],
])('to %s a test group', (_, as) => {
  test('is not listed', async () => {
    const { groups } = await read('group', 'list', 'harbour', ...as)
    expect(groups).toMatchObject([{ code: 'north', livemode: true }])
  })

  test.each([
    ['group', 'create', 'harbour', '--code', 'new', '--name', 'New', '--parent', 'club'],
    ['key', 'create', 'harbour', '--name', 'K', '--mode', 'test', '--scopes', 'read', '--group', 'club'],
    ['member', 'add', 'harbour', '--email', 'x@harbour.example', '--name', 'X', '--role', 'scanner', '--group', 'club'],
    ['device', 'code', 'harbour', 'lights', '--group', 'club'],
    ['webhook', 'create', 'harbour', '--url', 'https://postern-listen.invalid', '--paused', 'true', '--group', 'club'],
  ])('is not there for %s %s', async (...args) => {
    const { code, stderr } = await runAdminCommand(environment, ...args, ...as)
    expect([code, stderr]).toEqual([1, expect.stringContaining('There is no group club.')])
  })
})

test('a code that a test group has is free for a member', async () => {
  const { group } = await read('group', 'create', 'harbour', '--code', 'club', '--name', 'Club', ...OWNER)
  expect(group).toMatchObject({ code: 'club', livemode: true })
})
