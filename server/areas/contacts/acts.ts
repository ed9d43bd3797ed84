import type { Caller } from '../../access/callers/index.ts'
import { isRefusal, type Refusal, refuse, refuseState, toKeyGroupRefusal } from '../../platform/contract/refusal.ts'
import type { Schemas } from '../../platform/contract/schemas.ts'
import { newId } from '../../platform/ids.ts'
import { isUnchanged } from '../../platform/work/is-unchanged.ts'
import { refuseStale } from '../../platform/work/precondition.ts'
import type { Work } from '../../platform/work/work.ts'
import * as booking from '../booking/index.ts'
import { lockContactKeys, lockMatchingContacts } from './link.ts'
import { buildContactDirectory, type ContactMatch, type MatchField, toContactKeys } from './match.ts'
import * as queries from './queries.ts'
import { type ContactRow, type ContactScope, toContact, toContactScope } from './rows.ts'

export async function createContact(work: Work, caller: Caller, input: Schemas['NewContact']) {
  const limited = refuseLimitedKey(caller)
  if (limited) return limited
  const row = draftContact(work, caller, input)
  const taken = await refuseTaken(work, toContactScope(caller), row)
  if (isRefusal(taken)) return taken
  queries.insertContacts(work.transaction, [row])
  const made = toContact(row)
  work.audit({ action: 'contact.created', object: { type: 'contact', id: made.id }, before: null, after: made })
  return made
}

function draftContact({ now }: Work, caller: Caller, input: Schemas['NewContact']): ContactRow {
  const { organizationId, livemode } = toContactScope(caller)
  const named = booking.normalizePersonData(input)
  return {
    organization_id: organizationId,
    id: newId(now),
    livemode,
    ...named,
    date_of_birth: input.date_of_birth ?? null,
    note: input.note ?? null,
    ...booking.toIdentityKeys(named),
    search: booking.toPersonSearchText(named),
    created_at: now,
    updated_at: now,
  }
}

const refuseLimitedKey = ({ key }: Caller): Refusal<'api_key_group'> | null =>
  key.group && toKeyGroupRefusal(key.group.code, 'change contacts, which belong to the whole organization')

type Changes = Schemas['ContactChanges']

const IDENTIFYING = ['first_name', 'last_name', 'email', 'phone', 'external_id'] as const satisfies (keyof Changes)[]

const isIdentifying = (changes: Changes) => IDENTIFYING.some((field) => field in changes)

/** Attendees of registrations keep their own data. */
export async function updateContact(work: Work, caller: Caller, id: string, changes: Changes) {
  const row = await (isIdentifying(changes)
    ? lockToIdentify(work, caller, id, changes)
    : lockToChange(work, caller, id))
  if (isRefusal(row)) return row
  const stale = await refuseStale(work, () => toContact(row))
  if (stale) return stale
  const changed = changedRow(row, changes, work.now)
  if (isUnchanged(row, changed)) return toContact(row)
  queries.updateContactRow(work.transaction, changed)
  const after = toContact(changed)
  work.audit({ action: 'contact.updated', object: { type: 'contact', id }, before: toContact(row), after })
  return after
}

async function lockToChange(work: Work, caller: Caller, id: string) {
  const row = await queries.lockVisibleContact(work.transaction, caller, id)
  return isRefusal(row) ? row : (refuseLimitedKey(caller) ?? row)
}

async function lockToIdentify(work: Work, caller: Caller, id: string, changes: Changes) {
  // Serializes changes of identity, since the new identity depends on the current one.
  lockContactKeys(work.transaction, toContactScope(caller), [`contact ${id}`])
  const seen = await queries.findVisibleContact(work.transaction, caller, id)
  if (isRefusal(seen)) return seen
  const refusal = refuseLimitedKey(caller) ?? (await refuseTakenBy(work, caller, seen, changes))
  return refusal ?? queries.lockVisibleContact(work.transaction, caller, id)
}

async function refuseTakenBy(work: Work, caller: Caller, row: ContactRow, changes: Changes) {
  const changed = changedRow(row, changes, work.now)
  const isSame = String(toContactKeys(changed)) === String(toContactKeys(row))
  return isSame ? undefined : refuseTaken(work, toContactScope(caller), changed, row)
}

function changedRow(row: ContactRow, changes: Changes, now: Date): ContactRow {
  const changed = { ...row, ...changes, updated_at: now }
  if (!isIdentifying(changes)) return changed
  const named = {
    ...changed,
    first_name: booking.normalizeName(changed.first_name),
    last_name: booking.normalizeName(changed.last_name),
    email: booking.normalizeEmail(changed.email),
  }
  return { ...named, ...booking.toIdentityKeys(named), search: booking.toPersonSearchText(named) }
}

export async function deleteContact(work: Work, caller: Caller, id: string) {
  const { transaction } = work
  const key = [caller.organization.id, id]
  transaction.defer(queries.lockContactForDeletionSql, key)
  const found = await queries.findContactWithAttendeeCount(transaction, caller, id)
  if (isRefusal(found)) return found
  const limited = refuseLimitedKey(caller)
  if (limited) return limited
  if (found.people) return inUse(id, found.people)
  transaction.defer(queries.deleteContactSql, key)
  work.audit({ action: 'contact.deleted', object: { type: 'contact', id }, before: toContact(found), after: null })
  return undefined
}

function inUse(id: string, people: number): Refusal<'invalid_state'> {
  const who = people === 1 ? '1 person on a registration is' : `${people} people on registrations are`
  return refuseState('in_use', `The contact ${id} cannot be deleted while ${who} linked to it.`, { attendees: people })
}

type Named = Pick<ContactRow, 'id' | 'first_name' | 'last_name' | 'email' | 'phone' | 'external_id'>

/** Locks the identity until the end of the transaction, so that no other contact can take it. */
async function refuseTaken(work: Work, scope: ContactScope, contact: Named, before?: booking.IdentityKeys) {
  const identity = booking.toIdentityKeys(contact)
  lockContactKeys(work.transaction, scope, [identity, ...(before ? [before] : [])].flatMap(toContactKeys))
  if (!booking.hasIdentity(identity)) return undefined
  const others = (await lockMatchingContacts(work.transaction, scope, [identity])).filter(({ id }) => id !== contact.id)
  const found = findTaken(others, identity, before)
  if (!found) return undefined
  return refuse('conflict', sentence(found.by, contact), { details: { field: found.by, contact_id: found.contact.id } })
}

/** A contact that already shared the identity before the change, as limited keys can create, is no conflict. */
function findTaken(
  others: ContactRow[],
  identity: booking.IdentityKeys,
  before?: booking.IdentityKeys,
): ContactMatch | undefined {
  const holder = buildContactDirectory(others).holderOf(identity)
  if (holder) return { contact: holder, by: 'external_id' }
  const strangers = before ? others.filter((other) => !buildContactDirectory([other]).find(before)) : others
  return buildContactDirectory(strangers).find(identity)
}

function sentence(by: MatchField, { first_name, last_name, email, phone, external_id }: Named): string {
  if (by === 'external_id') return `The external id ${external_id} is taken by another contact.`
  const shared = by === 'email' ? `the email address ${email}` : `the telephone number ${phone}`
  return `There is a contact ${first_name} ${last_name} with ${shared} already.`
}
