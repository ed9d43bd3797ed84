import type { ApiCall, Caller } from '../../access/callers/index.ts'
import { lockGroupForNewObject } from '../../access/visibility/index.ts'
import { isRefusal, type Refusal, refuseState } from '../../platform/contract/refusal.ts'
import { isUnchanged } from '../../platform/work/is-unchanged.ts'
import { refuseStale } from '../../platform/work/precondition.ts'
import type { Work } from '../../platform/work/work.ts'
import * as booking from '../booking/index.ts'

export type RegistrationAction = 'approve' | 'decline' | 'confirm' | 'cancel'

type ActRule = {
  from: booking.RegistrationStatus[]
  /** What the registration is afterwards; the act is audited as `registration.…`. */
  done: string
  perform: (book: booking.Book, locked: booking.LockedRegistration, effectiveAt: Date) => void
}

const ACTS: Record<RegistrationAction, ActRule> = {
  approve: {
    from: ['pending'],
    done: 'approved',
    perform: (book, locked) => {
      book.pending.push({ type: 'registration.approved', locked })
      booking.confirmOrAwaitPayment(book, locked)
    },
  },
  decline: { from: ['pending'], done: 'declined', perform: booking.declineRegistration },
  confirm: { from: ['awaiting_payment'], done: 'confirmed', perform: booking.confirmRegistration },
  cancel: {
    from: ['pending', 'awaiting_payment', 'waitlisted', 'confirmed'],
    done: 'cancelled',
    perform: booking.cancelRegistration,
  },
}

export async function changeRegistrationStatus(
  work: Work,
  caller: Caller,
  reference: { event: string; registration: string },
  act: RegistrationAction,
  effectiveAt: Date,
) {
  const opened = await booking.openRegistrationBook(work, caller, reference.event, reference.registration)
  if (isRefusal(opened)) return opened
  const { book, locked } = opened
  const refusal =
    booking.refuseArchivedEvent(book) ?? booking.refuseSandboxFixture(locked) ?? refuseStatus(locked, ACTS[act])
  return refusal ?? runAct(book, locked, ACTS[act], effectiveAt)
}

export const expireRegistration = (book: booking.Book, locked: booking.LockedRegistration) =>
  runAct(book, locked, { ...ACTS.cancel, done: 'expired' }, book.work.now)

async function runAct(book: booking.Book, locked: booking.LockedRegistration, { done, perform }: ActRule, at: Date) {
  const before = await booking.toApiRegistration(book, locked)
  book.audited.add(locked)
  perform(book, locked, at)
  const after = await booking.toApiRegistration(book, locked)
  book.work.audit({ action: `registration.${done}`, object: { type: 'registration', id: after.id }, before, after })
  await booking.promoteIfPlacesFreed(book)
  await booking.saveAndCloseBook(book)
  return after
}

function refuseStatus({ registration }: booking.LockedRegistration, { from, done }: ActRule) {
  const { id, status } = registration
  if (from.includes(status)) return undefined
  const message = `The registration ${id} is ${status}; only one that is ${from.join(' or ')} can be ${done}.`
  return refuseState(status, message)
}

export async function updateRegistration({ work, caller, path, body }: ApiCall<'updateRegistration'>) {
  const { group, ...changes } = body
  const opened = await booking.openRegistrationBook(work, caller, path.event, path.registration)
  if (isRefusal(opened)) return opened
  const { book, locked } = opened
  const kept = booking.refuseArchivedEvent(book) ?? booking.refuseSandboxFixture(locked)
  if (kept) return kept
  const before = await booking.toApiRegistration(book, locked)
  const stale = await refuseStale(work, () => booking.maskGroup(work.transaction, caller, before))
  if (stale) return stale
  const taken = await refuseChangedExternalId(opened, caller, changes.external_id ?? null)
  if (taken) return taken
  const { registration } = locked
  const owner = group === undefined ? undefined : await lockGroupForNewObject(work, caller, group, 'a registration')
  if (isRefusal(owner)) return owner
  const group_id = group === undefined ? registration.group_id : (owner?.id ?? null)
  const { email } = { ...registration, ...changes }
  const changed = { ...registration, ...changes, group_id, email: booking.normalizeEmail(email) }
  if (isUnchanged(registration, changed)) return before
  for (const attendee of group_id === registration.group_id ? [] : locked.attendees) {
    attendee.group_id = group_id
    booking.markAttendeeChanged(book, locked, attendee)
  }
  Object.assign(registration, changed)
  booking.markRegistrationChanged(book, locked)
  await booking.saveAndCloseBook(book)
  const after = await booking.toApiRegistration(book, locked)
  const object = { type: 'registration', id: after.id }
  work.audit({ action: 'registration.updated', object, before, after })
  return after
}

/** One that is cancelled or declined may have any. */
async function refuseChangedExternalId(
  { book, locked, event }: booking.BookWithRegistration,
  caller: Caller,
  externalId: string | null,
): Promise<Refusal<'external_id_taken'> | undefined> {
  const { external_id, status } = locked.registration
  const hasEnded = status === 'cancelled' || status === 'declined'
  if (externalId === null || externalId === external_id || hasEnded) return undefined
  const { transaction } = book.work
  const { statement, values } = booking.bindFindExternalIdHolders(book.setup, [externalId])
  const holders = booking.toExternalIdHolders(await transaction.run<booking.ExternalIdHolder>(statement, values))
  return booking.refuseTakenExternalId(transaction, caller, event, holders, externalId)
}
