import type { QueryResultRow } from 'pg'
import type { Caller } from '../../access/callers/index.ts'
import { addIndexPlanSteps, dropIndexPlanResults, runWithIndexPlans } from '../../platform/database/index-plans.ts'
import type { BoundStatement } from '../../platform/database/prepared.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import type { Work } from '../../platform/work/work.ts'
import { hasIdentity, type IdentityKeys, type PersonData, toIdentityKeys } from '../booking/index.ts'
import {
  buildContactChangeTest,
  type KnownContacts,
  matchContacts,
  type PersonToLink,
  type PersonToMatch,
  toContactKeys,
} from './match.ts'
import * as queries from './queries.ts'
import { type ContactRow, type ContactScope, toContact } from './rows.ts'

/** Contacts that people may be linked to, locked with all that linking any of them may create or change. */
export type LockedContacts = {
  identityOf: ReadonlyMap<PersonToLink, IdentityKeys>
  context: KnownContacts
  /** Those that may be changed, as they are in the database. */
  changeable: ReadonlyMap<string, ContactRow>
}

/**
 * Links each attendee to their contact and creates missing ones; attendees without identifying data get none. A link
 * discloses the contact, so a limited key links only to contacts it sees; without a caller, all are visible.
 */
export async function linkContacts(work: Work, caller: Caller | null, people: PersonToLink[]): Promise<void> {
  linkToLockedContacts(work, await lockContacts(work, caller, people), people)
}

/**
 * The part that waits: for transactions that create the same contacts, so it must run before the event's places are
 * locked. Writes nothing. `prefetched` is the result of `buildContactPrefetch`, for these people and perhaps more.
 */
export async function lockContacts(
  { transaction, now }: Work,
  caller: Caller | null,
  people: PersonToLink[],
  prefetched?: QueryResultRow[][],
): Promise<LockedContacts> {
  const wanted = toMatchInputs(people, toIdentityKeys)
  const identityOf = new Map(wanted.map(({ person, identity }) => [person, identity]))
  const [first] = wanted
  if (!first) return { identityOf, context: { known: [], hidden: new Set(), mayUpdate: false }, changeable: new Map() }
  const scope = { organizationId: first.person.organization_id, livemode: first.person.livemode }
  const search: ContactSearch = { transaction, caller, scope, identities: [...identityOf.values()] }
  const { seen, isHeld } = await readPrefetched(search, prefetched)
  const held = isHeld ? seen : await holdIfChanging(search, wanted, seen, now)
  return { identityOf, context: held ?? seen, changeable: held ? await lockChangeable(search, held) : new Map() }
}

/** Whose contacts are looked for, and who looks. */
type ContactSearch = {
  transaction: Transaction
  caller: Caller | null
  scope: ContactScope
  identities: IdentityKeys[]
}

/** Most people are new, and the first read has locked; otherwise what creates or changes contacts reads under lock. */
async function holdIfChanging(search: ContactSearch, wanted: PersonToMatch[], seen: KnownContacts, now: Date) {
  const { transaction, scope, identities } = search
  const identifying = [...identities, ...seen.known, ...renamed(seen.known, identities)].flatMap(toContactKeys)
  const { made, changed } = matchContacts(wanted, seen, now)
  if (made.size === 0 && changed.size === 0) return undefined
  lockContactKeys(transaction, scope, [...identifying, ...[...changed].flatMap(toContactKeys)])
  return readMatchContext(search)
}

/** Each contact under the names that it may get: those of all people with its external id, any of whom may be linked. */
function renamed(known: ContactRow[], identities: IdentityKeys[]): IdentityKeys[] {
  const byExternalId = Map.groupBy(identities, ({ external_id }) => external_id)
  const namesakes = (contact: ContactRow) => (contact.external_id && byExternalId.get(contact.external_id)) || []
  return known.flatMap((contact) => namesakes(contact).map(({ name_key }) => ({ ...contact, name_key })))
}

async function lockChangeable({ transaction, scope, identities }: ContactSearch, { known, mayUpdate }: KnownContacts) {
  const isChangeable = buildContactChangeTest(identities)
  const ids = mayUpdate ? known.filter(isChangeable).map(({ id }) => id) : []
  if (ids.length === 0) return new Map<string, ContactRow>()
  const rows = await transaction.run<ContactRow>(queries.lockContactsSql, [scope.organizationId, ids])
  return new Map(rows.map((row) => [row.id, row]))
}

/** Links people out of those whose contacts are held. Once: what is held is not what it was any more. */
export function linkToLockedContacts(work: Work, held: LockedContacts, people: PersonToLink[]): void {
  const { identityOf, context, changeable } = held
  const wanted = toMatchInputs(people, (person) => identityOf.get(person) ?? toIdentityKeys(person))
  const { contactOf, made, changed } = matchContacts(wanted, context, work.now)
  for (const [person, { id }] of contactOf) person.contact_id = id
  makeContacts(work, [...made])
  updateContactIdentities(work, changeable, [...changed])
}

function toMatchInputs(people: PersonToLink[], identify: (person: PersonToLink) => IdentityKeys): PersonToMatch[] {
  return people
    .map((person) => ({ person, identity: identify(person) }))
    .filter(({ identity }) => hasIdentity(identity))
}

