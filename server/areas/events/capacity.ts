import { type Refusal, refuse } from '../../platform/contract/refusal.ts'
import type { Work } from '../../platform/work/work.ts'
import { findTaken } from './queries.ts'
import type { Taken } from './rows.ts'

/** A capacity never goes below what is taken. Holds only while the event is held for a change. */
export async function refuseBelowTaken(
  work: Work,
  { organizationId, eventId }: { organizationId: string; eventId: string },
  capacity: number | null,
  { what, takenOf }: { what: string; takenOf: (taken: Taken) => number | undefined },
): Promise<Refusal<'conflict'> | undefined> {
  if (capacity === null) return undefined
  const [places] = await work.transaction.run<Taken>(findTaken, [organizationId, eventId])
  const taken = (places && takenOf(places)) ?? 0
  if (capacity >= taken) return undefined
  const are = taken === 1 ? 'place is' : 'places are'
  return refuse('conflict', `The capacity of the ${what} cannot be ${capacity}: ${taken} ${are} taken.`, {
    details: { capacity, taken },
  })
}
