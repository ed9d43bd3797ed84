import type { components } from '../../../generated/types.ts'
import { countTickets } from './counts.ts'
import { entriesOf } from './entries.ts'
import { countPrices, type PriceCount, sumBalances, sumMethods } from './money.ts'
import { ask, eventKey, type ReportScope, seen } from './scope.ts'

type Schemas = components['schemas']

export async function reconciliationReport(scope: ReportScope): Promise<Schemas['ReconciliationReport']> {
  const { caller, setup } = scope
  const money = (amount: number) => ({ amount, currency: setup.event.currency })
  const prices = await countPrices(scope)
  const methods = await sumMethods(scope)
  const { due, overpaid } = await sumBalances(scope)
  return {
    event_id: setup.event.id,
    livemode: setup.livemode,
    attendee_types: setup.types.map(({ id, code }) => {
      const own = prices.filter(({ type }) => type === id)
      return { attendee_type: code, attendees: peopleOf(own), amount: money(costOf(own)) }
    }),
    methods: methods.map(({ method, payments, received, refunded }) => ({
      method,
      payments,
      received: money(received),
      refunded: money(refunded),
    })),
    total: money(costOf(prices)),
    received: money(total(methods.map(({ received }) => received))),
    refunded: money(total(methods.map(({ refunded }) => refunded))),
    due: money(due),
    overpaid: money(overpaid),
    tickets: await countTickets(scope),
    admissions: await compareAdmissions(scope, peopleOf(prices.filter(isConfirmed))),
    generated_at: caller.at.toISOString(),
  }
}

type Counted = { status: string; people: number }

async function compareAdmissions(scope: ReportScope, confirmed: number): Promise<Schemas['AdmissionDifferences']> {
  const admitted = await countAdmitted(scope)
  return {
    without_ticket: await countTicketless(scope),
    admitted: peopleOf(admitted),
    admitted_and_cancelled: peopleOf(admitted.filter(({ status }) => status === 'cancelled')),
    never_admitted: confirmed - peopleOf(admitted.filter(isConfirmed)),
  }
}

function countAdmitted(scope: ReportScope): Promise<Counted[]> {
  const [entries, ...values] = entriesOf(scope)
  return ask(scope, {
    name: 'count-admitted-by-status',
    head: [
      `select a.status, count(*) as people from attendees a
where a.organization_id = ? and a.event_id = ? and a.livemode = ?
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
where a.organization_id = ? and a.event_id = ? and a.livemode = ? and a.status = 'confirmed' and a.ticket_ids = '{}'`,
      ...eventKey(scope),
    ],
    sight: seen(scope, 'a'),
    tail: '',
  })
  return counted?.people ?? 0
}

const isConfirmed = ({ status }: Counted) => status === 'confirmed'
const peopleOf = (counted: Counted[]) => total(counted.map(({ people }) => people))
const costOf = (counted: PriceCount[]) => total(counted.map(({ people, price }) => people * price))
const total = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0)
