import { type Refusal, refuse } from '../../platform/contract/refusal.ts'
import type { Reader, Statement } from '../../platform/database/prepared.ts'
import type { PaymentWithPaidLater } from '../booking/index.ts'

const SELECT = `
select p.*, coalesce((
  select sum(later.amount - later.amount_refunded) from payments later
  where later.organization_id = p.organization_id and later.registration_id = p.registration_id and later.id > p.id
    and later.status <> 'failed'
), 0)::bigint as paid_later
from payments p`

/** $1 organization, $2 registration, $3 after this id or null, $4 limit */
export const listPaymentsSql: Statement = {
  name: 'list-payments',
  text: `${SELECT}
where p.organization_id = $1 and p.registration_id = $2 and ($3::text is null or p.id > $3)
order by p.id limit $4`,
}

const findPaymentSql: Statement = {
  name: 'find-payment',
  text: `${SELECT} where p.organization_id = $1 and p.registration_id = $2 and p.id = $3`,
}

export async function readPayment(
  reader: Reader,
  organizationId: string,
  registrationId: string,
  id: string,
): Promise<PaymentWithPaidLater | Refusal<'not_found'>> {
  const [payment] = await reader.run<PaymentWithPaidLater>(findPaymentSql, [organizationId, registrationId, id])
  return payment ?? refuse('not_found', `There is no payment ${id} of this registration.`)
}
