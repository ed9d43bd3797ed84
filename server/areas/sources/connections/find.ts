import type { GroupCaller } from '../../../access/visibility/index.ts'
import { type Refusal, refuse } from '../../../platform/contract/refusal.ts'
import type { Reader } from '../../../platform/database/prepared.ts'
import { findConnection, findConnections } from './queries.ts'
import type { ConnectionRow } from './rows.ts'
import { type SourceConnection, toConnection } from './shape.ts'

/** What the caller cannot see answers like what does not exist. Held, it is not deleted before the transaction ends. */
export async function visibleConnection(
  reader: Reader,
  caller: GroupCaller,
  id: string,
  hold = false,
): Promise<ConnectionRow | Refusal<'not_found'>> {
  return (await findConnection(reader, caller, id, hold)) ?? refuse('not_found', `There is no source connection ${id}.`)
}

const MOST = 10_000

/** All that the caller can see, in the order of their making. */
export async function listConnections(reader: Reader, caller: GroupCaller): Promise<SourceConnection[]> {
  return (await findConnections(reader, caller, { limit: MOST, position: null })).map(toConnection)
}
