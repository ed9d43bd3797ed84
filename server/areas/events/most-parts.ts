import { type Refusal, refuse } from '../../platform/contract/refusal.ts'
import type { Statement } from '../../platform/database/prepared.ts'
import type { Work } from '../../platform/work/work.ts'
import type { EventScope } from './scope.ts'

/** Every registration reads all attendee types, and every gate all check-in points. */
const MOST = 200

const KINDS = {
  attendee_types: 'attendee types',
  check_in_points: 'check-in points',
}

const countOf = (table: keyof typeof KINDS): Statement => ({
  name: `count-${table}`,
  text: `select count(*) as parts from ${table} where organization_id = $1 and event_id = $2`,
})

/** Nobody else changes the event meanwhile, so that the count stays true. */
export async function refuseTooManyParts(
  work: Work,
  { organizationId, eventId }: EventScope,
  table: keyof typeof KINDS,
): Promise<Refusal<'invalid_state'> | undefined> {
  const [counted] = await work.transaction.run<{ parts: number }>(countOf(table), [organizationId, eventId])
  const parts = counted?.parts ?? 0
  if (parts < MOST) return undefined
  return refuse('invalid_state', `An event may have ${MOST} ${KINDS[table]}, and this one has them.`, {
    details: { state: `too_many_${table}`, [table]: parts },
  })
}
