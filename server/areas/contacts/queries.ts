import type { ApiCall, Caller } from '../../access/callers/index.ts'
import { whereVisible } from '../../access/visibility/index.ts'
import { type Refusal, toNotFound } from '../../platform/contract/refusal.ts'
import { buildIndexLookup, equalsByIndex } from '../../platform/database/index-plans.ts'
import { type Reader, type Statement, sql } from '../../platform/database/prepared.ts'
import { buildRowsInsert } from '../../platform/database/rows-insert.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { buildPageClauses, type PageRequest, runFilteredQuery, type SqlCondition } from '../../platform/lists/index.ts'
import { buildSearchConditions } from '../../platform/lists/search-text.ts'
import * as booking from '../booking/index.ts'
import type { ContactRow } from './rows.ts'
import { toContactScope } from './rows.ts'

/** A limited key sees the contacts of attendees that it sees. `c` is the contact. */
function withinSightOfAttendees(caller: Caller): SqlCondition | null {
  const sight = whereVisible(caller, null, 'a')
  if (!sight) return null
  const [seen, ...values] = sight
  return [
    `exists (select from attendees a where a.organization_id = $1 and a.contact_id = c.id and ${seen})`,
    ...values,
  ]
}

/** Contacts that the caller cannot see, or of the other mode, are `not_found`. */
export async function findVisibleContact<Row extends ContactRow>(
  reader: Reader,
  caller: Caller,
  id: string,
  { columns = 'c.*', lock = '' } = {},
): Promise<Row | Refusal<'not_found'>> {
  const { organizationId, livemode } = toContactScope(caller)
  const [found] = await runFilteredQuery<Row>(reader, {
    name: 'read-contact',
    head: [
      `select ${columns} from contacts c where c.organization_id = ? and c.livemode = ? and c.id = ?`,
      organizationId,
      livemode,
      id,
    ],
    filters: { sight: withinSightOfAttendees(caller) },
    tail: [lock],
  })
  return found ?? toContactNotFound(id)
}

export function findContactWithAttendeeCount(reader: Reader, caller: Caller, id: string) {
  const people = 'select count(*) from attendees a where a.organization_id = $1 and a.contact_id = c.id'
  return findVisibleContact<ContactRow & { people: number }>(reader, caller, id, {
    columns: `c.*, (${people}) as people`,
  })
}

export const lockVisibleContact = (reader: Reader, caller: Caller, id: string) =>
  findVisibleContact<ContactRow>(reader, caller, id, { lock: 'for no key update of c' })

export const toContactNotFound = (id: string): Refusal<'not_found'> => toNotFound('contact', id)

/** Without a caller, all are visible. */
export async function findHiddenContacts(reader: Reader, caller: Caller | null, ids: string[]): Promise<Set<string>> {
  const sight = caller && withinSightOfAttendees(caller)
  if (!sight || ids.length === 0) return new Set()
  const found = await runFilteredQuery<{ id: string }>(reader, {
    name: 'contacts-in-sight',
    head: ['select c.id from contacts c where c.organization_id = ? and c.id = any (?)', caller.organization.id, ids],
    filters: { sight },
  })
  const seen = new Set(found.map(({ id }) => id))
  return new Set(ids.filter((id) => !seen.has(id)))
}

export function findContacts(
  reader: Reader,
  caller: Caller,
  { email, phone, external_id, q }: Omit<ApiCall<'listContacts'>['query'], 'limit' | 'cursor' | 'order'>,
  page: PageRequest,
): Promise<ContactRow[]> {
  const { after, tail } = buildPageClauses('c.id', page)
  const { organizationId, livemode } = toContactScope(caller)
  return runFilteredQuery<ContactRow>(reader, {
    name: 'list-contacts',
    head: ['select c.* from contacts c where c.organization_id = ? and c.livemode = ?', organizationId, livemode],
    filters: {
      sight: withinSightOfAttendees(caller),
      email: email === undefined ? null : ['c.email_key = ?', booking.toEmailKey(email)],
      phone: phone === undefined ? null : ['c.phone_key = ?', booking.toPhoneKey(phone)],
      external: external_id === undefined ? null : ['c.external_id = ?', external_id],
      ...buildSearchConditions('c.search', q),
      after,
    },
    tail,
  })
}

export function findContactAttendees(reader: Reader, caller: Caller, contactId: string, page: PageRequest) {
  const { after, tail } = buildPageClauses('a.id', page)
  return runFilteredQuery<booking.ShownAttendeeRow>(reader, {
    name: 'list-people-of-contact',
    head: [
      `select ${booking.ATTENDEE_COLUMNS_SQL} from attendees a where a.organization_id = ? and a.contact_id = ?`,
      caller.organization.id,
      contactId,
    ],
    filters: { sight: whereVisible(caller, null, 'a'), after },
    tail,
  })
}

const byKeyAndName = (key: string) => `c.name_key = wanted.name_key and ${equalsByIndex(`c.${key}`, `wanted.${key}`)}`

const FOUND_BY = {
  external_id: equalsByIndex('c.external_id', 'wanted.external_id'),
  email_key: byKeyAndName('email_key'),
  phone_key: byKeyAndName('phone_key'),
}

