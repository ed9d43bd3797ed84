import { hashPin } from '../access/members/pin.ts'
import type { Database } from '../platform/database/connect.ts'
import { newId } from '../platform/ids.ts'

export const MANAGER_PIN = '482913'

/** A new member who may override refused scans, with `MANAGER_PIN`. */
export async function makeManagerWithPin(
  { database, clock }: { database: Database; clock: { now(): Date } },
  organizationId: string,
): Promise<{ id: string; email: string }> {
  const id = newId(clock.now())
  const email = `${id.toLowerCase()}@harbour.example`
  await database('members').insert({
    organization_id: organizationId,
    id,
    email,
    name: 'Li Wei',
    role: 'manager',
    created_at: clock.now(),
    pin_hash: await hashPin(MANAGER_PIN, 4),
  })
  return { id, email }
}
