import { type Entity, type Refusal, refuseState, refuseTakenCode, toNotFound } from '../../platform/contract/refusal.ts'
import { isUniqueViolation } from '../../platform/database/error-codes.ts'
import type { Reader, Statement } from '../../platform/database/prepared.ts'
import type { Work } from '../../platform/work/work.ts'
import type { EventChange, EventKey } from './find.ts'

/** Days, attendee types or check-in points: an event has several, each with a code. */
export type EventPartKind<Row, Item> = {
  /** Its name in messages. */
  thing: Entity
  /** Its name in the audit log. */
  object: string
  show(row: Row): Item
  /** $1 organization, $2 event, $3 id or code */
  find: Statement
  /** $3 ids or codes */
  findNamed: Statement
  /** $1 organization, $2 event, $3 after this id or null, $4 limit */
  list: Statement
  count: Statement
  /** $3 the row as JSON. Returns nothing if the code is taken. */
  insert: Statement
  /** The same. */
  update: Statement
  /** $3 id */
  remove: Statement
}

type Definition<Row, Item> = Pick<EventPartKind<Row, Item>, 'thing' | 'object' | 'show'> & {
  table: string
  /** The columns of its own, which a change may set. */
  columns: string
  /** What else is read with a row of the table, which is called `p`. */
  computed?: string
}

export function defineEventPart<Row, Item>(definition: Definition<Row, Item>): EventPartKind<Row, Item> {
  const { table, columns, computed, ...part } = definition
  const name = part.object.replaceAll('_', '-')
  const selected = computed ? `p.*, ${computed}` : 'p.*'
  const ofEvent = `from ${table} p where p.organization_id = $1 and p.event_id = $2`
  const given = `from json_populate_record(null::${table}, $3::json)`
  return {
    ...part,
    find: {
      name: `find-${name}`,
      text: `select ${selected} ${ofEvent} and (p.id = $3 or p.code = $3) order by p.id = $3 desc limit 1`,
    },
    findNamed: {
      name: `find-${name}s`,
      text: `select p.id, p.code ${ofEvent} and (p.id = any($3) or p.code = any($3))`,
    },
    list: {
      name: `list-${name}s`,
      text: `select ${selected} ${ofEvent} and ($3::text is null or p.id > $3) order by p.id limit $4`,
    },
    count: { name: `count-${name}s`, text: `select count(*) as parts ${ofEvent}` },
    insert: {
      name: `insert-${name}`,
      text: `
insert into ${table} (organization_id, event_id, id, ${columns}, created_at, updated_at)
select $1, $2, id, ${columns}, created_at, updated_at ${given}
on conflict (organization_id, event_id, code) do nothing
returning id`,
    },
    update: {
      name: `update-${name}`,
      text: `
update ${table} p set (${columns}, updated_at) = (select ${columns}, updated_at ${given})
where p.organization_id = $1 and p.event_id = $2 and p.id = ($3::json ->> 'id')`,
    },
    remove: {
      name: `delete-${name}`,
      text: `delete from ${table} where organization_id = $1 and event_id = $2 and id = $3`,
    },
  }
}

export async function findEventPart<Row extends object>(
  reader: Reader,
  { find, thing }: EventPartKind<Row, unknown>,
  { organizationId, eventId }: EventKey,
  reference: string,
): Promise<Row | Refusal<'not_found'>> {
  const [found] = await reader.run<Row>(find, [organizationId, eventId, reference])
  return found ?? toNotFound(thing, reference, ' in this event')
}

/** Every registration reads all attendee types, every scan all check-in points. */
const MAX_PARTS = 200

/** The event is locked, so the count cannot change before the commit. */
export async function refuseTooManyParts(change: EventChange, { count, thing, object }: EventPartKind<never, unknown>) {
  const { work, organizationId, eventId } = change
  const [counted] = await work.transaction.run<{ parts: number }>(count, [organizationId, eventId])
  const parts = counted?.parts ?? 0
  if (parts < MAX_PARTS) return undefined
  return refuseState(`too_many_${object}s`, `An event may have ${MAX_PARTS} ${thing}s, and this one has them.`, {
    [`${object}s`]: parts,
  })
}

export const toCodeTakenRefusal = ({ thing }: EventPartKind<never, unknown>, code: string): Refusal<'conflict'> =>
  refuseTakenCode(thing, code, ' of the event')

type CodedRow = { id: string; code: string }

export const bindEventPartRow = ({ organizationId, eventId }: EventKey, row: CodedRow) => [
  organizationId,
  eventId,
  JSON.stringify(row),
]

export async function insertEventPart(change: EventChange, part: EventPartKind<never, unknown>, row: CodedRow) {
  const [inserted] = await change.work.transaction.run(part.insert, bindEventPartRow(change, row))
  return inserted ? undefined : toCodeTakenRefusal(part, row.code)
}

export const updateEventPart = (change: EventChange, part: EventPartKind<never, unknown>, row: CodedRow) =>
  updateUnlessCodeTaken(change.work, part.update, bindEventPartRow(change, row), toCodeTakenRefusal(part, row.code))

export async function updateUnlessCodeTaken(
  work: Work,
  statement: Statement,
  values: unknown[],
  codeTaken: Refusal<'conflict'>,
): Promise<Refusal<'conflict'> | undefined> {
  try {
    await work.transaction.run(statement, values)
    return undefined
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    return codeTaken
  }
}

/** `before` is null for a creation, `after` for a deletion. */
export function auditEventPart<Item extends { id: string }>(
  { work, livemode }: EventChange,
  { object }: EventPartKind<never, Item>,
  action: string,
  before: Item | null,
  after: Item | null,
): void {
  const id = (after ?? before)?.id ?? ''
  work.audit({ action: `${object}.${action}`, object: { type: object, id }, livemode, before, after })
}
