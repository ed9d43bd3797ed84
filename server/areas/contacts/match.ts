import { newId } from '../../platform/ids.ts'
import {
  type AttendeeRow,
  hasIdentity,
  type IdentityKeys,
  normalizeEmail,
  type PersonData,
  toPersonSearchText,
} from '../booking/index.ts'
import type { ContactRow } from './rows.ts'

export type MatchField = 'external_id' | 'email' | 'phone'
export type ContactMatch = { contact: ContactRow; by: MatchField }

type Directory = {
  add(contact: ContactRow): void
  /** The matching contact, except hidden ones. */
  find(wanted: IdentityKeys): ContactMatch | undefined
  /** The contact with this external id, hidden or not, whatever its name. */
  holderOf(wanted: IdentityKeys): ContactRow | undefined
}

/** In the order of precedence: external id, email and name, phone and name. */
function namedKeys({ external_id, name_key, email_key, phone_key }: IdentityKeys): { by: MatchField; key: string }[] {
  const keys: [MatchField, string | null, string][] = [
    ['external_id', external_id, ''],
    ['email', email_key, name_key],
    ['phone', phone_key, name_key],
  ]
  return keys.flatMap(([by, value, name]) => (value === null ? [] : { by, key: JSON.stringify([by, value, name]) }))
}

export const toContactKeys = (identity: IdentityKeys) => namedKeys(identity).map(({ key }) => key)

/** Without a match by external id: another name or another external id means another person. */
const mayBeOne = (one: IdentityKeys, other: IdentityKeys) =>
  one.name_key === other.name_key &&
  (one.external_id === null || other.external_id === null || one.external_id === other.external_id)

/** Of several matches, the first one added is taken. */
export function buildContactDirectory(contacts: ContactRow[], hidden: ReadonlySet<string> = new Set()): Directory {
  const byKey = new Map<string, ContactRow[]>()
  const add = (contact: ContactRow) => {
    for (const key of toContactKeys(contact)) byKey.set(key, [...(byKey.get(key) ?? []), contact])
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

export type PersonToLink = PersonData &
  Pick<AttendeeRow, 'organization_id' | 'livemode' | 'date_of_birth' | 'contact_id'>

export type PersonToMatch = { person: PersonToLink; identity: IdentityKeys }

/** Hidden contacts are known only to exist. Without `mayUpdate`, existing contacts are not changed. */
export type KnownContacts = { known: ContactRow[]; hidden: ReadonlySet<string>; mayUpdate: boolean }

export type ContactLinks = { contactOf: Map<PersonToLink, ContactRow>; made: Set<ContactRow>; changed: Set<ContactRow> }

/** One by one: two may be one contact. Without `mayUpdate` no external id: it could disclose those of hidden ones. */
export function matchContacts(wanted: PersonToMatch[], { known, hidden, mayUpdate }: KnownContacts, now: Date) {
  const directory = buildContactDirectory(known, hidden)
  const links: ContactLinks = { contactOf: new Map(), made: new Set(), changed: new Set() }
  for (const { person, identity } of wanted) {
    const match = directory.find(identity)
    const own = { ...identity, external_id: mayUpdate && !directory.holderOf(identity) ? identity.external_id : null }
    if (!match && !hasIdentity(own)) continue
    const contact = match?.contact ?? contactOf(person, own, now)
    links.contactOf.set(person, contact)
    const isNew = !match || links.made.has(contact)
    const changes = match !== undefined && mayUpdate && takeIdentity(contact, match.by, person, own)
    if (isNew) links.made.add(contact)
    else if (changes) links.changed.add(contact)
    if (!match || changes) directory.add(contact)
  }
  return links
}

/** A contact gets an external id once; later attendees with that id update its name. */
function takeIdentity(
  contact: ContactRow,
  by: MatchField,
  person: PersonToLink,
  { external_id, name_key }: IdentityKeys,
) {
  const takesId = contact.external_id === null && external_id !== null
  if (takesId) contact.external_id = external_id
  const takesName = by === 'external_id' && contact.name_key !== name_key
  if (takesName) {
    Object.assign(contact, { first_name: person.first_name, last_name: person.last_name, name_key })
    contact.search = toPersonSearchText(contact)
  }
  return takesId || takesName
}

/** Whether one of these people may teach a contact something, alone or with any of the others. */
export function buildContactChangeTest(identities: IdentityKeys[]): (contact: ContactRow) => boolean {
  const namesOf = new Map<string, Set<string>>()
  for (const { external_id, name_key } of identities) {
    if (external_id !== null) namesOf.set(external_id, (namesOf.get(external_id) ?? new Set()).add(name_key))
  }
  return ({ external_id, name_key }) => {
    if (external_id === null) return namesOf.size > 0
    const names = namesOf.get(external_id)
    return names !== undefined && (names.size > 1 || !names.has(name_key))
  }
}

function contactOf(person: PersonToLink, identity: IdentityKeys, now: Date): ContactRow {
  const { organization_id, livemode, first_name, last_name, email, phone, date_of_birth } = person
  return {
    organization_id,
    id: newId(now),
    livemode,
    first_name,
    last_name,
    email: normalizeEmail(email),
    phone,
    date_of_birth,
    ...identity,
    note: null,
    search: toPersonSearchText(person),
    created_at: now,
    updated_at: now,
  }
}
