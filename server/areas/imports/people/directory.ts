import { isUlid } from '../../../../spec/runtime/formats/identifiers.ts'
import { normalizeText } from '../../../platform/lists/search-text.ts'
import { forEachYielding } from '../../../platform/yield-event-loop.ts'
import * as booking from '../../booking/index.ts'
import type { PeopleSearchKeys } from '../queries.ts'
import { describeMatchKey, type Reason, rejectReasons } from '../reasons.ts'
import type { ImportIds } from './ids-in-file.ts'
import type { ParsedImportRow } from './parse-row.ts'

export type PeopleDirectory = Awaited<ReturnType<typeof buildPeopleDirectory>>

/** Yields to the event loop: thousands may have the same name. */
export async function buildPeopleDirectory(people: booking.AttendeeRow[], fileIds: ImportIds = new Set()) {
  const byId = new Map<string, booking.AttendeeRow>()
  const byKey = new Map<string, Set<string>>()
  // Counts instead of comparing each row with thousands of people of the same name.
  const alike = new Map<string, number>()
  const likenesses = new Map<string, string>()
  const claims = new Map<string, number>()
  const relike = (id: string, likeness: string | null) => {
    const before = likenesses.get(id)
    if (before !== undefined) alike.set(before, (alike.get(before) ?? 0) - 1)
    if (likeness === null) likenesses.delete(id)
    else {
      likenesses.set(id, likeness)
      alike.set(likeness, (alike.get(likeness) ?? 0) + 1)
    }
  }
  const directory = {
    /** Call again after a change, to update the keys. */
    add: (attendee: booking.AttendeeRow) => {
      byId.set(attendee.id, attendee)
      const identity = booking.toIdentityKeys(attendee)
      relike(
        attendee.id,
        !booking.hasIdentity(identity) && booking.isActiveAttendee(attendee) ? likenessOf(identity, attendee) : null,
      )
      for (const key of keysOfIdentity(identity)) {
        const ids = byKey.get(key)
        if (ids) ids.add(attendee.id)
        else byKey.set(key, new Set([attendee.id]))
      }
    },
    under: (key: string) => {
      const found = [...(byKey.get(key) ?? [])].flatMap((id) => byId.get(id) ?? [])
      return found.filter((attendee) => getAttendeeMatchKeys(attendee).includes(key))
    },
    get: (id: string) => byId.get(id),
    /** Whether the file contains their own ID, so that a row with another ID means somebody else. */
    isNamedInFile: ({ id, external_id }: booking.AttendeeRow) =>
      fileIds.has(id) || (external_id !== null && fileIds.has(external_id)),
    /**
     * Whether the row is an existing person with the same name and data, and nothing else to identify them. Each person
     * stands for one row, so there must be as many as rows so far: `occurrence` in the file, or more in this directory
     * if rows differ only in spelling.
     */
    claimAlike: (identity: booking.IdentityKeys, attendee: booking.AttendeeRow, occurrence: number) => {
      const likeness = likenessOf(identity, attendee)
      const claimed = (claims.get(likeness) ?? 0) + 1
      claims.set(likeness, claimed)
      return (alike.get(likeness) ?? 0) >= Math.max(claimed, occurrence)
    },
  }
  await forEachYielding(people, directory.add)
  return directory
}

/** Email and phone match only together with the name. */
export type MatchKey = 'id' | 'email' | 'phone'

export type PersonMatch = { attendee: booking.AttendeeRow; by: MatchKey } | { problem: Reason } | null

const idKey = (id: string) => `i ${id}`
const nameKeyOf = ({ name_key }: booking.IdentityKeys) => `n ${name_key}`

/** In the order of precedence. */
function matchingKeys({ external_id, email_key, phone_key, name_key }: booking.IdentityKeys): [MatchKey, string][] {
  const keys: [MatchKey, string | null][] = [
    ['id', external_id === null ? null : idKey(external_id)],
    ['email', email_key === null ? null : `e ${email_key} ${name_key}`],
    ['phone', phone_key === null ? null : `p ${phone_key} ${name_key}`],
  ]
  return keys.flatMap(([by, key]): [MatchKey, string][] => (key === null ? [] : [[by, key]]))
}

/** The lookup keys of a person; the name only if there is no other. */
export const getAttendeeMatchKeys = (attendee: booking.AttendeeRow): string[] =>
  keysOfIdentity(booking.toIdentityKeys(attendee))

