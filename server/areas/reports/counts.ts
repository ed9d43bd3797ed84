import type { components } from '../../../generated/types.ts'
import { peopleByStatus, registrationsByStatus, ticketsByStatus } from './queries.ts'
import type { AdmissionStatus, StatusCount } from './rows.ts'
import type { ReportScope } from './scope.ts'

type Schemas = components['schemas']

export async function countRegistrations(scope: ReportScope): Promise<Schemas['StatusCounts']> {
  return statusCounts(await registrationsByStatus(scope))
}

export async function countPeople(scope: ReportScope): Promise<Schemas['StatusCounts']> {
  return statusCounts(await peopleByStatus(scope))
}

export async function countTickets(scope: ReportScope): Promise<Schemas['TicketCounts']> {
  return { valid: 0, voided: 0, ...totalsOf(await ticketsByStatus(scope)) }
}

function statusCounts(rows: StatusCount<AdmissionStatus>[]): Schemas['StatusCounts'] {
  const none = { pending: 0, awaiting_payment: 0, waitlisted: 0, confirmed: 0, declined: 0, cancelled: 0 }
  return { ...none, ...totalsOf(rows) }
}

const totalsOf = (rows: StatusCount<string>[]) => Object.fromEntries(rows.map(({ status, total }) => [status, total]))
