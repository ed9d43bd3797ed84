import type { GroupCaller } from '../../../access/visibility/index.ts'
import { type Refusal, refuse } from '../../../platform/contract/refusal.ts'
import type { Reader } from '../../../platform/database/prepared.ts'
import { findConnection } from './queries.ts'
import type { ConnectionRow } from './rows.ts'

/** What the caller cannot see answers like what does not exist. Held, it is not deleted before the transaction ends. */
export async function visibleConnection(
  reader: Reader,
  caller: GroupCaller,
  id: string,
  hold = false,
): Promise<ConnectionRow | Refusal<'not_found'>> {
  return (await findConnection(reader, caller, id, hold)) ?? refuse('not_found', `There is no source connection ${id}.`)
}
