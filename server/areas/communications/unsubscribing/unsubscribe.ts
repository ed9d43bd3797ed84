import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { workerOrigin } from '../../../platform/work/audit/index.ts'
import { doWork } from '../../../platform/work/work.ts'
import { insertUnsubscribe, type UnsubscribingFacts } from './queries.ts'
import type { Unsubscribing } from './tokens.ts'

/** From all communications of the organization, those that are on their way too. */
export async function unsubscribe(
  { database, clock }: { database: Database; clock: Clock },
  { organizationId, messageId }: Unsubscribing,
  { address, address_key, communication_id }: UnsubscribingFacts,
): Promise<void> {
  await doWork(database, workerOrigin(organizationId), clock.now(), async (work) => {
    const [added] = await work.transaction.run(insertUnsubscribe, [organizationId, address_key, work.now])
    if (!added) return
    const after = { address, communication_id, message_id: messageId }
    work.audit({
      ...{ action: 'communication.unsubscribed', object: { type: 'communication', id: communication_id } },
      ...{ before: null, after },
    })
  })
}
