/** The server as in production: API and worker in one process. */

import { startServer } from '../../../server/composition/server.ts'
import { readConfig } from '../../../server/config/config.ts'
import { systemClock } from '../../../server/platform/clock.ts'
import { buildLog } from '../../../server/platform/log.ts'

const { DATABASE_URL = '', SECRET_KEY, DATA_DIR } = process.env

const server = await startServer({
  config: readConfig({ ROLE: 'all', PORT: '0', POSTERN_SECRET_KEY: SECRET_KEY, DATA_DIR }),
  databaseUrl: DATABASE_URL,
  log: buildLog('warn'),
  clock: systemClock,
})
process.send?.(server.port)
process.on('disconnect', () => process.exit(0))
