import type { Caller } from '../../access/callers/index.ts'
import { lockNewOwnerGroup } from '../../access/visibility/index.ts'
import { isRefusal, type Refusal, refuseState } from '../../platform/contract/refusal.ts'
import type { Schemas } from '../../platform/contract/schemas.ts'
import { isUnchanged } from '../../platform/work/is-unchanged.ts'
import { refuseStale } from '../../platform/work/precondition.ts'
import type { Work } from '../../platform/work/work.ts'
import {
  type Book,
  type BookWithRegistration,
  bindFindExternalIdHolders,
  cancelRegistration,
  closeBook,
  confirmOrAwaitPayment,
  confirmRegistration,
  declineRegistration,
  type ExternalIdHolder,
  hideGroup,
  type LockedRegistration,
  openRegistrationBook,
  promoteIfPlacesFreed,
  type Registration,
  type RegistrationStatus,
  refuseArchivedEvent,
  refuseSandboxFixture,
  refuseTakenExternalId,
  tidyEmail,
  toApiRegistration,
  toExternalIdHolders,
  touchAttendee,
  touchRegistration,
} from '../booking/index.ts'

export type RegistrationAction = 'approve' | 'decline' | 'confirm' | 'cancel'

type ActRule = {
  from: RegistrationStatus[]
  /** What the registration is afterwards; the act is audited as `registration.…`. */
  done: string
  perform: (book: Book, locked: LockedRegistration, effectiveAt: Date) => void
}

const ACTS: Record<RegistrationAction, ActRule> = {
  approve: {
    from: ['pending'],
    done: 'approved',
    perform: (book, locked) => {
      book.pending.push({ type: 'registration.approved', locked })
      confirmOrAwaitPayment(book, locked)
    },
  },
  decline: { from: ['pending'], done: 'declined', perform: declineRegistration },
  confirm: { from: ['awaiting_payment'], done: 'confirmed', perform: confirmRegistration },
  cancel: {
    from: ['pending', 'awaiting_payment', 'waitlisted', 'confirmed'],
    done: 'cancelled',
    perform: cancelRegistration,
  },
}

export async function changeRegistrationStatus(
  work: Work,
  caller: Caller,
  reference: { event: string; registration: string },
  act: RegistrationAction,
  effectiveAt: Date,
) {
  const opened = await openRegistrationBook(work, caller, reference.event, reference.registration)
  if (isRefusal(opened)) return opened
  const { book, locked } = opened
  const refusal = refuseArchivedEvent(book) ?? refuseSandboxFixture(locked) ?? refuseStatus(locked, ACTS[act])
  return refusal ?? performAct(book, locked, ACTS[act], effectiveAt)
}

export function expireRegistration(book: Book, locked: LockedRegistration): Promise<Registration> {
  return performAct(book, locked, { ...ACTS.cancel, done: 'expired' }, book.work.now)
}

async function performAct(book: Book, locked: LockedRegistration, { done, perform }: ActRule, at: Date) {
  const before = await toApiRegistration(book, locked)
  book.audited.add(locked)
  perform(book, locked, at)
  const after = await toApiRegistration(book, locked)
  book.work.audit({ action: `registration.${done}`, object: { type: 'registration', id: after.id }, before, after })
  await promoteIfPlacesFreed(book)
  await closeBook(book)
  return after
}

function refuseStatus({ registration }: LockedRegistration, { from, done }: ActRule) {
  const { id, status } = registration
  if (from.includes(status)) return undefined
  const message = `The registration ${id} is ${status}; only one that is ${from.join(' or ')} can be ${done}.`
  return refuseState(status, message)
}

export async function updateRegistration(
  work: Work,
  caller: Caller,
  reference: { event: string; registration: string },
  { group, ...changes }: Schemas['RegistrationChanges'],
) {
  const opened = await openRegistrationBook(work, caller, reference.event, reference.registration)
  if (isRefusal(opened)) return opened
  const { book, locked } = opened
  const kept = refuseArchivedEvent(book) ?? refuseSandboxFixture(locked)
  if (kept) return kept
  const before = await toApiRegistration(book, locked)
  const stale = await refuseStale(work, () => hideGroup(work.transaction, caller, before))
  if (stale) return stale
  const taken = await refuseChangedExternalId(opened, caller, changes.external_id ?? null)
  if (taken) return taken
  const { registration } = locked
  const owner = group === undefined ? undefined : await lockNewOwnerGroup(work, caller, group, 'a registration')
  if (isRefusal(owner)) return owner
  const group_id = group === undefined ? registration.group_id : (owner?.id ?? null)
  const { email } = { ...registration, ...changes }
  const changed = { ...registration, ...changes, group_id, email: tidyEmail(email) }
  if (isUnchanged(registration, changed)) return before
  for (const attendee of group_id === registration.group_id ? [] : locked.attendees) {
    attendee.group_id = group_id
    touchAttendee(book, locked, attendee)
  }
  Object.assign(registration, changed)
  touchRegistration(book, locked)
  await closeBook(book)
  const after = await toApiRegistration(book, locked)
  const object = { type: 'registration', id: after.id }
  work.audit({ action: 'registration.updated', object, before, after })
  return after
}

/** One that is cancelled or declined may have any. */
async function refuseChangedExternalId(
  { book, locked, event }: BookWithRegistration,
  caller: Caller,
  externalId: string | null,
): Promise<Refusal<'external_id_taken'> | undefined> {
  const { external_id, status } = locked.registration
  const hasEnded = status === 'cancelled' || status === 'declined'
  if (externalId === null || externalId === external_id || hasEnded) return undefined
  const { transaction } = book.work
  const { statement, values } = bindFindExternalIdHolders(book.setup, [externalId])
  const holders = toExternalIdHolders(await transaction.run<ExternalIdHolder>(statement, values))
  return refuseTakenExternalId(transaction, caller, event, holders, externalId)
}
