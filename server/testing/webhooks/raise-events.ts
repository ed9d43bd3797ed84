import type { Clock } from '../../platform/clock.ts'
import { newId } from '../../platform/ids.ts'
import type { TestServer } from '../test-server.ts'

type Raised = {
  organizationId: string
  count?: number
  type?: string
  ids?: string[]
  at?: Date
  envelope?: (id: string) => string
}

/** Events as an act writes them, without the act. Returns their ids in order. */
export async function raiseTestEvents(
  { database, clock }: Pick<TestServer, 'database'> & { clock: Clock },
  { organizationId, count = 1, type = 'ticket.issued', at = clock.now(), envelope = () => '{}', ...given }: Raised,
  transaction = database,
): Promise<string[]> {
  const ids = given.ids ?? Array.from({ length: count }, () => `evt_${newId(at)}`)
  const own = { organization_id: organizationId, created_at: at }
  const event = { ...own, type, event_id: 'x', livemode: true, visible_to: [] }
  await transaction.batchInsert(
    'webhook_events',
    ids.map((id) => ({ ...event, id, envelope: envelope(id) })),
    1_000,
  )
  await transaction.batchInsert(
    'webhook_events_to_fan_out',
    ids.map((id) => ({ ...own, id })),
    1_000,
  )
  return ids
}
