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
  pay: (book, held, till) => pay(book, held, till, getAmountDue(held)),
  pay_half: (book, held, till) => pay(book, held, till, Math.floor(getAmountDue(held) / 2)),
  fail: failToPay,
  refund: giveBack,
  cancel: (book, held) => cancelRegistration(book, held, book.work.now),
  cancel_one: (book, held) => {
    const leaving = held.attendees.findLast(isActiveAttendee)
    if (leaving) cancelAttendee(book, held, leaving, book.work.now)
  },
  reissue: (book, held) => {
    for (const ticket of validTickets(held)) reissueTicket(book, held, ticket)
  },
  void: (book, held) => {
    for (const ticket of validTickets(held)) voidTicketAndNotify(book, held, ticket, book.work.now)
  },
} satisfies Record<string, (book: Book, held: LockedRegistration, till: Till) => void>

export type BookingStep = keyof typeof bookingStepActions

const validTickets = ({ tickets }: LockedRegistration) => tickets.filter(({ status }) => status === 'valid')

/** The payments of a registration, and its position among all registrations. */
type Till = { position: number; payments: PaymentRow[] }

const METHODS = ['card', 'card', 'bank_transfer', 'cash', 'invoice']

function pay(book: Book, held: LockedRegistration, till: Till, amount: number): void {
  enter(book, held, till, { status: 'received', amount, reason: null })
  held.registration.amount_paid += amount
  confirmIfPaid(book, held)
}

function failToPay(book: Book, held: LockedRegistration, till: Till): void {
  enter(book, held, till, { status: 'failed', amount: getAmountDue(held), reason: 'The card was declined.' })
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

function enter(book: Book, held: LockedRegistration, till: Till, entry: Entry): void {
  const { organization_id, event_id, id: registration_id, livemode } = held.registration
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
  touchRegistration(book, held)
}
