import type { DayDefinition, GroupDefinition, PointDefinition, Reason, Result, WindowDefinition } from '#sdk/checkin'

export type Mode = 'live' | 'test'

export type AttendeeTypeDefinition = { code: string; ticket: 'per_person' | 'shared' }

/** An event as a file of cases describes it; complete for each case. */
export type CaseWorld = {
  timezone: string
  groups: GroupDefinition[]
  attendee_types: AttendeeTypeDefinition[]
  days: DayDefinition[]
  check_in_points: PointDefinition[]
}

export type CasePerson = {
  /** Unique on the ticket. */
  ref: string
  attendee_type: string
  /** Null for all days. */
  days: string[] | null
  group: string | null
  cancelled_at: string | null
  status: string
}

export type CaseTicket = { ref: string; mode: Mode; voided_at: string | null; people: CasePerson[] }

/** How the code of a ticket reaches the scanner, where not as it stands on the ticket. */
export const CODE_FORMS = {
  lower_case: (code: string) => code.toLowerCase(),
  spaced: (code: string) => `  ${code}\n`,
  lower_case_spaced: (code: string) => `\t ${code.toLowerCase()} `,
} as const

export type CodeForm = keyof typeof CODE_FORMS

export type Expected = {
  result: Result
  /** Undefined where the case does not say. */
  reason: Reason | null | undefined
}

export type CaseScan = {
  at: string
  /** What is scanned: the code of a ticket, or a text that is the code of none. */
  scanned: { ticket: string; form: CodeForm | null } | { literal: string }
  check_in_point: string
  mode: Mode
  /** Refs of people on the ticket; null for all of them. */
  only: string[] | null
  expected: Expected
  /** By the refs of people; null where the case does not say. */
  people: Map<string, Expected> | null
}

export type ScanCase = {
  name: string
  why: string | null
  world: CaseWorld
  tickets: CaseTicket[]
  scans: CaseScan[]
  /** No calls of the API can bring it about. */
  engineOnly: boolean
}

export type ScanCaseFile = { cases: ScanCase[] }

export const RESULTS: readonly Result[] = [
  'accepted',
  'pre_checked',
  'zone_entered',
  'duplicate',
  'day_locked',
  'wrong_day',
  'not_yet_open',
  'closed',
  'rejected',
  'voided',
  'unknown',
]

export const REASONS: readonly Reason[] = [
  'not_confirmed',
  'attendee_type_not_allowed',
  'group_not_allowed',
  'entry_required',
  'pre_check_required',
]

export const STATUSES = ['confirmed', 'pending', 'awaiting_payment', 'waitlisted', 'declined', 'cancelled'] as const

export type { DayDefinition, GroupDefinition, PointDefinition, WindowDefinition }
