import type { Caller } from '../../../access/callers/index.ts'
import { mapVisibleGroupCodes } from '../../../access/visibility/index.ts'
import { isRefusal, type Refusal } from '../../../platform/contract/refusal.ts'
import type { Schemas } from '../../../platform/contract/schemas.ts'
import type { Reader } from '../../../platform/database/prepared.ts'
import { findCodesForEventsSql, findGroupCodesSql } from '../queries.ts'
import {
  type AttendeeRow,
  calculateOverpayment,
  getAmountDue,
  type PaidAmounts,
  type PaymentWithLaterPaid,
  type RegistrationRow,
  type ShownAttendeeRow,
  type TicketRow,
} from '../rows.ts'
import type { EventSetup } from '../setup/event-setup.ts'

export type Registration = Schemas['Registration']
export type Attendee = Schemas['Attendee']
export type Ticket = Schemas['Ticket']
export type Payment = Schemas['Payment']

export type CodesById = {
  groups: Map<string, string>
  types: Map<string, string>
  days: Map<string, string>
  /** By event. */
  currencies: Map<string, string>
}

const iso = (date: Date | null) => date?.toISOString() ?? null

function money(amount: number, eventId: string, { currencies }: CodesById): Schemas['Money'] {
  return { amount, currency: currencies.get(eventId) ?? '' }
}

const groupOf = (id: string | null, { groups }: CodesById) => (id === null ? null : (groups.get(id) ?? null))

export function toAttendee(row: ShownAttendeeRow, names: CodesById): Attendee {
  return {
    id: row.id,
    registration_id: row.registration_id,
    event_id: row.event_id,
    group: groupOf(row.group_id, names),
    attendee_type: names.types.get(row.attendee_type_id) ?? '',
    first_name: row.first_name,
    last_name: row.last_name,
    email: row.email,
    phone: row.phone,
    date_of_birth: row.date_of_birth,
    external_id: row.external_id,
    days: row.days.flatMap((id) => names.days.get(id) ?? []),
    status: row.status,
    cancelled_at: iso(row.cancelled_at),
    price: money(row.price, row.event_id, names),
    answers: row.answers,
    ticket_ids: [...row.ticket_ids],
    contact_id: row.contact_id,
    livemode: row.livemode,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}

export function toRegistration(row: RegistrationRow, attendees: AttendeeRow[], names: CodesById): Registration {
  return {
    id: row.id,
    event_id: row.event_id,
    group: groupOf(row.group_id, names),
    status: row.status,
    email: row.email,
    external_id: row.external_id,
    note: row.note,
    send_ticket_emails: row.send_ticket_emails,
    attendees: attendees.map((attendee) => toAttendee(attendee, names)),
    amount_total: money(row.amount_total, row.event_id, names),
    amount_paid: money(row.amount_paid, row.event_id, names),
    amount_refunded: money(row.amount_refunded, row.event_id, names),
    amount_due: money(getAmountDue({ registration: row }), row.event_id, names),
    overpaid: money(calculateOverpayment(row), row.event_id, names),
    payment_due_at: iso(row.payment_due_at),
    confirmed_at: iso(row.confirmed_at),
    cancelled_at: iso(row.cancelled_at),
    livemode: row.livemode,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}

export function toTicket(row: TicketRow): Ticket {
  return {
    id: row.id,
    event_id: row.event_id,
    registration_id: row.registration_id,
    kind: row.kind,
    attendee_ids: [...row.attendee_ids],
    code: row.code,
    status: row.status,
    voided_at: iso(row.voided_at),
    replaces: row.replaces,
    replaced_by: row.replaced_by,
    livemode: row.livemode,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}

export function toPayment(row: PaymentWithLaterPaid, registration: PaidAmounts, names: CodesById): Payment {
  return {
    id: row.id,
    event_id: row.event_id,
    registration_id: row.registration_id,
    status: row.status,
    amount: money(row.amount, row.event_id, names),
    amount_refunded: money(row.amount_refunded, row.event_id, names),
    overpaid: row.status === 'failed' ? null : money(overpaidWith(row, registration), row.event_id, names),
    method: row.method,
    reference: row.reference,
    reason: row.reason,
    livemode: row.livemode,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}

/** An overpayment is attributed to the latest payments. */
const overpaidWith = ({ amount, amount_refunded, paid_later }: PaymentWithLaterPaid, registration: PaidAmounts) =>
  Math.min(amount - amount_refunded, Math.max(0, calculateOverpayment(registration) - paid_later))

type Named = { event_id: string; group_id: string | null }

export async function readCodesForRows(reader: Reader, organizationId: string, rows: Named[]): Promise<CodesById> {
  const names: CodesById = { groups: new Map(), types: new Map(), days: new Map(), currencies: new Map() }
  if (rows.length === 0) return names
  const events = [...new Set(rows.map(({ event_id }) => event_id))]
  const groups = [...new Set(rows.flatMap(({ group_id }) => group_id ?? []))]
  const values = [organizationId, events, groups]
  const found = await reader.run<{ kind: keyof CodesById; id: string; name: string }>(findCodesForEventsSql, values)
  for (const { kind, id, name } of found) names[kind].set(id, name)
  return names
}

/** The same with the event's setup already read; only groups are queried. */
export async function readSetupCodes(
  reader: Reader,
  { organizationId, event, types, days }: EventSetup,
  groups: (string | null)[],
): Promise<CodesById> {
  return {
    groups: await readGroupCodes(reader, organizationId, groups),
    types: new Map(types.map(({ id, code }) => [id, code])),
    days: new Map(days.map(({ id, code }) => [id, code])),
    currencies: new Map([[event.id, event.currency]]),
  }
}

export async function readGroupCodes(
  reader: Reader,
  organizationId: string,
  groups: (string | null)[],
): Promise<Map<string, string>> {
  const ids = [...new Set(groups)].filter((id) => id !== null)
  if (ids.length === 0) return new Map()
  const found = await reader.run<{ id: string; name: string }>(findGroupCodesSql, [organizationId, ids])
  return new Map(found.map(({ id, name }) => [id, name]))
}

type Shown = Registration | Attendee

/** Hides groups outside the key's, which an event inside it can have; audit rows and webhook events show them. */
export async function maskGroup<Given extends Shown | Refusal>(reader: Reader, caller: Caller, given: Given) {
  if (isRefusal(given)) return given
  const [shown] = await maskGroups(reader, caller, [given as Exclude<Given, Refusal>])
  return shown ?? given
}

export async function maskGroups<Kind extends Shown>(reader: Reader, caller: Caller, objects: Kind[]): Promise<Kind[]> {
  const groups = objects.flatMap(({ group }) => group ?? [])
  const seen = await mapVisibleGroupCodes(reader, caller, groups)
  if (!seen) return objects
  const isSeen = (group: string | null) => group === null || seen.get(group)?.code === group
  return objects.map((object) => (isSeen(object.group) ? object : withoutGroup(object)))
}

/** Attendees have their registration's group. */
function withoutGroup<Kind extends Shown>(object: Kind): Kind {
  if (!('attendees' in object)) return { ...object, group: null }
  return { ...object, group: null, attendees: object.attendees.map(withoutGroup) }
}
