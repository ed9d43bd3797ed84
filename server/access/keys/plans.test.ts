import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { identifyAndCountKeysSkipLockedSql, identifyKeysAfterWaitSql } from './queries.ts'

const KEYS = 1_000

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
  const organization = await server.organization()
  await server.database.raw(
    `insert into api_keys (organization_id, id, digest, last_four, name, mode, scopes, created_at)
     select ?, lpad(n::text, 26, '0'), sha256(n::text::bytea), '0000', 'One of many', 'live', '{read}', now()
     from generate_series(1, ?) n`,
    [organization, KEYS],
  )
  await server.database.raw(
    `insert into api_key_digests (digest, organization_id, api_key_id)
     select digest, organization_id, id from api_keys where last_four = '0000'`,
  )
  await server.database.raw('analyze')
})

afterAll(() => server.close())

test.each([identifyAndCountKeysSkipLockedSql, identifyKeysAfterWaitSql])(
  '$name finds a key among many without reading them all',
  async ({ text }) => {
    const { rows } = await server.database.raw(`explain (generic_plan) ${text.replaceAll('?', '\\?')}`)
    const plan = rows.map((row: Record<string, string>) => row['QUERY PLAN']).join('\n')
    expect(plan).toContain('Index Scan using api_key_digests_pkey')
    expect(plan).not.toContain('Seq Scan on api_key_digests')
  },
)
