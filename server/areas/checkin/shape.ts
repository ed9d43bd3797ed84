import { isAdmitting } from '#sdk/checkin'
import type { Schemas } from '../../platform/contract/schemas.ts'
import type { CheckinRow } from './rows.ts'

export type Checkin = Schemas['Checkin']
export type ScanAnswer = Schemas['ScanResponse']

export function toCheckin(row: CheckinRow): Checkin {
  return {
    id: row.id,
    scan_id: row.scan_id,
    client_uuid: row.client_uuid,
    event_id: row.event_id,
    check_in_point: row.check_in_point,
    day: row.day,
    ticket_id: row.ticket_id,
    registration_id: row.registration_id,
    attendee_id: row.attendee_id,
    result: row.result,
    admitted: isAdmitting(row.result),
    reason: row.reason,
    direction: row.direction,
    scanned_at: row.scanned_at.toISOString(),
    received_at: row.received_at.toISOString(),
    key_id: row.key_id,
    device_id: row.device_id,
    overrides: row.overrides,
    override_reason: row.override_reason,
    member_id: row.member_id,
    device_result: row.device_result,
    decision_version: row.decision_version,
    livemode: row.livemode,
  }
}
