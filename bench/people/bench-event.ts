import { hash } from 'node:crypto'
import { insertEventCountersSql } from '../../server/areas/events/index.ts'
import type { Database } from '../../server/platform/database/connect.ts'
import { runPrepared } from '../../server/platform/database/prepared.ts'

export const BENCH_EVENT_CODE = 'fest'
export const ATTENDEE_TYPE_CODE = 'visitor'

export type EventIds = { organizationId: string; eventId: string; typeId: string; dayIds: string[] }

/** `mark` becomes part of the ids, to tell several festivals apart. */
export type BenchEventOptions = { code?: string; mark?: string }

const AMPLE = 100_000_000

/** A published event with capacities (event, days, attendee type) that must be counted and are never reached. */
export async function addBenchEvent(
  database: Database,
  organizationId: string,
  { code = BENCH_EVENT_CODE, mark = '' }: BenchEventOptions = {},
): Promise<EventIds> {
  const id = (name: string) => `01FEST${(mark + name).padStart(20, '0')}`
  const at = new Date('2026-01-05T10:00:00Z')
  const times = { created_at: at, updated_at: at }
  const eventId = id('EVENT')
  await database('events').insert({
    organization_id: organizationId,
    id: eventId,
    code,
    name: 'Festival',
    timezone: 'Europe/Madrid',
    currency: 'EUR',
    language: 'en',
    status: 'published',
    capacity: AMPLE,
    waitlist: false,
    approval: false,
    payment_deadline_days: 7,
    livemode: true,
    search: `festival ${code}`,
    ...times,
  })
  await runPrepared(database, insertEventCountersSql, [organizationId, eventId])
  const scope = { organization_id: organizationId, event_id: eventId }
  const days = ['fri', 'sat'].map((code, n) => ({
    ...scope,
    id: id(`DAY${n}`),
    code,
    name: code,
    date: `2026-06-0${5 + n}`,
    capacity: AMPLE,
    ...times,
    starts_instant: `2026-06-0${5 + n}T00:00:00+02:00`,
    ends_instant: `2026-06-0${6 + n}T00:00:00+02:00`,
  }))
  await database('event_days').insert(days)
  const typeId = id('TYPE')
  await database('attendee_types').insert({
    ...scope,
    id: typeId,
    code: ATTENDEE_TYPE_CODE,
    name: 'Visitor',
    capacity: AMPLE,
    approval: false,
    ticket: 'per_person',
    ...times,
  })
  return { organizationId, eventId, typeId, dayIds: days.map((day) => day.id) }
}

const ID = (letter: string) => `'01A${letter}' || lpad(n::text, 22, '0')`
export const toTicketCode = (n: number) => hash('md5', String(n)).slice(0, 20).toUpperCase()

export type AttendeeRange = {
  festival: EventIds
  /** Number of the first person. */
  first: number
  count: number
  /** A thousand people per registration, without contacts, emails and search words, which take most of the time. */
  bare?: boolean
}

/** Confirmed registrations of one person each, with contact and ticket, as the API would have written them. */
export const addAttendees = (database: Database, festival: EventIds, count: number): Promise<void> =>
  addAttendeeRanges(database, [{ festival, first: 1, count }])

export async function addAttendeeRanges(database: Database, crowds: AttendeeRange[]): Promise<void> {
  await database.transaction(async (transaction) => {
    // The rows are consistent; checking foreign keys and updating indexes row by row would take minutes.
    await transaction.raw('set local session_replication_role = replica')
    await transaction.raw(`set local maintenance_work_mem = '256MB'`)
    const rebuild = await dropIndexes(transaction, crowds.every(({ bare }) => bare) ? BARE_TABLES : TABLES)
    for (const crowd of crowds) await insertPeople(transaction, crowd)
    for (const statement of rebuild) await transaction.raw(statement)
  })
}

const BARE_TABLES = ['attendees', 'tickets']
const TABLES = [...BARE_TABLES, 'contacts', 'registrations']

