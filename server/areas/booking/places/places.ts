import type { QueryResultRow } from 'pg'
import { type Refusal, refuse } from '../../../platform/contract/refusal.ts'
import type { BoundStatement, Reader, Statement } from '../../../platform/database/prepared.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import { lockPlacesRowSql, readPlacesRowSql } from '../queries.ts'
import type { AttendeeRow } from '../rows.ts'
import { EventDeletedError, type EventSetup } from '../setup/event-setup.ts'

/** How full an event is. A transaction that changes it locks it until its end. */
export type Places = {
  revision: number
  taken: number
  waiting: number
  /** Whether waitlisted registrations that may fit are still being promoted: new registrations queue behind them. */
  serving: boolean
  by_type: Record<string, number>
  by_day: Record<string, number>
  /** Changes with each change to the event's registrations. */
  version: string
}

export type PlaceNeeds = Pick<Places, 'taken' | 'by_type' | 'by_day'>

type Counts = Omit<Places, 'serving' | 'version'>

const placesBy =
  (statement: Statement) =>
  async (reader: Reader, organizationId: string, eventId: string, livemode: boolean): Promise<Places> =>
    toPlaces(await reader.run<Places>(statement, [organizationId, eventId, livemode]), eventId)

function toPlaces([places]: Places[], eventId: string): Places {
  if (!places) throw new EventDeletedError(`The event ${eventId} has gone.`)
  return places
}

export const lockPlaces = placesBy(lockPlacesRowSql)

export const readPlaces = placesBy(readPlacesRowSql)

/** `beside` runs in the same round trip, under the lock. */
export async function lockPlacesAndRun(
  transaction: Transaction,
  { organizationId, event, livemode }: EventSetup,
  beside: BoundStatement[],
): Promise<{ places: Places; found: QueryResultRow[][] }> {
  const lock = { statement: lockPlacesRowSql, values: [organizationId, event.id, livemode] }
  const [rows = [], ...found] = await transaction.runAll([lock, ...beside])
  return { places: toPlaces(rows as Places[], event.id), found }
}

export function addPlaceNeeds(places: PlaceNeeds, { taken, by_type, by_day }: PlaceNeeds): void {
  places.taken += taken
  for (const [id, attendees] of Object.entries(by_type)) add(places.by_type, id, attendees)
  for (const [id, attendees] of Object.entries(by_day)) add(places.by_day, id, attendees)
}

type Attending = Pick<AttendeeRow, 'attendee_type_id' | 'days'>

/** A row may count for several `attendees` with the same type and days. */
export function countPlaceNeeds(rows: (Attending & { attendees?: number })[]): PlaceNeeds {
  const needs: PlaceNeeds = { taken: 0, by_type: {}, by_day: {} }
  for (const row of rows) adjustPlaceCounts(needs, row, row.attendees ?? 1)
  return needs
}

/** `by` is negative to remove. */
export function adjustPlaceCounts(places: PlaceNeeds, attendee: Attending, by: number): void {
  places.taken += by
  add(places.by_type, attendee.attendee_type_id, by)
  for (const day of attendee.days) add(places.by_day, day, by)
}

function add(counts: Record<string, number>, id: string, by: number): void {
  counts[id] = (counts[id] ?? 0) + by
}

export type FullRefusal = Refusal<'event_full' | 'type_full' | 'day_full'>

/** Why the attendees do not fit, checked in the order event, attendee type, day; undefined if they do. */
export function refuseFull(setup: EventSetup, places: Counts, needs: PlaceNeeds): FullRefusal | undefined {
  const { capacity, code } = setup.event
  const full = overflow(capacity, places.taken, needs.taken)
  if (!full) return refuseFullTypeOrDay(setup, places, needs)
  return refuse('event_full', sentence(`event ${code}`, full), { details: { event: code, ...full } })
}

/** For an attendee who already has a place at the event and wants another type or other days. */
export function refuseFullTypeOrDay(
  { types, days }: EventSetup,
  places: Counts,
  needs: Pick<PlaceNeeds, 'by_type' | 'by_day'>,
): Refusal<'type_full' | 'day_full'> | undefined {
  for (const { id, code, capacity } of types) {
    const full = overflow(capacity, places.by_type[id], needs.by_type[id])
    if (full)
      return refuse('type_full', sentence(`attendee type ${code}`, full), { details: { attendee_type: code, ...full } })
  }
  for (const { id, code, capacity } of days) {
    const full = overflow(capacity, places.by_day[id], needs.by_day[id])
    if (full) return refuse('day_full', sentence(`day ${code}`, full), { details: { day: code, ...full } })
  }
  return undefined
}

/** While the waitlist is being served, free places belong to it. */
export function refuseBehindWaitlist({ event }: EventSetup, { serving, taken }: Places, { taken: wanted }: PlaceNeeds) {
  if (!serving) return undefined
  const { code, capacity } = event
  const message = `The free places of the event ${code} are being given to those who wait for them.`
  return refuse('event_full', message, { details: { event: code, capacity, taken, wanted } })
}

export function refuseAboveCap({ event, attendeeCap }: EventSetup, places: Counts, wanted: number) {
  if (wanted <= 0 || places.taken + wanted <= attendeeCap) return undefined
  const message = `The plan allows ${attendees(attendeeCap)} at one event; the event ${event.code} has ${places.taken}.`
  return refuse('attendee_cap_reached', message, {
    details: { attendee_cap: attendeeCap, taken: places.taken, wanted },
  })
}

type Overflow = { capacity: number; taken: number; wanted: number }

const overflow = (capacity: number | null, taken = 0, wanted = 0): Overflow | undefined =>
  capacity === null || wanted <= 0 || taken + wanted <= capacity ? undefined : { capacity, taken, wanted }

function sentence(what: string, { capacity, taken, wanted }: Overflow): string {
  const verb = taken === 1 ? 'place is' : 'places are'
  const room = `The ${what} has room for ${attendees(capacity)}, and ${taken} ${verb} taken`
  return wanted === 1 ? `${room}.` : `${room}; ${wanted} are wanted.`
}

const attendees = (number: number) => (number === 1 ? '1 person' : `${number} people`)
