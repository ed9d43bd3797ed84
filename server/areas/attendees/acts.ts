import type { Caller } from '../../access/callers/index.ts'
import { isRefusal, type Refusal } from '../../platform/contract/refusal.ts'
import type { Work } from '../../platform/work/work.ts'
import {
  type Attendee,
  boundsFor,
  cancelAttendee as cancelInBook,
  closeBook,
  namesWithSetup,
  openAttendee,
  promoteWaiting,
  showAttendee,
} from '../booking/index.ts'
import { type AttendeeChanges, type ChangeRefusal, changeAttendee } from './change.ts'

export async function updateAttendee(
  work: Work,
  caller: Caller,
  reference: { event: string; attendee: string },
  changes: AttendeeChanges,
): Promise<Attendee | ChangeRefusal> {
  const opened = await openAttendee(work, caller, reference)
  if (isRefusal(opened)) return opened
  const { book, held, attendee } = opened
  const names = await namesWithSetup(work.transaction, book.setup, [attendee.group_id])
  if (Object.keys(changes).length === 0) return showAttendee(book, attendee)
  const terms = { bounds: boundsFor(caller), names, formHolds: true }
  const changed = await changeAttendee(book, held, attendee, changes, terms)
  if (isRefusal(changed)) return changed
  await promoteWaiting(book)
  await closeBook(book)
  return showAttendee(book, attendee)
}

export async function cancelAttendee(
  work: Work,
  caller: Caller,
  reference: { event: string; attendee: string },
  effectiveAt: Date,
): Promise<Attendee | Refusal<'not_found' | 'invalid_state'>> {
  const opened = await openAttendee(work, caller, reference)
  if (isRefusal(opened)) return opened
  const { book, held, attendee } = opened
  const before = await showAttendee(book, attendee)
  cancelInBook(book, held, attendee, effectiveAt)
  const after = await showAttendee(book, attendee)
  work.audit({ action: 'attendee.cancelled', object: { type: 'attendee', id: after.id }, before, after })
  await promoteWaiting(book)
  await closeBook(book)
  return showAttendee(book, attendee)
}
