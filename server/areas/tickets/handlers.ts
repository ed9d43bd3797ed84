import type { ApiCall, Handlers } from '../../access/callers/index.ts'
import {
  buildListIdentity,
  findVisibleEvent,
  type ListScopeNames,
  resolveListScope,
} from '../../access/visibility/index.ts'
import { isRefusal } from '../../platform/contract/refusal.ts'
import { reply } from '../../platform/contract/to-response.ts'
import type { Database } from '../../platform/database/connect.ts'
import { buildReader } from '../../platform/database/prepared.ts'
import { type CursorCodec, replyPage } from '../../platform/lists/index.ts'
import { renderQrPng, renderQrSvg } from '../../platform/qr/index.ts'
import { toTicket } from '../booking/index.ts'
import { issueTicket, replaceTicket, sendTicket, voidTicket } from './acts.ts'
import { findVisibleTicket, listTickets } from './queries.ts'

type Ids =
  | 'listTickets'
  | 'findTickets'
  | 'issueTicket'
  | 'getTicket'
  | 'voidTicket'
  | 'reissueTicket'
  | 'sendTicket'
  | 'getTicketQr'

type ListCall = Pick<ApiCall<'listTickets'>, 'query' | 'caller'>

export function ticketHandlers(database: Database, cursors: CursorCodec): Pick<Handlers, Ids> {
  const reader = buildReader(database)
  const list = async (operation: Ids, { query, caller }: ListCall, named: ListScopeNames) => {
    const scope = await resolveListScope(reader, caller, named)
    if (isRefusal(scope)) return scope
    const identity = buildListIdentity(operation, caller, query, scope)
    return replyPage(cursors, identity, query, (page) => listTickets(reader, caller, scope, query, page), toTicket)
  }
  return {
    listTickets: ({ path, query, caller }) => list('listTickets', { query, caller }, path),
    findTickets: ({ query: { event, group, ...query }, caller }) =>
      list('findTickets', { query, caller }, { event, group }),
    issueTicket: async ({ path, body, caller, work }) => {
      const issued = await issueTicket(work, caller, path.event, body.attendee_ids)
      return isRefusal(issued) ? issued : { status: 201, body: issued, headers: { Location: addressOf(issued) } }
    },
    getTicket: async ({ path, caller }) => {
      const event = await findVisibleEvent(reader, caller, path.event)
      if (isRefusal(event)) return event
      const ticket = await findVisibleTicket(reader, caller, event, path.ticket)
      return isRefusal(ticket) ? ticket : { status: 200, body: toTicket(ticket) }
    },
    voidTicket: async ({ path, body, caller, work }) => {
      const at = body.effective_at === undefined ? work.now : new Date(body.effective_at)
      const voided = await voidTicket(work, caller, path, at)
      return isRefusal(voided) ? voided : { status: 200, body: voided }
    },
    reissueTicket: async ({ path, caller, work }) => {
      const issued = await replaceTicket(work, caller, path)
      return isRefusal(issued) ? issued : { status: 201, body: issued, headers: { Location: addressOf(issued) } }
    },
    sendTicket: async ({ path, caller, work }) => reply(200, await sendTicket(work, caller, path)),
    getTicketQr: async ({ path, query, caller }) => {
      const event = await findVisibleEvent(reader, caller, path.event)
      if (isRefusal(event)) return event
      const ticket = await findVisibleTicket(reader, caller, event, path.ticket)
      if (isRefusal(ticket)) return ticket
      return query.format === 'png'
        ? { status: 200, body: renderQrPng(ticket.code), headers: { 'Content-Type': 'image/png' } }
        : { status: 200, body: renderQrSvg(ticket.code), headers: { 'Content-Type': 'image/svg+xml' } }
    },
  }
}

const addressOf = ({ event_id, id }: { event_id: string; id: string }) => `/v1/events/${event_id}/tickets/${id}`
