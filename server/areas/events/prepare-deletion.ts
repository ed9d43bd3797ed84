import { resetTestChangeFeedsSql } from '../../access/visibility/index.ts'
import { type Refusal, refuse, refuseState } from '../../platform/contract/refusal.ts'
import { type Statement, sql } from '../../platform/database/prepared.ts'
import * as booking from '../booking/index.ts'
import { findPointsUsingDaySql, findPointsUsingTypeSql, unlinkDevicesOfPointSql } from './check-in-points/queries.ts'
import type { EventChange } from './find.ts'
import { findFormUsingTypeSql } from './form/form.ts'
import { countAttendeesOfTypeSql, countAttendeesOnDaySql, findTakenPlacesSql } from './queries.ts'

type Item = { id: string; code: string }
type InUse = Refusal<'invalid_state'> | undefined

/** What can prevent deleting or renaming a part of an event: attendees, and objects that name it. */
type Users = { object: 'day' | 'attendee_type'; thing: string; people: Statement; naming: Statement[] }

export const DAY_USAGE_QUERIES: Users = {
  object: 'day',
  thing: 'day',
  people: countAttendeesOnDaySql,
  naming: [findPointsUsingDaySql],
}

export const TYPE_USAGE_QUERIES: Users = {
  object: 'attendee_type',
  thing: 'attendee type',
  people: countAttendeesOfTypeSql,
  naming: [findPointsUsingTypeSql, findFormUsingTypeSql],
}

export async function prepareDayDeletion(change: EventChange, day: Item): Promise<InUse> {
  return (
    (await freeOfPeople(change, DAY_USAGE_QUERIES, day)) ??
    freeOfCheckins(change, `day ${day.code}`, { column: 'day_id', id: day.id })
  )
}

export const prepareTypeDeletion = (change: EventChange, type: Item): Promise<InUse> =>
  freeOfPeople(change, TYPE_USAGE_QUERIES, type)

export async function preparePointDeletion(change: EventChange, { id, code }: Item): Promise<InUse> {
  change.work.transaction.defer(unlinkDevicesOfPointSql, [change.organizationId, change.eventId, id])
  return freeOfCheckins(change, `check-in point ${code}`, { column: 'check_in_point_id', id })
}

export const prepareEventDeletion = (change: EventChange, { id, code }: Item): Promise<InUse> =>
  freeOfCheckins(change, `event ${code}`, { column: 'event_id', id })

/** Test attendees do not prevent deletion from a live event; they are deleted with the part. */
async function freeOfPeople(change: EventChange, users: Users, { id, code }: Item): Promise<InUse> {
  const { work, organizationId, eventId, livemode } = change
  const { object, thing, people, naming } = users
  const usedBy = await countPeople(change, people, id)
  for (const statement of naming) {
    const found = await work.transaction.run<{ what: string }>(statement, [organizationId, eventId, id])
    usedBy.push(...found.map(({ what }) => what))
  }
  if (usedBy.length > 0) return refuseUsed(`The ${thing} ${code} cannot be deleted`, usedBy)
  return livemode
    ? booking.removeTestRegistrations(work, organizationId, { type: object, id, code, eventId })
    : undefined
}

/** Attendees show the codes of their type and days; clients that keep copies would not notice a new code. */
export async function refuseRenameOfUsedCode(change: EventChange, { thing, people }: Users, item: Item, code: string) {
  const { work, organizationId, eventId } = change
  if (item.code === code) return undefined
  const [count] = await work.transaction.run<{ live: number }>(people, [organizationId, eventId, item.id])
  if (!count?.live) {
    // Test attendees do not prevent a rename.
    work.transaction.defer(resetTestChangeFeedsSql, [organizationId, [eventId]])
    return undefined
  }
  return refuseUsed(`The code of the ${thing} ${item.code} cannot change`, registered(count.live, 'registered'))
}

/** In a live event, test attendees do not count. */
async function countPeople({ work, ...scope }: EventChange, people: Statement, id: string): Promise<string[]> {
  const values = [scope.organizationId, scope.eventId, id]
  const [count] = await work.transaction.run<{ live: number; people: number }>(people, values)
  if (!count?.people) return []
  const tested = scope.livemode ? 0 : count.people - count.live
  return [...registered(count.live, 'registered'), ...registered(tested, 'registered test')]
}

const registered = (people: number, kind: string): string[] =>
  people === 0 ? [] : [people === 1 ? `1 ${kind} person` : `${people} ${kind} people`]

const refuseUsed = (cannot: string, usedBy: string[]): Refusal<'invalid_state'> =>
  refuseState('in_use', `${cannot}: it is used by ${usedBy.join(' and ')}.`, { used_by: usedBy })

const countCheckins = (column: string) => sql(`count-checkins-by-${column}`)`
select count(*) filter (where livemode) as live, count(*) as all from checkins
where organization_id = $1 and event_id = $2 and ${column} = $3 and withdrawn_at is null`

/**
 * Check-ins prevent deletion, except cleared ones and a live event's test ones, which stay only in the audit log. While
 * these are removed, test scans wait; live ones go on until the end.
 */
async function freeOfCheckins(
  { work, organizationId, eventId, eventCode, livemode }: EventChange,
  thing: string,
  chosen: { column: 'event_id' | 'check_in_point_id' | 'day_id'; id: string },
): Promise<InUse> {
  const { transaction } = work
  const refuseCounted = async () => {
    const values = [organizationId, eventId, chosen.id]
    const [found] = await transaction.run<{ live: number; all: number }>(countCheckins(chosen.column), values)
    const checkins = (livemode ? found?.live : found?.all) ?? 0
    if (checkins === 0) return undefined
    return refuseUsed(`The ${thing} cannot be deleted`, [checkins === 1 ? '1 check-in' : `${checkins} check-ins`])
  }
  transaction.defer(booking.blockTestScansSql, [organizationId])
  const refusal = await refuseCounted()
  if (refusal) return refusal
  const removed = await booking.removeTestCheckins(transaction, organizationId, eventId, chosen)
  if (removed > 0) transaction.defer(resetTestChangeFeedsSql, [organizationId, [eventId]])
  transaction.defer(booking.blockEventScansSql, [organizationId, eventId, eventCode])
  return refuseCounted()
}

type Taken = { taken: number; by_type: Record<string, number>; by_day: Record<string, number> }

/** Reliable only while the event is locked for a change. */
export async function refuseCapacityBelowTaken(
  { work, organizationId, eventId }: EventChange,
  capacity: number | null,
  { what, takenOf }: { what: string; takenOf: (taken: Taken) => number | undefined },
): Promise<Refusal<'conflict'> | undefined> {
  if (capacity === null) return undefined
  const [places] = await work.transaction.run<Taken>(findTakenPlacesSql, [organizationId, eventId])
  const taken = (places && takenOf(places)) ?? 0
  if (capacity >= taken) return undefined
  const are = taken === 1 ? 'place is' : 'places are'
  return refuse('conflict', `The capacity of the ${what} cannot be ${capacity}: ${taken} ${are} taken.`, {
    details: { capacity, taken },
  })
}
