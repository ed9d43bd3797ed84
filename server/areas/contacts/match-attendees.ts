import { newId } from '../../platform/ids.ts'
import {
  type AttendeeRow,
  type Identifiable,
  type Identity,
  isIdentified,
  searchText,
  tidyEmail,
} from '../booking/index.ts'
import { buildDirectory, type MatchedBy } from './match.ts'
import type { ContactRow } from './rows.ts'

/** What has to be known of a person to say which contact they are. */
export type Linkable = Identifiable & Pick<AttendeeRow, 'organization_id' | 'livemode' | 'date_of_birth' | 'contact_id'>

export type Wanted = { person: Linkable; identity: Identity }

/** Whom the people may be; of the hidden ones only that they are there. Only who may teach changes contacts that are there. */
export type Surroundings = { known: ContactRow[]; hidden: ReadonlySet<string>; mayTeach: boolean }

/** Who is whom, and what has to be written for it. */
export type Links = { contactOf: Map<Linkable, ContactRow>; made: Set<ContactRow>; learned: Set<ContactRow> }

/**
 * As if the people came one by one: two of one registration may be the same contact. Who may not teach gives nobody an id of the
 * organization's own, so that it makes no difference to them whether somebody whom they do not see has it.
 */
export function matchAttendees(wanted: Wanted[], { known, hidden, mayTeach }: Surroundings, now: Date): Links {
  const directory = buildDirectory(known, hidden)
  const links: Links = { contactOf: new Map(), made: new Set(), learned: new Set() }
  for (const { person, identity } of wanted) {
    const match = directory.find(identity)
    const own = { ...identity, external_id: mayTeach && !directory.holderOf(identity) ? identity.external_id : null }
    if (!match && !isIdentified(own)) continue
    const contact = match?.contact ?? contactOf(person, own, now)
    links.contactOf.set(person, contact)
    const isNew = !match || links.made.has(contact)
    const learns = match !== undefined && mayTeach && learn(contact, match.by, person, own)
    if (isNew) links.made.add(contact)
    else if (learns) links.learned.add(contact)
    if (!match || learns) directory.add(contact)
  }
  return links
}

/** A contact takes the organization's own id once; who comes with that id later says what they are called now. */
function learn(contact: ContactRow, by: MatchedBy, person: Linkable, { external_id, name_key }: Identity): boolean {
  const learnsId = contact.external_id === null && external_id !== null
  if (learnsId) contact.external_id = external_id
  const learnsName = by === 'external_id' && contact.name_key !== name_key
  if (learnsName) {
    Object.assign(contact, { first_name: person.first_name, last_name: person.last_name, name_key })
    contact.search = searchText(contact)
  }
  return learnsId || learnsName
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