type KeyColumn = keyof typeof FOUND_BY
const KEY_COLUMNS = Object.keys(FOUND_BY) as KeyColumn[]

/** A lateral read per identity, each by its index: with a join or ordered by id, each could scan all contacts. */
const foundBy = (column: KeyColumn) => `
  select c.id from wanted cross join lateral (
    select id from contacts c where c.organization_id = $1 and c.livemode = $2 and ${FOUND_BY[column]}, c.id limit 20
  ) c`

const withFound = (columns: KeyColumn[], materialized = '') => `
with wanted as (
  select * from json_to_recordset($3::json) as wanted (external_id text, name_key text, email_key text, phone_key text)
), found as ${materialized} (
  select distinct id from (${columns.map(foundBy).join('\n  union all')}) matches order by id
)`

/** A statement for each set of columns that identities have: most have one, and searching three takes twice as long. */
function byUsedKeys(
  name: string,
  build: (columns: KeyColumn[]) => string,
): (identities: booking.IdentityKeys[]) => Statement {
  const statements = new Map<string, Statement>()
  return (identities) => {
    const columns = KEY_COLUMNS.filter((column) => identities.some((identity) => identity[column] !== null))
    const fullName = [name, ...columns].join(' ')
    const statement = statements.get(fullName) ?? { name: fullName, text: build(columns) }
    statements.set(fullName, statement)
    return statement
  }
}

/**
 * $1 organization, $2 livemode, $3 identities. Contacts that share an external id, email and name, or phone and name.
 * Locked against deletion. Needs index-plans.ts, so that the planner uses the key indexes.
 */
export const buildLockMatchingContactsSql = byUsedKeys(
  'lock-matching-contacts',
  (columns) => `
${withFound(columns)}
select held.* from found cross join lateral (
  select * from contacts c where c.organization_id = $1 and ${buildIndexLookup('c.id', 'found.id')} for key share
) held
order by held.id`,
)

const CHANGEABLE = [
  ...(['first_name', 'last_name', 'email', 'phone', 'date_of_birth', 'external_id', 'note'] as const),
  ...(['name_key', 'email_key', 'phone_key', 'search', 'updated_at'] as const),
]

const COLUMNS = [...(['id', 'livemode', 'created_at'] as const), ...CHANGEABLE]

const parameters = (columns: string[], first: number) => columns.map((_, n) => `$${first + n}`).join()

const insertRows = buildRowsInsert('insert-contacts', 'contacts', COLUMNS.join(', '))

export function insertContacts(transaction: Transaction, rows: ContactRow[]): void {
  const steps = insertRows(rows.map((row) => [row.organization_id, ...COLUMNS.map((column) => row[column])]))
  for (const { statement, values } of steps) transaction.defer(statement, values)
}

/** $1 organization, $2 contacts with their new external ids and names, $3 now */
export const updateContactIdentitiesSql = sql('update-contact-identities')`
update contacts c set
  external_id = changed.external_id, first_name = changed.first_name, last_name = changed.last_name,
  name_key = changed.name_key, search = changed.search, updated_at = $3
from jsonb_to_recordset($2::jsonb)
  as changed (id text, external_id text, first_name text, last_name text, name_key text, search text)
where c.organization_id = $1 and c.id = changed.id`

export const lockContactsSql = sql('lock-contacts')`
select * from contacts where organization_id = $1 and id = any ($2) order by id for no key update`

const updateContactSql = sql('update-contact')`
update contacts set (${CHANGEABLE.join()}) = row (${parameters(CHANGEABLE, 3)}) where organization_id = $1 and id = $2`

export const updateContactRow = (transaction: Transaction, row: ContactRow): void =>
  transaction.defer(updateContactSql, [row.organization_id, row.id, ...CHANGEABLE.map((column) => row[column])])

/** Waits for transactions that link to the contact. */
export const lockContactForDeletionSql = sql('lock-contact-for-deletion')`
select from contacts where organization_id = $1 and id = $2 for update`

export const deleteContactSql = sql('delete-contact')`
delete from contacts where organization_id = $1 and id = $2`

const locked = (above: string, keys: string) => `
select pg_advisory_xact_lock_shared(hashtextextended(${above}, 0)), pg_advisory_xact_lock(hashtextextended(${above} || key, 0))
from unnest(${keys}::text[]) as held (key)`

export const lockKeysOfContactsSql: Statement = { name: 'lock-keys-of-contacts', text: locked('$1', '$2') }

/**
 * `lockKeysOfContactsSql`, but only if no contact matches. Where contacts are on several nodes, `migrations` is not: with it
 * the statement ends, and locks, where all of them do. $1 to $3 as in `buildLockMatchingContactsSql`, $4 and $5 as $1 and $2 of `lockKeysOfContactsSql`
 */
export const buildLockUnmatchedContactKeysSql = byUsedKeys(
  'lock-contact-keys-if-unmatched',
  (columns) =>
    `${withFound(columns, 'materialized')} ${locked('$4', '$5')} where not exists (select 1 from found) and exists (select 1 from migrations)`,
)

export const lockAllContactKeysSql = sql('lock-all-contact-keys')`
select pg_advisory_xact_lock(hashtextextended($1, 0))`
