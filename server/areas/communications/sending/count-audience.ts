import type { components } from '../../../../generated/types.ts'
import type { Caller } from '../../../access/callers/index.ts'
import { isRefusal, type Refusal, refuse } from '../../../platform/contract/refusal.ts'
import type { Reader } from '../../../platform/database/prepared.ts'
import { type Named, visibleCommunication } from '../drafts/find.ts'
import { countReached, reachOf } from './audience.ts'

export type AudienceCount = components['schemas']['AudienceCount']

/** Whom it would reach if it were sent now. */
export async function countAudience(
  reader: Reader,
  caller: Caller,
  named: Named,
): Promise<AudienceCount | Refusal<'not_found'>> {
  const found = await visibleCommunication(reader, caller, named)
  if (isRefusal(found)) return found
  const reach = await reachOf(reader, caller.organization.id, found.row)
  if (!reach) return refuse('not_found', `There is no event ${named.event}.`)
  return { ...(await countReached(reader, reach)), livemode: found.row.livemode }
}
