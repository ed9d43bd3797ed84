import {
  amountDue,
  type Book,
  cancelParty,
  cancelPerson,
  confirmParty,
  declineParty,
  isActive,
  type Party,
  raiseVoided,
  reissueTicket,
  settleMoney,
} from '../../booking/index.ts'
import { failToPay, giveBack, pay, type Till } from './till.ts'

/** What can become of a registration after it was made. */
export type Step =
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

type TakeStep = (book: Book, party: Party, till: Till) => void

const STEPS: Record<Step, TakeStep> = {
  approve: settleMoney,
  decline: declineParty,
  confirm: confirmParty,
  pay: (book, party, till) => pay(book, party, till, amountDue(party)),
  pay_half: (book, party, till) => pay(book, party, till, Math.floor(amountDue(party) / 2)),
  fail: failToPay,
  refund: giveBack,
  cancel: (book, party) => cancelParty(book, party, book.work.now),
  cancel_one: (book, party) => {
    const leaving = party.people.findLast(isActive)
    if (leaving) cancelPerson(book, party, leaving, book.work.now)
  },
  reissue: (book, party) => {
    for (const ticket of validTickets(party)) reissueTicket(book, party, ticket)
  },
  void: (book, party) => {
    for (const ticket of validTickets(party)) raiseVoided(book, party, ticket, book.work.now)
  },
}

export function takeStep(step: Step, book: Book, party: Party, till: Till): void {
  STEPS[step](book, party, till)
}

const validTickets = ({ tickets }: Party) => tickets.filter(({ status }) => status === 'valid')
