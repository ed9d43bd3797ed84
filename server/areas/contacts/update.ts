import type { components } from '../../../generated/types.ts'
import type { Caller } from '../../access/callers/index.ts'
import { isRefusal, type Refusal } from '../../platform/contract/refusal.ts'
import { changesNothing } from '../../platform/work/changes-nothing.ts'
import type { Work } from '../../platform/work/work.ts'
import { identityOf, searchText, tidyEmail, tidyName } from '../booking/index.ts'
import { noContact, refuseLimitedKey, visibleContact } from './find.ts'
import { holdKeys } from './hold.ts'
import { keysOf } from './match.ts'
import { readForUpdate, updateContact as updateRow } from './queries.ts'
import type { ContactRow } from './rows.ts'
import { scopeOf } from './scope.ts'
import { type Contact, toContact } from './shape.ts'
import { refuseTaken } from './taken.ts'

type Changes = components['schemas']['ContactChanges']

const IDENTIFYING = ['first_name', 'last_name', 'email', 'phone', 'external_id'] as const satisfies (keyof Changes)[]

/** People on registrations keep what was said of them there. */
export async function updateContact(
  work: Work,
  caller: Caller,
  id: string,
  changes: Changes,
): Promise<Contact | Refusal<'not_found' | 'conflict' | 'api_key_group'>> {
  const scope = scopeOf(caller)
  const own = [scope.organizationId, [id]]
  const staysSamePerson = !IDENTIFYING.some((field) => field in changes)
  if (staysSamePerson) work.transaction.defer(readForUpdate, own)
  // Changes of who a contact is come one after the other: what it will be called depends on what it is called now.
  else holdKeys(work.transaction, scope, [`contact ${id}`])
  const seen = await visibleContact(work.transaction, caller, id)
  if (isRefusal(seen)) return seen
  const refusal = refuseLimitedKey(caller) ?? (await refuseTakenBy(work, caller, seen, changes))
  if (refusal) return refusal
  const [row] = staysSamePerson ? [seen] : await work.transaction.run<ContactRow>(readForUpdate, own)
  if (!row) return noContact(id)
  const changed = changedRow(row, changes, work.now)
  if (changesNothing(row, changed)) return toContact(row)
  work.transaction.defer(updateRow, [
    ...[scope.organizationId, id, changed.first_name, changed.last_name, changed.email, changed.phone],
    ...[changed.date_of_birth, changed.external_id, changed.note, changed.name_key, changed.email_key],
    ...[changed.phone_key, changed.search, changed.updated_at],
  ])
  const after = toContact(changed)
  work.audit({ action: 'contact.updated', object: { type: 'contact', id }, before: toContact(row), after })
  return after
}

async function refuseTakenBy(work: Work, caller: Caller, row: ContactRow, changes: Changes) {
  const changed = changedRow(row, changes, work.now)
  const isSame = String(keysOf(changed)) === String(keysOf(row))
  return isSame ? undefined : refuseTaken(work, scopeOf(caller), changed, row)
}

function changedRow(row: ContactRow, { first_name, last_name, email, ...changes }: Changes, now: Date): ContactRow {
  const changed = {
    ...row,
    ...changes,
    first_name: first_name === undefined ? row.first_name : tidyName(first_name),
    last_name: last_name === undefined ? row.last_name : tidyName(last_name),
    email: email === undefined ? row.email : tidyEmail(email),
    updated_at: now,
  }
  return { ...changed, ...identityOf(changed), search: searchText(changed) }
}
