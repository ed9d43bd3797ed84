import { type RunningServer, type ServerDependencies, startServer } from '../../server/composition/server.ts'
import { readConfig } from '../../server/config/config.ts'
import { systemClock } from '../../server/platform/clock.ts'
import { buildLog } from '../../server/platform/log.ts'
import { TEST_SECRET_KEY } from '../../server/testing/secret-key.ts'

type Environment = Parameters<typeof readConfig>[0]

/** The server as in production, in this process, on a free port. */
export function startProductionServer(
  databaseUrl: string,
  environment: Environment,
  options: Partial<ServerDependencies> = {},
): Promise<RunningServer> {
  const config = readConfig({ PORT: '0', POSTERN_SECRET_KEY: TEST_SECRET_KEY, ...environment })
  return startServer({ config, databaseUrl, log: buildLog('silent'), clock: systemClock, ...options })
}
