import { newId } from '../../platform/ids.ts'
import { type Identifiable, type Identity, type PersonRow, searchText, tidyEmail } from '../booking/index.ts'
import { buildDirectory, type Directory } from './match.ts'
import type { ContactRow } from './queries.ts'

/** What has to be known of a person to say which contact they are. */
export type Linkable = Identifiable & Pick<PersonRow, 'organization_id' | 'livemode' | 'date_of_birth' | 'contact_id'>

export type Wanted = { person: Linkable; identity: Identity }

/** Whom the people may be; of the hidden ones only that they are there. Only who may teach changes contacts that are there. */
export type Surroundings = { known: ContactRow[]; hidden: ReadonlySet<string>; mayTeach: boolean }

/** Who is whom, and what has to be written for it. */
export type Links = { contactOf: Map<Linkable, ContactRow>; made: Set<ContactRow>; learned: Set<ContactRow> }

/** As if the people came one by one: two of one registration may be the same contact. */
export function matchPeople(wanted: Wanted[], { known, hidden, mayTeach }: Surroundings, now: Date): Links {
  const directory = buildDirectory(known, hidden)
  const links: Links = { contactOf: new Map(), made: new Set(), learned: new Set() }
  for (const { person, identity } of wanted) {
    const found = directory.find(identity)?.contact
    const externalId = freeIdOf(directory, identity)
    const contact = found ?? contactOf(person, { ...identity, external_id: externalId }, now)
    links.contactOf.set(person, contact)
    const isNew = !found || links.made.has(contact)
    const learns = contact.external_id === null && externalId !== null && (isNew || mayTeach)
    if (learns) contact.external_id = externalId
    if (isNew) links.made.add(contact)
    else if (learns) links.learned.add(contact)
    if (!found || learns) directory.add(contact)
  }
  return links
}

/** The organization's own id is of one contact; who comes with somebody else's has none. */
function freeIdOf(directory: Directory, identity: Identity): string | null {
  return directory.holderOf(identity) ? null : identity.external_id
}

function contactOf(person: Linkable, identity: Identity, now: Date): ContactRow {
  const { organization_id, livemode, first_name, last_name, email, phone, date_of_birth } = person
  return {
    ...{ organization_id, id: newId(now), livemode, first_name, last_name, email: tidyEmail(email), phone },
    date_of_birth,
    ...identity,
    note: null,
    search: searchText(person),
    created_at: now,
    updated_at: now,
  }
}
