import type { Call, Caller } from '../../access/callers/index.ts'
import { withinSight } from '../../access/visibility/index.ts'
import type { Reader } from '../../platform/database/prepared.ts'
import { type Condition, filteredList, type PageRequest } from '../../platform/lists/index.ts'
import { wordConditions } from '../../platform/lists/search-text.ts'
import { emailKey, phoneKey, SHOWN_ATTENDEE, type ShownAttendee } from '../booking/index.ts'
import { scopeOf, withinSightOfAttendees } from './find.ts'
import type { ContactRow } from './queries.ts'

export type ContactFilters = Omit<Call<'listContacts'>['query'], 'limit' | 'cursor'>

/** One more than the page holds. */
export function findContacts(
  reader: Reader,
  caller: Caller,
  { email, phone, external_id, q }: ContactFilters,
  page: PageRequest,
): Promise<ContactRow[]> {
  const { organizationId, livemode } = scopeOf(caller)
  const { statement, values } = filteredList({
    name: 'list-contacts',
    head: ['select c.* from contacts c where c.organization_id = ? and c.livemode = ?', organizationId, livemode],
    filters: {
      sight: withinSightOfAttendees(caller),
      email: email === undefined ? null : ['c.email_key = ?', emailKey(email)],
      phone: phone === undefined ? null : ['c.phone_key = ?', phoneKey(phone)],
      external: external_id === undefined ? null : ['c.external_id = ?', external_id],
      ...wordConditions('c.search', q),
      after: afterPosition('c', page),
    },
    tail: ['order by c.id limit ?', page.limit + 1],
  })
  return reader.run<ContactRow>(statement, values)
}

/** One more than the page holds. */
export function findAttendeesOf(
  reader: Reader,
  caller: Caller,
  contactId: string,
  page: PageRequest,
): Promise<ShownAttendee[]> {
  const { statement, values } = filteredList({
    name: 'list-people-of-contact',
    head: [
      `select ${SHOWN_ATTENDEE} from attendees a where a.organization_id = ? and a.contact_id = ?`,
      ...[caller.organization.id, contactId],
    ],
    filters: { sight: withinSight(caller, null, 'a'), after: afterPosition('a', page) },
    tail: ['order by a.id limit ?', page.limit + 1],
  })
  return reader.run<ShownAttendee>(statement, values)
}

function afterPosition(alias: string, { position }: PageRequest): Condition | null {
  const [after] = position ?? []
  return after === undefined ? null : [`${alias}.id > ?`, after]
}
