import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { newId } from '../platform/ids.ts'
import { buildSecretBox } from '../platform/secret-box.ts'
import { runAdminCommand, runAdminCommandForJson } from '../testing/admin/run-admin.ts'
import { TEST_SECRET_KEY } from '../testing/secret-key.ts'
import { cloneDatabase, type TestDatabase } from '../testing/test-database.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

const NEW_KEY = randomBytes(32)

let clone: TestDatabase
let server: TestServer

const sealWith = (...keys: string[]) => ({ DATABASE_URL: clone.url, POSTERN_SECRET_KEY: keys.join(',') })

beforeAll(async () => {
  clone = await cloneDatabase(inject('postgresUrl'))
  server = await startTestServer({ databaseUrl: clone.url })
  server.clock.set(new Date())
})

afterAll(async () => {
  await server.close()
  await clone.drop()
})

async function connect(token: string): Promise<string> {
  const now = new Date()
  const id = newId(now)
  const sealed = buildSecretBox([Buffer.from(TEST_SECRET_KEY, 'base64')]).seal(token, id)
  await server.database('source_connections').insert({
    organization_id: await server.organization(),
    id,
    platform: 'eventbrite',
    name: 'Box office',
    livemode: true,
    token: sealed,
    token_last_four: token.slice(-4),
    status: 'connected',
    checked_at: now,
    created_at: now,
  })
  return id
}

describe('secrets that are kept sealed', () => {
  test('are sealed anew with the first key, so that the old one can leave the list', async () => {
    await runAdminCommandForJson(
      sealWith(TEST_SECRET_KEY),
      'org',
      'create',
      '--slug',
      'harbour',
      '--name',
      'Harbour Hall',
    )
    const url = 'https://1.1.1.1/hook'
    const made = (await runAdminCommandForJson(sealWith(TEST_SECRET_KEY), 'webhook', 'create', 'harbour', '--url', url))
      .webhook
    const rotate = ['webhook', 'rotate-secret', 'harbour', made.id]
    const rotated = (await runAdminCommandForJson(sealWith(TEST_SECRET_KEY), ...rotate)).webhook
    const connection = await connect('a-token-of-the-platform')
    const endpoint = () => server.database('webhook_endpoints').where({ id: made.id }).first()
    const source = () => server.database('source_connections').where({ id: connection }).first()
    const before = await endpoint()
    const both = sealWith(NEW_KEY.toString('base64'), TEST_SECRET_KEY)
    const counts = {
      webhooks: (await server.database('webhook_endpoints')).length,
      source_connections: 1,
    }
    expect(await runAdminCommandForJson(both, 'secret', 'seal')).toEqual(counts)
    const box = buildSecretBox([NEW_KEY])
    const row = await endpoint()
    expect([box.open(row.secret, made.id), box.open(row.former_secret, made.id)]).toEqual([rotated.secret, made.secret])
    expect({ ...row, secret: null, former_secret: null }).toEqual({ ...before, secret: null, former_secret: null })
    expect(box.open((await source()).token, connection)).toBe('a-token-of-the-platform')
    const refused = await runAdminCommand(sealWith(TEST_SECRET_KEY), 'secret', 'seal')
    expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining(made.id)])
    expect(refused.stderr).toContain(connection)
    expect(await endpoint()).toEqual(row)
  })
})
