import type { Clock } from '../../../platform/clock.ts'
import type { BoundStatement, Statement } from '../../../platform/database/prepared.ts'
import { newId } from '../../../platform/ids.ts'
import { insertDeliveries } from './fan-out-queries.ts'

/** An event, and an endpoint that is to be told of it; null where there is none. */
export type EventRecipient = {
  id: string
  type: string
  event_id: string
  livemode: boolean
  endpoint_id: string | null
}

const limitWaiting: Statement = {
  name: 'limit-waiting-for-webhooks',
  text: `select set_config('lock_timeout', $1, true)`,
}

/** Somebody may hold an endpoint for long, such as one who deletes it; then its organization waits, and nobody else. */
export const waitForLocks = (milliseconds: number): BoundStatement => ({
  statement: limitWaiting,
  values: [`${milliseconds}ms`],
})

/** Their ids are in the order in which they should go out. */
export function deliveriesOf(organizationId: string, told: EventRecipient[], clock: Clock): BoundStatement[] {
  const now = clock.now()
  const deliveries = told
    .filter(({ endpoint_id }) => endpoint_id !== null)
    .map(({ id, ...rest }) => ({ ...rest, id: newId(now), webhook_event_id: id }))
  if (deliveries.length === 0) return []
  return [{ statement: insertDeliveries, values: [organizationId, JSON.stringify(deliveries), clock.database()] }]
}
