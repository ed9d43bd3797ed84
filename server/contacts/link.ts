import type { PersonRow } from '../booking/index.ts'
import type { Transaction } from '../database/transaction.ts'
import { newId } from '../ids.ts'
import type { Work } from '../work.ts'
import { holdKeys, type Scope } from './hold.ts'
import { type Identifiable, type Identity, identityOf, isIdentified, searchText } from './identity.ts'
import { buildDirectory, type Known, keysOf } from './match.ts'
import { type ContactRow, findKnown, insertContacts, learnExternalIds } from './queries.ts'

/** What has to be known of a person to say which contact they are. */
export type Linkable = Identifiable & Pick<PersonRow, 'organization_id' | 'livemode' | 'date_of_birth' | 'contact_id'>

type Wanted = { person: Linkable; identity: Identity }

/** Who is whom, and what has to be written for it. */
type Links = { contactOf: Map<Linkable, Known>; made: Set<Known>; learned: Set<Known> }

/**
 * Gives each person the contact that they are; new ones where nobody is known. Those whom nothing identifies have none.
 * Waits for others who make the same contacts, so it must come before the transaction holds the places of an event.
 */
export async function linkContacts(work: Work, people: Linkable[]): Promise<void> {
  const wanted = people
    .map((person) => ({ person, identity: identityOf(person) }))
    .filter(({ identity }) => isIdentified(identity))
  const [first] = wanted
  if (!first) return
  const scope = { organizationId: first.person.organization_id, livemode: first.person.livemode }
  const links = await settleLinks(work, scope, wanted)
  for (const [person, { id }] of links.contactOf) person.contact_id = id
}

/** People who are known need no more than a look; who makes or changes a contact looks again while nobody else can. */
async function settleLinks(work: Work, scope: Scope, wanted: Wanted[]): Promise<Links> {
  const { transaction, now } = work
  const identities = wanted.map(({ identity }) => identity)
  const seen = await readKnown(transaction, scope, identities)
  const hoped = matchPeople(wanted, seen, now)
  if (hoped.made.size === 0 && hoped.learned.size === 0) return hoped
  await holdKeys(transaction, scope, [...identities, ...seen].flatMap(keysOf))
  const links = matchPeople(wanted, await readKnown(transaction, scope, identities), now)
  if (links.made.size > 0) await transaction.run(insertContacts, [JSON.stringify([...links.made])])
  if (links.learned.size > 0) {
    const learned = [...links.learned].map(({ id, external_id }) => ({ id, external_id }))
    await transaction.run(learnExternalIds, [scope.organizationId, JSON.stringify(learned), now])
  }
  return links
}

/** In the order in which contacts were made. */
export function readKnown(transaction: Transaction, scope: Scope, identities: Identity[]): Promise<Known[]> {
  const { organizationId, livemode } = scope
  return transaction.run<Known>(findKnown, [organizationId, livemode, JSON.stringify(identities)])
}

/** As if the people came one by one: two of one registration may be the same contact. */
function matchPeople(wanted: Wanted[], known: Known[], now: Date): Links {
  const directory = buildDirectory(known)
  const links: Links = { contactOf: new Map(), made: new Set(), learned: new Set() }
  for (const { person, identity } of wanted) {
    const found = directory.find(identity)?.contact
    const contact = found ?? contactOf(person, identity, now)
    links.contactOf.set(person, contact)
    if (!found) links.made.add(contact)
    else if (!learn(contact, identity)) continue
    else if (!links.made.has(contact)) links.learned.add(contact)
    directory.add(contact)
  }
  return links
}

/** A contact learns the organization's own id for the person when somebody says it. */
function learn(contact: Known, { external_id }: Identity): boolean {
  if (contact.external_id !== null || external_id === null) return false
  contact.external_id = external_id
  return true
}

function contactOf(person: Linkable, identity: Identity, now: Date): ContactRow {
  const { organization_id, livemode, first_name, last_name, email, phone, date_of_birth } = person
  return {
    ...{ organization_id, id: newId(now), livemode, first_name, last_name, email, phone, date_of_birth },
    ...identity,
    note: null,
    search: searchText(person),
    created_at: now,
    updated_at: now,
  }
}
