import type { components } from '../../../../generated/types.ts'
import type { Caller } from '../../../access/callers/index.ts'
import { refuseProblems } from '../../../platform/contract/problems.ts'
import { isRefusal, type Refusal, refuse } from '../../../platform/contract/refusal.ts'
import { isUniqueViolation } from '../../../platform/database/violations.ts'
import { newId } from '../../../platform/ids.ts'
import { changesNothing } from '../../../platform/work/changes-nothing.ts'
import type { Work } from '../../../platform/work/work.ts'
import { refuseTooManyParts } from '../most-parts.ts'
import { dayIds, groupIds, typeIds } from '../references.ts'
import { type EventScope, findItem } from '../scope.ts'
import {
  deletePoint as deleteRow,
  findPoint,
  insertPoint,
  type PointCodes,
  type PointRow,
  type PointWindow,
  updatePoint as updateRow,
} from './queries.ts'
import { areGroupsAsShown } from './sight.ts'

export type CheckInPoint = components['schemas']['CheckInPoint']
type NewPoint = components['schemas']['NewCheckInPoint']
type PointChanges = components['schemas']['CheckInPointChanges']
type Windows = readonly { day: string; opens_at?: string | null; closes_at?: string | null }[]
type Refused = Refusal<'not_found' | 'conflict' | 'validation_failed'>

