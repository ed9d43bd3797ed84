import type { ApiCall } from '../../access/callers/index.ts'
import { isRefusal } from '../../platform/contract/refusal.ts'
import { refuseStale } from '../../platform/work/precondition.ts'
import * as booking from '../booking/index.ts'
import { changeAttendeeInBook } from './change.ts'

export async function updateAttendee({ work, caller, path, body: changes }: ApiCall<'updateAttendee'>) {
  const opened = await booking.openAttendeeBook(work, caller, path)
  if (isRefusal(opened)) return opened
  const { book, locked, attendee } = opened
  const names = await booking.readSetupCodes(work.transaction, book.setup, [attendee.group_id])
  const stale = await refuseStale(work, () => booking.toApiAttendee(book, attendee))
  if (stale) return stale
  if (Object.keys(changes).length === 0) return booking.toApiAttendee(book, attendee)
  const terms = { bounds: booking.getSizeLimits(caller), names, formHolds: true }
  const changed = await changeAttendeeInBook(book, locked, attendee, changes, terms)
  if (isRefusal(changed)) return changed
  await booking.promoteIfPlacesFreed(book)
  await booking.saveAndCloseBook(book)
  return booking.toApiAttendee(book, attendee)
}

export async function cancelAttendee({ work, caller, path, body }: ApiCall<'cancelAttendee'>) {
  const effectiveAt = new Date(body.effective_at ?? work.now)
  const opened = await booking.openAttendeeBook(work, caller, path)
  if (isRefusal(opened)) return opened
  const { book, locked, attendee } = opened
  const before = await booking.toApiAttendee(book, attendee)
  booking.cancelAttendee(book, locked, attendee, effectiveAt)
  const after = await booking.toApiAttendee(book, attendee)
  work.audit({ action: 'attendee.cancelled', object: { type: 'attendee', id: after.id }, before, after })
  await booking.promoteIfPlacesFreed(book)
  await booking.saveAndCloseBook(book)
  return booking.toApiAttendee(book, attendee)
}