/** The first read, to be sent in another round trip; empty if nothing identifies the people, or they are too many. */
export function buildContactPrefetch(caller: Caller, people: PersonData[]): BoundStatement[] {
  const scope = { organizationId: caller.organization.id, livemode: caller.key.mode === 'live' }
  return buildPrefetchSteps(scope, people.map(toIdentityKeys).filter(hasIdentity))
}

function buildPrefetchSteps(scope: ContactScope, identities: IdentityKeys[]): BoundStatement[] {
  const holding = identities.length > 0 ? lockIfUnmatchedStep(scope, identities) : undefined
  return holding ? addIndexPlanSteps([holding, lockMatchingStep(scope, identities)]) : []
}

/** `isHeld`: nobody was known, so the keys were locked before the contacts were read. */
async function readPrefetched(search: ContactSearch, prefetched: QueryResultRow[][] = []) {
  const steps = prefetched.length > 0 ? [] : buildPrefetchSteps(search.scope, search.identities)
  const results = steps.length > 0 ? await search.transaction.runAll(steps) : prefetched
  if (results.length === 0) return { seen: await readMatchContext(search), isHeld: false }
  const [held = [], known = []] = dropIndexPlanResults(results)
  return { seen: await toMatchContext(search, known as ContactRow[]), isHeld: held.length > 0 }
}

const readMatchContext = async (search: ContactSearch): Promise<KnownContacts> =>
  toMatchContext(search, await lockMatchingContacts(search.transaction, search.scope, search.identities))

async function toMatchContext({ transaction, caller }: ContactSearch, known: ContactRow[]): Promise<KnownContacts> {
  const ids = known.map(({ id }) => id)
  return { known, hidden: await queries.findHiddenContacts(transaction, caller, ids), mayUpdate: !caller?.key.group }
}

/** Ordered by creation. */
export function lockMatchingContacts(transaction: Transaction, scope: ContactScope, identities: IdentityKeys[]) {
  const { statement, values } = lockMatchingStep(scope, identities)
  return runWithIndexPlans<ContactRow>(transaction, statement, values)
}

function lockMatchingStep({ organizationId, livemode }: ContactScope, identities: IdentityKeys[]): BoundStatement {
  return {
    statement: queries.buildLockMatchingContactsSql(identities),
    values: [organizationId, livemode, JSON.stringify(identities)],
  }
}

function makeContacts({ transaction, audit }: Work, made: ContactRow[]): void {
  if (made.length === 0) return
  queries.insertContacts(transaction, made)
  for (const contact of made) {
    const object = { type: 'contact', id: contact.id }
    audit({ action: 'contact.created', object, before: null, after: toContact(contact) })
  }
}

function updateContactIdentities(
  { transaction, audit, now }: Work,
  changeable: ReadonlyMap<string, ContactRow>,
  changed: ContactRow[],
): void {
  const [first] = changed
  if (!first) return
  const taught = changed.map(({ id, external_id, first_name, last_name, name_key, search }) => ({
    id,
    external_id,
    first_name,
    last_name,
    name_key,
    search,
  }))
  transaction.defer(queries.updateContactIdentitiesSql, [first.organization_id, JSON.stringify(taught), now])
  for (const changes of taught) {
    const row = changeable.get(changes.id)
    if (!row) throw new Error(`The contact ${changes.id} is changed, but was not locked for it.`)
    const after = toContact({ ...row, ...changes, updated_at: now })
    audit({ action: 'contact.updated', object: { type: 'contact', id: row.id }, before: toContact(row), after })
  }
}

/** PostgreSQL has room for a few thousand locks in total, so beyond this one lock covers all contacts. */
const MAX_KEYS = 100

/**
 * Locks what identifies a contact before it is created or its identity changes, so that two transactions cannot create
 * the same person, even if one knows the email address and the other the phone number. Sorted, against deadlocks.
 */
export function lockContactKeys(transaction: Transaction, scope: ContactScope, keys: string[]): void {
  const sorted = inOrder(keys)
  const above = toContactsLockName(scope)
  if (sorted.length > MAX_KEYS) transaction.defer(queries.lockAllContactKeysSql, [above])
  else if (sorted.length > 0) transaction.defer(queries.lockKeysOfContactsSql, [above, sorted])
}

/** Locks the keys and returns rows if no contact is known by them. Undefined if there are too many keys. */
function lockIfUnmatchedStep(scope: ContactScope, identities: IdentityKeys[]): BoundStatement | undefined {
  const keys = inOrder(identities.flatMap(toContactKeys))
  if (keys.length > MAX_KEYS) return undefined
  const { organizationId, livemode } = scope
  return {
    statement: queries.buildLockUnmatchedContactKeysSql(identities),
    values: [organizationId, livemode, JSON.stringify(identities), toContactsLockName(scope), keys],
  }
}

const inOrder = (keys: string[]) => [...new Set(keys)].sort()

const toContactsLockName = ({ organizationId, livemode }: ContactScope) =>
  `contacts of ${organizationId} ${livemode ? 'live' : 'test'} `
