import type { DayDefinition, GroupDefinition, PointDefinition, Reason, Result } from '#sdk/checkin'
import {
  complain,
  date,
  type Given,
  ignored,
  instant,
  list,
  localTime,
  object,
  oneOf,
  optional,
  type Reader,
  readFields,
  text,
  type ValueOf,
} from './values.ts'

export type Mode = 'live' | 'test'

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

/** How the code reaches the scanner, if not as printed on the ticket. */
export const CODE_FORMS = {
  lower_case: (code: string) => code.toLowerCase(),
  spaced: (code: string) => `  ${code}\n`,
  lower_case_spaced: (code: string) => `\t ${code.toLowerCase()} `,
} as const

export type CodeForm = keyof typeof CODE_FORMS

const mode = optional(oneOf<Mode>(['live', 'test']), 'live')
const texts = list(text)

export const group = object({ code: text, name: ignored, parent: optional(text, null) })

export const attendeeType = object({
  code: text,
  name: ignored,
  ticket: optional(oneOf<'per_person' | 'shared'>(['per_person', 'shared']), 'per_person'),
})

export const day = object({
  code: text,
  name: ignored,
  date,
  starts_at: optional(localTime, null),
  ends_at: optional(localTime, null),
  locked_at: optional(instant, null),
})

const hours = { opens_at: optional(localTime, null), closes_at: optional(localTime, null) }

export const point = object({
  code: text,
  name: ignored,
  kind: oneOf(['entry', 'pre_check', 'zone']),
  days: optional(texts, null),
  attendee_types: optional(texts, null),
  groups: optional(texts, null),
  ...hours,
  windows: optional(list(object({ day: text, ...hours })), []),
  limit: optional(oneOf(['per_day', 'per_event', 'unlimited']), null),
  requires: optional(oneOf(['none', 'pre_check', 'entry']), null),
})

/** An event in a file of cases; complete for each case. */
export type CaseWorld = {
  timezone: string
  groups: GroupDefinition[]
  attendee_types: { code: string; ticket: 'per_person' | 'shared' }[]
  days: DayDefinition[]
  check_in_points: PointDefinition[]
}

const person = object({
  // Unique on the ticket.
  ref: text,
  attendee_type: text,
  // Null for all days.
  days: optional(texts, null),
  group: optional(text, null),
  cancelled_at: optional(instant, null),
  status: optional<string, string>(oneOf(STATUSES), 'confirmed'),
})

const people: Reader<ValueOf<typeof person>[]> = (given) => {
  const found = list(person)(given)
  if (found.length === 0) complain(given, 'must be a list of at least one person.')
  return found
}

export const ticket = object({ ref: text, mode, voided_at: optional(instant, null), people })

export type CasePerson = ValueOf<typeof person>
export type CaseTicket = ValueOf<typeof ticket>

const verdict = {
  result: oneOf(RESULTS),
  // Undefined: not specified by the case.
  reason: (given: Given) => (given.value === null ? null : optional(oneOf(REASONS), undefined)(given)),
}

export type Expected = { result: Result; reason: Reason | null | undefined }

/** A result per person; an object if the reason matters. */
const expectedOfPeople: Reader<Map<string, Expected>> = (given) => {
  const refs = typeof given.value === 'object' && given.value !== null ? Object.keys(given.value) : []
  const expected = Object.entries(readFields(given, refs) ?? {}).map(([ref, one]): [string, Expected] => {
    if (typeof one.value === 'string') return [ref, { result: verdict.result(one), reason: undefined }]
    return [ref, object(verdict)(one) ?? { result: 'unknown', reason: undefined }]
  })
  return new Map(expected)
}

const asGiven: Reader<Given> = (given) => given

const scanFields = object({
  at: instant,
  ticket: asGiven,
  code: asGiven,
  code_form: asGiven,
  check_in_point: text,
  mode,
  // Refs of people on the ticket; null: all of them.
  only: optional(texts, null),
  ...verdict,
  // By the refs of people; null: not specified by the case.
  people: optional(expectedOfPeople, null),
})

export function scan(given: Given) {
  const fields = scanFields(given)
  if (!fields) return undefined
  const { ticket, code, code_form, result, reason, ...told } = fields
  return { ...told, scanned: scannedIn(given, { ticket, code, code_form }), expected: { result, reason } }
}

export type CaseScan = ValueOf<typeof scan>

/** The code of a ticket, or a text that is not the code of any. */
type Scanned = { ticket: string; form: CodeForm | null } | { literal: string }

function scannedIn(given: Given, { ticket, code, code_form }: Record<'ticket' | 'code' | 'code_form', Given>): Scanned {
  if ((ticket.value === undefined) === (code.value === undefined)) {
    complain(given, 'must have either a ticket or a code.')
  }
  if (code.value !== undefined) {
    if (code_form.value !== undefined) complain(code_form, 'goes with a ticket, not with a code.')
    return { literal: text(code) }
  }
  const forms = Object.keys(CODE_FORMS) as CodeForm[]
  return { ticket: text(ticket), form: optional(oneOf(forms), null)(code_form) }
}

export type ScanCase = {
  name: string
  why: string | null
  world: CaseWorld
  tickets: CaseTicket[]
  scans: CaseScan[]
  /** Cannot be reproduced through the API. */
  engineOnly: boolean
}

export type { DayDefinition, GroupDefinition, PointDefinition }
