import type { BoundStatement } from '../../../platform/database/prepared.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import { haltTestScans } from '../../booking/index.ts'
import { PUBLIC_KEY_ID, SANDBOX_ORGANIZATION } from '../ensure-sandbox.ts'
import type { StructureRows } from './structure.ts'

/** Nothing before what refers to it. */
const PEOPLE = [
  'communications',
  'jobs',
  'webhook_deliveries',
  'webhook_endpoints',
  'webhook_events',
  'checkins',
  'scans',
  'payments',
  'tickets',
  'attendees',
  'registrations',
]

/** What of an event's structure is in the way, unless somebody's live data refers to it. */
const PARTS = {
  check_in_points: 'select from checkins x where x.organization_id = t.organization_id and x.check_in_point_id = t.id',
  attendee_types: 'select from attendees x where x.organization_id = t.organization_id and x.attendee_type_id = t.id',
  event_days: 'select from attendees x where x.organization_id = t.organization_id and t.id = any (x.days)',
}

/** $1 is the organization. */
const inSandbox = (name: string, text: string, ...values: unknown[]): BoundStatement => ({
  statement: { name: `sandbox-${name}`, text },
  values: [SANDBOX_ORGANIZATION, ...values],
})

/**
 * Holds every event of the organization and its places, in the order in which everybody takes them: who registers people waits
 * until the sandbox is built, and finds it whole.
 */
const HOLD_EVENTS = [
  inSandbox('hold-events', 'select from events where organization_id = $1 order by id for no key update'),
  inSandbox(
    'raise-revisions',
    `
update event_places p set revision = p.revision + 1 from (
  select event_id, livemode from event_places where organization_id = $1 order by event_id, livemode for no key update
) held
where p.organization_id = $1 and p.event_id = held.event_id and p.livemode = held.livemode`,
  ),
  { statement: haltTestScans, values: [SANDBOX_ORGANIZATION] },
]

/**
 * Test registrations and events go: what visitors made, and the sandbox's own people, who register anew. Live data and the sandbox's own
 * events stay. What was remembered of how visitors made and changed things goes too, and of the sandbox's events what it does not know.
 */
export async function clearLeftovers(transaction: Transaction, rows: StructureRows): Promise<void> {
  const events = rows.events.map(({ id }) => id)
  await transaction.runAll(HOLD_EVENTS)
  for (const table of PEOPLE) await deleteTestRows(transaction, table)
  await transaction.runAll([
    inSandbox(
      'clear-places',
      `
update event_places set taken = 0, waiting = 0, by_type = '{}', by_day = '{}'
where organization_id = $1 and not livemode and (taken, waiting) <> (0, 0)`,
    ),
    inSandbox(
      'clear-events',
      'delete from events where organization_id = $1 and not livemode and id <> all ($2)',
      events,
    ),
    inSandbox(
      'clear-audit',
      `
delete from audit_log where organization_id = $1
  and (actor_id = $2 or actor_type = 'system' and 'false' in (before ->> 'livemode', after ->> 'livemode'))`,
      PUBLIC_KEY_ID,
    ),
    inSandbox(
      'clear-answers',
      'delete from idempotency_keys where organization_id = $1 and api_key_id = $2',
      PUBLIC_KEY_ID,
    ),
    ...(Object.keys(PARTS) as (keyof typeof PARTS)[]).map((table) =>
      inSandbox(
        `clear-unknown-${table}`,
        `
delete from ${table} t
where t.organization_id = $1 and t.event_id = any ($2) and t.id <> all ($3) and not exists (${PARTS[table]})`,
        events,
        rows[table].map(({ id }) => id),
      ),
    ),
  ])
}

/** Of one statement: however much visitors have left, none takes longer than a statement may. */
const MAX_DELETED = 5_000

async function deleteTestRows(transaction: Transaction, table: string): Promise<void> {
  const { statement, values } = inSandbox(
    `clear-${table}`,
    `
with gone as (
  delete from ${table} where ctid = any (array(
    select ctid from ${table} where organization_id = $1 and not livemode limit ${MAX_DELETED}
  ))
  returning 1
)
select count(*) as gone from gone`,
  )
  for (;;) {
    const [deleted] = await transaction.run<{ gone: number }>(statement, values)
    if ((deleted?.gone ?? 0) < MAX_DELETED) return
  }
}

/** The registrations of tickets with these codes stay as they are until the next night. */
export const markFixtures = (codes: string[]) =>
  inSandbox(
    'mark-fixtures',
    `
update registrations r set is_fixture = true from tickets t
where t.organization_id = $1 and t.code = any ($2) and r.organization_id = $1 and r.id = t.registration_id`,
    codes,
  )
