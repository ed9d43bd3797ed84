import type { ApiCall, Handlers } from '../../access/callers/index.ts'
import { findVisibleEvent } from '../../access/visibility/index.ts'
import { isRefusal, type Refusal } from '../../platform/contract/refusal.ts'
import { reply } from '../../platform/contract/to-response.ts'
import type { Database } from '../../platform/database/connect.ts'
import { buildReader } from '../../platform/database/prepared.ts'
import { type CursorCodec, parsePageRequest, toPageBody } from '../../platform/lists/index.ts'
import {
  type PaymentWithPaidLater,
  type RegistrationRow,
  readCodesForRows,
  readRegistration,
  toPayment,
  toRegistrationNotFound,
} from '../booking/index.ts'
import { recordPayment, refundPayment } from './acts.ts'
import { listPaymentsSql, readPayment } from './queries.ts'

type Ids = 'listPayments' | 'recordPayment' | 'getPayment' | 'refundPayment'

export function paymentHandlers(database: Database, cursors: CursorCodec): Pick<Handlers, Ids> {
  const reader = buildReader(database)

  const find = async ({
    path,
    caller,
  }: Pick<ApiCall<'listPayments'>, 'path' | 'caller'>): Promise<RegistrationRow | Refusal<'not_found'>> => {
    const event = await findVisibleEvent(reader, caller, path.event)
    if (isRefusal(event)) return event
    const registration = await readRegistration(reader, caller, event, path.registration)
    return registration ?? toRegistrationNotFound(path.registration)
  }

  return {
    listPayments: async ({ path, query, caller }) => {
      const registration = await find({ path, caller })
      if (isRefusal(registration)) return registration
      const organizationId = caller.organization.id
      const list = { operation: 'listPayments', organizationId, filters: { registration: registration.id } }
      const page = parsePageRequest(cursors, list, query)
      if (isRefusal(page)) return page
      const [after] = page.position ?? []
      const values = [organizationId, registration.id, after ?? null, page.limit + 1]
      const rows = await reader.run<PaymentWithPaidLater>(listPaymentsSql, values)
      const names = await readCodesForRows(reader, organizationId, [registration])
      const item = (row: PaymentWithPaidLater) => toPayment(row, registration, names)
      return { status: 200, body: toPageBody(cursors, list, rows, page.limit, { item, position: ({ id }) => [id] }) }
    },
    recordPayment: async ({ path, body, caller, work }) => {
      const made = await recordPayment(work, caller, path, body)
      if (isRefusal(made)) return made
      const location = `/v1/events/${made.event_id}/registrations/${made.registration_id}/payments/${made.id}`
      return { status: 201, body: made, headers: { Location: location } }
    },
    getPayment: async ({ path, caller }) => {
      const registration = await find({ path, caller })
      if (isRefusal(registration)) return registration
      const payment = await readPayment(reader, caller.organization.id, registration.id, path.payment)
      if (isRefusal(payment)) return payment
      const names = await readCodesForRows(reader, caller.organization.id, [registration])
      return { status: 200, body: toPayment(payment, registration, names) }
    },
    refundPayment: async ({ path, body, caller, work }) => reply(200, await refundPayment(work, caller, path, body)),
  }
}
