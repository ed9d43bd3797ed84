import type { components } from '../../../generated/types.ts'
import type { Caller } from '../../access/callers/index.ts'
import { isRefusal, type Refusal, refuse } from '../../platform/contract/refusal.ts'
import type { Work } from '../../platform/work/work.ts'
import {
  closeBook,
  openRegistration,
  type Payment,
  type PaymentRow,
  refuseFixture,
  touchRegistration,
} from '../booking/index.ts'
import { readPayment } from './queries.ts'
import { refuseCurrency, showPayment } from './record.ts'

type Refund = components['schemas']['Refund']

export async function refundPayment(
  work: Work,
  caller: Caller,
  reference: { event: string; registration: string; payment: string },
  refund: Refund,
): Promise<Payment | Refusal<'not_found' | 'conflict' | 'invalid_state'>> {
  const opened = await openRegistration(work, caller, reference.event, reference.registration)
  if (isRefusal(opened)) return opened
  const { book, held } = opened
  const payment = await readPayment(work.transaction, caller.organization.id, held.registration.id, reference.payment)
  if (isRefusal(payment)) return payment
  const left = payment.amount - payment.amount_refunded
  const amount = refund.amount?.amount ?? left
  const refusal =
    refuseFixture(held) ??
    refuseSettled(payment) ??
    (refund.amount ? refuseCurrency(book, refund.amount.currency) : undefined) ??
    refuseTooMuch(payment, amount, left)
  if (refusal) return refusal
  const before = await showPayment(book, held, payment)
  payment.amount_refunded += amount
  payment.status = payment.amount_refunded === payment.amount ? 'refunded' : 'partially_refunded'
  payment.reason = refund.reason ?? payment.reason
  payment.updated_at = work.now
  held.registration.amount_refunded += amount
  book.changed.payments.add(payment)
  touchRegistration(book, held)
  book.pending.push({ type: 'payment.refunded', held, payment })
  await closeBook(book)
  const after = await showPayment(book, held, payment)
  work.audit({ action: 'payment.refunded', object: { type: 'payment', id: payment.id }, before, after })
  return after
}

function refuseSettled({ id, status }: PaymentRow): Refusal<'invalid_state'> | undefined {
  if (status !== 'failed' && status !== 'refunded') return undefined
  const why = status === 'failed' ? 'failed, so there is nothing to give back' : 'was given back already'
  return refuse('invalid_state', `The payment ${id} ${why}.`, { details: { state: status } })
}

function refuseTooMuch(payment: PaymentRow, amount: number, left: number): Refusal<'conflict'> | undefined {
  if (amount <= left) return undefined
  return refuse(
    'conflict',
    `Of the payment ${payment.id} an amount of ${left} can still be given back, in the currency's smallest unit, and ${amount} was asked for.`,
    {
      details: { refundable: left, wanted: amount },
    },
  )
}
