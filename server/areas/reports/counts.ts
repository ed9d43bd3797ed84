import type { components } from '../../../generated/types.ts'
import { ask, eventKey, type ReportScope, seen, seenByRegistration } from './scope.ts'

type Schemas = components['schemas']
type StatusRow<Status extends string> = { status: Status; total: number }

export async function countRegistrations(scope: ReportScope): Promise<Schemas['StatusCounts']> {
  const rows = await ask<StatusRow<keyof Schemas['StatusCounts']>>(scope, {
    name: 'count-registrations',
    head: [
      'select r.status, count(*) as total from registrations r where r.organization_id = ? and r.event_id = ? and r.livemode = ?',
      ...eventKey(scope),
    ],
    sight: seen(scope, 'r'),
    tail: 'group by r.status',
  })
  return statusCounts(rows)
}

export async function countPeople(scope: ReportScope): Promise<Schemas['StatusCounts']> {
  const rows = await ask<StatusRow<keyof Schemas['StatusCounts']>>(scope, {
    name: 'count-people',
    head: [
      'select a.status, count(*) as total from attendees a where a.organization_id = ? and a.event_id = ? and a.livemode = ?',
      ...eventKey(scope),
    ],
    sight: seen(scope, 'a'),
    tail: 'group by a.status',
  })
  return statusCounts(rows)
}

export async function countTickets(scope: ReportScope): Promise<Schemas['TicketCounts']> {
  const rows = await ask<StatusRow<keyof Schemas['TicketCounts']>>(scope, {
    name: 'count-tickets',
    head: [
      'select t.status, count(*) as total from tickets t where t.organization_id = ? and t.event_id = ? and t.livemode = ?',
      ...eventKey(scope),
    ],
    sight: seenByRegistration(scope, 't'),
    tail: 'group by t.status',
  })
  return { valid: 0, voided: 0, ...totalsOf(rows) }
}

function statusCounts(rows: StatusRow<keyof Schemas['StatusCounts']>[]): Schemas['StatusCounts'] {
  const none = { pending: 0, awaiting_payment: 0, waitlisted: 0, confirmed: 0, declined: 0, cancelled: 0 }
  return { ...none, ...totalsOf(rows) }
}

const totalsOf = (rows: StatusRow<string>[]) => Object.fromEntries(rows.map(({ status, total }) => [status, total]))
