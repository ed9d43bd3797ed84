import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { connectDatabase, type Database } from '../platform/database/connect.ts'
import { runAdminCommand, runAdminCommandForJson } from '../testing/admin/run-admin.ts'
import { cloneDatabase, type TestDatabase } from '../testing/test-database.ts'

let clone: TestDatabase
let database: Database
let environment: Record<string, string>

beforeAll(async () => {
  clone = await cloneDatabase(inject('postgresUrl'))
  environment = { DATABASE_URL: clone.url }
  database = connectDatabase({ url: clone.url, poolSize: 1, applicationName: 'test' })
  await runAdminCommandForJson(environment, 'org', 'create', '--slug', 'harbour', '--name', 'Harbour')
})

afterAll(async () => {
  await database.destroy()
  await clone.drop()
})

const KEY = ['--mode', 'test', '--scopes', 'read']
const FORBIDDEN = 'two\nlines \u001b[31m'
const INVISIBLE = '\u200b\u3164 \u2800'
const takers: [string, (name: string) => string[]][] = [
  ['org create --name', (name) => ['org', 'create', '--slug', 'x', '--name', name]],
  [
    'org create --owner-name',
    (name) => ['org', 'create', '--slug', 'x', '--name', 'X', '--owner-email', 'a@x.example', '--owner-name', name],
  ],
  [
    'member add --name',
    (name) => ['member', 'add', 'harbour', '--email', 'a@x.example', '--role', 'owner', '--name', name],
  ],
  ['group create --name', (name) => ['group', 'create', 'harbour', '--code', 'x', '--name', name]],
  ['key create --name', (name) => ['key', 'create', 'harbour', ...KEY, '--name', name]],
]

async function countStored(): Promise<number> {
  const tables = ['organizations', 'members', 'groups', 'api_keys', 'audit_log']
  const counts = await Promise.all(tables.map((table) => database(table).count('* as n').first()))
  return counts.reduce((sum, count) => sum + Number(count?.n), 0)
}

const cases = takers.flatMap(([option, line]) => [FORBIDDEN, INVISIBLE].map((name) => [option, name, line] as const))

test.each(cases)('%s takes no name that the contract forbids: %j', async (_, name, line) => {
  const before = await countStored()
  const { code, stderr } = await runAdminCommand(environment, ...line(name))
  expect(code).toBe(2)
  expect(stderr).toBe('A name has 1 to 200 characters on one line, without control characters, and can be read.\n')
  expect(await countStored()).toBe(before)
})
