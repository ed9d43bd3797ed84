import type { Caller } from '../../access/callers/index.ts'
import { type EventRow, readVisibleGroups, whereInSubtree, whereVisible } from '../../access/visibility/index.ts'
import { type InputProblem, problem, refuseProblems } from '../../platform/contract/problems.ts'
import { isRefusal, type Refusal } from '../../platform/contract/refusal.ts'
import type { Schemas } from '../../platform/contract/schemas.ts'
import type { Reader } from '../../platform/database/prepared.ts'
import type { SqlCondition } from '../../platform/lists/index.ts'
import { type EventSetup, type LocalizedText, readEventSetup, readTypeAndDayNames } from '../booking/index.ts'
import { resolvePeopleFilters } from '../events/index.ts'

export type ExportType = Schemas['KnownExportType']
export type ExportFormat = Schemas['KnownExportFormat']

type Filters = {
  status?: string
  type?: string
  day?: string
  group?: string
  /** Text, because it is stored in the job. */
  since?: string
}

/** The data to export: of one event, in the caller's mode and visibility, with filters. */
export type ExportScope = {
  caller: Caller
  event: EventRow
  setup: EventSetup
  filters: Filters
  /** Of headings, statuses and kinds. */
  language: keyof LocalizedText
  codes: { groups: ById; types: ById; days: ById }
  names: { types: ById; days: ById }
}

/** In the order of the event; only the groups that the caller sees. */
type ById = ReadonlyMap<string, string>

export async function readExportScope(
  reader: Reader,
  caller: Caller,
  event: EventRow,
  filters: Filters,
  language: ExportScope['language'],
): Promise<ExportScope> {
  const setup = await readEventSetup(reader, caller.organization.id, event.id, caller.key.mode === 'live')
  const groups = await readVisibleGroups(reader, caller)
  const named = await readTypeAndDayNames(reader, setup)
  const codes = (rows: { id: string; code: string }[]) => new Map(rows.map(({ id, code }) => [id, code]))
  const names = (rows: { id: string }[]) => new Map(rows.map(({ id }) => [id, named.get(id) ?? '']))
  return {
    caller,
    event,
    setup,
    filters,
    language,
    codes: { groups: codes(groups), types: codes(setup.types), days: codes(setup.days) },
    names: { types: names(setup.types), days: names(setup.days) },
  }
}

/** Values for `organization_id = ? and event_id = ? and livemode = ?`. */
export const toEventAndModeValues = ({ setup }: ExportScope): [string, string, boolean] => [
  setup.organizationId,
  setup.event.id,
  setup.livemode,
]

/** A table with `updated_at`, read in the order of its ids. */
export type ExportTable = {
  alias: string
  group: string
  /** Turns a condition on people into one on the table. */
  people: (condition: SqlCondition) => SqlCondition
}

export const ATTENDEE_TABLE: ExportTable = { alias: 'a', group: 'a.group_id', people: (condition) => condition }

export function toExportSqlFilters({ caller, event, filters }: ExportScope, { alias, group, people }: ExportTable) {
  const { status, type, day, since } = filters
  const conditions: Record<string, SqlCondition | null> = {
    sight: whereVisible(caller, event, alias, group),
    status: status === undefined ? null : [`${alias}.status = ?`, status],
    type: type === undefined ? null : people(['a.attendee_type_id = ?', type]),
    day: day === undefined ? null : people(['a.days @> ?', [day]]),
    group: filters.group === undefined ? null : whereInSubtree(group, caller.organization.id, filters.group),
    since: since === undefined ? null : [`${alias}.updated_at >= ?`, since],
  }
  return conditions
}

/** Stored in the job. */
export type ExportParameters = {
  type: ExportType
  format: ExportFormat
  event: string
  filters: Filters
  /** Null: all columns. */
  columns: string[] | null
  /** The job must still check that these columns exist, because that takes long. */
  choosesLater?: boolean
  language: keyof LocalizedText
  bom: boolean
}

/** Where to resume a CSV. A workbook starts again, so it has no state. */
export type ExportResumeState = { after: string | null; isWhole: boolean; columns: string[] }

const OF_PEOPLE = ['pending', 'awaiting_payment', 'waitlisted', 'confirmed', 'declined', 'cancelled']

/** The statuses that each export can be filtered by; attendance has only confirmed people. */
const STATUSES: Record<ExportType, string[]> = {
  registrations: OF_PEOPLE,
  people: OF_PEOPLE,
  tickets: ['valid', 'voided'],
  attendance: [],
  reconciliation: OF_PEOPLE,
}

/** Check-ins and payments do not update the person or registration, so `updated_since` would miss them. */
const WITHOUT_CHANGES: ExportType[] = ['attendance', 'reconciliation']

export async function resolveExportFilters(
  reader: Reader,
  caller: Caller,
  event: EventRow,
  type: ExportType,
  wanted: Schemas['ExportFilters'],
): Promise<Filters | Refusal<'not_found' | 'validation_failed'>> {
  const problems = problemsWith(type, wanted)
  if (problems.length > 0) return refuseProblems(problems)
  const { status, updated_since } = wanted
  const ids = await resolvePeopleFilters(reader, caller, event, wanted, 'body/filters')
  if (isRefusal(ids)) return ids
  return {
    ...ids,
    ...(status === undefined ? {} : { status }),
    ...(updated_since === undefined ? {} : { since: new Date(updated_since).toISOString() }),
  }
}

function problemsWith(type: ExportType, { status, updated_since }: Schemas['ExportFilters']): InputProblem[] {
  const problems: InputProblem[] = []
  const allowed = STATUSES[type]
  if (status !== undefined && !allowed.includes(status)) {
    const at = 'body/filters/status'
    problems.push(
      allowed.length === 0
        ? problem(at, 'filter_not_taken', { type })
        : problem(at, 'status_of_export', { type, allowed }),
    )
  }
  if (updated_since !== undefined && WITHOUT_CHANGES.includes(type))
    problems.push(problem('body/filters/updated_since', 'filter_not_taken', { type }))
  return problems
}
