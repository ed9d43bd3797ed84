import {
  amountDue,
  type Book,
  confirmRegistration,
  type HeldRegistration,
  type PaymentRow,
  touchRegistration,
} from '../../booking/index.ts'
import { fixedId, fixedRoll } from '../fixed-ids.ts'

/** The payments of one registration, and where it stands among all registrations. */
export type Till = { position: number; payments: PaymentRow[] }

const METHODS = ['card', 'card', 'bank_transfer', 'cash', 'invoice']

export function pay(book: Book, held: HeldRegistration, till: Till, amount: number): void {
  enter(book, held, till, { status: 'received', amount, reason: null })
  held.registration.amount_paid += amount
  if (held.registration.status === 'awaiting_payment' && amountDue(held) === 0) confirmRegistration(book, held)
}

export function failToPay(book: Book, held: HeldRegistration, till: Till): void {
  enter(book, held, till, { status: 'failed', amount: amountDue(held), reason: 'The card was declined.' })
}

/** Gives back what was paid beyond what the people who still come cost. */
export function giveBack(book: Book, { registration }: HeldRegistration, { payments }: Till): void {
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

function enter(book: Book, held: HeldRegistration, till: Till, entry: Entry): void {
  const { organization_id, event_id, id: registration_id, livemode } = held.registration
  const { now } = book.work
  const name = `payment ${registration_id} ${till.payments.length}`
  const payment: PaymentRow = {
    ...{ organization_id, event_id, registration_id, livemode },
    id: fixedId(name, till.position + till.payments.length),
    ...entry,
    amount_refunded: 0,
    method: METHODS[fixedRoll(name, METHODS.length)] ?? '',
    reference: `TX-${fixedRoll(`reference ${name}`, 1_000_000)}`,
    created_at: now,
    updated_at: now,
  }
  till.payments.push(payment)
  book.changed.payments.add(payment)
  touchRegistration(book, held)
}
