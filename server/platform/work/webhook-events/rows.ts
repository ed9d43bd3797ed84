import { apiVersion } from '../../../../generated/operations.ts'
import type { Schemas } from '../../contract/schemas.ts'
import { type BoundStatement, sql } from '../../database/prepared.ts'
import { newId } from '../../ids.ts'
import type { LoopYielder } from '../../yield-event-loop.ts'
import type { AuditActor, AuditOrigin } from '../audit/index.ts'
import { stringifyRows } from '../stringify-rows.ts'

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

/** What `toRaiseSteps` inserts. */
export async function toWebhookEventRows(
  origin: AuditOrigin,
  webhookEvents: WebhookEvent[],
  now: Date,
  yieldLoop: LoopYielder,
): Promise<{ rows: string[]; envelopes: string[] }> {
  const envelopes: string[] = []
  const toRow = (webhookEvent: WebhookEvent) => {
    const { row, envelope } = toWebhookEventRow(origin, webhookEvent, now)
    envelopes.push(envelope)
    return row
  }
  return { rows: await stringifyRows(webhookEvents, toRow, yieldLoop), envelopes }
}

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
  const row = {
    organization_id: organizationId,
    id,
    type,
    event_id: eventId,
    livemode,
    visible_to: visibleTo,
    created_at: now,
    ...(origin.visitor === undefined ? {} : { visitor: origin.visitor }),
  }
  return { row, envelope }
}

/**
 * The events, and their places in the order in which they are fanned out, whether or not there is an endpoint. Without one
 * nobody needs to hurry: the next round of the fan-out finds the events. `json` rather than `jsonb`, which would be built
 * and taken apart again. The envelopes are the lines of a text, because in JSON each of their quotes would be escaped.
 */
const raiseSql = sql('raise-webhook-events')`
with raised as (
  insert into webhook_events (organization_id, id, type, event_id, livemode, visible_to, envelope, created_at, visitor)
  select organization_id, id, type, event_id, livemode, visible_to, envelope, created_at,
    set_masklen(visitor::cidr, case family(visitor) when 6 then 64 else 32 end)
  from rows from (
    json_to_recordset($1::json) as (
      organization_id text, id text, type text, event_id text, livemode boolean, visible_to text[], created_at timestamptz, visitor inet
    ),
    string_to_table($2, e'\\n')
  ) as row (organization_id, id, type, event_id, livemode, visible_to, created_at, visitor, envelope)
  returning organization_id, id, created_at
), queued as (
  insert into webhook_events_to_fan_out (organization_id, id, created_at) select organization_id, id, created_at from raised
)
select exists (select from raised join webhook_endpoints using (organization_id)) as awaited`

/** None for no events. `rows` is a JSON array. */
export const toRaiseSteps = (rows: string, envelopes: string[]): BoundStatement[] =>
  envelopes.length > 0 ? [{ statement: raiseSql, values: [rows, envelopes.join('\n')] }] : []

export const hasRecipients = (rows: { awaited?: boolean }[] | undefined): boolean =>
  rows?.some(({ awaited }) => awaited) ?? false