function keysOfIdentity(identity: booking.IdentityKeys): string[] {
  const keys = matchingKeys(identity).map(([, key]) => key)
  return keys.length > 0 ? keys : [nameKeyOf(identity)]
}

/** The lookup keys of a row; without names, its ID only. */
export function getRowMatchKeys(parsed: ParsedImportRow): string[] {
  const identity = getRowIdentity(parsed)
  return identity ? keysOfIdentity(identity) : getKeysByMatch(parsed).map(([, key]) => key)
}

export function getKeysByMatch(parsed: ParsedImportRow): [MatchKey, string][] {
  const identity = getRowIdentity(parsed)
  if (identity) return matchingKeys(identity)
  return parsed.external_id === undefined ? [] : [['id', idKey(parsed.external_id)]]
}

/** Matches by ID, else by email and name, else by phone and name; of several, those not cancelled. */
export function matchRowToPerson(directory: PeopleDirectory, parsed: ParsedImportRow): PersonMatch {
  const { external_id } = parsed
  const own = external_id === undefined ? undefined : directory.get(external_id)
  if (own) return oneOf([own], 'id', own.id)
  for (const [by, key] of getKeysByMatch(parsed)) {
    const keyed = directory.under(key)
    const found = by === 'id' || external_id === undefined ? keyed : whoMayGetId(directory, keyed)
    if (found.length > 0) return oneOf(found, by, (by === 'id' ? external_id : parsed[by]) ?? '')
  }
  return null
}

/** A new ID goes preferably to somebody who has none. */
function whoMayGetId(directory: PeopleDirectory, named: booking.AttendeeRow[]): booking.AttendeeRow[] {
  const found = named.filter((one) => !directory.isNamedInFile(one))
  const withoutId = found.filter((one) => one.external_id === null && booking.isActiveAttendee(one))
  return withoutId.length > 0 ? withoutId : found
}

function oneOf(found: booking.AttendeeRow[], by: MatchKey, text: string): PersonMatch {
  const active = found.filter(booking.isActiveAttendee)
  const [attendee, another] = active
  if (another) return { problem: rejectReasons.severalPeople(active.length, describeMatchKey[by](text)) }
  if (attendee) return { attendee, by }
  return { problem: rejectReasons.hasLeft(describeMatchKey[by](text), found[0]?.status) }
}

/** Cache: a row is matched several times while it is imported. */
const known = new WeakMap<ParsedImportRow, booking.IdentityKeys>()

/** Undefined unless the row has both names. */
export function getRowIdentity(parsed: ParsedImportRow): booking.IdentityKeys | undefined {
  const { first_name, last_name, email = null, phone = null, external_id = null } = parsed
  if (first_name === undefined || last_name === undefined) return undefined
  const before = known.get(parsed)
  if (before) return before
  const identity = booking.toIdentityKeys({ first_name, last_name, email, phone, external_id })
  known.set(parsed, identity)
  return identity
}

/** Without case and accents, as rows of a file are compared. */
function likenessOf(identity: booking.IdentityKeys, attendee: booking.AttendeeRow): string {
  const { attendee_type_id, days, date_of_birth, group_id, answers } = attendee
  const sorted = Object.entries(answers).sort(([one], [other]) => (one < other ? -1 : 1))
  return normalizeText(JSON.stringify([nameKeyOf(identity), attendee_type_id, days, date_of_birth, group_id, sorted]))
}

export function collectSearchKeys(rows: { parsed: ParsedImportRow }[]): PeopleSearchKeys {
  const externalIds = new Set<string>()
  const searches = new Set<string>()
  const phones = new Map<string, { phone: string; name: string }>()
  for (const { parsed } of rows) {
    if (parsed.external_id !== undefined) externalIds.add(parsed.external_id)
    const identity = getRowIdentity(parsed)
    if (!identity) continue
    const { first_name = '', last_name = '', email = null } = parsed
    if (email !== null || (identity.phone_key === null && identity.external_id === null))
      searches.add(booking.toPersonSearchText({ first_name, last_name, email }))
    const { phone_key: phone, name_key: name } = identity
    if (phone !== null) phones.set(`${phone} ${name}`, { phone, name })
  }
  return {
    externalIds: [...externalIds],
    ids: [...externalIds].filter(isUlid),
    searches: [...searches],
    phones: [...phones.values()],
  }
}
