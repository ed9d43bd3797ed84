import { isEmail } from '../../../../spec/runtime/formats/email.ts'
import { hasVisibleText, isPhone } from '../../../../spec/runtime/formats/text.ts'
import { isRefusal, type Refusal } from '../../../platform/contract/refusal.ts'
import { findNameMistake } from '../../../platform/formats/name.ts'
import * as booking from '../../booking/index.ts'
import type { SourceAttendee, SourceOrder } from '../source-platform.ts'
import type { SourceImportParameters, TicketClassTarget } from './page-parts.ts'
import type { ImportedOrder } from './queries.ts'

export type SourceAttendeeOutcome =
  | { kind: 'added'; draft: booking.AttendeeRow }
  /** Added by this job before it restarted. */
  | { kind: 'added_before' }
  | { kind: 'unchanged' }
  | { kind: 'skipped' }
  | { kind: 'rejected'; reason: string }

export type EvaluatedOrder = {
  order: SourceOrder
  /** The registration of an earlier import; undefined for a new order. */
  known: ImportedOrder | undefined
  registration: booking.RegistrationRow
  people: { attendee: SourceAttendee; verdict: SourceAttendeeOutcome }[]
}

export type OrderEvaluationContext = {
  setup: booking.EventSetup
  /** Updated while people are evaluated. */
  places: booking.Places
  bounds: booking.SizeLimits
  parameters: SourceImportParameters
  jobId: string
  now: Date
  orders: Map<string, ImportedOrder>
  /** The job that added each person. */
  attendees: Map<string, string>
  /** Registrations that have the id of an order, however they came about. */
  holders: booking.ExternalIdHolders
  /** Whether the importing caller sees registrations of this group. */
  isInSight: (groupId: string | null) => boolean
  draftRegistration: (order: SourceOrder) => booking.RegistrationRow
}

/** Decides about each person of the orders in turn; changes nothing but the count of places. */
export function evaluateOrders(orders: SourceOrder[], knowledge: OrderEvaluationContext): EvaluatedOrder[] {
  const seen = new Set<string>()
  return orders.map((order) => {
    const known = knowledge.orders.get(order.id)
    const drafted = knowledge.draftRegistration(order)
    const registration: booking.RegistrationRow = known
      ? { ...drafted, id: known.registration_id, status: known.status, group_id: known.group_id }
      : drafted
    let size = known?.people ?? 0
    const people = order.attendees.map((attendee) => {
      const verdict: SourceAttendeeOutcome = seen.has(attendee.id)
        ? { kind: 'unchanged' }
        : evaluateOne({ order, attendee, known, registration, size: size + 1 }, knowledge)
      seen.add(attendee.id)
      if (verdict.kind === 'added') size += 1
      return { attendee, verdict }
    })
    return { order, known, registration, people }
  })
}

type One = Omit<EvaluatedOrder, 'people'> & { attendee: SourceAttendee; size: number }

function evaluateOne(
  { order, attendee, known, registration, size }: One,
  knowledge: OrderEvaluationContext,
): SourceAttendeeOutcome {
  const { setup, places, parameters, now } = knowledge
  if (order.isGone || attendee.isGone) return { kind: 'skipped' }
  const addedBy = knowledge.attendees.get(attendee.id)
  if (addedBy !== undefined) return { kind: addedBy === knowledge.jobId ? 'added_before' : 'unchanged' }
  const { mapping } = parameters
  const target = Object.hasOwn(mapping, attendee.ticketClass) ? mapping[attendee.ticketClass] : undefined
  if (target === null) return { kind: 'skipped' }
  if (target === undefined) return rejected(`The ticket class ${attendee.ticketClass} is not mapped.`)
  const closed = known ? refuseKnown(known, knowledge) : refuseTaken(order, knowledge)
  if (closed) return rejected(closed)
  const person = toNewAttendee(attendee, target)
  if (typeof person === 'string') return rejected(person)
  const drafted = booking.buildNewAttendees(setup, registration, [person], now, () => 'attendee')
  if (isRefusal(drafted)) return rejected(drafted.message)
  const [draft] = drafted
  if (!draft) throw new Error('One person was drafted.')
  const needs = booking.countPlaceNeeds(drafted)
  const refusal: Refusal | undefined =
    booking.refuseTooManyAttendees(size, knowledge.bounds) ??
    booking.refuseAboveCap(setup, places, 1) ??
    booking.refuseFull(setup, places, needs) ??
    booking.refuseBehindWaitlist(setup, places, needs)
  if (refusal) return rejected(refusal.message)
  booking.adjustPlaceCounts(places, draft, 1)
  // They paid on the platform.
  return { kind: 'added', draft: { ...draft, price: 0 } }
}

function refuseKnown({ registration_id, status, group_id }: ImportedOrder, { isInSight }: OrderEvaluationContext) {
  if (!isInSight(group_id)) return 'The order is a registration already, outside the group of whoever imports.'
  if (status === 'confirmed') return undefined
  return `The order is the registration ${registration_id}, which is ${status}, so nobody is added to it.`
}

/** Somebody booked the order by another way. */
function refuseTaken({ id }: SourceOrder, { holders, isInSight }: OrderEvaluationContext): string | undefined {
  const holder = holders.get(id)
  if (!holder) return undefined
  return isInSight(holder.group_id) ? booking.toTakenIdMessage(holder) : booking.toHiddenExternalIdMessage(holder)
}

const rejected = (reason: string): SourceAttendeeOutcome => ({ kind: 'rejected', reason })

const MAX_PHONE_LENGTH = 40
/** The replacement character for invalid text: no valid email contains it. */
const REPLACED = '\ufffd'

/** The person in our format, or why that is impossible, as a sentence. */
export function toNewAttendee(
  attendee: SourceAttendee,
  { attendeeType, days }: TicketClassTarget,
): booking.NewAttendee | string {
  const { email, quantity } = attendee
  const [firstName = '', lastName = ''] = [attendee.firstName, attendee.lastName].map((name) =>
    hasVisibleText(name) ? name : '',
  )
  if (firstName === '' && lastName === '') return 'The attendee has no name.'
  // Many have only one name, and a ticket needs no more.
  const [first_name, last_name] = firstName === '' ? [lastName, ''] : [firstName, lastName]
  const mistake = [first_name, last_name].flatMap((name) => (name === '' ? [] : (findNameMistake(name) ?? [])))[0]
  if (mistake) return mistake
  if (quantity !== 1) return `The attendee stands for ${quantity} people, and a ticket is for one.`
  if (email !== null && (!isEmail(email) || email.includes(REPLACED)))
    return `The email ${email} is not an email address.`
  return {
    attendee_type: attendeeType,
    first_name,
    last_name,
    email,
    phone: phoneOf(attendee.phone),
    date_of_birth: attendee.dateOfBirth,
    ...(days === null ? {} : { days }),
  }
}

/** An invalid phone number is dropped rather than the person. */
const phoneOf = (phone: string | null): string | null =>
  phone !== null && isPhone(phone) && phone.length <= MAX_PHONE_LENGTH ? phone : null
