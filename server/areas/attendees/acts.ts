import type { Caller } from '../../access/callers/index.ts'
import { isRefusal } from '../../platform/contract/refusal.ts'
import { refuseStale } from '../../platform/work/precondition.ts'
import type { Work } from '../../platform/work/work.ts'
import {
  cancelAttendee as cancelInBook,
  closeBook,
  getSizeLimits,
  openAttendeeBook,
  promoteIfPlacesFreed,
  readSetupCodes,
  toApiAttendee,
} from '../booking/index.ts'
import { type AttendeeChanges, changeAttendeeInBook } from './change.ts'

export async function updateAttendee(
  work: Work,
  caller: Caller,
  reference: { event: string; attendee: string },
  changes: AttendeeChanges,
) {
  const opened = await openAttendeeBook(work, caller, reference)
  if (isRefusal(opened)) return opened
  const { book, locked, attendee } = opened
  const names = await readSetupCodes(work.transaction, book.setup, [attendee.group_id])
  const stale = await refuseStale(work, () => toApiAttendee(book, attendee))
  if (stale) return stale
  if (Object.keys(changes).length === 0) return toApiAttendee(book, attendee)
  const terms = { bounds: getSizeLimits(caller), names, formHolds: true }
  const changed = await changeAttendeeInBook(book, locked, attendee, changes, terms)
  if (isRefusal(changed)) return changed
  await promoteIfPlacesFreed(book)
  await closeBook(book)
  return toApiAttendee(book, attendee)
}

export async function cancelAttendee(
  work: Work,
  caller: Caller,
  reference: { event: string; attendee: string },
  effectiveAt: Date,
) {
  const opened = await openAttendeeBook(work, caller, reference)
  if (isRefusal(opened)) return opened
  const { book, locked, attendee } = opened
  const before = await toApiAttendee(book, attendee)
  cancelInBook(book, locked, attendee, effectiveAt)
  const after = await toApiAttendee(book, attendee)
  work.audit({ action: 'attendee.cancelled', object: { type: 'attendee', id: after.id }, before, after })
  await promoteIfPlacesFreed(book)
  await closeBook(book)
  return toApiAttendee(book, attendee)
}
