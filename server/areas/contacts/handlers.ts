import type { Caller, Handlers } from '../../access/callers/index.ts'
import { answer } from '../../platform/contract/answer.ts'
import { isRefusal } from '../../platform/contract/refusal.ts'
import type { Database } from '../../platform/database/connect.ts'
import { readerOn } from '../../platform/database/prepared.ts'
import { type Cursors, cutPage, readPage } from '../../platform/lists/index.ts'
import { allShownTo, namesOfRows, toAttendee } from '../booking/index.ts'
import { createContact, deleteContact, updateContact } from './acts.ts'
import { findAttendeesOf, findContacts, visibleContact } from './queries.ts'
import { toContact } from './rows.ts'

type Ids = 'listContacts' | 'createContact' | 'getContact' | 'updateContact' | 'deleteContact' | 'listContactAttendees'

export function contactHandlers(database: Database, cursors: Cursors): Pick<Handlers, Ids> {
  const reader = readerOn(database)
  return {
    listContacts: async ({ query: { limit, cursor, ...filters }, caller }) => {
      const list = listOf('listContacts', caller, filters)
      const page = readPage(cursors, list, { limit, cursor })
      if (isRefusal(page)) return page
      const rows = await findContacts(reader, caller, filters, page)
      const body = cutPage(cursors, list, rows, page.limit, { item: toContact, position: ({ id }) => [id] })
      return { status: 200, body }
    },
    createContact: async ({ body, caller, work }) =>
      answer(201, await createContact(work, caller, body), ({ id }) => `/v1/contacts/${id}`),
    getContact: async ({ path, caller }) => {
      const found = await visibleContact(reader, caller, path.contact)
      return isRefusal(found) ? found : { status: 200, body: toContact(found) }
    },
    updateContact: async ({ path, body, caller, work }) =>
      answer(200, await updateContact(work, caller, path.contact, body)),
    deleteContact: async ({ path, caller, work }) => {
      const refusal = await deleteContact(work, caller, path.contact)
      return refusal ?? { status: 204, body: undefined }
    },
    listContactAttendees: async ({ path, query, caller }) => {
      const contact = await visibleContact(reader, caller, path.contact)
      if (isRefusal(contact)) return contact
      const list = listOf('listContactAttendees', caller, { contact: contact.id })
      const page = readPage(cursors, list, query)
      if (isRefusal(page)) return page
      const rows = await findAttendeesOf(reader, caller, contact.id, page)
      const names = await namesOfRows(reader, caller.organization.id, rows)
      const cut = cutPage(cursors, list, rows, page.limit, {
        item: (row) => toAttendee(row, names),
        position: ({ id }) => [id],
      })
      return { status: 200, body: { ...cut, data: await allShownTo(reader, caller, cut.data) } }
    },
  }
}

/** A cursor is not valid for a key that sees other contacts. */
function listOf(operation: string, { organization, key }: Caller, filters: object) {
  return {
    operation,
    organizationId: organization.id,
    filters: { ...filters, within: key.group?.id, mode: key.mode },
  }
}
