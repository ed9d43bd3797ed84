import type { Caller } from '../../access/callers/index.ts'
import { type ListScope, whereInSubtree, whereVisible } from '../../access/visibility/index.ts'
import { toNotFound } from '../../platform/contract/refusal.ts'
import { type Reader, sql } from '../../platform/database/prepared.ts'
import { buildPageClauses, type PageRequest, runFilteredQuery } from '../../platform/lists/index.ts'
import type { PaidAmounts, PaymentWithLaterPaid } from '../booking/index.ts'

const COLUMNS = `p.*, coalesce((
  select sum(later.amount - later.amount_refunded) from payments later
  where later.organization_id = $1 and later.registration_id = p.registration_id and later.id > p.id
    and later.status <> 'failed'
), 0)::bigint as paid_later`

export type PaymentOfRegistration = PaymentWithLaterPaid & { registration: PaidAmounts }

const HEAD = `
select ${COLUMNS}, json_build_object(
  'amount_total', r.amount_total, 'amount_paid', r.amount_paid, 'amount_refunded', r.amount_refunded
) as registration
from payments p join registrations r on r.organization_id = p.organization_id and r.id = p.registration_id
where p.organization_id = ? and p.livemode = ?`

/** One more than the page. */
export function listPayments(
  reader: Reader,
  caller: Caller,
  { event, groupId }: ListScope,
  { registration, status }: { registration?: string; status?: string },
  page: PageRequest,
): Promise<PaymentOfRegistration[]> {
  const { after, tail } = buildPageClauses('p.id', page)
  return runFilteredQuery<PaymentOfRegistration>(reader, {
    name: 'list-payments',
    head: [HEAD, caller.organization.id, caller.key.mode === 'live'],
    filters: {
      event: event && ['p.event_id = ?', event.id],
      sight: whereVisible(caller, event, 'p', 'r.group_id'),
      group: groupId === undefined ? null : whereInSubtree('r.group_id', caller.organization.id, groupId),
      registration: registration === undefined ? null : ['p.registration_id = ?', registration],
      status: status === undefined ? null : ['p.status = ?', status],
      after,
    },
    tail,
  })
}

const findPaymentSql = sql('find-payment')`
select ${COLUMNS} from payments p where p.organization_id = $1 and p.registration_id = $2 and p.id = $3`

export async function readPayment(reader: Reader, organizationId: string, registrationId: string, id: string) {
  const [payment] = await reader.run<PaymentWithLaterPaid>(findPaymentSql, [organizationId, registrationId, id])
  return payment ?? toNotFound('payment', id, ' of this registration')
}
