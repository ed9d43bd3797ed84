import type { DayDefinition, GroupDefinition, PointDefinition, Reason, Result } from '#sdk/checkin'
import { openApiDoc } from '../contract.ts'

export type LiveOrTest = 'live' | 'test'

export const listEnumValues = (schema: string) => openApiDoc.components.schemas[schema]?.enum as string[]

export const SCAN_RESULTS = listEnumValues('KnownScanResult') as Result[]

export const SCAN_RESULT_REASONS: readonly Reason[] = [
  'not_confirmed',
  'attendee_type_not_allowed',
  'group_not_allowed',
  'entry_required',
  'pre_check_required',
]

export const REGISTRATION_STATUSES = listEnumValues('KnownRegistrationStatus')

/** How the code reaches the scanner, if not as printed on the ticket. */
export const SCANNED_CODE_SPELLINGS = {
  lower_case: (code: string) => code.toLowerCase(),
  spaced: (code: string) => `  ${code}\n`,
  lower_case_spaced: (code: string) => `\t ${code.toLowerCase()} `,
} as const

/** An event in a file of cases; complete for each case. */
export type CaseEvent = {
  timezone: string
  groups: GroupDefinition[]
  attendee_types: { code: string; ticket: 'per_person' | 'shared' }[]
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

export type CaseTicket = { ref: string; mode: LiveOrTest; voided_at: string | null; people: CasePerson[] }

/** Without a reason, any is right. */
export type ExpectedScanResult = { result: Result; reason?: Reason | null }

export type ScanOfCase = ExpectedScanResult & {
  at: string
  /** Either a ticket or a text that is not the code of any. */
  ticket?: string
  code?: string
  code_form?: keyof typeof SCANNED_CODE_SPELLINGS
  check_in_point: string
  mode: LiveOrTest
  /** Refs of people on the ticket; null: all of them. */
  only: string[] | null
  /** By the refs of people; null: not specified by the case. */
  people: Record<string, Result | ExpectedScanResult> | null
}

/** What the scanner reads, given the code of the ticket. */
export function toScannedText({ code: literal, code_form }: ScanOfCase, code: string): string {
  return literal ?? (code_form ? SCANNED_CODE_SPELLINGS[code_form](code) : code)
}

export type ScanCase = {
  name: string
  why: string | null
  world: CaseEvent
  tickets: CaseTicket[]
  scans: ScanOfCase[]
  /** Cannot be reproduced through the API. */
  engine_only: boolean
}

/** A case may replace parts of the world that all cases share. */
export type CaseFile = { world: Partial<CaseEvent>; cases: (Omit<ScanCase, 'world'> & { world: Partial<CaseEvent> })[] }

export type { DayDefinition, GroupDefinition, PointDefinition }
