import type { Identity } from '../booking/index.ts'
import type { ContactRow } from './rows.ts'

export type MatchedBy = 'external_id' | 'email' | 'phone'
export type Found = { contact: ContactRow; by: MatchedBy }

/** Contacts by what identifies them. */
export type Directory = {
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
