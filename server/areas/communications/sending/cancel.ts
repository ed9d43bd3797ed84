import type { Caller } from '../../../access/callers/index.ts'
import { isRefusal } from '../../../platform/contract/refusal.ts'
import type { Work } from '../../../platform/work/work.ts'
import { cancelJob } from '../../jobs/index.ts'
import { rereadCommunication } from '../drafts/change.ts'
import { type CommunicationRef, findVisibleCommunication, toStateRefusal } from '../drafts/find.ts'
import { toCommunication } from '../drafts/shape.ts'
import { MESSAGE_QUEUE_NAME } from './message-queue.ts'
import { cancelSendingSql } from './queries.ts'

/** Locks the job before the communication, like the worker. A message that is being sent may still arrive. */
export async function cancelCommunication(work: Work, caller: Caller, named: CommunicationRef) {
  const { transaction, now } = work
  const found = await findVisibleCommunication(transaction, caller, named)
  if (isRefusal(found)) return found
  const { row } = found
  const { job_id } = row
  const isOn = row.status === 'scheduled' || row.status === 'sending'
  if (!isOn || job_id === null) return toStateRefusal(row)
  const stopped = await cancelJob(work, whoeverSentIt(caller), job_id)
  const cancelled = isRefusal(stopped)
    ? []
    : await transaction.run(cancelSendingSql, [caller.organization.id, row.id, now])
  const after = await rereadCommunication(work, caller, row)
  if (cancelled.length === 0) return toStateRefusal(after)
  work.wake(MESSAGE_QUEUE_NAME)
  const object = { type: 'communication', id: row.id }
  work.audit({ action: 'communication.cancelled', object, before: toCommunication(row), after })
  return after
}

/** The job belongs to the sender's group, which the creator of the communication may not see. */
function whoeverSentIt(caller: Caller): Caller {
  return { ...caller, key: { ...caller.key, group: null } }
}
