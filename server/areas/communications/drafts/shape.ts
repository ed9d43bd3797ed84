import type { components } from '../../../../generated/types.ts'
import type { Counts, MessageRow, ShownCommunication } from './rows.ts'

type Schemas = components['schemas']

export type Communication = Schemas['Communication']
export type CommunicationMessage = Schemas['CommunicationMessage']

const NONE: Counts = { recipients: 0, sent: 0, failed: 0, unsubscribed: 0 }

export function toCommunication(row: ShownCommunication): Communication {
  return {
    id: row.id,
    event_id: row.event_id,
    group: row.group_code,
    name: row.name,
    subject: row.subject,
    body: row.body,
    language: row.language,
    audience: {
      statuses: row.statuses,
      attendee_types: row.type_codes,
      days: row.day_codes,
      groups: row.group_codes,
      admitted: row.admitted,
    },
    status: row.status,
    send_at: row.send_at?.toISOString() ?? null,
    counts: row.counts ?? NONE,
    job_id: row.job_id,
    livemode: row.livemode,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    sent_at: row.sent_at?.toISOString() ?? null,
  }
}

export function toMessage(row: MessageRow): CommunicationMessage {
  return {
    id: row.id,
    communication_id: row.communication_id,
    attendee_id: row.attendee_id,
    address: row.address,
    status: row.status,
    error: row.last_error,
    livemode: row.livemode,
    sent_at: row.sent_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  }
}
