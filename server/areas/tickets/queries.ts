import { normalizeCode } from '#sdk/checkin'
import type { Caller } from '../../access/callers/index.ts'
import { type EventRow, type ListScope, whereInSubtree, whereVisible } from '../../access/visibility/index.ts'
import { toNotFound } from '../../platform/contract/refusal.ts'
import type { Reader } from '../../platform/database/prepared.ts'
import { buildPageClauses, type PageRequest, runFilteredQuery, type SqlCondition } from '../../platform/lists/index.ts'
import { rowFinder, type TicketRow } from '../booking/index.ts'

const HEAD = 'select t.* from tickets t where t.organization_id = ? and t.livemode = ?'

const GROUP = '(select r.group_id from registrations r where r.organization_id = $1 and r.id = t.registration_id)'

type Filters = { status?: string; registration?: string; attendee?: string; code?: string }

/** One more than the page. */
export function listTickets(
  reader: Reader,
  caller: Caller,
  { event, groupId }: ListScope,
  { status, registration, attendee, code }: Filters,
  page: PageRequest,
): Promise<TicketRow[]> {
  const { after, tail } = buildPageClauses('t.id', page)
  return runFilteredQuery<TicketRow>(reader, {
    name: 'list-tickets',
    head: [HEAD, caller.organization.id, caller.key.mode === 'live'],
    filters: {
      event: event && ['t.event_id = ?', event.id],
      sight: whereVisible(caller, event, 't', GROUP),
      group: groupId === undefined ? null : whereInSubtree(GROUP, caller.organization.id, groupId),
      status: status === undefined ? null : ['t.status = ?', status],
      registration: registration === undefined ? null : ['t.registration_id = ?', registration],
      attendee: attendee === undefined ? null : ofPerson(caller, attendee),
      code: code === undefined ? null : ['t.code = ?', normalizeCode(code)],
      after,
    },
    tail,
  })
}

const readTicket = rowFinder<TicketRow>('read-ticket', 'select t.* from tickets t', 't', GROUP)

export async function findVisibleTicket(reader: Reader, caller: Caller, event: EventRow, id: string) {
  const ticket = await readTicket(reader, caller, event, id)
  return ticket ?? toNotFound('ticket', id, ' in this event')
}

/** By registration, which has an index and few tickets. */
function ofPerson(caller: Caller, attendee: string): SqlCondition {
  return [
    `t.registration_id = (select registration_id from attendees where organization_id = ? and id = ?)
  and t.attendee_ids @> array[?::text]`,
    caller.organization.id,
    attendee,
    attendee,
  ]
}
