import type { Caller } from '../../access/callers/index.ts'
import { type EventRow, findVisibleGroup, lockVisibleGroups } from '../../access/visibility/index.ts'
import { addPath, type Entity, isRefusal, type Refusal, toNotFound } from '../../platform/contract/refusal.ts'
import type { Reader } from '../../platform/database/prepared.ts'
import type { Work } from '../../platform/work/work.ts'
import { ATTENDEE_TYPE_PART } from './attendee-types/queries.ts'
import { EVENT_DAY_PART } from './days/queries.ts'
import type { EventPartKind } from './event-parts.ts'
import type { EventKey } from './find.ts'

type References = readonly string[] | null
type Coded = { id: string; code: string }

/** Ids for ids or codes; null means all. */
type Resolved = string[] | null | Refusal<'not_found'>

type PathOf = (n: number) => string

const idsOf =
  (part: EventPartKind<never, unknown>) =>
  async (reader: Reader, key: EventKey, references: References, pathOf: PathOf): Promise<Resolved> =>
    references && inOrder(references, await named(reader, part, key, references), part.thing, pathOf)

export const resolveDayIds = idsOf(EVENT_DAY_PART)
export const resolveTypeIds = idsOf(ATTENDEE_TYPE_PART)

export const readTypesByRef = (reader: Reader, key: EventKey, references: readonly string[]): Promise<Coded[]> =>
  named(reader, ATTENDEE_TYPE_PART, key, references)

export const matchTypeIds = (types: Coded[], references: References, pathOf: PathOf): Resolved =>
  references && inOrder(references, types, ATTENDEE_TYPE_PART.thing, pathOf)

export async function resolveGroupIds(work: Work, caller: Caller, references: References, pathOf: PathOf) {
  if (!references) return null
  const found = await lockVisibleGroups(work.transaction, caller, [...new Set(references)])
  return inOrder(references, found, 'group', pathOf)
}

type PeopleFilters = { attendee_type?: string | undefined; day?: string | undefined; group?: string | undefined }

/** The ids of what lists and exports of people are narrowed to; `at` is where the filters stand in the request. */
export async function resolvePeopleFilters(
  reader: Reader,
  caller: Caller,
  event: EventRow,
  { attendee_type, day, group }: PeopleFilters,
  at: string,
): Promise<{ type?: string; day?: string; group?: string } | Refusal<'not_found'>> {
  const key = { organizationId: caller.organization.id, eventId: event.id }
  const one = (reference: string | undefined) => (reference === undefined ? null : [reference])
  const types = await resolveTypeIds(reader, key, one(attendee_type), () => `${at}/attendee_type`)
  if (isRefusal(types)) return types
  const days = await resolveDayIds(reader, key, one(day), () => `${at}/day`)
  if (isRefusal(days)) return days
  const found = group === undefined ? null : await findVisibleGroup(reader, caller, group)
  if (isRefusal(found)) return addPath(found, `${at}/group`)
  return {
    ...(types?.[0] === undefined ? {} : { type: types[0] }),
    ...(days?.[0] === undefined ? {} : { day: days[0] }),
    ...(found ? { group: found.id } : {}),
  }
}

function named(
  reader: Reader,
  { findNamed }: EventPartKind<never, unknown>,
  { organizationId, eventId }: EventKey,
  references: readonly string[],
): Promise<Coded[]> {
  return reader.run<Coded>(findNamed, [organizationId, eventId, [...new Set(references)]])
}

function inOrder(references: readonly string[], found: Coded[], thing: Entity, pathOf: PathOf) {
  // Ids take precedence over codes.
  const idOf = new Map([
    ...found.map(({ id, code }) => [code, id] as const),
    ...found.map(({ id }) => [id, id] as const),
  ])
  const missing = references.findIndex((reference) => !idOf.has(reference))
  if (missing >= 0) {
    const where = thing === 'group' ? '' : ' in this event'
    return addPath(toNotFound(thing, references[missing] ?? '', where), pathOf(missing))
  }
  return [...new Set(references.flatMap((reference) => idOf.get(reference) ?? []))]
}
