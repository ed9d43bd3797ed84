import type { Caller } from '../../../access/callers/index.ts'
import { refuseProblems } from '../../../platform/contract/problems.ts'
import { isRefusal, type Refusal } from '../../../platform/contract/refusal.ts'
import type { Schemas } from '../../../platform/contract/schemas.ts'
import { newId } from '../../../platform/ids.ts'
import { isUnchanged } from '../../../platform/work/is-unchanged.ts'
import { refuseStale } from '../../../platform/work/precondition.ts'
import type { Work } from '../../../platform/work/work.ts'
import {
  auditEventPart,
  findEventPart,
  refuseTooManyParts,
  toCodeTaken,
  updateUnlessCodeTaken,
} from '../event-parts.ts'
import type { EventKey, EventScope } from '../find.ts'
import { bumpRenamesSql } from '../queries.ts'
import { resolveDayIds, resolveGroupIds, resolveTypeIds } from '../resolve-ids.ts'
import {
  type CheckInPoint,
  insertPointSql,
  POINT_PART,
  type PointRow,
  type PointWindow,
  toRowValues,
  updatePointSql as updateRow,
} from './queries.ts'
import { areGroupsAsShown, hideInvisibleGroupsOfPoint } from './visible-points.ts'

type PointChanges = Schemas['CheckInPointChanges']
type Windows = readonly { day: string; opens_at?: string | null; closes_at?: string | null }[]
type Refused = Refusal<'not_found' | 'conflict' | 'validation_failed'>

/** Undefined fields are not in the request. */
type Named = {
  days: string[] | null | undefined
  attendee_types: string[] | null | undefined
  groups: string[] | null | undefined
  windows: PointWindow[] | undefined
}

export async function createPoint(
  work: Work,
  caller: Caller,
  scope: EventScope,
  point: Schemas['NewCheckInPoint'],
): Promise<CheckInPoint | Refused | Refusal<'invalid_state'>> {
  const tooMany = await refuseTooManyParts(work, POINT_PART, scope)
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
  const [inserted] = await work.transaction.run(insertPointSql, toRowValues(scope, row))
  if (!inserted) return toCodeTaken(POINT_PART, row.code)
  const made = await reread(work, scope, row.id)
  auditEventPart(work, POINT_PART, scope, 'created', null, made)
  return made
}

export async function updatePoint(
  work: Work,
  caller: Caller,
  scope: EventScope,
  reference: string,
  changes: PointChanges,
): Promise<CheckInPoint | Refused | Refusal<'precondition_failed'>> {
  const point = await findEventPart(work.transaction, POINT_PART, scope, reference)
  if (isRefusal(point)) return point
  const stale = await refuseStale(work, () =>
    hideInvisibleGroupsOfPoint(work.transaction, caller, POINT_PART.show(point)),
  )
  if (stale) return stale
  const named = await namedObjects(work, caller, scope, changes)
  if (isRefusal(named)) return named
  if (await areGroupsAsShown(work, caller, point, named.groups)) named.groups = point.groups
  const changed: PointRow = { ...point, ...changes, ...keepUnchanged(point, named), updated_at: work.now }
  if (isUnchanged(point, changed)) return POINT_PART.show(point)
  const codeTaken = toCodeTaken(POINT_PART, changed.code)
  const refusal = await updateUnlessCodeTaken(work, updateRow, toRowValues(scope, changed), codeTaken)
  if (refusal) return refusal
  if (changed.code !== point.code) await work.transaction.run(bumpRenamesSql, [scope.organizationId, scope.eventId])
  const after = await reread(work, scope, point.id)
  auditEventPart(work, POINT_PART, scope, 'updated', POINT_PART.show(point), after)
  return after
}

function keepUnchanged(point: PointRow, named: Named) {
  return {
    days: named.days === undefined ? point.days : named.days,
    attendee_types: named.attendee_types === undefined ? point.attendee_types : named.attendee_types,
    groups: named.groups === undefined ? point.groups : named.groups,
    windows: named.windows ?? point.windows,
  }
}

/** The row shows codes of other objects, so it is read again. */
async function reread(work: Work, key: EventKey, id: string): Promise<CheckInPoint> {
  const row = await findEventPart(work.transaction, POINT_PART, key, id)
  if (isRefusal(row)) throw new Error(`The check-in point ${id} is gone within its own transaction`)
  return POINT_PART.show(row)
}

async function namedObjects(
  work: Work,
  caller: Caller,
  key: EventKey,
  request: PointChanges,
): Promise<Named | Refused> {
  const { transaction } = work
  const days = request.days && (await resolveDayIds(transaction, key, request.days, (n) => `body/days/${n}`))
  if (isRefusal(days)) return days
  const types = request.attendee_types
  const attendee_types = types && (await resolveTypeIds(transaction, key, types, (n) => `body/attendee_types/${n}`))
  if (isRefusal(attendee_types)) return attendee_types
  const groups = request.groups && (await resolveGroupIds(work, caller, request.groups, (n) => `body/groups/${n}`))
  if (isRefusal(groups)) return groups
  const windows = request.windows && (await windowsWithIds(work, key, request.windows))
  return isRefusal(windows) ? windows : { days, attendee_types, groups, windows }
}

async function windowsWithIds(
  work: Work,
  scope: EventKey,
  windows: Windows,
): Promise<PointWindow[] | Refusal<'not_found' | 'validation_failed'>> {
  const found: PointWindow[] = []
  for (const [index, { day, opens_at = null, closes_at = null }] of windows.entries()) {
    const ids = await resolveDayIds(work.transaction, scope, [day], () => `body/windows/${index}/day`)
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
