import type { components } from '../../../generated/types.ts'
import type { Caller } from '../../access/callers/index.ts'
import { owningGroup } from '../../access/visibility/index.ts'
import { isRefusal, type Refusal } from '../../platform/contract/refusal.ts'
import type { Work } from '../../platform/work/work.ts'
import {
  closeBook,
  openRegistration,
  type Registration,
  refuseArchived,
  refuseFixture,
  showRegistration,
  tidyEmail,
  touchAttendee,
  touchRegistration,
} from '../booking/index.ts'

type Changes = components['schemas']['RegistrationChanges']

export async function updateRegistration(
  work: Work,
  caller: Caller,
  reference: { event: string; registration: string },
  { group, ...changes }: Changes,
): Promise<Registration | Refusal<'not_found' | 'invalid_state' | 'api_key_group'>> {
  const opened = await openRegistration(work, caller, reference.event, reference.registration)
  if (isRefusal(opened)) return opened
  const { book, held } = opened
  const kept = refuseArchived(book) ?? refuseFixture(held)
  if (kept) return kept
  const before = await showRegistration(book, held)
  if (group === undefined && Object.keys(changes).length === 0) return before
  if (group !== undefined) {
    const owner = await owningGroup(work, caller, group, 'a registration')
    if (isRefusal(owner)) return owner
    held.registration.group_id = owner?.id ?? null
    for (const attendee of held.attendees) {
      attendee.group_id = held.registration.group_id
      touchAttendee(book, held, attendee)
    }
  }
  Object.assign(held.registration, changes)
  held.registration.email = tidyEmail(held.registration.email)
  touchRegistration(book, held)
  await closeBook(book)
  const after = await showRegistration(book, held)
  const object = { type: 'registration', id: after.id }
  work.audit({ action: 'registration.updated', object, before, after })
  return after
}
