import { apiVersion } from '../../../../generated/operations.ts'
import type { components } from '../../../../generated/types.ts'
import { newId } from '../../ids.ts'

type Schemas = components['schemas']

/** What each type of occurrence tells of, in the shape in which the API shows it. */
export type WebhookEventData = {
  'registration.created': Schemas['Registration']
  'registration.updated': Schemas['Registration']
  'registration.confirmed': Schemas['Registration']
  'registration.waitlisted': Schemas['Registration']
  'registration.approved': Schemas['Registration']
  'registration.declined': Schemas['Registration']
  'registration.cancelled': Schemas['Registration']
  'attendee.added': Schemas['Attendee']
  'attendee.updated': Schemas['Attendee']
  'attendee.cancelled': Schemas['Attendee']
  'ticket.issued': Schemas['Ticket']
  'ticket.reissued': Schemas['Ticket']
  'ticket.voided': Schemas['Ticket']
  'checkin.recorded': Schemas['Checkin']
  'checkin.refused': Schemas['Checkin']
  'checkin.overridden': Schemas['Checkin']
  'payment.received': Schemas['Payment']
  'payment.refunded': Schemas['Payment']
  'payment.failed': Schemas['Payment']
}

export type WebhookEventType = keyof WebhookEventData

/** Something that happened and that webhook endpoints are told of. */
export type WebhookEvent<Type extends WebhookEventType = WebhookEventType> = {
  type: Type
  data: WebhookEventData[Type]
  organizationId: string
  eventId: string
  livemode: boolean
  /** The groups whose keys can see the object now, when it happens. */
  visibleTo: string[]
}

export function webhookEventRows(webhookEvents: WebhookEvent[], now: Date): string {
  return JSON.stringify(webhookEvents.map((webhookEvent) => outboxRow(webhookEvent, now)))
}

function outboxRow({ type, data, organizationId, eventId, livemode, visibleTo }: WebhookEvent, now: Date) {
  const id = `evt_${newId(now)}`
  const envelope = JSON.stringify({
    id,
    type,
    api_version: apiVersion,
    created_at: now.toISOString(),
    livemode,
    data,
  })
  return {
    organization_id: organizationId,
    id,
    type,
    event_id: eventId,
    livemode,
    visible_to: visibleTo,
    envelope,
    created_at: now,
  }
}

/** The insert for `jsonb_to_recordset($n)`, to stand in a `with` clause or on its own. */
export const insertWebhookEvents = (parameter: string) => `
insert into webhook_events (organization_id, id, type, event_id, livemode, visible_to, envelope, created_at)
select organization_id, id, type, event_id, livemode, visible_to, envelope, created_at
from jsonb_to_recordset(${parameter}::jsonb) as row (
  organization_id text, id text, type text, event_id text, livemode boolean, visible_to text[], envelope text,
  created_at timestamptz
)`
