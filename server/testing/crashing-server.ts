/** A server that is killed, as by the kernel, when its first changed answer is about to leave: the work has committed. */
import { systemClock } from '../clock.ts'
import { readConfig } from '../config.ts'
import { buildLog } from '../log.ts'
import { startServer } from '../server.ts'

const server = await startServer({
  config: readConfig({ ROLE: 'api', PORT: '0' }),
  databaseUrl: process.env.DATABASE_URL ?? '',
  log: buildLog('silent'),
  clock: systemClock,
  prepareDatabase: false,
  observeAnswer: ({ route }) => {
    if (route.method === 'POST') process.kill(process.pid, 'SIGKILL')
  },
})
process.send?.(server.port)
