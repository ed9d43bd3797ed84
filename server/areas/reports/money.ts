import { ask, eventKey, type ReportScope, seen, seenByRegistration } from './scope.ts'

export type PriceCount = { type: string; status: string; price: number; people: number }
export type MethodSum = { method: string; payments: number; received: number; refunded: number }
export type Balance = { due: number; overpaid: number }

const HOLDS_PLACES = "status in ('pending', 'awaiting_payment', 'confirmed')"

/** Of the people who hold a place; one row for each price of a type in a status, of which there are few. */
export function countPrices(scope: ReportScope): Promise<PriceCount[]> {
  return ask<PriceCount>(scope, {
    name: 'count-prices',
    head: [
      `select a.attendee_type_id as type, a.status, a.price, count(*) as people from attendees a
where a.organization_id = ? and a.event_id = ? and a.livemode = ? and a.${HOLDS_PLACES}`,
      ...eventKey(scope),
    ],
    sight: seen(scope, 'a'),
    tail: 'group by a.status, a.attendee_type_id, a.price',
  })
}

/** A payment that failed moved no money. */
export function sumMethods(scope: ReportScope): Promise<MethodSum[]> {
  return ask<MethodSum>(scope, {
    name: 'sum-payment-methods',
    head: [
      `select p.method, count(*) as payments, sum(p.amount)::bigint as received, sum(p.amount_refunded)::bigint as refunded
from payments p where p.organization_id = ? and p.event_id = ? and p.livemode = ? and p.status <> 'failed'`,
      ...eventKey(scope),
    ],
    sight: seenByRegistration(scope, 'p'),
    tail: 'group by p.method order by p.method',
  })
}

/** What one registration overpaid does not pay what another one owes. */
export async function sumBalances(scope: ReportScope): Promise<Balance> {
  const [balance] = await ask<Balance>(scope, {
    name: 'sum-balances',
    head: [
      `select
  coalesce(sum(greatest(0, r.amount_total - r.amount_paid + r.amount_refunded)) filter (where r.${HOLDS_PLACES}), 0)::bigint as due,
  coalesce(sum(greatest(0, r.amount_paid - r.amount_refunded - r.amount_total)), 0)::bigint as overpaid
from registrations r where r.organization_id = ? and r.event_id = ? and r.livemode = ?`,
      ...eventKey(scope),
    ],
    sight: seen(scope, 'r'),
    tail: '',
  })
  return balance ?? { due: 0, overpaid: 0 }
}
