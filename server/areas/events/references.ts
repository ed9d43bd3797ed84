import type { Caller } from '../../access/callers/index.ts'
import { heldGroups } from '../../access/visibility/index.ts'
import { type Refusal, refuse } from '../../platform/contract/refusal.ts'
import type { Reader, Statement } from '../../platform/database/prepared.ts'
import type { Work } from '../../platform/work/work.ts'
import { findTypes } from './attendee-types/queries.ts'
import { findDays } from './days/queries.ts'
import type { EventScope } from './scope.ts'

type References = readonly string[] | null
type Coded = { id: string; code: string }

/** Ids in place of ids or codes; null stands for all and stays null. */
type Resolved = string[] | null | Refusal<'not_found'>

/** Where the request has the nth of them. */
type PathOf = (n: number) => string

const aDay = (reference: string) => `day ${reference} in this event`

const aType = (reference: string) => `attendee type ${reference} in this event`

const aGroup = (reference: string) => `group ${reference}`

export async function dayIds(
  reader: Reader,
  scope: EventScope,
  references: References,
  pathOf: PathOf,
): Promise<Resolved> {
  return references && inOrder(references, await named(reader, findDays, scope, references), aDay, pathOf)
}

export async function typeIds(
  reader: Reader,
  scope: EventScope,
  references: References,
  pathOf: PathOf,
): Promise<Resolved> {
  return references && inOrder(references, await namedTypes(reader, scope, references), aType, pathOf)
}

export function namedTypes(reader: Reader, scope: EventScope, references: readonly string[]): Promise<Coded[]> {
  return named(reader, findTypes, scope, references)
}

/** The same where the attendee types are known already. */
export function idsOfTypes(types: Coded[], references: References, pathOf: PathOf): Resolved {
  return references && inOrder(references, types, aType, pathOf)
}

export async function groupIds(work: Work, caller: Caller, references: References, pathOf: PathOf): Promise<Resolved> {
  if (!references) return null
  return inOrder(references, await heldGroups(work.transaction, caller, [...new Set(references)]), aGroup, pathOf)
}

function named(
  reader: Reader,
  statement: Statement,
  { organizationId, eventId }: EventScope,
  references: readonly string[],
): Promise<Coded[]> {
  return reader.run<Coded>(statement, [organizationId, eventId, [...new Set(references)]])
}

function inOrder(
  references: readonly string[],
  found: Coded[],
  thing: (reference: string) => string,
  pathOf: PathOf,
): string[] | Refusal<'not_found'> {
  // What has the id counts more than what has it as its code.
  const idOf = new Map([
    ...found.map(({ id, code }) => [code, id] as const),
    ...found.map(({ id }) => [id, id] as const),
  ])
  const missing = references.findIndex((reference) => !idOf.has(reference))
  if (missing >= 0) {
    const message = `There is no ${thing(references[missing] ?? '')}.`
    return refuse('not_found', message, { details: { path: pathOf(missing) } })
  }
  return [...new Set(references.flatMap((reference) => idOf.get(reference) ?? []))]
}
