import type { ApiCall, Handlers } from '../../access/callers/index.ts'
import { findVisibleEvent, openScopedList } from '../../access/visibility/index.ts'
import { isRefusal } from '../../platform/contract/refusal.ts'
import { reply, replyWith } from '../../platform/contract/to-response.ts'
import type { Database } from '../../platform/database/connect.ts'
import { buildReader } from '../../platform/database/prepared.ts'
import type { CursorCodec } from '../../platform/lists/index.ts'
import { renderQrPng, renderQrSvg } from '../../platform/qr/index.ts'
import { toTicket } from '../booking/index.ts'
import { issueTicket, replaceTicket, sendTicket, voidTicket } from './acts.ts'
import { findVisibleTicket, listTickets } from './queries.ts'

export function ticketHandlers(database: Database, cursors: CursorCodec) {
  const reader = buildReader(database)
  const list = async (operation: string, call: ApiCall<'listTickets'> | ApiCall<'findTickets'>) => {
    const opened = await openScopedList(reader, cursors, operation, call)
    if (isRefusal(opened)) return opened
    const rows = await listTickets(reader, call.caller, opened.scope, call.query, opened.page)
    return opened.reply(rows, toTicket)
  }
  const find = async ({ path, caller }: Pick<ApiCall<'getTicket'>, 'path' | 'caller'>) => {
    const event = await findVisibleEvent(reader, caller, path.event)
    return isRefusal(event) ? event : findVisibleTicket(reader, caller, event, path.ticket)
  }
  return {
    listTickets: (call) => list('listTickets', call),
    findTickets: (call) => list('findTickets', call),
    issueTicket: async ({ path, body, caller, work }) =>
      reply(201, await issueTicket(work, caller, path.event, body.attendee_ids), addressOf),
    getTicket: async (call) => replyWith(await find(call), toTicket),
    voidTicket: async ({ path, body, caller, work }) =>
      reply(200, await voidTicket(work, caller, path, new Date(body.effective_at ?? work.now))),
    reissueTicket: async ({ path, caller, work }) => reply(201, await replaceTicket(work, caller, path), addressOf),
    sendTicket: async ({ path, caller, work }) => reply(200, await sendTicket(work, caller, path)),
    getTicketQr: async ({ query, ...call }) => {
      const ticket = await find(call)
      if (isRefusal(ticket)) return ticket
      return query.format === 'png'
        ? { status: 200, body: renderQrPng(ticket.code), headers: { 'Content-Type': 'image/png' } }
        : { status: 200, body: renderQrSvg(ticket.code), headers: { 'Content-Type': 'image/svg+xml' } }
    },
  } satisfies Partial<Handlers>
}

const addressOf = ({ event_id, id }: { event_id: string; id: string }) => `/v1/events/${event_id}/tickets/${id}`
