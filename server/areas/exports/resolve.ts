import type { components } from '../../../generated/types.ts'
import type { Caller } from '../../access/callers/index.ts'
import { type EventRow, visibleGroup } from '../../access/visibility/index.ts'
import { type Problem, refuseProblems } from '../../platform/contract/problems.ts'
import { isRefusal, type Refusal } from '../../platform/contract/refusal.ts'
import type { Reader } from '../../platform/database/prepared.ts'
import { dayIds, scopeOf, typeIds } from '../events/index.ts'
import type { ExportType, Filters } from './scope.ts'

type Wanted = components['schemas']['ExportFilters']

const OF_PEOPLE = ['pending', 'awaiting_payment', 'waitlisted', 'confirmed', 'declined', 'cancelled']

/** The statuses of what each export has a row for; attendance is of those who are confirmed. */
const STATUSES: Record<ExportType, string[]> = {
  registrations: OF_PEOPLE,
  people: OF_PEOPLE,
  tickets: ['valid', 'voided'],
  attendance: [],
  reconciliation: OF_PEOPLE,
}

/** Who came, and what was paid, changes without the person or the registration. */
const WITHOUT_CHANGES: ExportType[] = ['attendance', 'reconciliation']

/** Ids in place of what was named. */
export async function resolveFilters(
  reader: Reader,
  caller: Caller,
  event: EventRow,
  type: ExportType,
  wanted: Wanted,
): Promise<Filters | Refusal<'not_found' | 'validation_failed'>> {
  const problems = problemsWith(type, wanted)
  if (problems.length > 0) return refuseProblems(problems)
  const scope = scopeOf(caller, event)
  const { attendee_type, day, status, updated_since } = wanted
  const types = await typeIds(reader, scope, listOf(attendee_type), () => 'body/filters/attendee_type')
  if (isRefusal(types)) return types
  const days = await dayIds(reader, scope, listOf(day), () => 'body/filters/day')
  if (isRefusal(days)) return days
  const group = wanted.group === undefined ? null : await visibleGroup(reader, caller, wanted.group)
  if (isRefusal(group)) return { ...group, details: { path: 'body/filters/group' } }
  return {
    ...(status === undefined ? {} : { status }),
    ...(types?.[0] === undefined ? {} : { type: types[0] }),
    ...(days?.[0] === undefined ? {} : { day: days[0] }),
    ...(group ? { group: group.id } : {}),
    ...(updated_since === undefined ? {} : { since: new Date(updated_since).toISOString() }),
  }
}

const listOf = (reference: string | undefined) => (reference === undefined ? null : [reference])

function problemsWith(type: ExportType, { status, updated_since }: Wanted): Problem[] {
  const problems: Problem[] = []
  const statuses = STATUSES[type]
  if (status !== undefined && !statuses.includes(status)) {
    const words = statuses.length === 0 ? 'does not belong to' : `must be ${statuses.join(', ')} in`
    problems.push({ path: 'body/filters/status', message: `The field filters.status ${words} an export of ${type}.` })
  }
  if (updated_since !== undefined && WITHOUT_CHANGES.includes(type)) {
    const message = `The field filters.updated_since does not belong to an export of ${type}.`
    problems.push({ path: 'body/filters/updated_since', message })
  }
  return problems
}
