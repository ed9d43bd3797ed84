import type { QueryResultRow } from 'pg'
import type { Caller } from '../../access/callers/index.ts'
import { addIndexPlanSteps, dropIndexPlanResults, runWithIndexPlans } from '../../platform/database/index-plans.ts'
import type { BoundStatement } from '../../platform/database/prepared.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import type { Work } from '../../platform/work/work.ts'
import { hasIdentity, type IdentityKeys, type PersonData, toIdentity } from '../booking/index.ts'
import {
  type Linkable,
  type MatchContext,
  type MatchInput,
  type MatchLinks,
  matchAttendees,
  toContactKeys,
} from './match.ts'
import {
  findHiddenContacts,
  insertContactsSql,
  lockAllContactKeysSql,
  lockContactKeysIfUnmatchedSql,
  lockContactsSql,
  lockKeysOfContactsSql,
  lockMatchingContactsSql,
  updateContactIdentitiesSql,
} from './queries.ts'
import { type ContactRow, type ContactScope, toContact } from './rows.ts'

/**
 * Links each attendee to their contact and creates missing ones; attendees without identifying data get none. A link
 * discloses the contact, so a limited key links only to contacts it sees; without a caller, all are visible. It waits
 * for transactions that create the same contacts, so it must run before the event's places are locked. `looked` is the
 * result of `buildContactPrefetch`, for these people and perhaps more.
 */
export async function linkOrCreateContacts(
  work: Work,
  caller: Caller | null,
  people: Linkable[],
  looked?: QueryResultRow[][],
): Promise<void> {
  const wanted = people
    .map((person) => ({ person, identity: toIdentity(person) }))
    .filter(({ identity }) => hasIdentity(identity))
  const [first] = wanted
  if (!first) return
  const scope = { organizationId: first.person.organization_id, livemode: first.person.livemode }
  const links = await settleLinks(work, caller, scope, wanted, looked)
  for (const [person, { id }] of links.contactOf) person.contact_id = id
}

/** Creating or changing a contact needs a read under lock; most people are new, so a first read without hits locks. */
async function settleLinks(
  work: Work,
  caller: Caller | null,
  scope: ContactScope,
  wanted: MatchInput[],
  looked: QueryResultRow[][] | undefined,
): Promise<MatchLinks> {
  const { transaction, now } = work
  const identities = wanted.map(({ identity }) => identity)
  const { seen, isHeld } = await lookFirst(transaction, caller, scope, identities, looked)
  const hoped = matchAttendees(wanted, seen, now)
  if (hoped.made.size === 0 && hoped.learned.size === 0) return hoped
  const lookAgain = async () => {
    lockContactKeys(transaction, scope, [...identities, ...seen.known, ...hoped.learned].flatMap(toContactKeys))
    return matchAttendees(wanted, await lookAround(transaction, caller, scope, identities), now)
  }
  const links = isHeld ? hoped : await lookAgain()
  makeContacts(work, [...links.made])
  await teachContacts(work, scope, [...links.learned])
  return links
}

/** The first read, to be sent in another round trip; empty if nothing identifies the people, or they are too many. */
export function buildContactPrefetch(caller: Caller, people: PersonData[]): BoundStatement[] {
  const scope = { organizationId: caller.organization.id, livemode: caller.key.mode === 'live' }
  return stepsOfFirstLook(scope, people.map(toIdentity).filter(hasIdentity))
}

function stepsOfFirstLook(scope: ContactScope, identities: IdentityKeys[]): BoundStatement[] {
  const holding = identities.length > 0 ? holdIfUnknownStep(scope, identities) : undefined
  return holding ? addIndexPlanSteps([holding, knownStep(scope, identities)]) : []
}

/** `isHeld`: nobody was known, so the keys were locked before the contacts were read. */
async function lookFirst(
  transaction: Transaction,
  caller: Caller | null,
  scope: ContactScope,
  identities: IdentityKeys[],
  looked: QueryResultRow[][] = [],
) {
  const steps = looked.length > 0 ? [] : stepsOfFirstLook(scope, identities)
  const results = steps.length > 0 ? await transaction.runAll(steps) : looked
  if (results.length === 0) return { seen: await lookAround(transaction, caller, scope, identities), isHeld: false }
  const [held = [], known = []] = dropIndexPlanResults(results)
  return { seen: await surroundings(transaction, caller, known as ContactRow[]), isHeld: held.length > 0 }
}

async function lookAround(
  transaction: Transaction,
  caller: Caller | null,
  scope: ContactScope,
  identities: IdentityKeys[],
): Promise<MatchContext> {
  return surroundings(transaction, caller, await lockMatchingContacts(transaction, scope, identities))
}

async function surroundings(
  transaction: Transaction,
  caller: Caller | null,
  known: ContactRow[],
): Promise<MatchContext> {
  const ids = known.map(({ id }) => id)
  return { known, hidden: await findHiddenContacts(transaction, caller, ids), mayTeach: !caller?.key.group }
}

/** Ordered by creation. */
export function lockMatchingContacts(
  transaction: Transaction,
  scope: ContactScope,
  identities: IdentityKeys[],
): Promise<ContactRow[]> {
  const { statement, values } = knownStep(scope, identities)
  return runWithIndexPlans<ContactRow>(transaction, statement, values)
}

function knownStep({ organizationId, livemode }: ContactScope, identities: IdentityKeys[]): BoundStatement {
  return { statement: lockMatchingContactsSql, values: [organizationId, livemode, JSON.stringify(identities)] }
}

function makeContacts({ transaction, audit }: Work, made: ContactRow[]): void {
  if (made.length === 0) return
  transaction.defer(insertContactsSql, [JSON.stringify(made)])
  for (const contact of made) {
    const object = { type: 'contact', id: contact.id }
    audit({ action: 'contact.created', object, before: null, after: toContact(contact) })
  }
}

async function teachContacts(
  { transaction, audit, now }: Work,
  scope: ContactScope,
  learned: ContactRow[],
): Promise<void> {
  if (learned.length === 0) return
  const taught = new Map(
    learned.map(({ id, external_id, first_name, last_name, name_key, search }) => [
      id,
      { id, external_id, first_name, last_name, name_key, search },
    ]),
  )
  const rows = await transaction.run<ContactRow>(lockContactsSql, [scope.organizationId, [...taught.keys()]])
  transaction.defer(updateContactIdentitiesSql, [scope.organizationId, JSON.stringify([...taught.values()]), now])
  for (const row of rows) {
    const after = toContact({ ...row, ...taught.get(row.id), updated_at: now })
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
  const above = aboveAll(scope)
  if (sorted.length > MAX_KEYS) transaction.defer(lockAllContactKeysSql, [above])
  else if (sorted.length > 0) transaction.defer(lockKeysOfContactsSql, [above, sorted])
}

/** Locks the keys and returns rows if no contact is known by them. Undefined if there are too many keys. */
function holdIfUnknownStep(scope: ContactScope, identities: IdentityKeys[]): BoundStatement | undefined {
  const keys = inOrder(identities.flatMap(toContactKeys))
  if (keys.length > MAX_KEYS) return undefined
  const { organizationId, livemode } = scope
  return {
    statement: lockContactKeysIfUnmatchedSql,
    values: [organizationId, livemode, JSON.stringify(identities), aboveAll(scope), keys],
  }
}

const inOrder = (keys: string[]) => [...new Set(keys)].sort()

const aboveAll = ({ organizationId, livemode }: ContactScope) =>
  `contacts of ${organizationId} ${livemode ? 'live' : 'test'} `
