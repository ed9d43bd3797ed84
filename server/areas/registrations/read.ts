import type { Caller } from '../../access/keys/index.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { filteredList } from '../../platform/lists/index.ts'
import type { RegistrationRow } from '../booking/index.ts'
import type { EventRow } from '../events/index.ts'
import { withinSight } from '../events/index.ts'

/** A registration of the event that the caller can see. */
export async function readRegistration(
  reader: Pick<Transaction, 'run'>,
  caller: Caller,
  event: EventRow,
  id: string,
): Promise<RegistrationRow | undefined> {
  const { statement, values } = filteredList({
    name: 'read-registration',
    head: [
      'select r.* from registrations r where r.organization_id = ? and r.event_id = ? and r.livemode = ? and r.id = ?',
      ...[caller.organization.id, event.id, caller.key.mode === 'live', id],
    ],
    filters: { sight: withinSight(caller, event, 'r') },
    tail: [''],
  })
  const [row] = await reader.run<RegistrationRow>(statement, values)
  return row
}
