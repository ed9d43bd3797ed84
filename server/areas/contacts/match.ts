import { newId } from '../../platform/ids.ts'
import {
  type AttendeeRow,
  type Identifiable,
  type Identity,
  isIdentified,
  searchText,
  tidyEmail,
} from '../booking/index.ts'
import type { ContactRow } from './rows.ts'

export type MatchedBy = 'external_id' | 'email' | 'phone'
export type Found = { contact: ContactRow; by: MatchedBy }

/** Contacts by what identifies them. */
type Directory = {
  add(contact: ContactRow): void
  /** Who the wanted person is, among those who are not hidden. */
  find(wanted: Identity): Found | undefined
  /** Who has the organization's own id, hidden or not, whatever they are called. */
  holderOf(wanted: Identity): ContactRow | undefined
}

/** By the organization's own id, else by email and name, else by phone and name; each as one text. */
function namedKeys({ external_id, name_key, email_key, phone_key }: Identity): { by: MatchedBy; key: string }[] {
  const keys: [MatchedBy, string | null, string][] = [
    ['external_id', external_id, ''],
    ['email', email_key, name_key],
    ['phone', phone_key, name_key],
  ]
  return keys.flatMap(([by, value, name]) => (value === null ? [] : { by, key: JSON.stringify([by, value, name]) }))
}

export const keysOf = (identity: Identity) => namedKeys(identity).map(({ key }) => key)

/** Where the organization's own id does not say it: another name, or another such id, is another person, whatever else they share. */
const mayBeOne = (one: Identity, other: Identity) =>
  one.name_key === other.name_key &&
  (one.external_id === null || other.external_id === null || one.external_id === other.external_id)

/** Whom to take of several is decided by who was added first. */
export function buildDirectory(contacts: ContactRow[], hidden: ReadonlySet<string> = new Set()): Directory {
  const byKey = new Map<string, ContactRow[]>()
  const add = (contact: ContactRow) => {
    for (const key of keysOf(contact)) byKey.set(key, [...(byKey.get(key) ?? []), contact])
  }
  for (const contact of contacts) add(contact)
  return {
    add,
    find: (wanted) => {
      for (const { by, key } of namedKeys(wanted)) {
        const isOne = (known: ContactRow) => by === 'external_id' || mayBeOne(known, wanted)
        const contact = byKey.get(key)?.find((known) => !hidden.has(known.id) && isOne(known))
        if (contact) return { contact, by }
      }
      return undefined
    },
    holderOf: (wanted) => {
      const own = namedKeys(wanted).find(({ by }) => by === 'external_id')
      return own && byKey.get(own.key)?.[0]
    },
  }
}

/** What has to be known of a person to say which contact they are. */
export type Linkable = Identifiable & Pick<AttendeeRow, 'organization_id' | 'livemode' | 'date_of_birth' | 'contact_id'>

export type Wanted = { person: Linkable; identity: Identity }

/** Whom the people may be; of the hidden ones only that they are there. Only who may teach changes contacts that are there. */
export type MatchContext = { known: ContactRow[]; hidden: ReadonlySet<string>; mayTeach: boolean }

/** Who is whom, and what has to be written for it. */
export type Links = { contactOf: Map<Linkable, ContactRow>; made: Set<ContactRow>; learned: Set<ContactRow> }

/**
 * As if the people came one by one: two of one registration may be the same contact. Who may not teach gives nobody an id of the
 * organization's own, so that it makes no difference to them whether somebody whom they do not see has it.
 */
export function matchAttendees(wanted: Wanted[], { known, hidden, mayTeach }: MatchContext, now: Date): Links {
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
    organization_id,
    id: newId(now),
    livemode,
    first_name,
    last_name,
    email: tidyEmail(email),
    phone,
    date_of_birth,
    ...identity,
    note: null,
    search: searchText(person),
    created_at: now,
    updated_at: now,
  }
}
