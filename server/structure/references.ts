import { isRefusal, type Refusal } from '../contract/refusal.ts'
import type { Transaction } from '../database/transaction.ts'
import { heldGroup } from '../groups/index.ts'
import type { Caller } from '../keys/index.ts'
import type { Work } from '../work.ts'
import { findType } from './attendee-types.ts'
import { findDay } from './day-queries.ts'
import { type EventPlace, findItem } from './place.ts'

type Reader = Pick<Transaction, 'run'>

/** Ids in place of ids or codes; null stands for all and stays null. */
type Resolved = string[] | null | Refusal<'not_found'>

/** Where the request has the nth of them. */
type PathOf = (n: number) => string

export function dayIds(
  reader: Reader,
  place: EventPlace,
  references: readonly string[] | null,
  pathOf: PathOf,
): Promise<Resolved> {
  return resolveAll(references, pathOf, (reference) =>
    findItem<{ id: string }>(reader, findDay, place, 'day', reference),
  )
}

export function typeIds(
  reader: Reader,
  place: EventPlace,
  references: readonly string[] | null,
  pathOf: PathOf,
): Promise<Resolved> {
  return resolveAll(references, pathOf, (reference) =>
    findItem<{ id: string }>(reader, findType, place, 'attendee type', reference),
  )
}

export function groupIds(
  work: Work,
  caller: Caller,
  references: readonly string[] | null,
  pathOf: PathOf,
): Promise<Resolved> {
  return resolveAll(references, pathOf, (reference) => heldGroup(work.transaction, caller, reference))
}

async function resolveAll(
  references: readonly string[] | null,
  pathOf: PathOf,
  resolve: (reference: string) => Promise<{ id: string } | Refusal<'not_found'>>,
): Promise<Resolved> {
  if (references === null) return null
  const ids: string[] = []
  for (const [n, reference] of references.entries()) {
    const found = await resolve(reference)
    if (isRefusal(found)) return { ...found, details: { path: pathOf(n) } }
    if (!ids.includes(found.id)) ids.push(found.id)
  }
  return ids
}
