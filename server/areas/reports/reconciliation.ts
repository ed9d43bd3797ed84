import type { Schemas } from '../../platform/contract/schemas.ts'
import type { PriceHeadcount, ReportScope, StatusHeadcount } from './queries.ts'
import * as queries from './queries.ts'

export async function buildReconciliationReport(scope: ReportScope): Promise<Schemas['ReconciliationReport']> {
  const { caller, setup } = scope
  const money = (amount: number) => ({ amount, currency: setup.event.currency })
  const prices = await queries.countPeopleByTypeStatusAndPrice(scope)
  const methods = await queries.sumPaymentsByMethod(scope)
  const { due, overpaid } = await queries.sumDueAndOverpaid(scope)
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
    tickets: await queries.countTicketsByStatus(scope),
    admissions: await compareAdmissions(scope, peopleOf(prices.filter(isConfirmed))),
    generated_at: caller.at.toISOString(),
  }
}

async function compareAdmissions(scope: ReportScope, confirmed: number): Promise<Schemas['AdmissionDifferences']> {
  const admitted = await queries.countAdmittedByStatus(scope)
  return {
    without_ticket: await queries.countConfirmedWithoutTicket(scope),
    admitted: peopleOf(admitted),
    admitted_and_cancelled: peopleOf(admitted.filter(({ status }) => status === 'cancelled')),
    never_admitted: confirmed - peopleOf(admitted.filter(isConfirmed)),
  }
}

const isConfirmed = ({ status }: StatusHeadcount) => status === 'confirmed'
const peopleOf = (counted: StatusHeadcount[]) => total(counted.map(({ people }) => people))
const costOf = (counted: PriceHeadcount[]) => total(counted.map(({ people, price }) => people * price))
const total = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0)
