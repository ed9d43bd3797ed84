import type { Registry } from 'prom-client'
import type { Logger } from '../../../platform/log.ts'
import { queueTask, type ScheduledTask } from '../../../platform/queue/index.ts'
import { catchUpTask } from './catch-up.ts'
import { type DeliveringOptions, deliveryQueue } from './deliver.ts'
import { fanOutTask } from './fan-out.ts'
import { buildDeliveryMetrics } from './metrics.ts'
import { pauseFailing } from './pause-failing.ts'
import { purgeListening, purgeOldDeliveries } from './purge.ts'

export type DeliveryTaskOptions = Omit<DeliveringOptions, 'metrics' | 'random'> & { log: Logger; registry: Registry }

/** What tells endpoints of what happened, in the background. */
export function deliveryTasks({ registry, ...options }: DeliveryTaskOptions): ScheduledTask[] {
  const { database, clock, log } = options
  const metrics = buildDeliveryMetrics(registry, database)
  return [
    fanOutTask(options),
    catchUpTask(options),
    queueTask(deliveryQueue({ ...options, metrics, random: Math.random }), options),
    byClock('webhook-failing', '* * * * *', () => pauseFailing(database, clock, log)),
    byClock('forget-deliveries', '37 * * * *', () => purgeOldDeliveries(database, clock)),
    byClock('forget-listening', '*/10 * * * *', () => purgeListening(database, clock, log)),
  ]
}

function byClock(name: string, every: string, work: () => Promise<unknown>): ScheduledTask {
  return {
    name,
    every,
    run: async () => {
      await work()
      return null
    },
  }
}
