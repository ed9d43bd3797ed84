import type { ApiCall } from '../../access/callers/index.ts'
import { isRefusal, type Refusal, refuse, refuseState } from '../../platform/contract/refusal.ts'
import type { Schemas } from '../../platform/contract/schemas.ts'
import { newId } from '../../platform/ids.ts'
import * as booking from '../booking/index.ts'
import { readPayment } from './queries.ts'

/** Recorded in any state of the registration; one that awaits payment is confirmed once paid in full. */
export async function recordPayment({ work, caller, path, body: input }: ApiCall<'recordPayment'>) {
  const opened = await booking.openRegistrationBook(work, caller, path.event, path.registration)
  if (isRefusal(opened)) return opened
  const { book, locked } = opened
  const wrong =
    refuseFixedMoney(locked) ??
    refuseCurrency(book, input.amount.currency) ??
    refuseBeyondCounting(locked, input.amount.amount)
  if (wrong) return wrong
  const payment = paymentOf(locked, input, work.now)
  book.changed.payments.add(payment)
  if (payment.status === 'received') receive(book, locked, payment)
  else book.pending.push({ type: 'payment.failed', locked, payment })
  await booking.saveAndCloseBook(book)
  const recorded = await showPayment(book, locked, payment)
  const action = payment.status === 'received' ? 'payment.received' : 'payment.failed'
  work.audit({ action, object: { type: 'payment', id: payment.id }, before: null, after: recorded })
  return recorded
}

/** No other state of a registration refuses money, so this is reported as a conflict. */
function refuseFixedMoney(locked: booking.LockedRegistration): Refusal<'conflict'> | undefined {
  const fixture = booking.refuseSandboxFixture(locked)
  return fixture && refuse('conflict', fixture.message, { details: { state: 'sandbox_fixture' } })
}

function receive(book: booking.Book, locked: booking.LockedRegistration, payment: booking.PaymentWithLaterPaid): void {
  locked.registration.amount_paid += payment.amount
  booking.markRegistrationChanged(book, locked)
  book.pending.push({ type: 'payment.received', locked, payment })
  booking.confirmIfPaid(book, locked)
}

function refuseCurrency({ setup }: booking.Book, currency: string): Refusal<'conflict'> | undefined {
  const { event } = setup
  if (currency === event.currency) return undefined
  return refuse('conflict', `The amount is in ${currency}, but the event's currency is ${event.currency}.`)
}

/** Larger sums would not be exact in a double. */
function refuseBeyondCounting(
  { registration }: booking.LockedRegistration,
  amount: number,
): Refusal<'conflict'> | undefined {
  if (Number.isSafeInteger(registration.amount_paid + amount)) return undefined
  return refuse('conflict', `With ${amount} more, the payments of the registration would be too much to be counted.`)
}

async function showPayment(
  { work, setup }: booking.Book,
  { registration }: booking.LockedRegistration,
  payment: booking.PaymentWithLaterPaid,
): Promise<booking.Payment> {
  return booking.toPayment(payment, registration, await booking.readSetupCodes(work.transaction, setup, []))
}

function paymentOf(
  { registration }: booking.LockedRegistration,
  input: Schemas['NewPayment'],
  now: Date,
): booking.PaymentWithLaterPaid {
  return {
    organization_id: registration.organization_id,
    id: newId(now),
    event_id: registration.event_id,
    registration_id: registration.id,
    livemode: registration.livemode,
    status: input.status ?? 'received',
    amount: input.amount.amount,
    amount_refunded: 0,
    paid_later: 0,
    method: input.method,
    reference: input.reference ?? null,
    reason: input.reason ?? null,
    created_at: now,
    updated_at: now,
  }
}

export async function refundPayment({ work, caller, path, body: refund }: ApiCall<'refundPayment'>) {
  const opened = await booking.openRegistrationBook(work, caller, path.event, path.registration)
  if (isRefusal(opened)) return opened
  const { book, locked } = opened
  const payment = await readPayment(work.transaction, caller.organization.id, locked.registration.id, path.payment)
  if (isRefusal(payment)) return payment
  const left = payment.amount - payment.amount_refunded
  const amount = refund.amount?.amount ?? left
  const refusal =
    booking.refuseSandboxFixture(locked) ??
    refuseSettled(payment) ??
    (refund.amount ? refuseCurrency(book, refund.amount.currency) : undefined) ??
    refuseTooMuch(payment, { amount, left, currency: book.setup.event.currency })
  if (refusal) return refusal
  const before = await showPayment(book, locked, payment)
  payment.amount_refunded += amount
  payment.status = payment.amount_refunded === payment.amount ? 'refunded' : 'partially_refunded'
  payment.reason = refund.reason ?? payment.reason
  payment.updated_at = work.now
  locked.registration.amount_refunded += amount
  book.changed.payments.add(payment)
  booking.markRegistrationChanged(book, locked)
  book.pending.push({ type: 'payment.refunded', locked, payment })
  await booking.saveAndCloseBook(book)
  const after = await showPayment(book, locked, payment)
  work.audit({ action: 'payment.refunded', object: { type: 'payment', id: payment.id }, before, after })
  return after
}

function refuseSettled({ id, status }: booking.PaymentRow): Refusal<'invalid_state'> | undefined {
  if (status !== 'failed' && status !== 'refunded') return undefined
  const why = status === 'failed' ? 'failed, so there is nothing to give back' : 'was given back already'
  return refuseState(status, `The payment ${id} ${why}.`)
}

function refuseTooMuch(
  { id }: booking.PaymentRow,
  { amount, left, currency }: { amount: number; left: number; currency: string },
): Refusal<'conflict'> | undefined {
  if (amount <= left) return undefined
  const message = `Of the payment ${id} an amount of ${left} can still be given back, in the currency's smallest unit, and ${amount} was asked for.`
  return refuse('conflict', message, { details: { refundable: left, wanted: amount, currency } })
}
