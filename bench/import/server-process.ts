/** API and worker in one process. */

import { buildLog } from '../../server/platform/log.ts'
import { startProductionServer } from '../../server/testing/production-server.ts'

const { DATABASE_URL = '', DATA_DIR } = process.env

const server = await startProductionServer(DATABASE_URL, { ROLE: 'all', DATA_DIR }, { log: buildLog('warn') })
process.send?.(server.port)
process.on('disconnect', () => process.exit(0))
