import type { Caller } from '../../../access/callers/index.ts'
import { refuseProblems } from '../../../platform/contract/problems.ts'
import { isRefusal, type Refusal } from '../../../platform/contract/refusal.ts'
import type { Work } from '../../../platform/work/work.ts'
import { enqueueJob, insertJob, type JobRow } from '../../jobs/index.ts'
import { rereadCommunication } from '../drafts/change.ts'
import { type CommunicationRef, lockDraft } from '../drafts/find.ts'
import { toCommunication } from '../drafts/shape.ts'
import type { SendingJobParameters } from './job.ts'
import { scheduleOrStartSendingSql } from './queries.ts'

const FARTHEST = 366 * 86_400_000

/** The audience is read at the time of sending, not now. */
export async function sendCommunication(
  work: Work,
  caller: Caller,
  named: CommunicationRef,
  sendAt: string | undefined,
): Promise<JobRow | Refusal<'not_found' | 'invalid_state' | 'validation_failed'>> {
  const { now } = work
  const found = await lockDraft(work, caller, named)
  if (isRefusal(found)) return found
  const { row } = found
  const wanted = sendAt === undefined ? now : new Date(sendAt)
  if (wanted.getTime() > now.getTime() + FARTHEST) {
    return refuseProblems([{ path: 'body/send_at', message: 'The field send_at must be at most a year ahead.' }])
  }
  const isLater = wanted > now
  const parameters: SendingJobParameters = { communication: row.id }
  const startsAt = isLater ? wanted : now
  const job = await insertJob(work, {
    type: 'communication' as const,
    caller,
    eventId: row.event_id,
    preview: false,
    parameters,
    startsAt,
  })
  const status = isLater ? 'scheduled' : 'sending'
  const started = [status, startsAt, job.id, now]
  work.transaction.defer(scheduleOrStartSendingSql, [caller.organization.id, row.id, ...started])
  await enqueueJob(work, job)
  const after = await rereadCommunication(work, caller, row)
  const object = { type: 'communication', id: row.id }
  work.audit({ action: `communication.${status}`, object, before: toCommunication(row), after })
  return job
}
