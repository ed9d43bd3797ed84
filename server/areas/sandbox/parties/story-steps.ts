import {
  type Book,
  cancelAttendee,
  cancelRegistration,
  confirmIfPaid,
  confirmOrAwaitPayment,
  confirmRegistration,
  declineRegistration,
  getAmountDue,
  isActiveAttendee,
  type LockedRegistration,
  type PaymentRow,
  reissueTicket,
  touchRegistration,
  voidTicketAndNotify,
} from '../../booking/index.ts'
import { deriveId, deriveInteger } from '../derive-ids.ts'

export const bookingStepActions = {
  approve: confirmOrAwaitPayment,
  decline: declineRegistration,
  confirm: confirmRegistration,
  pay: (book, locked, till) => pay(book, locked, till, getAmountDue(locked)),
  pay_half: (book, locked, till) => pay(book, locked, till, Math.floor(getAmountDue(locked) / 2)),
  fail: failToPay,
  refund: giveBack,
  cancel: (book, locked) => cancelRegistration(book, locked, book.work.now),
  cancel_one: (book, locked) => {
    const leaving = locked.attendees.findLast(isActiveAttendee)
    if (leaving) cancelAttendee(book, locked, leaving, book.work.now)
  },
  reissue: (book, locked) => {
    for (const ticket of validTickets(locked)) reissueTicket(book, locked, ticket)
  },
  void: (book, locked) => {
    for (const ticket of validTickets(locked)) voidTicketAndNotify(book, locked, ticket, book.work.now)
  },
} satisfies Record<string, (book: Book, locked: LockedRegistration, till: Till) => void>

export type BookingStep = keyof typeof bookingStepActions

const validTickets = ({ tickets }: LockedRegistration) => tickets.filter(({ status }) => status === 'valid')

/** The payments of a registration, and its position among all registrations. */
type Till = { position: number; payments: PaymentRow[] }

const METHODS = ['card', 'card', 'bank_transfer', 'cash', 'invoice']

function pay(book: Book, locked: LockedRegistration, till: Till, amount: number): void {
  enter(book, locked, till, { status: 'received', amount, reason: null })
  locked.registration.amount_paid += amount
  confirmIfPaid(book, locked)
}

function failToPay(book: Book, locked: LockedRegistration, till: Till): void {
  enter(book, locked, till, { status: 'failed', amount: getAmountDue(locked), reason: 'The card was declined.' })
}

/** Refunds what exceeds the price of the people who still come. */
function giveBack(book: Book, { registration }: LockedRegistration, { payments }: Till): void {
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

type Entry = Pick<PaymentRow, 'status' | 'amount' | 'reason'>

function enter(book: Book, locked: LockedRegistration, till: Till, entry: Entry): void {
  const { organization_id, event_id, id: registration_id, livemode } = locked.registration
  const { now } = book.work
  const name = `payment ${registration_id} ${till.payments.length}`
  const payment: PaymentRow = {
    organization_id,
    event_id,
    registration_id,
    livemode,
    id: deriveId(name, till.position + till.payments.length),
    ...entry,
    amount_refunded: 0,
    method: METHODS[deriveInteger(name, METHODS.length)] ?? '',
    reference: `TX-${deriveInteger(`reference ${name}`, 1_000_000)}`,
    created_at: now,
    updated_at: now,
  }
  till.payments.push(payment)
  book.changed.payments.add(payment)
  touchRegistration(book, locked)
}
