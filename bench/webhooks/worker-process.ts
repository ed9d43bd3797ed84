/** The server's own worker, which trusts the bench's authority and resolves every name to this machine. */

import { startProductionServer } from '../../server/testing/production-server.ts'

const { DATABASE_URL = '', AUTHORITY = '', DATA_DIR } = process.env

await startProductionServer(
  DATABASE_URL,
  { ROLE: 'worker', POSTERN_WEBHOOKS_ALLOW_LOOPBACK: 'true', DATA_DIR },
  { resolve: async () => ['127.0.0.1'], outbound: { authorities: [AUTHORITY] } },
)
process.send?.('ready')
process.on('disconnect', () => process.exit(0))
