import type { components } from '../../../generated/types.ts'
import type { Caller } from '../../access/callers/index.ts'
import { owningGroup } from '../../access/visibility/index.ts'
import { isRefusal, type Refusal } from '../../platform/contract/refusal.ts'
import type { Work } from '../../platform/work/work.ts'
import {
  closeBook,
  openParty,
  type Registration,
  refuseArchived,
  refuseFixture,
  showRegistration,
  tidyEmail,
  touchParty,
  touchPerson,
} from '../booking/index.ts'

type Changes = components['schemas']['RegistrationChanges']

export async function updateRegistration(
  work: Work,
  caller: Caller,
  reference: { event: string; registration: string },
  { group, ...changes }: Changes,
): Promise<Registration | Refusal<'not_found' | 'invalid_state' | 'api_key_group'>> {
  const opened = await openParty(work, caller, reference.event, reference.registration)
  if (isRefusal(opened)) return opened
  const { book, party } = opened
  const kept = refuseArchived(book) ?? refuseFixture(party)
  if (kept) return kept
  const before = await showRegistration(book, party)
  if (group === undefined && Object.keys(changes).length === 0) return before
  if (group !== undefined) {
    const owner = await owningGroup(work, caller, group, 'a registration')
    if (isRefusal(owner)) return owner
    party.registration.group_id = owner?.id ?? null
    for (const person of party.people) {
      person.group_id = party.registration.group_id
      touchPerson(book, party, person)
    }
  }
  Object.assign(party.registration, changes)
  party.registration.email = tidyEmail(party.registration.email)
  touchParty(book, party)
  await closeBook(book)
  const after = await showRegistration(book, party)
  const object = { type: 'registration', id: after.id }
  work.audit({ action: 'registration.updated', object, before, after })
  return after
}
