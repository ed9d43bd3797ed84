import { problem, refuseProblems } from '../../../platform/contract/problems.ts'
import { isRefusal } from '../../../platform/contract/refusal.ts'
import type { Schemas } from '../../../platform/contract/schemas.ts'
import { newId } from '../../../platform/ids.ts'
import { isUnchanged } from '../../../platform/work/is-unchanged.ts'
import { refuseStale } from '../../../platform/work/precondition.ts'
import { auditEventPart, findEventPart, insertEventPart, refuseTooManyParts, updateEventPart } from '../event-parts.ts'
import type { EventChange } from '../find.ts'
import { resetEventChangeFeedsSql } from '../queries.ts'
import { resolveDayIds, resolveGroupIds, resolveTypeIds } from '../resolve-ids.ts'
import { CHECK_IN_POINT_PART, type CheckInPoint, type CheckInPointRow, type CheckInWindow } from './queries.ts'
import { areShownGroupsUnchanged, hideInvisibleGroupsOfPoint } from './visible-points.ts'

type PointChanges = Schemas['CheckInPointChanges']
type Windows = readonly { day: string; opens_at?: string | null; closes_at?: string | null }[]

/** Undefined fields are not in the request. */
type Named = {
  days: string[] | null | undefined
  attendee_types: string[] | null | undefined
  groups: string[] | null | undefined
  windows: CheckInWindow[] | undefined
}

export async function createPoint(change: EventChange, point: Schemas['NewCheckInPoint']) {
  const { work } = change
  const tooMany = await refuseTooManyParts(change, CHECK_IN_POINT_PART)
  if (tooMany) return tooMany
  const isZone = point.kind === 'zone'
  const named = await namedObjects(change, point)
  if (isRefusal(named)) return named
  const row: CheckInPointRow = {
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
  const taken = await insertEventPart(change, CHECK_IN_POINT_PART, row)
  if (taken) return taken
  const made = await reread(change, row.id)
  auditEventPart(change, CHECK_IN_POINT_PART, 'created', null, made)
  return made
}

export async function updatePoint(change: EventChange, reference: string, changes: PointChanges) {
  const { work, caller } = change
  const point = await findEventPart(work.transaction, CHECK_IN_POINT_PART, change, reference)
  if (isRefusal(point)) return point
  const stale = await refuseStale(work, () =>
    hideInvisibleGroupsOfPoint(work.transaction, caller, CHECK_IN_POINT_PART.show(point)),
  )
  if (stale) return stale
  const named = await namedObjects(change, changes)
  if (isRefusal(named)) return named
  if (await areShownGroupsUnchanged(work, caller, point, named.groups)) named.groups = point.groups
  const changed: CheckInPointRow = { ...point, ...changes, ...keepUnchanged(point, named), updated_at: work.now }
  if (isUnchanged(point, changed)) return CHECK_IN_POINT_PART.show(point)
  const refusal = await updateEventPart(change, CHECK_IN_POINT_PART, changed)
  if (refusal) return refusal
  if (changed.code !== point.code)
    await work.transaction.run(resetEventChangeFeedsSql, [change.organizationId, change.eventId])
  const after = await reread(change, point.id)
  auditEventPart(change, CHECK_IN_POINT_PART, 'updated', CHECK_IN_POINT_PART.show(point), after)
  return after
}

function keepUnchanged(point: CheckInPointRow, named: Named) {
  return {
    days: named.days === undefined ? point.days : named.days,
    attendee_types: named.attendee_types === undefined ? point.attendee_types : named.attendee_types,
    groups: named.groups === undefined ? point.groups : named.groups,
    windows: named.windows ?? point.windows,
  }
}

/** The row shows codes of other objects, so it is read again. */
async function reread(change: EventChange, id: string): Promise<CheckInPoint> {
  const row = await findEventPart(change.work.transaction, CHECK_IN_POINT_PART, change, id)
  if (isRefusal(row)) throw new Error(`The check-in point ${id} is gone within its own transaction`)
  return CHECK_IN_POINT_PART.show(row)
}

async function namedObjects(change: EventChange, request: PointChanges) {
  const { work, caller } = change
  const { transaction } = work
  const days = request.days && (await resolveDayIds(transaction, change, request.days, (n) => `body/days/${n}`))
  if (isRefusal(days)) return days
  const types = request.attendee_types
  const attendee_types = types && (await resolveTypeIds(transaction, change, types, (n) => `body/attendee_types/${n}`))
  if (isRefusal(attendee_types)) return attendee_types
  const groups = request.groups && (await resolveGroupIds(work, caller, request.groups, (n) => `body/groups/${n}`))
  if (isRefusal(groups)) return groups
  const windows = request.windows && (await windowsWithIds(change, request.windows))
  if (isRefusal(windows)) return windows
  const named: Named = { days, attendee_types, groups, windows }
  return named
}

async function windowsWithIds(change: EventChange, windows: Windows) {
  const found: CheckInWindow[] = []
  for (const [index, { day, opens_at = null, closes_at = null }] of windows.entries()) {
    const ids = await resolveDayIds(change.work.transaction, change, [day], () => `body/windows/${index}/day`)
    if (isRefusal(ids)) return ids
    const [id = ''] = ids ?? []
    if (found.some((window) => window.day === id))
      return refuseProblems([problem(`body/windows/${index}/day`, 'repeated_window', { day })])
    found.push({ day: id, opens_at, closes_at })
  }
  return found
}
