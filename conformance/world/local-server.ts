import type { LicenseSettings } from '../../server/access/license/index.ts'
import { buildLinkSigner } from '../../server/access/links/index.ts'
import { buildSourcePlatforms } from '../../server/areas/sources/index.ts'
import { buildCheckUrl } from '../../server/areas/webhooks/index.ts'
import { buildContractWithHandlers, type ContractWithHandlers } from '../../server/composition/app.ts'
import { startServer } from '../../server/composition/server.ts'
import { readConfig } from '../../server/config/config.ts'
import { connectDatabase, type Database } from '../../server/platform/database/connect.ts'
import { buildCursorCodec } from '../../server/platform/lists/cursor.ts'
import { buildLog } from '../../server/platform/log.ts'
import { buildSecretBox } from '../../server/platform/secret-box.ts'
import type { UntypedHandler, UntypedHandlerFunction } from '../../server/request/exchange.ts'
import { TEST_SECRET_KEY } from '../../server/testing/secret-key.ts'
import { buildTestClock, type TestClock } from '../../server/testing/test-clock.ts'
import { buildHandlerInterceptor, type HandlerInterceptor } from './interference.ts'
import { startFakeEventbrite } from './local-platform.ts'

/** Breaks the service on purpose, to show that the suite notices. */
export type InjectedFault = {
  contract?: (contract: ContractWithHandlers) => ContractWithHandlers
  handler?: (handle: UntypedHandlerFunction, id: string) => UntypedHandlerFunction
  sql?: string
}

export type LocalServer = {
  url: string
  port: number
  database: Database
  clock: TestClock
  interference: HandlerInterceptor
  /** The settings that the server uses at this moment. */
  license: LicenseSettings
  stop(): Promise<void>
}

/** Every name resolves to a public address; nothing is sent there. */
const PUBLIC = async () => ['1.1.1.1']

const ENVIRONMENT = {
  ROLE: 'api',
  PORT: '0',
  SHUTDOWN_GRACE_SECONDS: '2',
  TRUSTED_PROXY_HOPS: '1',
  POSTERN_SECRET_KEY: TEST_SECRET_KEY,
  // The cases open more pages than people do.
  CONSOLE_PAGES_PER_MINUTE: '1000000',
}

export async function startLocalServer(databaseUrl: string, sabotage: InjectedFault = {}): Promise<LocalServer> {
  await using cleanUp = new AsyncDisposableStack()
  const platform = await startFakeEventbrite()
  cleanUp.defer(() => platform.close())
  const database = connectDatabase({ url: databaseUrl, poolSize: 8, applicationName: 'postern conformance' })
  cleanUp.defer(() => database.destroy())
  if (sabotage.sql) await database.raw(sabotage.sql)
  const { cursor_secret } = await database('instance').first('cursor_secret')
  const interference = buildHandlerInterceptor()
  const config = readConfig(ENVIRONMENT)
  const { license } = config
  const clock = buildTestClock()
  const log = buildLog('silent')
  const links = buildLinkSigner(cursor_secret)
  const published = buildContractWithHandlers({
    database,
    cursors: buildCursorCodec(cursor_secret),
    license,
    secretBox: buildSecretBox(config.secretKeys ?? []),
    platforms: buildSourcePlatforms({ eventbriteUrl: platform.url }),
    checkUrl: buildCheckUrl(PUBLIC, false),
    links,
    jobs: { database, clock, log, links },
    minScannerVersion: config.minScannerVersion,
  })
  const { contract: sabotageContract = (served) => served, handler: sabotageHandler = (handler) => handler } = sabotage
  const contract = sabotageContract({
    ...published,
    handlers: mapHandlers(published.handlers, (handler, id) => interference.wrap(sabotageHandler(handler, id))),
  })
  const server = await startServer({ config, databaseUrl, log, clock, contract })
  cleanUp.defer(() => server.stop())
  const running = cleanUp.move()
  const stop = () => running.disposeAsync()
  const { port } = server
  return { url: `http://127.0.0.1:${port}`, port, database, clock, interference, license, stop }
}

function mapHandlers(
  handlers: ContractWithHandlers['handlers'],
  change: (handle: UntypedHandlerFunction, id: string) => UntypedHandlerFunction,
): ContractWithHandlers['handlers'] {
  const handleOf = (handler: UntypedHandler) => (typeof handler === 'function' ? handler : handler.handle)
  return Object.fromEntries(Object.entries(handlers).map(([id, handler]) => [id, change(handleOf(handler), id)]))
}
