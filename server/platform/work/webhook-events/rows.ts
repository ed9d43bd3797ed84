import { apiVersion } from '../../../../generated/operations.ts'
import type { Schemas } from '../../contract/schemas.ts'
import { type BoundStatement, sql } from '../../database/prepared.ts'
import { buildRowsInsert } from '../../database/rows-insert.ts'
import { newId } from '../../ids.ts'
import type { AuditActor, AuditOrigin } from '../audit/index.ts'

export type WebhookEventType = Exclude<Schemas['KnownWebhookEventType'], '*'>

/** A type begins with what its events show: the schema `Registration` for `registration.created`. */
export type WebhookEventData = {
  [Type in WebhookEventType]: Type extends `${infer Object}.${string}`
    ? Schemas[Capitalize<Object> & keyof Schemas]
    : never
}

export type WebhookEvent<Type extends WebhookEventType = WebhookEventType> = {
  type: Type
  data: WebhookEventData[Type]
  organizationId: string
  eventId: string
  livemode: boolean
  /** The groups whose keys can see the object at this moment. */
  visibleTo: string[]
  /** If the actor is not the caller: a member at a device. */
  actor?: AuditActor
}

/** The name of the task that determines the subscribers of an event. */
export const WEBHOOK_EVENTS_TASK = 'webhook-events'

/** The envelope is the body exactly as it will be sent; it is not serialized again. */
export function toWebhookEventRow(origin: AuditOrigin, webhookEvent: WebhookEvent, now: Date) {
  const { type, data, organizationId, eventId, livemode, visibleTo } = webhookEvent
  const id = `evt_${newId(now)}`
  const actor = webhookEvent.actor ?? origin.actor
  const envelope = JSON.stringify({
    id,
    type,
    api_version: apiVersion,
    created_at: now.toISOString(),
    livemode,
    organization_id: organizationId,
    event_id: eventId,
    request_id: origin.requestId,
    actor: { type: actor.type, id: actor.id },
    data,
  })
  return { id, organizationId, type, eventId, livemode, visibleTo, envelope, now, visitor: origin.visitor ?? null }
}

export type WebhookEventRow = ReturnType<typeof toWebhookEventRow>

const insertEvents = buildRowsInsert(
  'insert-webhook-events',
  'webhook_events',
  'id, type, event_id, livemode, visible_to, envelope, created_at, visitor',
  {
    values: { visitor: (at) => `set_masklen(${at}::inet::cidr, case family(${at}::inet) when 6 then 64 else 32 end)` },
  },
)

/** Their places in the order in which they are fanned out, whether or not there is an endpoint. */
const insertPlaces = buildRowsInsert('insert-events-to-fan-out', 'webhook_events_to_fan_out', 'id, created_at')

/** Without an endpoint nobody needs to hurry: the next round of the fan-out finds the events. */
const findRecipientSql = sql('find-webhook-recipient')`
select true as awaited from webhook_endpoints where organization_id = $1 limit 1`

/** None for no events; all are of one organization. */
export function toRaiseSteps(rows: WebhookEventRow[]): BoundStatement[] {
  const [first] = rows
  if (!first) return []
  const events = rows.map((row) => {
    const { organizationId, id, type, eventId, livemode, visibleTo, envelope, now, visitor } = row
    return [organizationId, id, type, eventId, livemode, visibleTo, envelope, now, visitor]
  })
  const places = rows.map(({ organizationId, id, now }) => [organizationId, id, now])
  const recipient = { statement: findRecipientSql, values: [first.organizationId] }
  return [...insertEvents(events), ...insertPlaces(places), recipient]
}

export const hasEndpoints = (rows: { awaited?: boolean }[] | undefined): boolean =>
  rows?.some(({ awaited }) => awaited) ?? false