export function toPoint(row: PointRow & PointCodes): CheckInPoint {
  return {
    id: row.id,
    code: row.code,
    name: row.name,
    kind: row.kind,
    days: row.day_codes,
    attendee_types: row.type_codes,
    groups: row.group_codes,
    opens_at: row.opens_at,
    closes_at: row.closes_at,
    windows: row.window_codes,
    limit: row.limit,
    requires: row.requires,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}

export async function createPoint(
  work: Work,
  caller: Caller,
  scope: EventScope,
  point: NewPoint,
): Promise<CheckInPoint | Refused | Refusal<'invalid_state'>> {
  const tooMany = await refuseTooManyParts(work, scope, 'check_in_points')
  if (tooMany) return tooMany
  const isZone = point.kind === 'zone'
  const named = await namedObjects(work, caller, scope, point)
  if (isRefusal(named)) return named
  const row: PointRow = {
    id: newId(work.now),
    code: point.code,
    name: point.name,
    kind: point.kind,
    days: named.days ?? null,
    attendee_types: named.attendee_types ?? null,
    groups: named.groups ?? null,
    opens_at: point.opens_at ?? null,
    closes_at: point.closes_at ?? null,
    windows: named.windows ?? [],
    limit: point.limit ?? (isZone ? 'unlimited' : 'per_day'),
    requires: point.requires ?? (isZone ? 'entry' : 'none'),
    created_at: work.now,
    updated_at: work.now,
  }
  const [inserted] = await work.transaction.run(insertPoint, rowValues(scope, row))
  if (!inserted) return codeTaken(row.code)
  const made = await reread(work, scope, row.id)
  work.audit({
    action: 'check_in_point.created',
    object: { type: 'check_in_point', id: row.id },
    before: null,
    after: made,
  })
  return made
}

export async function updatePoint(
  work: Work,
  caller: Caller,
  scope: EventScope,
  reference: string,
  changes: PointChanges,
): Promise<CheckInPoint | Refused> {
  const point = await findItem<PointRow & PointCodes>(work.transaction, findPoint, scope, 'check-in point', reference)
  if (isRefusal(point)) return point
  const named = await namedObjects(work, caller, scope, changes)
  if (isRefusal(named)) return named
  if (await areGroupsAsShown(work, caller, point, named.groups)) named.groups = point.groups
  const changed: PointRow = { ...point, ...changes, ...keepUnchanged(point, named), updated_at: work.now }
  if (changesNothing(point, changed)) return toPoint(point)
  try {
    await work.transaction.run(updateRow, rowValues(scope, changed))
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    return codeTaken(changed.code)
  }
  const after = await reread(work, scope, point.id)
  const object = { type: 'check_in_point', id: point.id }
  work.audit({ action: 'check_in_point.updated', object, before: toPoint(point), after })
  return after
}

export async function deletePoint(
  work: Work,
  scope: EventScope,
  reference: string,
): Promise<undefined | Refusal<'not_found'>> {
  const point = await findItem<PointRow & PointCodes>(work.transaction, findPoint, scope, 'check-in point', reference)
  if (isRefusal(point)) return point
  await work.transaction.run(deleteRow, [scope.organizationId, scope.eventId, point.id])
  const object = { type: 'check_in_point', id: point.id }
  work.audit({ action: 'check_in_point.deleted', object, before: toPoint(point), after: null })
  return undefined
}

type Named = {
  days?: string[] | null
  attendee_types?: string[] | null
  groups?: string[] | null
  windows?: PointWindow[]
}

/** Ids for everything that a request names; what it does not mention is left out. */
async function namedObjects(
  work: Work,
  caller: Caller,
  scope: EventScope,
  request: PointChanges,
): Promise<Named | Refused> {
  const named: Named = {}
  if (request.days !== undefined) {
    const days = await dayIds(work.transaction, scope, request.days, (n) => `body/days/${n}`)
    if (isRefusal(days)) return days
    named.days = days
  }
  if (request.attendee_types !== undefined) {
    const types = await typeIds(work.transaction, scope, request.attendee_types, (n) => `body/attendee_types/${n}`)
    if (isRefusal(types)) return types
    named.attendee_types = types
  }
  if (request.groups !== undefined) {
    const groups = await groupIds(work, caller, request.groups, (n) => `body/groups/${n}`)
    if (isRefusal(groups)) return groups
    named.groups = groups
  }
  if (request.windows === undefined) return named
  const windows = await windowsWithIds(work, scope, request.windows)
  return isRefusal(windows) ? windows : { ...named, windows }
}

async function windowsWithIds(
  work: Work,
  scope: EventScope,
  windows: Windows,
): Promise<PointWindow[] | Refusal<'not_found' | 'validation_failed'>> {
  const found: PointWindow[] = []
  for (const [index, { day, opens_at = null, closes_at = null }] of windows.entries()) {
    const ids = await dayIds(work.transaction, scope, [day], () => `body/windows/${index}/day`)
    if (isRefusal(ids)) return ids
    const [id = ''] = ids ?? []
    if (found.some((window) => window.day === id)) {
      const message = `The field windows.${index}.day names the day ${day}, which has a window already.`
      return refuseProblems([{ path: `body/windows/${index}/day`, message }])
    }
    found.push({ day: id, opens_at, closes_at })
  }
  return found
}

function keepUnchanged(point: PointRow, named: Named) {
  return {
    days: named.days === undefined ? point.days : named.days,
    attendee_types: named.attendee_types === undefined ? point.attendee_types : named.attendee_types,
    groups: named.groups === undefined ? point.groups : named.groups,
    windows: named.windows ?? point.windows,
  }
}

/** The codes of what it names come with the row, so that it is read once more rather than put together here. */
async function reread(work: Work, scope: EventScope, id: string): Promise<CheckInPoint> {
  const [row] = await work.transaction.run<PointRow & PointCodes>(findPoint, [scope.organizationId, scope.eventId, id])
  if (!row) throw new Error(`The check-in point ${id} is gone within its own transaction`)
  return toPoint(row)
}

function rowValues({ organizationId, eventId }: EventScope, row: PointRow): unknown[] {
  return [
    ...[organizationId, eventId, row.id, row.code, row.name, row.kind, row.days, row.attendee_types, row.groups],
    ...[row.opens_at, row.closes_at, JSON.stringify(row.windows), row.limit, row.requires, row.updated_at],
  ]
}

function codeTaken(code: string): Refusal<'conflict'> {
  return refuse('conflict', `The code ${code} is taken by another check-in point of the event.`)
}
