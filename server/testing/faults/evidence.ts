import type { Database } from '../../platform/database/connect.ts'
import type { WebhookReceipt } from './receivers.ts'

export type RaisedWebhookEvent = { id: string; type: string; objectId: string; envelope: string }
export type EndpointEvidence = {
  id: string
  name: string
  types: string[]
  /** Ids of events whose act had begun before the endpoint was created; it may get them. */
  before: ReadonlySet<string>
  consecutiveFailures: number
  /** Whether it never accepts anything. */
  dead: boolean
}
export type DeliveryEvidence = {
  id: string
  endpointId: string
  envelopeId: string
  status: string
  attempts: number
  failures: number
}

/** What happened, what the database says about it, and what arrived. */
export type WebhookEvidence = {
  /** The events that each object must have raised exactly once, by the rows that exist. */
  owed: { type: string; objectId: string }[]
  events: RaisedWebhookEvent[]
  endpoints: EndpointEvidence[]
  deliveries: DeliveryEvidence[]
  receipts: WebhookReceipt[]
}

type Wanted = { name: string; id: string; dead: boolean }

export async function collectWebhookEvidence(
  database: Database,
  organizationId: string,
  endpoints: Wanted[],
  receipts: WebhookReceipt[],
): Promise<WebhookEvidence> {
  const own = { organization_id: organizationId }
  const events = await database('webhook_events').where(own).orderBy('id').select('id', 'type', 'envelope')
  const rows = await database('webhook_endpoints').where(own)
  const { rows: before } = await database.raw(
    `select w.id as endpoint, e.id as event from webhook_endpoints w join webhook_events e using (organization_id)
     where organization_id = ? and e.created_at < w.created_at`,
    [organizationId],
  )
  const deliveries = await database('webhook_deliveries').where(own)
  return {
    owed: await owedEvents(database, organizationId),
    events: events.map(({ id, type, envelope }) => ({ id, type, envelope, objectId: JSON.parse(envelope).data.id })),
    endpoints: endpoints.map(({ name, id, dead }) => {
      const row = rows.find((one) => one.id === id)
      const earlier = before.filter((pair: { endpoint: string }) => pair.endpoint === id)
      return {
        id,
        name,
        dead,
        types: row.event_types,
        consecutiveFailures: row.consecutive_failures,
        before: new Set<string>(earlier.map((pair: { event: string }) => pair.event)),
      }
    }),
    deliveries: deliveries.map((row) => ({
      id: row.id,
      endpointId: row.endpoint_id,
      envelopeId: row.webhook_event_id,
      status: row.status,
      attempts: row.attempts,
      failures: row.failures,
    })),
    receipts,
  }
}

/** Derived from the rows that the requests wrote, not from the events that they raised. */
async function owedEvents(database: Database, organizationId: string): Promise<WebhookEvidence['owed']> {
  const own = { organization_id: organizationId }
  const registrations = await database('registrations').where(own).select('id', 'status')
  const attendees = await database('attendees').where(own).select('id', 'status')
  const tickets = await database('tickets').where(own).select('id', 'status')
  const told = (type: string, rows: { id: string }[]) => rows.map(({ id }) => ({ type, objectId: id }))
  const cancelled = (rows: { id: string; status: string }[]) => rows.filter(({ status }) => status === 'cancelled')
  return [
    ...told('registration.created', registrations),
    ...told('registration.cancelled', cancelled(registrations)),
    ...told('attendee.added', attendees),
    ...told('attendee.cancelled', cancelled(attendees)),
    ...told('ticket.issued', tickets),
    ...told(
      'ticket.voided',
      tickets.filter(({ status }) => status === 'voided'),
    ),
  ]
}
