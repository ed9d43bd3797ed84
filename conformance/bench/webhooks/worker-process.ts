/** The server's own worker, which trusts the bench's authority and resolves every name to this machine. */

import { startServer } from '../../../server/composition/server.ts'
import { readConfig } from '../../../server/config/config.ts'
import { systemClock } from '../../../server/platform/clock.ts'
import { buildLog } from '../../../server/platform/log.ts'

const { DATABASE_URL = '', SECRET_KEY, AUTHORITY = '', DATA_DIR } = process.env

await startServer({
  config: readConfig({
    ROLE: 'worker',
    PORT: '0',
    POSTERN_WEBHOOKS_ALLOW_LOOPBACK: 'true',
    POSTERN_SECRET_KEY: SECRET_KEY,
    DATA_DIR,
  }),
  databaseUrl: DATABASE_URL,
  log: buildLog('silent'),
  clock: systemClock,
  resolve: async () => ['127.0.0.1'],
  outbound: { authorities: [AUTHORITY] },
})
process.send?.('ready')
process.on('disconnect', () => process.exit(0))
