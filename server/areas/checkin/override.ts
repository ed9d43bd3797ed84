import { isAdmitting } from '#sdk/checkin'
import type { ApiCall, Caller, CallingDevice } from '../../access/callers/index.ts'
import { verifyOverridePin } from '../../access/members/index.ts'
import { findVisibleEvent, loadSeenByGroups } from '../../access/visibility/index.ts'
import { findBlankText, refuseProblems } from '../../platform/contract/problems.ts'
import { isRefusal, type Refusal, refuseState, toNotFound } from '../../platform/contract/refusal.ts'
import { newId } from '../../platform/ids.ts'
import type { Work } from '../../platform/work/work.ts'
import { lockScansSharedSql } from '../booking/index.ts'
import * as queries from './queries.ts'
import type { CheckinRow, CheckinToOverride } from './rows.ts'
import { type Checkin, toCheckin } from './shape.ts'

const RESULTS = { entry: 'accepted', pre_check: 'pre_checked', zone: 'zone_entered' }

/** A member admits a person whom a scan refused; it counts as an admission on the day of the scan. */
export async function overrideCheckin(
  work: Work,
  caller: Caller & { device: CallingDevice },
  id: string,
  { member, pin, reason }: ApiCall<'overrideCheckin'>['body'],
): Promise<Checkin | Refusal<'not_found' | 'invalid_state' | 'pin_refused' | 'pin_locked' | 'validation_failed'>> {
  const unsaid = findBlankText('body/reason', reason)
  if (unsaid.length > 0) return refuseProblems(unsaid)
  const { transaction, now } = work
  const { organization, device, key } = caller
  const place = [organization.id, device.eventId, key.mode === 'live']
  transaction.defer(lockScansSharedSql, [organization.id, key.mode === 'live', device.eventId])
  const event = await findVisibleEvent(transaction, caller, device.eventId)
  const [refused] = await transaction.run<CheckinToOverride>(queries.findCheckinToOverrideSql, [...place, id])
  if (isRefusal(event) || !refused) return notFound(id)
  const seenBy = await loadSeenByGroups(transaction, { organizationId: organization.id, event }, [refused.group_id])
  const visible = seenBy(refused.group_id)
  if (key.group && !visible.includes(key.group.id)) return notFound(id)
  const verified = await verifyOverridePin(work, { organizationId: organization.id, deviceId: device.id, member, pin })
  if (isRefusal(verified)) return verified
  if (verified.group_id !== null && !visible.includes(verified.group_id)) return notFound(id)
  const unfit = refuseUnfit(refused)
  if (unfit) return unfit
  transaction.defer(queries.lockAttendeeSql, [organization.id, refused.attendee_id])
  const [before] = await transaction.run(queries.findOverrideSql, [...place, id])
  if (before) return cannot(id, 'is overridden already', 'overridden')
  const row: CheckinRow = {
    ...refused,
    id: newId(now),
    result: RESULTS[refused.kind],
    reason: null,
    received_at: now,
    key_id: null,
    device_id: device.id,
    overrides: id,
    override_reason: reason,
    member_id: verified.id,
    device_result: null,
  }
  transaction.defer(queries.takeCheckinNumberSql, place)
  transaction.defer(queries.insertOverrideSql, [...place, row.id, id, row.result, now, reason, verified.id, device.id])
  const after = toCheckin(row)
  const actor = { type: 'member' as const, id: verified.id }
  const object = { type: 'checkin', id: row.id }
  work.audit({ action: 'checkin.overridden', object, actor, before: toCheckin(refused), after })
  const about = { data: after, organizationId: organization.id, eventId: event.id, livemode: key.mode === 'live' }
  // The override is an admission too, so subscribers to recorded check-ins are notified.
  for (const type of ['checkin.recorded', 'checkin.overridden'] as const)
    work.raise({ ...about, type, visibleTo: visible, actor })
  return after
}

function refuseUnfit({ id, attendee_id, day_id, result }: CheckinToOverride): Refusal<'invalid_state'> | null {
  if (attendee_id === null) return cannot(id, "is about nobody, as its code is no ticket's", 'no_person')
  if (isAdmitting(result)) return cannot(id, 'let the person through', 'admitted')
  return day_id === null ? cannot(id, 'belongs to no day of the event', 'no_day') : null
}

const cannot = (id: string, why: string, state: string): Refusal<'invalid_state'> =>
  refuseState(state, `The check-in ${id} ${why}.`)

function notFound(id: string): Refusal<'not_found'> {
  return toNotFound('check-in', id, ' at this event')
}
