/** A server that kills itself when its first response to a POST is about to be sent, after the commit. */

import { startServer } from '../composition/server.ts'
import { readConfig } from '../config/config.ts'
import { systemClock } from '../platform/clock.ts'
import { buildLog } from '../platform/log.ts'
import { TEST_SECRET_KEY } from './secret-key.ts'

const server = await startServer({
  config: readConfig({ ROLE: 'api', PORT: '0', POSTERN_SECRET_KEY: TEST_SECRET_KEY }),
  databaseUrl: process.env.DATABASE_URL ?? '',
  log: buildLog('silent'),
  clock: systemClock,
  observeAnswer: ({ route }) => {
    if (route.method === 'POST') process.kill(process.pid, 'SIGKILL')
  },
})
process.send?.(server.port)
