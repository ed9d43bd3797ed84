import { startOwnDatabase } from '../../run/embedded.ts'
import { makeKey, makeOrganization } from '../../world/local-keys.ts'
import { startLocalServer } from '../../world/local-server.ts'
import type { Service } from '../options.ts'

/** A server of this run's own, with a live and a test key, gone when it is disposed of. */
export async function startOwnService(): Promise<AsyncDisposable & Service> {
  const database = await startOwnDatabase()
  try {
    const server = await startLocalServer(database.url)
    const organization = await makeOrganization(server)
    const live = await makeKey(server, organization, 'live')
    const test = await makeKey(server, organization, 'test', { mode: 'test' })
    return {
      baseUrl: server.url,
      liveKey: live.value,
      testKey: test.value,
      [Symbol.asyncDispose]: async () => {
        await server.stop()
        await database[Symbol.asyncDispose]()
      },
    }
  } catch (error) {
    await database[Symbol.asyncDispose]()
    throw error
  }
}
