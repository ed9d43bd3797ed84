import {
  amountDue,
  type Book,
  cancelAttendee,
  cancelRegistration,
  confirmRegistration,
  declineRegistration,
  type HeldRegistration,
  isActive,
  raiseVoided,
  reissueTicket,
  settleMoney,
} from '../../booking/index.ts'
import { failToPay, giveBack, pay, type Till } from './till.ts'

/** What can become of a registration after it was made. */
export type PartyStep =
  | 'approve'
  | 'decline'
  | 'confirm'
  | 'pay'
  | 'pay_half'
  | 'fail'
  /** Gives back what was paid too much. */
  | 'refund'
  | 'cancel'
  | 'cancel_one'
  | 'reissue'
  | 'void'

type TakeStep = (book: Book, held: HeldRegistration, till: Till) => void

const STEPS: Record<PartyStep, TakeStep> = {
  approve: settleMoney,
  decline: declineRegistration,
  confirm: confirmRegistration,
  pay: (book, held, till) => pay(book, held, till, amountDue(held)),
  pay_half: (book, held, till) => pay(book, held, till, Math.floor(amountDue(held) / 2)),
  fail: failToPay,
  refund: giveBack,
  cancel: (book, held) => cancelRegistration(book, held, book.work.now),
  cancel_one: (book, held) => {
    const leaving = held.attendees.findLast(isActive)
    if (leaving) cancelAttendee(book, held, leaving, book.work.now)
  },
  reissue: (book, held) => {
    for (const ticket of validTickets(held)) reissueTicket(book, held, ticket)
  },
  void: (book, held) => {
    for (const ticket of validTickets(held)) raiseVoided(book, held, ticket, book.work.now)
  },
}

export function takeStep(step: PartyStep, book: Book, held: HeldRegistration, till: Till): void {
  STEPS[step](book, held, till)
}

const validTickets = ({ tickets }: HeldRegistration) => tickets.filter(({ status }) => status === 'valid')
