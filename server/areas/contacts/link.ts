import type { QueryResultRow } from 'pg'
import type { Caller } from '../../access/callers/index.ts'
import { resultsByKeys, runByKeys, stepsByKeys } from '../../platform/database/plan-by-keys.ts'
import type { BoundStatement } from '../../platform/database/prepared.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import type { Work } from '../../platform/work/work.ts'
import { type Identifiable, type Identity, identityOf, isIdentified } from '../booking/index.ts'
import { keysOf, type Linkable, type Links, type MatchContext, matchAttendees, type Wanted } from './match.ts'
import {
  addIdentities,
  findKnown,
  hiddenFrom,
  insertContacts,
  lockAllKeys,
  lockIfUnknown,
  lockKeys,
  readForUpdate,
} from './queries.ts'
import { type ContactRow, type Scope, toContact } from './rows.ts'

/**
 * Gives each person the contact that they are; new ones where nobody is known. Those whom nothing identifies have none. Being
 * linked to a contact shows it, so a limited key links only to those whom it sees already; without a caller all are seen.
 * Waits for others who make the same contacts, so it must come before the transaction holds the places of an event.
 *
 * Whoever has something else to read first can send the first look with it, for these people and perhaps more, and brings what it
 * came to.
 */
export async function linkContacts(
  work: Work,
  caller: Caller | null,
  people: Linkable[],
  looked?: QueryResultRow[][],
): Promise<void> {
  const wanted = people
    .map((person) => ({ person, identity: identityOf(person) }))
    .filter(({ identity }) => isIdentified(identity))
  const [first] = wanted
  if (!first) return
  const scope = { organizationId: first.person.organization_id, livemode: first.person.livemode }
  const links = await settleLinks(work, caller, scope, wanted, looked)
  for (const [person, { id }] of links.contactOf) person.contact_id = id
}

/**
 * People who are known need no more than a look; who makes or changes a contact looks again while nobody else can. Those of whom
 * nobody is known are the rule, so that holding what identifies them and looking again is done with the first look.
 */
async function settleLinks(
  work: Work,
  caller: Caller | null,
  scope: Scope,
  wanted: Wanted[],
  looked: QueryResultRow[][] | undefined,
): Promise<Links> {
  const { transaction, now } = work
  const identities = wanted.map(({ identity }) => identity)
  const { seen, isHeld } = await lookFirst(transaction, caller, scope, identities, looked)
  const hoped = matchAttendees(wanted, seen, now)
  if (hoped.made.size === 0 && hoped.learned.size === 0) return hoped
  const lookAgain = async () => {
    lockContactKeys(transaction, scope, [...identities, ...seen.known, ...hoped.learned].flatMap(keysOf))
    return matchAttendees(wanted, await lookAround(transaction, caller, scope, identities), now)
  }
  const links = isHeld ? hoped : await lookAgain()
  makeContacts(work, [...links.made])
  await teachContacts(work, scope, [...links.learned])
  return links
}

/** The first look at whom these people may be; no steps where nothing identifies them, or where they are too many. */
export function prefetchContacts(caller: Caller, people: Identifiable[]): BoundStatement[] {
  const scope = { organizationId: caller.organization.id, livemode: caller.key.mode === 'live' }
  return stepsOfFirstLook(scope, people.map(identityOf).filter(isIdentified))
}

function stepsOfFirstLook(scope: Scope, identities: Identity[]): BoundStatement[] {
  const holding = identities.length > 0 ? holdIfUnknownStep(scope, identities) : undefined
  return holding ? stepsByKeys([holding, knownStep(scope, identities)]) : []
}

/** Whether nobody was known, so that what identifies them has been held since before what is seen was. */
async function lookFirst(
  transaction: Transaction,
  caller: Caller | null,
  scope: Scope,
  identities: Identity[],
  looked: QueryResultRow[][] = [],
) {
  const steps = looked.length > 0 ? [] : stepsOfFirstLook(scope, identities)
  const results = steps.length > 0 ? await transaction.runAll(steps) : looked
  if (results.length === 0) return { seen: await lookAround(transaction, caller, scope, identities), isHeld: false }
  const [held = [], known = []] = resultsByKeys(results)
  return { seen: await surroundings(transaction, caller, known as ContactRow[]), isHeld: held.length > 0 }
}

