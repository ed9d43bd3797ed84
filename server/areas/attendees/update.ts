import type { Caller } from '../../access/callers/index.ts'
import { isRefusal } from '../../platform/contract/refusal.ts'
import type { Work } from '../../platform/work/work.ts'
import {
  type Attendee,
  boundsFor,
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
