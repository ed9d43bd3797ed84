import type { components } from '../../../../generated/types.ts'
import type { Language } from '../content.ts'

type Schemas = components['schemas']

export type CommunicationStatus = Schemas['KnownCommunicationStatus']
export type MessageStatus = Schemas['KnownMessageStatus']
export type Counts = Schemas['CommunicationCounts']
export type AudienceStatus = Schemas['KnownRegistrationStatus']

/** Whom a communication is for, by ids. */
export type Audience = {
  statuses: AudienceStatus[]
  attendee_types: string[] | null
  days: string[] | null
  groups: string[] | null
  admitted: boolean | null
}

export type CommunicationRow = Audience & {
  id: string
  event_id: string
  group_id: string | null
  livemode: boolean
  name: string | null
  subject: string
  body: string
  language: Language
  status: CommunicationStatus
  send_at: Date | null
  job_id: string | null
  created_at: Date
  updated_at: Date
  sent_at: Date | null
}

/** What is shown of a row beside it: the codes of what it names, and what became of its messages. */
export type ShownCommunication = CommunicationRow & {
  group_code: string | null
  type_codes: string[] | null
  day_codes: string[] | null
  group_codes: string[] | null
  counts: Counts | null
}

export type MessageRow = {
  id: string
  communication_id: string
  attendee_id: string
  address: string
  status: MessageStatus
  last_error: string | null
  livemode: boolean
  sent_at: Date | null
  created_at: Date
}
