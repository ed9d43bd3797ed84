import type { QueueTable } from '../../../platform/queue/index.ts'
import { WEBHOOK_DELIVERY_QUEUE_NAME } from '../task-names.ts'

/** Deliveries wait for their endpoint. */
export const DELIVERIES = {
  name: WEBHOOK_DELIVERY_QUEUE_NAME,
  table: 'webhook_deliveries',
  waiting: 'settled_at is null and next_attempt_at is not null',
  destination: 'endpoint_id',
  failing: `exists (
    select from webhook_endpoints e
    where e.organization_id = one.organization_id and e.id = one.destination and e.consecutive_failures > 0
  )`,
} satisfies QueueTable
