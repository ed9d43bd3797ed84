import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from '../log.ts'
import { buildTaskRunner } from './runner.ts'
import type { ScheduledTask } from './task.ts'
import { startWakeListener } from './wake-listener.ts'

export type BackgroundWorker = {
  /** Starts nothing new, and waits for running tasks up to the grace period. */
  stop(graceSeconds: number): Promise<void>
  /** Runs a task in this process now. */
  wake(name: string): void
}

export type WorkerOptions = { databaseUrl: string; tasks: ScheduledTask[]; log: Logger; pollingSeconds?: number }

const CONNECTIONS = 3

/** One waiting tick per task: none pile up in an outage. Running ones do not count: a killed process's would block. */
const TICKS = { policy: 'short', retryLimit: 3, retryBackoff: true, deleteAfterSeconds: 3600 }

/** pg-boss decides when a task is due and gives the tick to one process. */
async function startClock(options: WorkerOptions, tick: (name: string) => Promise<void>) {
  const { databaseUrl, tasks, log, pollingSeconds = 5 } = options
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
  return { stop: (graceSeconds: number) => boss.stop({ graceful: true, close: true, timeout: graceSeconds * 1000 }) }
}

/** Runs tasks by schedule, and wakeable ones as soon as a commit wakes them. */
export async function startWorker(options: WorkerOptions): Promise<BackgroundWorker> {
  const { databaseUrl, tasks, log } = options
  const runners = new Map(tasks.map((task) => [task.name, buildTaskRunner(task, log)]))
  const wakeable = new Set(tasks.filter((task) => task.wakeable).map(({ name }) => name))
  const tick = (name: string) => runners.get(name)?.run() ?? Promise.resolve()
  const ticks = await startClock(options, tick)
  try {
    for (const task of tasks) await task.start?.()
  } catch (error) {
    await ticks.stop(0)
    throw error
  }
  const listener = startWakeListener({
    databaseUrl,
    log,
    heard: (name) => {
      if (wakeable.has(name)) runners.get(name)?.wake()
    },
    connected: () => {
      for (const name of wakeable) runners.get(name)?.wake()
    },
  })
  return {
    stop: async (graceSeconds) => {
      const finished = Promise.all([...runners.values(), ...tasks].map((one) => one.stop?.()))
      await Promise.all([listener.stop(), ticks.stop(graceSeconds), within(graceSeconds, finished)])
    },
    wake: (name) => runners.get(name)?.wake(),
  }
}

async function within(seconds: number, work: Promise<unknown>): Promise<void> {
  const done = new AbortController()
  await Promise.race([work, wait(seconds * 1000, undefined, { signal: done.signal }).catch(() => {})])
  done.abort()
}
