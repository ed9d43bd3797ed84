import { setTimeout as sleep } from 'node:timers/promises'
import { PgBoss } from 'pg-boss'

const POLL_MS = 200

export async function runScheduledTaskByName(databaseUrl: string, name: string): Promise<void> {
  const boss = new PgBoss({ connectionString: databaseUrl, supervise: false, schedule: false })
  await boss.start()
  try {
    const id = await boss.send(name, {})
    if (id === null) throw new Error(`The task ${name} is due already.`)
    for (;;) {
      const [job] = await boss.findJobs(name, { id })
      if (job?.state === 'completed') return
      if (job?.state === 'failed') throw new Error(`The task ${name} failed.`)
      await sleep(POLL_MS)
    }
  } finally {
    await boss.stop({ graceful: false, close: true })
  }
}
