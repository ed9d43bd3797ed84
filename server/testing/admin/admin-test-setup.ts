import { afterAll, beforeAll, inject } from 'vitest'
import { cloneDatabase, type TestDatabase } from '../test-database.ts'
import { startTestServer, type TestServer } from '../test-server.ts'
import { runAdminCommand, runAdminCommandForJson } from './run-admin.ts'

/** A database with a server, and admin commands that use it, for all tests of a file. */
export function setUpAdminTests() {
  let clone: TestDatabase
  let server: TestServer
  const environment = () => ({ DATABASE_URL: clone.url })
  beforeAll(async () => {
    clone = await cloneDatabase(inject('postgresUrl'))
    server = await startTestServer({ databaseUrl: clone.url })
  })
  afterAll(async () => {
    await server.close()
    await clone.drop()
  })
  return {
    server: () => server,
    read: (...args: string[]) => runAdminCommandForJson(environment(), ...args),
    run: (...args: string[]) => runAdminCommand(environment(), ...args),
  }
}