/** Returns the statements that recreate them. */
async function dropIndexes(database: Database, tables: string[]): Promise<string[]> {
  const found = await database('pg_indexes')
    .whereIn('tablename', tables)
    .whereNotIn('indexname', database('pg_constraint').select('conname'))
    .select('indexname', 'indexdef')
  for (const { indexname } of found) await database.raw('drop index ??', [indexname])
  return [...found.map(({ indexdef }) => indexdef), ...(await dropUniques(database, tables))]
}

/** Unique constraints that no foreign key refers to: random ticket codes would be inserted all over the index. */
async function dropUniques(database: Database, tables: string[]): Promise<string[]> {
  const { rows } = await database.raw<{ rows: { table: string; name: string; definition: string }[] }>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint u
     where contype = 'u' and conrelid = any (:tables::regclass[])
       and not exists (select from pg_constraint f where f.contype = 'f' and f.conindid = u.conindid)`,
    { tables },
  )
  for (const { table, name } of rows) await database.raw('alter table ?? drop constraint ??', [table, name])
  return rows.map(({ table, name, definition }) => `alter table ${table} add constraint ${name} ${definition}`)
}

async function insertPeople(database: Database, { festival, first, count, bare }: AttendeeRange): Promise<void> {
  const { organizationId, eventId, typeId, dayIds } = festival
  const parameters = { first, last: first + count - 1, organizationId, eventId, typeId, dayIds }
  const each = 'from generate_series(:first::int, :last::int) n'
  const scope = ':organizationId::text, :eventId::text'
  const times = `timestamptz '2026-01-05 10:00Z' + n * interval '1 second'`
  const key = bare ? 'null' : `'person-' || n || '@example.com'`
  const person = `'Nerea', 'Ibáñez ' || n, ${key}`
  const search = bare ? `''` : `'nerea ibanez ' || n || ' ' || ${key}`
  const addContacts = database.raw(
    `insert into contacts (organization_id, id, livemode, first_name, last_name, email, name_key, email_key, search,
       created_at, updated_at)
     select :organizationId::text, ${ID('C')}, true, ${person}, 'nerea ibanez ' || n, ${key},
       ${search}, ${times}, ${times} ${each}`,
    parameters,
  )
  if (!bare) await addContacts
  const registration = bare ? ID('G').replace('n::', '((n - 1) / 1000)::') : ID('R')
  const eachRegistration = bare ? `${each} where n = :first or n % 1000 = 1` : each
  await database.raw(
    `insert into registrations (organization_id, event_id, id, livemode, status, email, send_ticket_emails, amount_total,
       amount_paid, amount_refunded, confirmed_at, created_at, updated_at)
     select ${scope}, ${registration}, true, 'confirmed', ${key}, true, 0, 0, 0, ${times}, ${times}, ${times} ${eachRegistration}`,
    parameters,
  )
  await database.raw(
    `insert into attendees (organization_id, event_id, id, registration_id, contact_id, livemode, attendee_type_id,
       first_name, last_name, email, days, status, price, answers, ticket_ids, search, changed, created_at, updated_at)
     select ${scope}, ${ID('P')}, ${registration}, ${bare ? 'null' : ID('C')}, true, :typeId::text, ${person}, :dayIds::text[], 'confirmed', 0,
       '{}', array[${ID('T')}], ${search}, 0, ${times}, ${times} ${each}`,
    parameters,
  )
  await database.raw(
    `insert into tickets (organization_id, event_id, id, registration_id, livemode, kind, attendee_ids, code, status,
       changed, created_at, updated_at)
     select ${scope}, ${ID('T')}, ${registration}, true, 'per_person', array[${ID('P')}],
       upper(substr(md5(n::text), 1, 20)), 'valid', 0, ${times}, ${times} ${each}`,
    parameters,
  )
  const counts = (ids: string[]) => JSON.stringify(Object.fromEntries(ids.map((id) => [id, count])))
  await database('event_places')
    .where({ organization_id: organizationId, event_id: eventId, livemode: true })
    .update({ taken: count, by_type: counts([typeId]), by_day: counts(dayIds) })
}
