import { Counter, Histogram, type Registry } from 'prom-client'
import type { Attempted } from './rows.ts'

export type DeliveryMetrics = {
  attempted(attempted: Attempted): void
  firstAttempt(raisedAt: Date | null, now: Date): void
}

export function buildDeliveryMetrics(registry: Registry): DeliveryMetrics {
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
    attempted: (attempted) => attempts.inc({ outcome: outcomeOf(attempted) }),
    firstAttempt: (raisedAt, now) => {
      if (raisedAt) lag.observe(Math.max(0, (now.getTime() - raisedAt.getTime()) / 1000))
    },
  }
}

function outcomeOf({ taken, status }: Attempted): string {
  if (taken) return 'taken'
  return status === null ? 'unanswered' : 'refused'
}
