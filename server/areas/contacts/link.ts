import type { Caller } from '../../access/callers/index.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import type { Work } from '../../platform/work/work.ts'
import { type Identity, identityOf, isIdentified } from '../booking/index.ts'
import { hiddenFrom } from './find.ts'
import { holdKeys } from './hold.ts'
import { keysOf } from './match.ts'
import { type Linkable, type Links, matchAttendees, type Surroundings, type Wanted } from './match-attendees.ts'
import { findKnown, insertContacts, learn, readForUpdate } from './queries.ts'
import type { ContactRow } from './rows.ts'
import type { Scope } from './scope.ts'
import { toContact } from './shape.ts'

/**
 * Gives each person the contact that they are; new ones where nobody is known. Those whom nothing identifies have none. Being
 * linked to a contact shows it, so a limited key links only to those whom it sees already; without a caller all are seen.
 * Waits for others who make the same contacts, so it must come before the transaction holds the places of an event.
 */
export async function linkContacts(work: Work, caller: Caller | null, people: Linkable[]): Promise<void> {
  const wanted = people
    .map((person) => ({ person, identity: identityOf(person) }))
    .filter(({ identity }) => isIdentified(identity))
  const [first] = wanted
  if (!first) return
  const scope = { organizationId: first.person.organization_id, livemode: first.person.livemode }
  const links = await settleLinks(work, caller, scope, wanted)
  for (const [person, { id }] of links.contactOf) person.contact_id = id
}

/** People who are known need no more than a look; who makes or changes a contact looks again while nobody else can. */
async function settleLinks(work: Work, caller: Caller | null, scope: Scope, wanted: Wanted[]): Promise<Links> {
  const { transaction, now } = work
  const identities = wanted.map(({ identity }) => identity)
  const seen = await lookAround(transaction, caller, scope, identities)
  const keys = [...identities, ...seen.known].flatMap(keysOf)
  const hoped = matchAttendees(wanted, seen, now)
  if (hoped.made.size === 0 && hoped.learned.size === 0) return hoped
  holdKeys(transaction, scope, [...keys, ...[...hoped.learned].flatMap(keysOf)])
  const links = matchAttendees(wanted, await lookAround(transaction, caller, scope, identities), now)
  makeContacts(work, [...links.made])
  await teachContacts(work, scope, [...links.learned])
  return links
}

async function lookAround(
  transaction: Transaction,
  caller: Caller | null,
  scope: Scope,
  identities: Identity[],
): Promise<Surroundings> {
  const known = await readKnown(transaction, scope, identities)
  const ids = known.map(({ id }) => id)
  return { known, hidden: await hiddenFrom(transaction, caller, ids), mayTeach: !caller?.key.group }
}

/** In the order in which contacts were made. */
export function readKnown(transaction: Transaction, scope: Scope, identities: Identity[]): Promise<ContactRow[]> {
  const { organizationId, livemode } = scope
  return transaction.run<ContactRow>(findKnown, [organizationId, livemode, JSON.stringify(identities)])
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
  await transaction.run(learn, [scope.organizationId, JSON.stringify([...taught.values()]), now])
  for (const row of rows) {
    const after = toContact({ ...row, ...taught.get(row.id), updated_at: now })
    audit({ action: 'contact.updated', object: { type: 'contact', id: row.id }, before: toContact(row), after })
  }
}
