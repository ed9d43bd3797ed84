import type { PgBoss } from 'pg-boss'
import type { Logger } from '../log.ts'
import type { ScheduledTask } from './task.ts'

type TicksOptions = {
  databaseUrl: string
  tasks: ScheduledTask[]
  /** Tasks of earlier releases, whose ticks would pile up. */
  retired: readonly string[]
  log: Logger
  tick(name: string): Promise<void>
  pollingSeconds?: number
}

const CONNECTIONS = 3

/** One waiting tick per task: none pile up in an outage. Running ones do not count: a killed process's would block. */
const TICK_POLICY = 'short'
const TICKS = { policy: TICK_POLICY, retryLimit: 3, retryBackoff: true, deleteAfterSeconds: 3600 }

/** pg-boss decides when a task is due and gives the tick to one process. */
export async function startScheduler(options: TicksOptions): Promise<{ stop(graceSeconds: number): Promise<void> }> {
  const { databaseUrl, tasks, retired, log, tick, pollingSeconds = 5 } = options
  // Imported late because it is not needed before the server listens.
  const { PgBoss } = await import('pg-boss')
  const boss = new PgBoss({ connectionString: databaseUrl, application_name: 'postern worker', max: CONNECTIONS })
  boss.on('error', (error) => log.error({ err: error }, 'the clock of the tasks had a problem'))
  await boss.start()
  try {
    await removeOldQueues(boss, retired)
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

/** pg-boss cannot change the policy of a queue, so it is deleted and created again. */
async function removeOldQueues(boss: PgBoss, retired: readonly string[]): Promise<void> {
  for (const { name, policy } of await boss.getQueues()) {
    const own = !name.startsWith('__pgboss__')
    if (!retired.includes(name) && !(own && policy !== TICK_POLICY)) continue
    await boss.unschedule(name)
    await boss.deleteQueue(name)
  }
}
