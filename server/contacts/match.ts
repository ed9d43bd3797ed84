import type { Identity } from './identity.ts'

export type Known = Identity & { id: string }
export type MatchedBy = 'external_id' | 'email' | 'phone'

/** Contacts by what identifies them. */
export type Directory = {
  add(contact: Known): void
  find(wanted: Identity): { contact: Known; by: MatchedBy } | undefined
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

/** A contact with another id of the organization's own is another person, whatever else they share. */
const mayBeOne = (one: Identity, other: Identity) =>
  one.external_id === null || other.external_id === null || one.external_id === other.external_id

/** Whom to take of several is decided by who was added first. */
export function buildDirectory(contacts: Known[]): Directory {
  const byKey = new Map<string, Known[]>()
  const add = (contact: Known) => {
    for (const key of keysOf(contact)) byKey.set(key, [...(byKey.get(key) ?? []), contact])
  }
  for (const contact of contacts) add(contact)
  return {
    add,
    find: (wanted) => {
      for (const { by, key } of namedKeys(wanted)) {
        const contact = byKey.get(key)?.find((known) => mayBeOne(known, wanted))
        if (contact) return { contact, by }
      }
      return undefined
    },
  }
}
