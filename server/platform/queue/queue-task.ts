import { buildIndexPlanReader } from '../database/index-plans.ts'
import { type DrainOptions, drainQueue } from './drain.ts'
import { buildLaneTracker } from './lane-capacity.ts'
import type { Queue, QueueRow } from './queue.ts'
import { secondsUntilDue } from './settle.ts'
import type { ScheduledTask } from './task.ts'

/** Pause after no row could be done: each wake would cost other rows an attempt. */
const REST_SECONDS = 30

/** Drains a queue when it is woken, when a row becomes due, and every minute. */
export function buildQueueTask<Row extends QueueRow>(
  queue: Queue<Row>,
  options: Pick<DrainOptions, 'database' | 'clock' | 'log'>,
): ScheduledTask {
  let restUntil = 0
  const lanes = buildLaneTracker(queue.lanes)
  return {
    name: queue.name,
    every: '* * * * *',
    wakeable: true,
    run: async (context) => {
      const rest = (restUntil - performance.now()) / 1000
      if (rest > 0) return rest
      const { blocked } = await drainQueue(queue, { ...options, ...context, lanes })
      if (blocked) {
        restUntil = performance.now() + REST_SECONDS * 1000
        return REST_SECONDS
      }
      return secondsUntilDue(buildIndexPlanReader(options.database), queue, options.clock)
    },
  }
}
