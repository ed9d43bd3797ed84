import type { components } from '../../../../generated/types.ts'
import type { Caller } from '../../../access/callers/index.ts'
import { refuseProblems } from '../../../platform/contract/problems.ts'
import { isRefusal, type Refusal } from '../../../platform/contract/refusal.ts'
import type { Work } from '../../../platform/work/work.ts'
import { dayIds, groupIds, typeIds } from '../references.ts'
import type { EventScope } from '../scope.ts'
import type { PointWindow } from './rows.ts'

export type PointChanges = components['schemas']['CheckInPointChanges']
type Windows = readonly { day: string; opens_at?: string | null; closes_at?: string | null }[]
export type Refused = Refusal<'not_found' | 'conflict' | 'validation_failed'>

export type Named = {
  days?: string[] | null
  attendee_types?: string[] | null
  groups?: string[] | null
  windows?: PointWindow[]
}

/** Ids for everything that a request names; what it does not mention is left out. */
export async function namedObjects(
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
