import type { Caller } from '../../../access/callers/index.ts'
import { visibleEvent } from '../../../access/visibility/index.ts'
import { isRefusal, type Refusal, refuse } from '../../../platform/contract/refusal.ts'
import { newId } from '../../../platform/ids.ts'
import type { Work } from '../../../platform/work/work.ts'
import { audienceOf, type NewCommunication, refuseUnknown } from './input.ts'
import { findCommunication, holdEvent, insertCommunication, insertValues } from './queries.ts'
import type { CommunicationRow } from './rows.ts'
import { type Communication, toCommunication } from './shape.ts'

/** A draft; nobody is written to before it is sent. */
export async function createCommunication(
  work: Work,
  caller: Caller,
  eventReference: string,
  input: NewCommunication,
): Promise<Communication | Refusal<'not_found' | 'validation_failed'>> {
  const { transaction, now } = work
  const organizationId = caller.organization.id
  const event = await visibleEvent(transaction, caller, eventReference)
  if (isRefusal(event)) return event
  const unknown = refuseUnknown(input)
  if (unknown) return unknown
  const audience = await audienceOf(work, caller, event, input.audience)
  if (isRefusal(audience)) return audience
  const [held] = await transaction.run(holdEvent, [organizationId, event.id])
  if (!held) return refuse('not_found', `There is no event ${eventReference}.`)
  const row: CommunicationRow = {
    ...audience,
    id: newId(now),
    event_id: event.id,
    group_id: caller.key.group?.id ?? null,
    livemode: caller.key.mode === 'live',
    name: input.name ?? null,
    subject: input.subject,
    body: input.body,
    language: input.language ?? event.language,
    status: 'draft',
    send_at: null,
    job_id: null,
    created_at: now,
    updated_at: now,
    sent_at: null,
  }
  transaction.defer(insertCommunication, insertValues(organizationId, row))
  const made = await reread(work, caller, row)
  const object = { type: 'communication', id: row.id }
  work.audit({ action: 'communication.created', object, before: null, after: made })
  return made
}

/** The codes of what it names come with the row, so that it is read once more rather than put together here. */
export async function reread(
  { transaction }: Work,
  caller: Caller,
  { event_id, id }: Pick<CommunicationRow, 'event_id' | 'id'>,
): Promise<Communication> {
  const row = await findCommunication(transaction, caller, event_id, id, false)
  if (!row) throw new Error(`The communication ${id} is gone within its own transaction`)
  return toCommunication(row)
}
