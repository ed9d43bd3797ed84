import type { Registry } from 'prom-client'
import type { Logger } from '../../../platform/log.ts'
import { buildQueueTask, type ScheduledTask } from '../../../platform/queue/index.ts'
import * as scheduledCleanup from '../endpoints/scheduled-cleanup.ts'
import { buildDeliveryQueue, type DeliveryQueueOptions } from './deliver.ts'
import { buildFanOutTask } from './fan-out.ts'
import { buildDeliveryMetrics } from './metrics.ts'

export type DeliveryTaskOptions = Omit<DeliveryQueueOptions, 'metrics' | 'random'> & {
  log: Logger
  registry: Registry
  lostSeconds?: number
}

export function buildDeliveryTasks({ registry, ...options }: DeliveryTaskOptions): ScheduledTask[] {
  const metrics = buildDeliveryMetrics(registry, options.database)
  return [
    buildFanOutTask(options),
    buildQueueTask(buildDeliveryQueue({ ...options, metrics, random: Math.random }), options),
    byClock('webhook-failing', '* * * * *', () => scheduledCleanup.pauseFailingEndpoints(options)),
    byClock('forget-gone', '17 * * * *', () => scheduledCleanup.purgeGoneEndpoints(options)),
    byClock('forget-deliveries', '37 * * * *', () => scheduledCleanup.purgeOldDeliveries(options)),
    byClock('forget-listening', '*/10 * * * *', () => scheduledCleanup.purgeUnpolledEndpoints(options)),
  ]
}

function byClock(name: string, every: string, work: () => Promise<unknown>): ScheduledTask {
  return { name, every, run: () => work().then(() => null) }
}
