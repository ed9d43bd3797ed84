import { prepareDatabase } from '../../server/composition/prepare-database.ts'
import { systemClock } from '../../server/platform/clock.ts'
import { buildLog } from '../../server/platform/log.ts'
import { makeTestApiKey } from '../../server/testing/make-key.ts'
import { startProductionServer } from '../../server/testing/production-server.ts'
import { startMigratedDatabase } from '../../server/testing/temporary-postgres.ts'

/** Keys of the sandbox with every scope and a rate limit that all judges together do not reach. */
export type SandboxServer = { url: string; key: string; liveKey: string; organization: string }

/** A server on its own database, in temporary folders, with the sandbox that the document's examples use. */
export async function startSandboxServer(cleanUp: AsyncDisposableStack, folder: string): Promise<SandboxServer> {
  const databaseUrl = await startMigratedDatabase(cleanUp)
  await prepareDatabase(databaseUrl, systemClock, buildLog('silent'))
  const environment = { ROLE: 'api', DATA_DIR: folder, SHUTDOWN_GRACE_SECONDS: '2' }
  const server = await startProductionServer(databaseUrl, environment)
  cleanUp.defer(() => server.stop())
  const { id, slug } = await server.database('organizations').where({ slug: 'sandbox' }).first('id', 'slug')
  const maker = { database: server.database, clock: systemClock }
  const { value: key } = await makeTestApiKey(maker, id, 'Judges', { mode: 'test' })
  const { value: liveKey } = await makeTestApiKey(maker, id, 'Judges, live')
  return { url: `http://127.0.0.1:${server.port}`, key, liveKey, organization: slug }
}
