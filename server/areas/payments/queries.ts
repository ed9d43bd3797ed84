import { type Refusal, refuse } from '../../platform/contract/refusal.ts'
import type { Reader, Statement } from '../../platform/database/prepared.ts'
import type { PaymentRow } from '../booking/index.ts'

/** $1 organization, $2 registration, $3 after this id or null, $4 limit */
export const listPayments: Statement = {
  name: 'list-payments',
  text: `
select * from payments
where organization_id = $1 and registration_id = $2 and ($3::text is null or id > $3)
order by id limit $4`,
}

const findPayment: Statement = {
  name: 'find-payment',
  text: 'select * from payments where organization_id = $1 and registration_id = $2 and id = $3',
}

export async function readPayment(
  reader: Reader,
  organizationId: string,
  registrationId: string,
  id: string,
): Promise<PaymentRow | Refusal<'not_found'>> {
  const [payment] = await reader.run<PaymentRow>(findPayment, [organizationId, registrationId, id])
  return payment ?? refuse('not_found', `There is no payment ${id} of this registration.`)
}
