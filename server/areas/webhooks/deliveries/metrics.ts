import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import type { Database } from '../../../platform/database/connect.ts'
import { buildReader, sql } from '../../../platform/database/prepared.ts'
import type { AttemptResult } from './rows.ts'

export type DeliveryMetrics = ReturnType<typeof buildDeliveryMetrics>

/** The age of the longest due delivery and of the oldest event that is not fanned out; null if there is none. */
const readAgesSql = sql('read-webhook-ages')`
select
  (
    select extract(epoch from now() - min(waiting.next_attempt_at))::float8
    from webhook_endpoints endpoint cross join lateral (
      (
        select next_attempt_at from webhook_deliveries
        where organization_id = endpoint.organization_id and endpoint_id = endpoint.id and is_single
        order by next_attempt_at limit 1
      ) union all (
        select next_attempt_at from webhook_batches
        where organization_id = endpoint.organization_id and endpoint_id = endpoint.id
        order by next_attempt_at limit 1
      )
    ) waiting
  ) as delivery,
  (
    select extract(epoch from now() - min(created_at))::float8 from webhook_events_to_fan_out
    where organization_id in (select organization_id from webhook_endpoints)
  ) as event`

/** All processes share one queue, so it is read only when metrics are requested. */
function addQueueAge(registry: Registry, database: Database): void {
  const age = new Gauge({
    name: 'postern_webhook_queue_age_seconds',
    help: 'How long what is due longest has waited: events for somebody to find out whom to tell, deliveries for an attempt.',
    labelNames: ['queue'],
    registers: [registry],
    collect: async () => {
      const [ages] = await buildReader(database)
        .run<{ delivery: number | null; event: number | null }>(readAgesSql, [])
        .catch(() => [])
      if (!ages) return
      age.set({ queue: 'deliveries' }, Math.max(0, ages.delivery ?? 0))
      age.set({ queue: 'events' }, Math.max(0, ages.event ?? 0))
    },
  })
}

export function buildDeliveryMetrics(registry: Registry, database: Database) {
  addQueueAge(registry, database)
  const attempts = new Counter({
    name: 'postern_webhook_attempts_total',
    help: 'Attempts to deliver to webhook endpoints, by outcome: taken, refused (an answer that is no success) or unanswered.',
    labelNames: ['outcome'],
    registers: [registry],
  })
  const lag = new Histogram({
    name: 'postern_webhook_first_attempt_lag_seconds',
    help: 'How long after something happened an endpoint was first told of it.',
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15, 60, 300, 3600],
    registers: [registry],
  })
  return {
    attempted: ({ delivered, status }: AttemptResult) => {
      const failure = status === null ? 'unanswered' : 'refused'
      attempts.inc({ outcome: delivered ? 'taken' : failure })
    },
    firstAttempt: (raisedAt: Date | null, now: Date) => {
      if (raisedAt) lag.observe(Math.max(0, (now.getTime() - raisedAt.getTime()) / 1000))
    },
  }
}
