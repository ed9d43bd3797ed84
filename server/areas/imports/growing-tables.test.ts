import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectDatabase, type Database } from '../../platform/database/connect.ts'
import { buildTestApiCall, buildTestFixtures, makeTestEvent } from '../../testing/fixtures.ts'
import { importCsv } from '../../testing/imports/import-csv.ts'
import { runDueImports } from '../../testing/imports/import-worker.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let worker: Database

beforeAll(async () => {
  server = await startTestServer()
  worker = connectDatabase({ url: server.databaseUrl, poolSize: 1, applicationName: 'test' })
})

afterAll(async () => {
  await worker.destroy()
  await server.close()
})

const people = (mark: string, count: number) =>
  `first,last,type\n${Array.from({ length: count }, (_, n) => `Ada,${mark} ${n},visitor\n`).join('')}`

const rowsReadOf = async (table: string): Promise<number> =>
  Number((await server.database('pg_stat_user_tables').where({ relname: table }).first('seq_tup_read')).seq_tup_read)

test('a connection that knows the tables nearly empty does not read them whole for each person of a large file', async () => {
  const { organizationId } = await buildTestFixtures(server)
  const { value: key } = await server.key(organizationId, { scopes: ['read', 'write', 'admin'] })
  await makeTestEvent(buildTestApiCall(server, key))
  await server.database.raw('vacuum analyze contacts, registrations')
  await importCsv(server, key, 'fest', people('early', 501))
  await runDueImports({ ...server, database: worker }, { chunk: 5 })
  await importCsv(server, key, 'fest', people('late', 1_500))
  await runDueImports({ ...server, database: worker })
  // PostgreSQL reports the statistics of a connection when it ends.
  await worker.destroy()
  expect(await server.database('registrations').count()).toEqual([{ count: 2001 }])
  expect(await rowsReadOf('registrations')).toBeLessThan(500_000)
})
