import type { ApiCall, Handlers } from '../../access/callers/index.ts'
import { findVisibleEvent, openScopedList } from '../../access/visibility/index.ts'
import { isRefusal } from '../../platform/contract/refusal.ts'
import { reply } from '../../platform/contract/to-response.ts'
import type { Database } from '../../platform/database/connect.ts'
import { buildReader } from '../../platform/database/prepared.ts'
import type { CursorCodec } from '../../platform/lists/index.ts'
import * as booking from '../booking/index.ts'
import { recordPayment, refundPayment } from './acts.ts'
import { listPayments, readPayment } from './queries.ts'

export function paymentHandlers(database: Database, cursors: CursorCodec) {
  const reader = buildReader(database)

  const find = async ({ path, caller }: Pick<ApiCall<'listPayments'>, 'path' | 'caller'>) => {
    const event = await findVisibleEvent(reader, caller, path.event)
    if (isRefusal(event)) return event
    const registration = await booking.readRegistration(reader, caller, event, path.registration)
    return registration ?? booking.toRegistrationNotFound(path.registration)
  }

  const list = async (
    operation: string,
    { path, query, caller }: ApiCall<'listPayments'> | ApiCall<'findPayments'>,
    registration?: string,
  ) => {
    const asked = { ...query, registration }
    const opened = await openScopedList(reader, cursors, operation, { path, query: asked, caller })
    if (isRefusal(opened)) return opened
    const rows = await listPayments(reader, caller, opened.scope, asked, opened.page)
    const events = rows.map(({ event_id }) => ({ event_id, group_id: null }))
    const names = await booking.readCodesForRows(reader, caller.organization.id, events)
    return opened.reply(rows, (row) => booking.toPayment(row, row.registration, names))
  }

  return {
    listPayments: async (call) => {
      const registration = await find(call)
      return isRefusal(registration) ? registration : list('listPayments', call, registration.id)
    },
    findPayments: (call) => list('findPayments', call),
    recordPayment: async (call) => reply(201, await recordPayment(call), addressOf),
    getPayment: async ({ path, caller }) => {
      const registration = await find({ path, caller })
      if (isRefusal(registration)) return registration
      const payment = await readPayment(reader, caller.organization.id, registration.id, path.payment)
      if (isRefusal(payment)) return payment
      const names = await booking.readCodesForRows(reader, caller.organization.id, [registration])
      return { status: 200, body: booking.toPayment(payment, registration, names) }
    },
    refundPayment: async (call) => reply(200, await refundPayment(call)),
  } satisfies Partial<Handlers>
}

const addressOf = ({ event_id, registration_id, id }: booking.Payment) =>
  `/v1/events/${event_id}/registrations/${registration_id}/payments/${id}`
