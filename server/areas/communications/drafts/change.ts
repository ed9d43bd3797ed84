import type { Caller } from '../../../access/callers/index.ts'
import { type EventRow, findVisibleEvent } from '../../../access/visibility/index.ts'
import { findBlankText, refuseProblems } from '../../../platform/contract/problems.ts'
import { isRefusal, toNotFound } from '../../../platform/contract/refusal.ts'
import type { Schemas } from '../../../platform/contract/schemas.ts'
import { newId } from '../../../platform/ids.ts'
import { isUnchanged } from '../../../platform/work/is-unchanged.ts'
import { refuseStale } from '../../../platform/work/precondition.ts'
import type { Work } from '../../../platform/work/work.ts'
import { resolveDayIds, resolveGroupIds, resolveTypeIds } from '../../events/index.ts'
import { type CommunicationRef, lockCommunicationDraft } from './find.ts'
import { findPlaceholderProblems } from './placeholders.ts'
import * as queries from './queries.ts'
import * as shape from './shape.ts'

export type NewCommunication = Schemas['NewCommunication']
type NewAudience = Schemas['NewCommunicationAudience']

export async function createCommunication(work: Work, caller: Caller, eventReference: string, input: NewCommunication) {
  const { transaction, now } = work
  const organizationId = caller.organization.id
  const event = await findVisibleEvent(transaction, caller, eventReference)
  if (isRefusal(event)) return event
  const wrong = refuseText(input)
  if (wrong) return wrong
  const audience = await audienceOf(work, caller, event, input.audience)
  if (isRefusal(audience)) return audience
  const [held] = await transaction.run(queries.lockCommunicationEventSql, [organizationId, event.id])
  if (!held) return toNotFound('event', eventReference)
  const row = {
    ...audience,
    id: newId(now),
    event_id: event.id,
    group_id: caller.key.group?.id ?? null,
    livemode: caller.key.mode === 'live',
    name: input.name ?? null,
    subject: input.subject,
    body: input.body,
    language: input.language ?? event.language,
    created_at: now,
  }
  transaction.defer(queries.insertCommunicationSql, queries.toInsertValues(organizationId, row))
  const made = await reloadCommunication(work, caller, row)
  const object = { type: 'communication', id: row.id }
  work.audit({ action: 'communication.created', object, before: null, after: made })
  return made
}

/** Read again from the database, because the codes of what it names come with the row. */
export async function reloadCommunication(
  { transaction }: Work,
  caller: Caller,
  { event_id, id }: Pick<shape.CommunicationRow, 'event_id' | 'id'>,
): Promise<shape.Communication> {
  const row = await queries.findCommunication(transaction, caller, event_id, id, false)
  if (!row) throw new Error(`The communication ${id} is gone within its own transaction`)
  return shape.toCommunication(row)
}

export async function updateCommunication(
  work: Work,
  caller: Caller,
  named: CommunicationRef,
  changes: Schemas['CommunicationChanges'],
) {
  const found = await lockCommunicationDraft(work, caller, named)
  if (isRefusal(found)) return found
  const { event, row } = found
  const stale = await refuseStale(work, () => shape.toCommunication(row))
  if (stale) return stale
  const wrong = refuseText(changes)
  if (wrong) return wrong
  const { audience: wanted, ...fields } = changes
  const audience = wanted && (await audienceOf(work, boundTo(caller, row), event, wanted))
  if (isRefusal(audience)) return audience
  const changed = { ...row, ...fields, ...audience, updated_at: work.now }
  if (isUnchanged(row, changed)) return shape.toCommunication(row)
  work.transaction.defer(queries.updateCommunicationSql, queries.toUpdateValues(caller.organization.id, changed))
  const after = await reloadCommunication(work, caller, row)
  const object = { type: 'communication', id: row.id }
  work.audit({ action: 'communication.updated', object, before: shape.toCommunication(row), after })
  return after
}

/** The groups stay within that of the creator, for every editor: the creator could not see others. */
const boundTo = (caller: Caller, { group_id, group_code }: shape.CommunicationWithCodes): Caller =>
  group_id === null ? caller : { ...caller, key: { ...caller.key, group: { id: group_id, code: group_code ?? '' } } }

export async function deleteCommunication(work: Work, caller: Caller, named: CommunicationRef) {
  const found = await lockCommunicationDraft(work, caller, named)
  if (isRefusal(found)) return found
  const { row } = found
  work.transaction.defer(queries.deleteCommunicationSql, [caller.organization.id, row.id])
  const object = { type: 'communication', id: row.id }
  work.audit({ action: 'communication.deleted', object, before: shape.toCommunication(row), after: null })
  return undefined
}

function refuseText({ subject = '', body }: Pick<Schemas['CommunicationChanges'], 'subject' | 'body'>) {
  const problems = [
    ...(body === undefined ? [] : findBlankText('body/body', body)),
    ...findPlaceholderProblems('subject', subject),
    ...findPlaceholderProblems('body', body ?? ''),
  ]
  return problems.length > 0 ? refuseProblems(problems) : undefined
}

async function audienceOf(work: Work, caller: Caller, event: EventRow, input: NewAudience = {}) {
  const scope = { organizationId: caller.organization.id, eventId: event.id, timezone: event.timezone }
  const at = (list: string) => (n: number) => `body/audience/${list}/${n}`
  const types = await resolveTypeIds(work.transaction, scope, input.attendee_types ?? null, at('attendee_types'))
  if (isRefusal(types)) return types
  const days = await resolveDayIds(work.transaction, scope, input.days ?? null, at('days'))
  if (isRefusal(days)) return days
  const groups = await resolveGroupIds(work, caller, input.groups ?? null, at('groups'))
  if (isRefusal(groups)) return groups
  const statuses: shape.AudienceFilter['statuses'] = input.statuses ? [...new Set(input.statuses)] : ['confirmed']
  return { statuses, attendee_types: types, days, groups, admitted: input.admitted ?? null }
}
