import type { Logger } from '../log.ts'
import type { ScheduledTask } from './task.ts'

type TicksOptions = {
  databaseUrl: string
  tasks: ScheduledTask[]
  log: Logger
  tick(name: string): Promise<void>
  pollingSeconds?: number
}

const CONNECTIONS = 3

/** One waiting tick per task: none pile up in an outage. Running ones do not count: a killed process's would block. */
const TICKS = { policy: 'short', retryLimit: 3, retryBackoff: true, deleteAfterSeconds: 3600 }

/** pg-boss decides when a task is due and gives the tick to one process. */
export async function startScheduler(options: TicksOptions): Promise<{ stop(graceSeconds: number): Promise<void> }> {
  const { databaseUrl, tasks, log, tick, pollingSeconds = 5 } = options
  // Imported late because it is not needed before the server listens.
  const { PgBoss } = await import('pg-boss')
  const boss = new PgBoss({ connectionString: databaseUrl, application_name: 'postern worker', max: CONNECTIONS })
  boss.on('error', (error) => log.error({ err: error }, 'the clock of the tasks had a problem'))
  await boss.start()
  try {
    for (const { name, every } of tasks) {
      await boss.createQueue(name, TICKS)
      await boss.schedule(name, every, null, { tz: 'UTC' })
      await boss.work(name, { pollingIntervalSeconds: pollingSeconds }, () => tick(name))
    }
  } catch (error) {
    await boss.stop({ graceful: false, close: true })
    throw error
  }
  return { stop: (graceSeconds) => boss.stop({ graceful: true, close: true, timeout: graceSeconds * 1000 }) }
}
