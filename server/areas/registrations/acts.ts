import type { Caller } from '../../access/callers/index.ts'
import { isRefusal, type Refusal, refuse } from '../../platform/contract/refusal.ts'
import type { Work } from '../../platform/work/work.ts'
import {
  type Book,
  cancelParty,
  closeBook,
  confirmParty,
  declineParty,
  openParty,
  type Party,
  type PartyStatus,
  promoteWaiting,
  type Registration,
  refuseArchived,
  refuseFixture,
  settleMoney,
  showRegistration,
} from '../booking/index.ts'

export type Act = 'approve' | 'decline' | 'confirm' | 'cancel'

type ActRule = { from: PartyStatus[]; action: string; perform: (book: Book, party: Party, effectiveAt: Date) => void }

/** From which statuses each act can be done, and what it does. */
const ACTS: Record<Act, ActRule> = {
  approve: {
    from: ['pending'],
    action: 'registration.approved',
    perform: (book, party) => {
      book.pending.push({ type: 'registration.approved', party })
      settleMoney(book, party)
    },
  },
  decline: { from: ['pending'], action: 'registration.declined', perform: declineParty },
  confirm: { from: ['awaiting_payment'], action: 'registration.confirmed', perform: confirmParty },
  cancel: {
    from: ['pending', 'awaiting_payment', 'waitlisted', 'confirmed'],
    action: 'registration.cancelled',
    perform: cancelParty,
  },
}

const DONE: Record<Act, string> = {
  approve: 'approved',
  decline: 'declined',
  confirm: 'confirmed',
  cancel: 'cancelled',
}

export async function actOnRegistration(
  work: Work,
  caller: Caller,
  reference: { event: string; registration: string },
  act: Act,
  effectiveAt: Date = work.now,
): Promise<Registration | Refusal<'not_found' | 'invalid_state'>> {
  const opened = await openParty(work, caller, reference.event, reference.registration)
  if (isRefusal(opened)) return opened
  const { book, party } = opened
  const refusal = refuseArchived(book) ?? refuseFixture(party) ?? refuseStatus(party, ACTS[act].from, DONE[act])
  if (refusal) return refusal
  return performAct(book, party, ACTS[act], effectiveAt)
}

/** Cancels what was not paid in time. */
export function expireRegistration(book: Book, party: Party): Promise<Registration> {
  return performAct(book, party, { ...ACTS.cancel, action: 'registration.expired' }, book.work.now)
}

async function performAct(book: Book, party: Party, { action, perform }: ActRule, at: Date): Promise<Registration> {
  const before = await showRegistration(book, party)
  book.audited.add(party)
  perform(book, party, at)
  const after = await showRegistration(book, party)
  book.work.audit({ action, object: { type: 'registration', id: after.id }, before, after })
  await promoteWaiting(book)
  await closeBook(book)
  return after
}

function refuseStatus(
  { registration }: Party,
  from: PartyStatus[],
  done: string,
): Refusal<'invalid_state'> | undefined {
  const { id, status } = registration
  if (from.includes(status)) return undefined
  const message = `The registration ${id} is ${status}; only one that is ${from.join(' or ')} can be ${done}.`
  return refuse('invalid_state', message, { details: { state: status } })
}
