import {
  DECISION_VERSION,
  type Decision,
  decide,
  displayOf,
  isAdmitting,
  type PersonDecision,
  type Ticket,
} from '#sdk/checkin'
import { toKeyOrDeviceIds } from '../../access/callers/index.ts'
import { newId } from '../../platform/ids.ts'
import type { FirstAdmissions } from './admission-histories.ts'
import type { CheckinRow, ScanAttendeeRow, ScanEventRow, ScanTicketRow } from './rows.ts'
import { measureClockOffset, type RequestedScan, type ScanCall } from './scan-call.ts'
import type { FindScannedTicket } from './scan-lookups.ts'
import { type ScanAnswer, toCheckin } from './shape.ts'
import type { ScanPoint, ScanRules } from './world-cache.ts'

export type ScanContext = {
  event: ScanEventRow
  world: ScanRules
  livemode: boolean
  findTicket: FindScannedTicket
  /** Of all people on the tickets, including scans decided before in this batch. */
  histories: FirstAdmissions
}

/** Unique per admission: for one day, and for the whole event where the point admits each person once. */
type Slots = { slot: string | null; event_slot: string | null }

export type NewCheckin = CheckinRow & { point_id: string; day_id: string | null; is_first: boolean } & Slots

export type EvaluatedScan = ReturnType<typeof evaluateScan>

/** Decides one scan and adds its admissions to the histories. `replaced` are rows that are no longer the first of their kind. */
export function evaluateScan(gate: ScanContext, scanCall: ScanCall, scan: RequestedScan, point: ScanPoint) {
  const found = gate.findTicket(scan)
  const decision = decide(gate.world.world, {
    ticket: found ? toTicket(found) : null,
    check_in_point: point.id,
    at: scan.scannedAt,
    livemode: gate.livemode,
    history: found?.people.flatMap(({ id }) => gate.histories.of(id)) ?? [],
    only: scan.only,
  })
  const ticket = decision.people.length > 0 ? (found ?? null) : null
  const scanId = newId(scanCall.caller.at)
  const rows = rowsOf(gate, scanCall, scan, point, { scanId, decision, ticket })
  const person = new Map(ticket?.people.map((one) => [one.id, one]))
  const replaced = rows.flatMap((row) => addTo(gate.histories, row))
  const answer = answerOf(gate, scanCall, scan, { decision, ticket, rows, person })
  const people = rows.map(({ attendee_id }) => person.get(attendee_id ?? '') ?? null)
  return { scanId, rows, people, answer, replaced }
}

/** Sets `is_first`; returns the row that it replaces as the first. */
function addTo(histories: FirstAdmissions, row: NewCheckin): string[] {
  const { id, attendee_id, result, point_id, day_id, scanned_at } = row
  if (attendee_id === null || !isAdmitting(result)) return []
  const at = scanned_at.toISOString()
  const added = histories.add({ id, person: attendee_id, result, check_in_point: point_id, day: day_id, at })
  row.is_first = added.isFirst
  return added.replaces === null ? [] : [added.replaces]
}

function toTicket({ voided_at, livemode, people }: ScanTicketRow): Ticket {
  return {
    voided_at: voided_at?.toISOString() ?? null,
    livemode,
    people: people.map(({ id, attendee_type_id, group_id, days, cancelled_at, status }) => ({
      id,
      attendee_type: attendee_type_id,
      group: group_id,
      days,
      cancelled_at,
      status,
    })),
  }
}

type Found = { scanId: string; decision: Decision; ticket: ScanTicketRow | null }

function rowsOf(
  { event, world, livemode }: ScanContext,
  { caller }: ScanCall,
  { clientUuid, scannedAt, deviceResult }: RequestedScan,
  point: ScanPoint,
  { scanId, decision, ticket }: Found,
): NewCheckin[] {
  const nobody = { person: null, result: decision.result, admitted: false, reason: decision.reason }
  const people = decision.people.length > 0 ? decision.people : [nobody]
  return people.map(({ person, result, admitted, reason }) => ({
    id: newId(caller.at),
    scan_id: scanId,
    client_uuid: clientUuid,
    event_id: event.id,
    check_in_point: point.code,
    point_id: point.id,
    day: world.dayCode(decision.day),
    day_id: decision.day,
    ticket_id: ticket?.id ?? null,
    registration_id: ticket?.registration_id ?? null,
    attendee_id: person,
    result,
    reason,
    direction: 'in',
    scanned_at: scannedAt,
    received_at: caller.at,
    ...toKeyOrDeviceIds(caller),
    overrides: null,
    override_reason: null,
    member_id: null,
    device_result: deviceResult,
    decision_version: DECISION_VERSION,
    livemode,
    is_first: false,
    ...(admitted && person !== null ? slotsOf(point, person, decision.day) : NO_SLOTS),
  }))
}

const NO_SLOTS: Slots = { slot: null, event_slot: null }

/** Zones have separate slots. */
function slotsOf({ id, kind, limit }: ScanPoint, person: string, day: string | null): Slots {
  if (limit === 'unlimited') return NO_SLOTS
  const once = [kind, ...(kind === 'zone' ? [id] : []), person].join(':')
  return { slot: `${once}:${day ?? ''}`, event_slot: limit === 'per_event' ? once : null }
}

type DecidedScan = Omit<Found, 'scanId'> & { rows: NewCheckin[]; person: ReadonlyMap<string, ScanAttendeeRow> }

function answerOf(
  gate: ScanContext,
  scanCall: ScanCall,
  scan: RequestedScan,
  { decision, ticket, rows, person }: DecidedScan,
): ScanAnswer {
  const { caller, sentAt } = scanCall
  const { result, admitted, reason, people } = decision
  const { language } = gate.event
  return {
    result,
    admitted,
    reason,
    display: displayOf(result, reason, { language, terminology: caller.organization.terminology, people }),
    ticket: ticket && {
      id: ticket.id,
      kind: ticket.kind,
      registration_id: ticket.registration_id,
      voided_at: ticket.voided_at?.toISOString() ?? null,
      livemode: ticket.livemode,
    },
    attendees: people.map((one, index) => ({
      attendee: shownPerson(one, person),
      result: one.result,
      admitted: one.admitted,
      reason: one.reason,
      checkin_id: rows[index]?.id ?? '',
      first_admission: one.earlier && {
        at: one.earlier.at,
        check_in_point: gate.world.point(one.earlier.check_in_point)?.code ?? one.earlier.check_in_point,
      },
    })),
    checkins: rows.map(toCheckin),
    scanned_at: scan.scannedAt.toISOString(),
    clock_offset_ms: measureClockOffset(caller.at, sentAt),
    livemode: gate.livemode,
  }
}

function shownPerson(decided: PersonDecision, person: ReadonlyMap<string, ScanAttendeeRow>) {
  const { first_name = '', last_name = '', attendee_type = '' } = person.get(decided.person) ?? {}
  return { id: decided.person, first_name, last_name, attendee_type }
}
