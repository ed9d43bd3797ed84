import type { Registry } from 'prom-client'
import type { Logger } from '../../../platform/log.ts'
import { queueTask, type ScheduledTask } from '../../../platform/queue/index.ts'
import { type DeliveringOptions, deliveryQueue } from './deliver.ts'
import { fanOutTask } from './fan-out.ts'
import { buildDeliveryMetrics } from './metrics.ts'

export type DeliveryTaskOptions = Omit<DeliveringOptions, 'metrics' | 'random'> & { log: Logger; registry: Registry }

/** What tells endpoints of what happened, in the background. */
export function deliveryTasks({ registry, ...options }: DeliveryTaskOptions): ScheduledTask[] {
  const metrics = buildDeliveryMetrics(registry)
  return [fanOutTask(options), queueTask(deliveryQueue({ ...options, metrics, random: Math.random }), options)]
}
