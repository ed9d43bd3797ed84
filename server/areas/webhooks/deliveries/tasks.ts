import type { Registry } from 'prom-client'
import type { Logger } from '../../../platform/log.ts'
import { queueTask, type ScheduledTask } from '../../../platform/queue/index.ts'
import { pauseFailing, purgeListening, purgeOldDeliveries } from '../endpoints/by-clock.ts'
import { catchUpTask } from './catch-up.ts'
import { type DeliveringOptions, deliveryQueue } from './deliver.ts'
import { fanOutTask } from './fan-out.ts'
import { buildDeliveryMetrics } from './metrics.ts'

export type DeliveryTaskOptions = Omit<DeliveringOptions, 'metrics' | 'random'> & { log: Logger; registry: Registry }

export function deliveryTasks({ registry, ...options }: DeliveryTaskOptions): ScheduledTask[] {
  const metrics = buildDeliveryMetrics(registry, options.database)
  return [
    fanOutTask(options),
    catchUpTask(options),
    queueTask(deliveryQueue({ ...options, metrics, random: Math.random }), options),
    byClock('webhook-failing', '* * * * *', () => pauseFailing(options)),
    byClock('forget-deliveries', '37 * * * *', () => purgeOldDeliveries(options)),
    byClock('forget-listening', '*/10 * * * *', () => purgeListening(options)),
  ]
}

function byClock(name: string, every: string, work: () => Promise<unknown>): ScheduledTask {
  return { name, every, run: () => work().then(() => null) }
}