async function lookAround(
  transaction: Transaction,
  caller: Caller | null,
  scope: Scope,
  identities: Identity[],
): Promise<MatchContext> {
  return surroundings(transaction, caller, await readKnown(transaction, scope, identities))
}

async function surroundings(
  transaction: Transaction,
  caller: Caller | null,
  known: ContactRow[],
): Promise<MatchContext> {
  const ids = known.map(({ id }) => id)
  return { known, hidden: await hiddenFrom(transaction, caller, ids), mayTeach: !caller?.key.group }
}

/** In the order in which contacts were made. */
export function readKnown(transaction: Transaction, scope: Scope, identities: Identity[]): Promise<ContactRow[]> {
  const { statement, values } = knownStep(scope, identities)
  return runByKeys<ContactRow>(transaction, statement, values)
}

function knownStep({ organizationId, livemode }: Scope, identities: Identity[]): BoundStatement {
  return { statement: findKnown, values: [organizationId, livemode, JSON.stringify(identities)] }
}

function makeContacts({ transaction, audit }: Work, made: ContactRow[]): void {
  if (made.length === 0) return
  transaction.defer(insertContacts, [JSON.stringify(made)])
  for (const contact of made) {
    const object = { type: 'contact', id: contact.id }
    audit({ action: 'contact.created', object, before: null, after: toContact(contact) })
  }
}

async function teachContacts({ transaction, audit, now }: Work, scope: Scope, learned: ContactRow[]): Promise<void> {
  if (learned.length === 0) return
  const taught = new Map(
    learned.map(({ id, external_id, first_name, last_name, name_key, search }) => [
      id,
      { id, external_id, first_name, last_name, name_key, search },
    ]),
  )
  const rows = await transaction.run<ContactRow>(readForUpdate, [scope.organizationId, [...taught.keys()]])
  transaction.defer(addIdentities, [scope.organizationId, JSON.stringify([...taught.values()]), now])
  for (const row of rows) {
    const after = toContact({ ...row, ...taught.get(row.id), updated_at: now })
    audit({ action: 'contact.updated', object: { type: 'contact', id: row.id }, before: toContact(row), after })
  }
}

/** The database has room for some thousand locks of all its transactions, so who wants many takes the one above them all. */
const MAX_KEYS = 100

/**
 * Whoever makes a contact, or changes who one is, holds what identifies it until the end of the transaction: two who mean the same
 * person come one after the other, also where one knows an email address and the other only a telephone number. All take their
 * keys in one order, so that nobody waits in a circle.
 */
export function lockContactKeys(transaction: Transaction, scope: Scope, keys: string[]): void {
  const sorted = inOrder(keys)
  const above = aboveAll(scope)
  if (sorted.length > MAX_KEYS) transaction.defer(lockAllKeys, [above])
  else if (sorted.length > 0) transaction.defer(lockKeys, [above, sorted])
}

/** The same for people of whom nobody may be known: rows come back where that is so, and the keys are held. None where there are too many keys. */
function holdIfUnknownStep(scope: Scope, identities: Identity[]): BoundStatement | undefined {
  const keys = inOrder(identities.flatMap(keysOf))
  if (keys.length > MAX_KEYS) return undefined
  const { organizationId, livemode } = scope
  return {
    statement: lockIfUnknown,
    values: [organizationId, livemode, JSON.stringify(identities), aboveAll(scope), keys],
  }
}

const inOrder = (keys: string[]) => [...new Set(keys)].sort()

const aboveAll = ({ organizationId, livemode }: Scope) => `contacts of ${organizationId} ${livemode ? 'live' : 'test'} `
