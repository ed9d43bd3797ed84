import type { DayDefinition, GroupDefinition, PointDefinition, Reason, Result } from '#sdk/checkin'
import {
  addFault,
  ignoreValue,
  type JsonNode,
  listReader,
  objectReader,
  oneOfReader,
  optionalReader,
  type Reader,
  type ReaderValue,
  readDate,
  readInstant,
  readLocalTime,
  readObjectFields,
  readText,
} from './values.ts'

export type LiveOrTest = 'live' | 'test'

export const SCAN_RESULTS: readonly Result[] = [
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

export const SCAN_RESULT_REASONS: readonly Reason[] = [
  'not_confirmed',
  'attendee_type_not_allowed',
  'group_not_allowed',
  'entry_required',
  'pre_check_required',
]

export const REGISTRATION_STATUSES = [
  'confirmed',
  'pending',
  'awaiting_payment',
  'waitlisted',
  'declined',
  'cancelled',
] as const

/** How the code reaches the scanner, if not as printed on the ticket. */
export const SCANNED_CODE_FORMS = {
  lower_case: (code: string) => code.toLowerCase(),
  spaced: (code: string) => `  ${code}\n`,
  lower_case_spaced: (code: string) => `\t ${code.toLowerCase()} `,
} as const

export type ScannedCodeForm = keyof typeof SCANNED_CODE_FORMS

const mode = optionalReader(oneOfReader<LiveOrTest>(['live', 'test']), 'live')
const texts = listReader(readText)

export const readGroup = objectReader({ code: readText, name: ignoreValue, parent: optionalReader(readText, null) })

export const readAttendeeType = objectReader({
  code: readText,
  name: ignoreValue,
  ticket: optionalReader(oneOfReader<'per_person' | 'shared'>(['per_person', 'shared']), 'per_person'),
})

export const readEventDay = objectReader({
  code: readText,
  name: ignoreValue,
  date: readDate,
  starts_at: optionalReader(readLocalTime, null),
  ends_at: optionalReader(readLocalTime, null),
  locked_at: optionalReader(readInstant, null),
})

const hours = { opens_at: optionalReader(readLocalTime, null), closes_at: optionalReader(readLocalTime, null) }

export const readCheckInPoint = objectReader({
  code: readText,
  name: ignoreValue,
  kind: oneOfReader(['entry', 'pre_check', 'zone']),
  days: optionalReader(texts, null),
  attendee_types: optionalReader(texts, null),
  groups: optionalReader(texts, null),
  ...hours,
  windows: optionalReader(listReader(objectReader({ day: readText, ...hours })), []),
  limit: optionalReader(oneOfReader(['per_day', 'per_event', 'unlimited']), null),
  requires: optionalReader(oneOfReader(['none', 'pre_check', 'entry']), null),
})

/** An event in a file of cases; complete for each case. */
export type CaseEvent = {
  timezone: string
  groups: GroupDefinition[]
  attendee_types: { code: string; ticket: 'per_person' | 'shared' }[]
  days: DayDefinition[]
  check_in_points: PointDefinition[]
}

const person = objectReader({
  // Unique on the ticket.
  ref: readText,
  attendee_type: readText,
  // Null for all days.
  days: optionalReader(texts, null),
  group: optionalReader(readText, null),
  cancelled_at: optionalReader(readInstant, null),
  status: optionalReader<string, string>(oneOfReader(REGISTRATION_STATUSES), 'confirmed'),
})

const people: Reader<ReaderValue<typeof person>[]> = (given) => {
  const found = listReader(person)(given)
  if (found.length === 0) addFault(given, 'must be a list of at least one person.')
  return found
}

export const readTicket = objectReader({ ref: readText, mode, voided_at: optionalReader(readInstant, null), people })

export type CasePerson = ReaderValue<typeof person>
export type CaseTicket = ReaderValue<typeof readTicket>

const verdict = {
  result: oneOfReader(SCAN_RESULTS),
  // Undefined: not specified by the case.
  reason: (given: JsonNode) =>
    given.value === null ? null : optionalReader(oneOfReader(SCAN_RESULT_REASONS), undefined)(given),
}

export type ExpectedResult = { result: Result; reason: Reason | null | undefined }

/** A result per person; an object if the reason matters. */
const expectedOfPeople: Reader<Map<string, ExpectedResult>> = (given) => {
  const refs = typeof given.value === 'object' && given.value !== null ? Object.keys(given.value) : []
  const expected = Object.entries(readObjectFields(given, refs) ?? {}).map(([ref, one]): [string, ExpectedResult] => {
    if (typeof one.value === 'string') return [ref, { result: verdict.result(one), reason: undefined }]
    return [ref, objectReader(verdict)(one) ?? { result: 'unknown', reason: undefined }]
  })
  return new Map(expected)
}

const asGiven: Reader<JsonNode> = (given) => given

const scanFields = objectReader({
  at: readInstant,
  ticket: asGiven,
  code: asGiven,
  code_form: asGiven,
  check_in_point: readText,
  mode,
  // Refs of people on the ticket; null: all of them.
  only: optionalReader(texts, null),
  ...verdict,
  // By the refs of people; null: not specified by the case.
  people: optionalReader(expectedOfPeople, null),
})

export function readScan(given: JsonNode) {
  const fields = scanFields(given)
  if (!fields) return undefined
  const { ticket, code, code_form, result, reason, ...others } = fields
  return { ...others, scanned: scannedIn(given, { ticket, code, code_form }), expected: { result, reason } }
}

export type CaseScan = ReaderValue<typeof readScan>

/** The code of a ticket, or a text that is not the code of any. */
type Scanned = { ticket: string; form: ScannedCodeForm | null } | { literal: string }

function scannedIn(
  given: JsonNode,
  { ticket, code, code_form }: Record<'ticket' | 'code' | 'code_form', JsonNode>,
): Scanned {
  if ((ticket.value === undefined) === (code.value === undefined)) {
    addFault(given, 'must have either a ticket or a code.')
  }
  if (code.value !== undefined) {
    if (code_form.value !== undefined) addFault(code_form, 'goes with a ticket, not with a code.')
    return { literal: readText(code) }
  }
  const forms = Object.keys(SCANNED_CODE_FORMS) as ScannedCodeForm[]
  return { ticket: readText(ticket), form: optionalReader(oneOfReader(forms), null)(code_form) }
}

/** What the scanner reads, given the code of the ticket. */
export function toScannedText(scanned: Scanned, code: string): string {
  if ('literal' in scanned) return scanned.literal
  return scanned.form === null ? code : SCANNED_CODE_FORMS[scanned.form](code)
}

export type ScanCase = {
  name: string
  why: string | null
  world: CaseEvent
  tickets: CaseTicket[]
  scans: CaseScan[]
  /** Cannot be reproduced through the API. */
  engineOnly: boolean
}

export type { DayDefinition, GroupDefinition, PointDefinition }
