import type { Schemas } from '../../../platform/contract/schemas.ts'
import type { MailLanguage } from '../content.ts'

export type CommunicationStatus = Schemas['KnownCommunicationStatus']
export type MessageCounts = Schemas['CommunicationCounts']
export type AudienceStatus = Schemas['KnownRegistrationStatus']

export type AudienceFilter = {
  statuses: AudienceStatus[]
  attendee_types: string[] | null
  days: string[] | null
  groups: string[] | null
  admitted: boolean | null
}

type ShownAsStored = 'id' | 'event_id' | 'livemode' | 'name' | 'subject' | 'body' | 'job_id'

export type CommunicationRow = Pick<Communication, ShownAsStored> &
  AudienceFilter & {
    group_id: string | null
    language: MailLanguage
    status: CommunicationStatus
    send_at: Date | null
    created_at: Date
    updated_at: Date
    sent_at: Date | null
  }

export type CommunicationWithCodes = CommunicationRow & {
  group_code: string | null
  type_codes: string[] | null
  day_codes: string[] | null
  group_codes: string[] | null
  counts: MessageCounts | null
}

export type MessageRow = Omit<Schemas['CommunicationMessage'], 'error' | 'sent_at' | 'created_at'> & {
  last_error: string | null
  sent_at: Date | null
  created_at: Date
}

export type Communication = Schemas['Communication']

const NONE: MessageCounts = { recipients: 0, sent: 0, failed: 0, unsubscribed: 0 }

export function toCommunication(row: CommunicationWithCodes): Communication {
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

export function toMessage({ last_error, sent_at, created_at, ...row }: MessageRow): Schemas['CommunicationMessage'] {
  const times = { sent_at: sent_at?.toISOString() ?? null, created_at: created_at.toISOString() }
  return { ...row, error: last_error, ...times }
}
