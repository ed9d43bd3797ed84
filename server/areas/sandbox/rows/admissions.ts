import { createHash } from 'node:crypto'
import type { Transaction } from '../../../platform/database/transaction.ts'
import type { BuildDay } from '../calendar.ts'
import { PUBLIC_KEY_ID } from '../ensure-sandbox.ts'
import { fixedId } from '../fixed-ids.ts'
import type { StructureRows } from './structure.ts'

/** Where and on which days somebody was let in before any visitor came. */
export type Admitted = { code: string; event: string; point: string; days: string[] }

/** Lets somebody in by scans that nobody made, so that whoever scans the ticket next finds it used. */
export async function putAdmissions(
  transaction: Transaction,
  organizationId: string,
  rows: StructureRows,
  day: BuildDay,
  { code, event: eventCode, point: pointCode, days }: Admitted,
): Promise<void> {
  const event = rows.events.find((row) => row.code === eventCode)
  const partOf = (part: { code: string; event_id?: unknown }, wanted: string) =>
    part.code === wanted && part.event_id === event?.id
  const point = rows.check_in_points.find((row) => partOf(row, pointCode))
  for (const [place, name] of days.entries()) {
    const id = rows.event_days.find((row) => partOf(row, name))?.id
    const scan = { id: fixedId(`scan ${code} ${name}`, place), checkin: fixedId(`check-in ${code} ${name}`, place) }
    const [clientUuid, fingerprint] = [
      uuidOf(`${code} ${name}`),
      createHash('sha256').update(`${code} ${name}`).digest(),
    ]
    await transaction.run(
      {
        name: 'sandbox-put-admission',
        text: `
with person as (
  select t.id as ticket_id, t.registration_id, t.attendee_ids[1] as attendee_id from tickets t
  where t.organization_id = $1 and t.code = $3
), scanned as (
  insert into scans (
    organization_id, event_id, livemode, id, client_uuid, fingerprint, answer, key_id, source, received_at, decision_version
  )
  values ($1, $2, false, $4, $5, $6, '{}', $7, 'api', $8, 1)
)
insert into checkins (
  organization_id, event_id, livemode, id, scan_id, check_in_point_id, day_id, ticket_id, registration_id, attendee_id, result, slot,
  scanned_at, received_at
)
select $1, $2, false, $9, $4, $10, $11, ticket_id, registration_id, attendee_id, 'accepted',
  concat_ws(':', 'entry', attendee_id, $11::text), $8, $8
from person`,
      },
      [
        ...[organizationId, event?.id, code, scan.id, clientUuid, fingerprint, PUBLIC_KEY_ID, day.stamp],
        ...[scan.checkin, point?.id, id],
      ],
    )
  }
}

function uuidOf(name: string): string {
  const hex = createHash('sha256').update(`postern sandbox: scan ${name}`).digest('hex')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')
}
