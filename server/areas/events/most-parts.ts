import { type Refusal, refuse } from '../../platform/contract/refusal.ts'
import type { Work } from '../../platform/work/work.ts'
import { countParts, type PartTable } from './queries.ts'
import type { EventScope } from './scope.ts'

/** Every registration reads all attendee types, and every gate all check-in points. */
const MOST = 200

const KINDS: Record<PartTable, string> = {
  attendee_types: 'attendee types',
  check_in_points: 'check-in points',
}

/** Nobody else changes the event meanwhile, so that the count stays true. */
export async function refuseTooManyParts(
  work: Work,
  { organizationId, eventId }: EventScope,
  table: PartTable,
): Promise<Refusal<'invalid_state'> | undefined> {
  const [counted] = await work.transaction.run<{ parts: number }>(countParts(table), [organizationId, eventId])
  const parts = counted?.parts ?? 0
  if (parts < MOST) return undefined
  return refuse('invalid_state', `An event may have ${MOST} ${KINDS[table]}, and this one has them.`, {
    details: { state: `too_many_${table}`, [table]: parts },
  })
}
