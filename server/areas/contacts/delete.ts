import type { Caller } from '../../access/callers/index.ts'
import { isRefusal, type Refusal, refuse } from '../../platform/contract/refusal.ts'
import type { Work } from '../../platform/work/work.ts'
import { refuseLimitedKey, visibleContact } from './find.ts'
import { countPeople, deleteContact as deleteRow, holdForDeletion } from './queries.ts'
import { toContact } from './shape.ts'

type Refused = Refusal<'not_found' | 'invalid_state' | 'api_key_group'>

export async function deleteContact(work: Work, caller: Caller, id: string): Promise<undefined | Refused> {
  const { transaction } = work
  const key = [caller.organization.id, id]
  transaction.defer(holdForDeletion, key)
  const found = await visibleContact(transaction, caller, id)
  if (isRefusal(found)) return found
  const limited = refuseLimitedKey(caller)
  if (limited) return limited
  const [linked] = await transaction.run<{ people: number }>(countPeople, key)
  if (linked?.people) return inUse(id, linked.people)
  transaction.defer(deleteRow, key)
  work.audit({ action: 'contact.deleted', object: { type: 'contact', id }, before: toContact(found), after: null })
  return undefined
}

function inUse(id: string, people: number): Refusal<'invalid_state'> {
  const who = people === 1 ? '1 person on a registration is' : `${people} people on registrations are`
  return refuse('invalid_state', `The contact ${id} cannot be deleted while ${who} linked to it.`, {
    details: { state: 'in_use', attendees: people },
  })
}
