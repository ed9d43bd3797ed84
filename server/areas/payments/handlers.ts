import type { ApiCall, Handlers } from '../../access/callers/index.ts'
import {
  buildListIdentity,
  findVisibleEvent,
  type ListScopeNames,
  resolveListScope,
} from '../../access/visibility/index.ts'
import { isRefusal, type Refusal } from '../../platform/contract/refusal.ts'
import { reply } from '../../platform/contract/to-response.ts'
import type { Database } from '../../platform/database/connect.ts'
import { buildReader } from '../../platform/database/prepared.ts'
import { type CursorCodec, parsePageRequest, toPageBody } from '../../platform/lists/index.ts'
import {
  type RegistrationRow,
  readCodesForRows,
  readRegistration,
  toPayment,
  toRegistrationNotFound,
} from '../booking/index.ts'
import { recordPayment, refundPayment } from './acts.ts'
import { listPayments, type PaymentOfRegistration, readPayment } from './queries.ts'

type Ids = 'listPayments' | 'findPayments' | 'recordPayment' | 'getPayment' | 'refundPayment'

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

  const list = async (
    operation: Ids,
    { query, caller }: Pick<ApiCall<'findPayments'>, 'query' | 'caller'>,
    named: ListScopeNames,
    registration?: string,
  ) => {
    const scope = await resolveListScope(reader, caller, named)
    if (isRefusal(scope)) return scope
    const asked = { ...query, registration }
    const identity = buildListIdentity(operation, caller, asked, scope)
    const page = parsePageRequest(cursors, identity, query)
    if (isRefusal(page)) return page
    const rows = await listPayments(reader, caller, scope, asked, page)
    const events = rows.map(({ event_id }) => ({ event_id, group_id: null }))
    const names = await readCodesForRows(reader, caller.organization.id, events)
    const item = (row: PaymentOfRegistration) => toPayment(row, row.registration, names)
    const position = ({ id }: PaymentOfRegistration) => [id]
    return { status: 200 as const, body: toPageBody(cursors, identity, rows, page.limit, { item, position }) }
  }

  return {
    listPayments: async ({ path, query, caller }) => {
      const registration = await find({ path, caller })
      if (isRefusal(registration)) return registration
      return list('listPayments', { query, caller }, path, registration.id)
    },
    findPayments: ({ query: { event, group, ...query }, caller }) =>
      list('findPayments', { query, caller }, { event, group }),
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
