import type { components } from '../../../../generated/types.ts'
import type { Caller } from '../../../access/callers/index.ts'
import type { EventRow } from '../../../access/visibility/index.ts'
import { refuseProblems } from '../../../platform/contract/problems.ts'
import { isRefusal, type Refusal } from '../../../platform/contract/refusal.ts'
import type { Work } from '../../../platform/work/work.ts'
import { dayIds, groupIds, typeIds } from '../../events/index.ts'
import { problemsIn } from './placeholders.ts'
import type { Audience } from './rows.ts'

type Schemas = components['schemas']
export type NewCommunication = Schemas['NewCommunication']
export type CommunicationChanges = Schemas['CommunicationChanges']
type NewAudience = Schemas['NewCommunicationAudience']

/** Names every placeholder that does not exist, wherever it stands. */
export function refuseUnknown({
  subject = '',
  body = '',
}: Pick<CommunicationChanges, 'subject' | 'body'>): Refusal<'validation_failed'> | undefined {
  const problems = [...problemsIn('subject', subject), ...problemsIn('body', body)]
  return problems.length > 0 ? refuseProblems(problems) : undefined
}

/** Ids for everything that an audience names. */
export async function audienceOf(
  work: Work,
  caller: Caller,
  event: EventRow,
  input: NewAudience = {},
): Promise<Audience | Refusal<'not_found'>> {
  const scope = { organizationId: caller.organization.id, eventId: event.id, timezone: event.timezone }
  const at = (list: string) => (n: number) => `body/audience/${list}/${n}`
  const types = await typeIds(work.transaction, scope, input.attendee_types ?? null, at('attendee_types'))
  if (isRefusal(types)) return types
  const days = await dayIds(work.transaction, scope, input.days ?? null, at('days'))
  if (isRefusal(days)) return days
  const groups = await groupIds(work, caller, input.groups ?? null, at('groups'))
  if (isRefusal(groups)) return groups
  return {
    statuses: input.statuses ? [...new Set(input.statuses)] : ['confirmed'],
    attendee_types: types,
    days,
    groups,
    admitted: input.admitted ?? null,
  }
}
