import type { Caller } from '../../../access/callers/index.ts'
import { problem, refuseProblems } from '../../../platform/contract/problems.ts'
import { isRefusal } from '../../../platform/contract/refusal.ts'
import { newId } from '../../../platform/ids.ts'
import { MAIL_QUEUE, queueMail } from '../../../platform/mail/index.ts'
import type { Work } from '../../../platform/work/work.ts'
import { cancelJob, enqueueJob, insertJob } from '../../jobs/index.ts'
import { reloadCommunication } from '../drafts/change.ts'
import {
  type CommunicationRef,
  type CommunicationWithEvent,
  findVisibleCommunication,
  lockCommunicationDraft,
  refuseCommunicationState,
} from '../drafts/find.ts'
import { toCommunication } from '../drafts/shape.ts'
import type { SendingJobParameters } from './job.ts'
import { MESSAGE_QUEUE_NAME } from './message-queue.ts'
import { cancelSendingSql, scheduleOrStartSendingSql } from './queries.ts'
import { getCommunicationMailWords, renderCommunicationMail } from './render-communication-mail.ts'

const FARTHEST = 366 * 86_400_000

/** The audience is read at the time of sending, not now. */
export async function sendCommunication(work: Work, caller: Caller, named: CommunicationRef, sendAt?: string) {
  const { now } = work
  const found = await lockCommunicationDraft(work, caller, named)
  if (isRefusal(found)) return found
  const { row } = found
  const wanted = sendAt === undefined ? now : new Date(sendAt)
  if (wanted.getTime() > now.getTime() + FARTHEST) return refuseProblems([problem('body/send_at', 'within_a_year')])
  const isLater = wanted > now
  const parameters: SendingJobParameters = { communication: row.id }
  const startsAt = isLater ? wanted : now
  const made = { type: 'communication' as const, caller, eventId: row.event_id, preview: false, parameters, startsAt }
  const job = await insertJob(work, made)
  const status = isLater ? 'scheduled' : 'sending'
  const started = [caller.organization.id, row.id, status, startsAt, job.id, now]
  work.transaction.defer(scheduleOrStartSendingSql, started)
  await enqueueJob(work, job)
  const after = await reloadCommunication(work, caller, row)
  const object = { type: 'communication', id: row.id }
  work.audit({ action: `communication.${status}`, object, before: toCommunication(row), after })
  return job
}

/** Locks the job before the communication, like the worker. A message that is being sent may still arrive. */
export async function cancelCommunication(work: Work, caller: Caller, named: CommunicationRef) {
  const { transaction, now } = work
  const found = await findVisibleCommunication(transaction, caller, named)
  if (isRefusal(found)) return found
  const { row } = found
  const { job_id } = row
  const isOn = row.status === 'scheduled' || row.status === 'sending'
  if (!isOn || job_id === null) return refuseCommunicationState(row)
  const stopped = await cancelJob(work, whoeverSentIt(caller), job_id)
  const cancelled = isRefusal(stopped)
    ? []
    : await transaction.run(cancelSendingSql, [caller.organization.id, row.id, now])
  const after = await reloadCommunication(work, caller, row)
  if (cancelled.length === 0) return refuseCommunicationState(after)
  work.wake(MESSAGE_QUEUE_NAME)
  const object = { type: 'communication', id: row.id }
  work.audit({ action: 'communication.cancelled', object, before: toCommunication(row), after })
  return after
}

/** The job belongs to the sender's group, which the creator of the communication may not see. */
const whoeverSentIt = (caller: Caller): Caller => ({ ...caller, key: { ...caller.key, group: null } })

/** Sends the current draft to the given addresses, with the values of a made-up attendee. A test key sends nothing. */
export async function sendTestMails(work: Work, caller: Caller, named: CommunicationRef, wanted: readonly string[]) {
  const { transaction, now } = work
  const found = await findVisibleCommunication(transaction, caller, named)
  if (isRefusal(found)) return found
  const { row } = found
  const addresses = [...new Map(wanted.map((address) => [address.toLowerCase(), address])).values()]
  const letters = new Map(addresses.map((address) => [address, renderSample(caller, found, address)]))
  if (row.livemode) {
    const occurrence = `communication-test:${newId(now)}`
    for (const [address, letter] of letters) {
      const mail = { organizationId: caller.organization.id, occurrence: `${occurrence}:${address}`, to: { address } }
      await queueMail(transaction, { ...mail, ...letter }, now)
    }
    work.wake(MAIL_QUEUE)
  }
  const [first] = letters.values()
  const { subject, text, html } = first ?? { subject: '', text: '', html: '' }
  const object = { type: 'communication', id: row.id }
  const after = { addresses, subject, livemode: row.livemode }
  work.audit({ action: 'communication.test_sent', object, before: null, after })
  return { addresses, subject, text, html, livemode: row.livemode }
}

const SAMPLE_CODE = '7ZK3M9QX0VTB5HNRDY2W'

function renderSample(caller: Caller, { event, row }: CommunicationWithEvent, email: string) {
  const { first_name, last_name, attendee_type, day } = getCommunicationMailWords(row.language).sample
  const values = { first_name, last_name, email, attendee_type, days: day, ticket_codes: SAMPLE_CODE }
  return renderCommunicationMail({
    subject: row.subject,
    body: row.body,
    language: row.language,
    unsubscribeUrl: null,
    values: { ...values, event_name: event.name, organization_name: caller.organization.name },
  })
}
