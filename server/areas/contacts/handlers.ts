import type { Handlers } from '../../access/callers/index.ts'
import { buildCursorScope } from '../../access/visibility/index.ts'
import { isRefusal } from '../../platform/contract/refusal.ts'
import { reply, replyWith } from '../../platform/contract/to-response.ts'
import type { Database } from '../../platform/database/connect.ts'
import { buildReader } from '../../platform/database/prepared.ts'
import { type CursorCodec, parsePageRequest, replyPage, toPageBody } from '../../platform/lists/index.ts'
import { maskGroups, readCodesForRows, toAttendee } from '../booking/index.ts'
import { createContact, deleteContact, updateContact } from './acts.ts'
import { findContactAttendees, findContacts, findVisibleContact } from './queries.ts'
import { toContact } from './rows.ts'

export function contactHandlers(database: Database, cursors: CursorCodec) {
  const reader = buildReader(database)
  return {
    listContacts: async ({ query, caller }) => {
      const list = buildCursorScope('listContacts', caller, query)
      return replyPage(cursors, list, query, (page) => findContacts(reader, caller, query, page), toContact)
    },
    createContact: async ({ body, caller, work }) =>
      reply(201, await createContact(work, caller, body), ({ id }) => `/v1/contacts/${id}`),
    getContact: async ({ path, caller }) =>
      replyWith(await findVisibleContact(reader, caller, path.contact), toContact),
    updateContact: async ({ path, body, caller, work }) =>
      reply(200, await updateContact(work, caller, path.contact, body)),
    deleteContact: async ({ path, caller, work }) => reply(204, await deleteContact(work, caller, path.contact)),
    listContactAttendees: async ({ path, query, caller }) => {
      const contact = await findVisibleContact(reader, caller, path.contact)
      if (isRefusal(contact)) return contact
      const list = buildCursorScope('listContactAttendees', caller, { ...query, ...path })
      const page = parsePageRequest(cursors, list, query)
      if (isRefusal(page)) return page
      const rows = await findContactAttendees(reader, caller, contact.id, page)
      const names = await readCodesForRows(reader, caller.organization.id, rows)
      const cut = toPageBody(cursors, list, rows, page.limit, {
        item: (row) => toAttendee(row, names),
        position: ({ id }) => [id],
      })
      return { status: 200, body: { ...cut, data: await maskGroups(reader, caller, cut.data) } }
    },
  } satisfies Partial<Handlers>
}
