import { isEmail } from '../../../../spec/runtime/formats/email.ts'
import type { Caller } from '../../../access/callers/index.ts'
import { findVisibleEvent, findVisibleGroup, lockGroupForNewObject } from '../../../access/visibility/index.ts'
import { isRefusal, type Refusal, refuse } from '../../../platform/contract/refusal.ts'
import type { Work } from '../../../platform/work/work.ts'
import * as booking from '../../booking/index.ts'
import type { JobRow } from '../../jobs/index.ts'
import { findVisibleConnection } from '../connections/find.ts'
import type { SourceOrder } from '../source-platform.ts'
import type { OrderEvaluationContext } from './evaluate-orders.ts'
import type { SourceImportParameters, SourceImportState } from './page-parts.ts'
import * as queries from './queries.ts'

export type ImportJob = { row: JobRow<SourceImportParameters, SourceImportState>; caller: Caller }

export type ImportContext = Omit<OrderEvaluationContext, 'places'> & { isWithinReach: boolean }

/** Read again for each part: the job ends when its caller may no longer see or change the event. */
export async function readImportContext(
  work: Work,
  { row, caller }: ImportJob,
  orders: SourceOrder[],
): Promise<ImportContext | Refusal<'not_found' | 'api_key_group' | 'invalid_state'>> {
  const { parameters, organization_id, livemode, event_id } = row
  if (event_id === null) return refuse('not_found', 'The event was deleted while people were brought over.')
  const event = await findVisibleEvent(work.transaction, caller, event_id)
  if (isRefusal(event)) return event
  // Deleting the connection ends running imports.
  const connection = await findVisibleConnection(work.transaction, caller, parameters.connection)
  if (isRefusal(connection)) return connection
  const group = await lockGroupForNewObject(work, caller, parameters.group, 'a registration')
  if (isRefusal(group)) return group
  const setup = await booking.refuseIfDeleted(
    booking.readEventSetup(work.transaction, organization_id, event_id, livemode),
    event_id,
  )
  if (isRefusal(setup)) return setup
  return (
    booking.refuseIfEnded(setup) ?? {
      setup,
      bounds: booking.getSizeLimits(caller),
      parameters,
      jobId: row.id,
      isWithinReach: event.within_reach,
      now: work.now,
      ...(await findEarlierImports(work, { row, caller }, event.within_reach, orders)),
      draftRegistration: ({ id, email }) => {
        const address = email !== null && isEmail(email) ? email : null
        const given = { attendees: [], email: address, external_id: id, send_ticket_emails: parameters.sendEmails }
        return booking.newRegistration(organization_id, event_id, group?.id ?? null, livemode, given, work.now)
      },
    }
  )
}

/** What was imported before. Exact only while the event's places are locked, as every import does. */
export async function findEarlierImports(
  { transaction }: Work,
  { row, caller }: ImportJob,
  isWithinReach: boolean,
  orders: SourceOrder[],
): Promise<Pick<OrderEvaluationContext, 'orders' | 'attendees' | 'holders' | 'isInSight'>> {
  const { organization_id, event_id, livemode, parameters } = row
  const place = [organization_id, event_id, livemode, parameters.platform]
  const orderIds = orders.map(({ id }) => id)
  const attendeeIds = orders.flatMap(({ attendees }) => attendees.map(({ id }) => id))
  const known = await transaction.run<queries.ImportedOrder>(queries.findImportedOrdersSql, [...place, orderIds])
  const added = await transaction.run<queries.ImportedAttendee>(queries.findImportedAttendeesSql, [
    ...place,
    attendeeIds,
  ])
  const booked = { organizationId: organization_id, event: { id: event_id ?? '' }, livemode }
  const { statement, values } = booking.bindFindExternalIdHolders(booked, orderIds)
  const holders = booking.toExternalIdHolders(await transaction.run<booking.ExternalIdHolder>(statement, values))
  const inSight = new Map<string | null, boolean>([[null, isWithinReach]])
  for (const { group_id } of [...known, ...holders.values()]) {
    if (inSight.has(group_id) || group_id === null) continue
    inSight.set(group_id, isWithinReach || !isRefusal(await findVisibleGroup(transaction, caller, group_id)))
  }
  return {
    orders: new Map(known.map((order) => [order.source_order_id, order])),
    attendees: new Map(added.map(({ source_attendee_id, job_id }) => [source_attendee_id, job_id])),
    holders,
    isInSight: (groupId) => inSight.get(groupId) ?? false,
  }
}
