import type { Logger } from '../log.ts'
import { buildTaskRunner } from './runner.ts'
import { startScheduler } from './scheduler.ts'
import type { ScheduledTask } from './task.ts'
import { startWakeListener } from './wake-listener.ts'

export type Worker = {
  /** Starts nothing new, and waits for running tasks up to the grace period. */
  stop(graceSeconds: number): Promise<void>
  /** Runs a task in this process now. */
  wake(name: string): void
}

export type WorkerOptions = {
  databaseUrl: string
  tasks: ScheduledTask[]
  log: Logger
  pollingSeconds?: number
}

/** Runs tasks by schedule, and wakeable ones as soon as a commit wakes them. */
export async function startWorker({ tasks, ...options }: WorkerOptions): Promise<Worker> {
  const { databaseUrl, log } = options
  const runners = new Map(tasks.map((task) => [task.name, buildTaskRunner(task, log)]))
  const wakeable = new Set(tasks.filter((task) => task.wakeable).map(({ name }) => name))
  const tick = (name: string) => runners.get(name)?.run() ?? Promise.resolve()
  const ticks = await startScheduler({ ...options, tasks, tick })
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
  let timer: NodeJS.Timeout | undefined
  const over = new Promise((resolve) => {
    timer = setTimeout(resolve, seconds * 1000)
  })
  await Promise.race([work, over])
  clearTimeout(timer)
}
