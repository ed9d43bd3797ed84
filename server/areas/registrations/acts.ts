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
  perform: (book: Book, held: LockedRegistration, effectiveAt: Date) => void
}

const ACTS: Record<RegistrationAction, ActRule> = {
  approve: {
    from: ['pending'],
    done: 'approved',
    perform: (book, held) => {
      book.pending.push({ type: 'registration.approved', held })
      confirmOrAwaitPayment(book, held)
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
  const { book, held } = opened
  const refusal = refuseArchivedEvent(book) ?? refuseSandboxFixture(held) ?? refuseStatus(held, ACTS[act])
  return refusal ?? performAct(book, held, ACTS[act], effectiveAt)
}

export function expireRegistration(book: Book, held: LockedRegistration): Promise<Registration> {
  return performAct(book, held, { ...ACTS.cancel, done: 'expired' }, book.work.now)
}

async function performAct(book: Book, held: LockedRegistration, { done, perform }: ActRule, at: Date) {
  const before = await toApiRegistration(book, held)
  book.audited.add(held)
  perform(book, held, at)
  const after = await toApiRegistration(book, held)
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
  const { book, held } = opened
  const kept = refuseArchivedEvent(book) ?? refuseSandboxFixture(held)
  if (kept) return kept
  const before = await toApiRegistration(book, held)
  const stale = await refuseStale(work, () => hideGroup(work.transaction, caller, before))
  if (stale) return stale
  const taken = await refuseChangedExternalId(opened, caller, changes.external_id ?? null)
  if (taken) return taken
  const { registration } = held
  const owner = group === undefined ? undefined : await lockNewOwnerGroup(work, caller, group, 'a registration')
  if (isRefusal(owner)) return owner
  const group_id = group === undefined ? registration.group_id : (owner?.id ?? null)
  const { email } = { ...registration, ...changes }
  const changed = { ...registration, ...changes, group_id, email: tidyEmail(email) }
  if (isUnchanged(registration, changed)) return before
  for (const attendee of group_id === registration.group_id ? [] : held.attendees) {
    attendee.group_id = group_id
    touchAttendee(book, held, attendee)
  }
  Object.assign(registration, changed)
  touchRegistration(book, held)
  await closeBook(book)
  const after = await toApiRegistration(book, held)
  const object = { type: 'registration', id: after.id }
  work.audit({ action: 'registration.updated', object, before, after })
  return after
}

/** One that is cancelled or declined may have any. */
async function refuseChangedExternalId(
  { book, held, event }: BookWithRegistration,
  caller: Caller,
  externalId: string | null,
): Promise<Refusal<'external_id_taken'> | undefined> {
  const { external_id, status } = held.registration
  const hasEnded = status === 'cancelled' || status === 'declined'
  if (externalId === null || externalId === external_id || hasEnded) return undefined
  const { transaction } = book.work
  const { statement, values } = bindFindExternalIdHolders(book.setup, [externalId])
  const holders = toExternalIdHolders(await transaction.run<ExternalIdHolder>(statement, values))
  return refuseTakenExternalId(transaction, caller, event, holders, externalId)
}
