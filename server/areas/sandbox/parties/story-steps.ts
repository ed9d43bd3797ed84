import * as booking from '../../booking/index.ts'
import { deriveInteger, deriveSandboxId } from '../derive-ids.ts'

export const bookingStepActions = {
  approve: booking.confirmOrAwaitPayment,
  decline: booking.declineRegistration,
  confirm: booking.confirmRegistration,
  pay: (book, locked, till) => pay(book, locked, till, booking.getAmountDue(locked)),
  pay_half: (book, locked, till) => pay(book, locked, till, Math.floor(booking.getAmountDue(locked) / 2)),
  fail: failToPay,
  refund: giveBack,
  cancel: (book, locked) => booking.cancelRegistration(book, locked, book.work.now),
  cancel_one: (book, locked) => {
    const leaving = locked.attendees.findLast(booking.isActiveAttendee)
    if (leaving) booking.cancelAttendee(book, locked, leaving, book.work.now)
  },
  reissue: (book, locked) => {
    for (const ticket of validTickets(locked)) booking.reissueTicket(book, locked, ticket)
  },
  void: (book, locked) => {
    for (const ticket of validTickets(locked)) booking.voidTicketAndNotify(book, locked, ticket, book.work.now)
  },
} satisfies Record<string, (book: booking.Book, locked: booking.LockedRegistration, till: Till) => void>

export type BookingStep = keyof typeof bookingStepActions

const validTickets = ({ tickets }: booking.LockedRegistration) => tickets.filter(({ status }) => status === 'valid')

/** The payments of a registration, and its position among all registrations. */
type Till = { position: number; payments: booking.PaymentRow[] }

const METHODS = ['card', 'card', 'bank_transfer', 'cash', 'invoice']

function pay(book: booking.Book, locked: booking.LockedRegistration, till: Till, amount: number): void {
  enter(book, locked, till, { status: 'received', amount, reason: null })
  locked.registration.amount_paid += amount
  booking.confirmIfPaid(book, locked)
}

function failToPay(book: booking.Book, locked: booking.LockedRegistration, till: Till): void {
  enter(book, locked, till, {
    status: 'failed',
    amount: booking.getAmountDue(locked),
    reason: 'The card was declined.',
  })
}

/** Refunds what exceeds the price of the people who still come. */
function giveBack(book: booking.Book, { registration }: booking.LockedRegistration, { payments }: Till): void {
  const payment = payments.findLast(({ status }) => status === 'received')
  if (!payment) throw new Error('There is no payment to give back.')
  const amount = registration.amount_paid - registration.amount_refunded - registration.amount_total
  payment.amount_refunded += amount
  payment.status = payment.amount_refunded === payment.amount ? 'refunded' : 'partially_refunded'
  payment.reason = 'Cancelled in time.'
  payment.updated_at = book.work.now
  registration.amount_refunded += amount
  registration.updated_at = book.work.now
}

type Entry = Pick<booking.PaymentRow, 'status' | 'amount' | 'reason'>

function enter(book: booking.Book, locked: booking.LockedRegistration, till: Till, entry: Entry): void {
  const { organization_id, event_id, id: registration_id, livemode } = locked.registration
  const { now } = book.work
  const name = `payment ${registration_id} ${till.payments.length}`
  const payment: booking.PaymentRow = {
    organization_id,
    event_id,
    registration_id,
    livemode,
    id: deriveSandboxId(name, till.position + till.payments.length),
    ...entry,
    amount_refunded: 0,
    method: METHODS[deriveInteger(name, METHODS.length)] ?? '',
    reference: `TX-${deriveInteger(`reference ${name}`, 1_000_000)}`,
    created_at: now,
    updated_at: now,
  }
  till.payments.push(payment)
  book.changed.payments.add(payment)
  booking.markRegistrationChanged(book, locked)
}
