import { wakeWorkers } from '../database/wake-workers.ts'
import { buildTurnDispatcher } from './dispatch-turns.ts'
import { type DrainOptions, drainQueue } from './drain.ts'
import type { Queue, QueueRow } from './queue.ts'
import type { ScheduledTask } from './task.ts'

/** Pause after no row could be done: each wake would cost other rows an attempt. */
const REST_SECONDS = 30
/** A process that has not been heard of for so long has lost its destinations. */
const LOST_SECONDS = 10

export type QueueTaskOptions = Pick<DrainOptions, 'database' | 'clock' | 'log'> & { lostSeconds?: number }

/** Drains a queue when it is woken, when a row becomes due, and every minute. */
export function buildQueueTask<Row extends QueueRow>(queue: Queue<Row>, options: QueueTaskOptions): ScheduledTask {
  const { database, log, lostSeconds = LOST_SECONDS } = options
  const handOut = buildTurnDispatcher(options, queue)
  const touchSeconds = lostSeconds / 5
  let restUntil = 0
  let watching: NodeJS.Timeout | undefined
  const freeLost = async () => {
    if ((await handOut.freeLost(lostSeconds)) > 0) wakeWorkers(database, [queue.name])
  }
  return {
    name: queue.name,
    every: '* * * * *',
    wakeable: true,
    start: async () => {
      const failed = (err: unknown) => log.debug({ err, queue: queue.name }, 'lost work could not be looked for')
      watching = setInterval(() => void freeLost().catch(failed), touchSeconds * 1000)
    },
    run: async (context) => {
      const rest = (restUntil - performance.now()) / 1000
      if (rest > 0) return rest
      const { blocked, seconds } = await drainQueue(queue, { ...options, ...context, touchSeconds })
      if (!blocked) return seconds
      restUntil = performance.now() + REST_SECONDS * 1000
      return REST_SECONDS
    },
    stop: async () => clearInterval(watching),
  }
}
