import type { components } from '../../generated/types.ts'
import { countTickets } from './counts.ts'
import { entriesOf } from './entries.ts'
import { sumBalances, sumMethods, sumTypes } from './money.ts'
import { ask, eventKey, type ReportScope, seen } from './scope.ts'

type Schemas = components['schemas']

export async function reconciliationReport(scope: ReportScope): Promise<Schemas['ReconciliationReport']> {
  const { caller, terms } = scope
  const money = (amount: number) => ({ amount, currency: terms.event.currency })
  const types = await sumTypes(scope)
  const methods = await sumMethods(scope)
  const { due, overpaid } = await sumBalances(scope)
  const byType = new Map(types.map((sum) => [sum.type, sum]))
  return {
    event_id: terms.event.id,
    attendee_types: terms.types.map(({ id, code }) => ({
      attendee_type: code,
      attendees: byType.get(id)?.people ?? 0,
      amount: money(byType.get(id)?.amount ?? 0),
    })),
    methods: methods.map(({ method, payments, received, refunded }) => ({
      method,
      payments,
      received: money(received),
      refunded: money(refunded),
    })),
    total: money(total(types.map(({ amount }) => amount))),
    received: money(total(methods.map(({ received }) => received))),
    refunded: money(total(methods.map(({ refunded }) => refunded))),
    due: money(due),
    overpaid: money(overpaid),
    tickets: await countTickets(scope),
    admissions: await compareAdmissions(scope, total(types.map(({ confirmed }) => confirmed))),
    generated_at: caller.at.toISOString(),
  }
}

async function compareAdmissions(scope: ReportScope, confirmed: number): Promise<Schemas['AdmissionDifferences']> {
  const admitted = await countAdmitted(scope)
  const of = (wanted: string) => total(admitted.flatMap(({ status, people }) => (status === wanted ? people : [])))
  return {
    without_ticket: await countTicketless(scope),
    admitted: total(admitted.map(({ people }) => people)),
    admitted_and_cancelled: of('cancelled'),
    never_admitted: confirmed - of('confirmed'),
  }
}

function countAdmitted(scope: ReportScope): Promise<{ status: string; people: number }[]> {
  const [entries, ...values] = entriesOf(scope)
  return ask(scope, {
    name: 'count-admitted-by-status',
    head: [
      `select a.status, count(*) as people from attendees a
where a.organization_id = ? and a.event_id = ? and a.livemode
  and exists (select from checkins c where c.attendee_id = a.id and ${entries})`,
      ...[...eventKey(scope), ...values],
    ],
    sight: seen(scope, 'a'),
    tail: 'group by a.status',
  })
}

async function countTicketless(scope: ReportScope): Promise<number> {
  const [counted] = await ask<{ people: number }>(scope, {
    name: 'count-ticketless',
    head: [
      `select count(*) as people from attendees a
where a.organization_id = ? and a.event_id = ? and a.livemode and a.status = 'confirmed' and a.ticket_ids = '{}'`,
      ...eventKey(scope),
    ],
    sight: seen(scope, 'a'),
    tail: '',
  })
  return counted?.people ?? 0
}

const total = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0)
