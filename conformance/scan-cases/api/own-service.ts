import { startOwnDatabase } from '../../run/embedded.ts'
import { makeKey, makeOrganization } from '../../world/local-keys.ts'
import { startLocalServer } from '../../world/local-server.ts'
import type { Service } from '../options.ts'

/** A server of this run's own, with a live and a test key. */
export async function startOwnService(cleanUp: AsyncDisposableStack): Promise<Service> {
  const server = await startLocalServer(await startOwnDatabase(cleanUp))
  cleanUp.defer(() => server.stop())
  const organization = await makeOrganization(server)
  const live = await makeKey(server, organization, 'live')
  const test = await makeKey(server, organization, 'test', { mode: 'test' })
  return { baseUrl: server.url, liveKey: live.value, testKey: test.value }
}
