import type { Transaction } from '../../../platform/database/transaction.ts'
import { haltTestScans } from '../../booking/index.ts'
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

/**
 * Holds every event of the organization and its places, in the order in which everybody takes them: who registers people waits
 * until the sandbox is built, and finds it whole.
 */
export async function holdEvents(transaction: Transaction, organizationId: string): Promise<void> {
  const values = [organizationId]
  await transaction.run(
    {
      name: 'sandbox-hold-events',
      text: 'select from events where organization_id = $1 order by id for no key update',
    },
    values,
  )
  await transaction.run(
    {
      name: 'sandbox-raise-revisions',
      text: `
update event_places p set revision = p.revision + 1 from (
  select event_id, livemode from event_places where organization_id = $1 order by event_id, livemode for no key update
) held
where p.organization_id = $1 and p.event_id = held.event_id and p.livemode = held.livemode`,
    },
    values,
  )
}

/**
 * Test registrations and events go: what visitors made, and the sandbox's own people, who register anew. Live data and the sandbox's own
 * events stay.
 */
export async function clearTestData(
  transaction: Transaction,
  organizationId: string,
  { events }: Pick<StructureRows, 'events'>,
): Promise<void> {
  await transaction.run(haltTestScans, [organizationId])
  for (const table of PEOPLE) await deleteTestRows(transaction, table, organizationId)
  await transaction.run(
    {
      name: 'sandbox-clear-places',
      text: `
update event_places set taken = 0, waiting = 0, by_type = '{}', by_day = '{}'
where organization_id = $1 and not livemode and (taken, waiting) <> (0, 0)`,
    },
    [organizationId],
  )
  await transaction.run(
    {
      name: 'sandbox-clear-events',
      text: 'delete from events where organization_id = $1 and not livemode and id <> all ($2)',
    },
    [organizationId, events.map(({ id }) => id)],
  )
}

/** Of one statement: however much visitors have left, none takes longer than a statement may. */
const MAX_DELETED = 5_000

async function deleteTestRows(transaction: Transaction, table: string, organizationId: string): Promise<void> {
  const statement = {
    name: `sandbox-clear-${table}`,
    text: `
with gone as (
  delete from ${table} where ctid = any (array(
    select ctid from ${table} where organization_id = $1 and not livemode limit ${MAX_DELETED}
  ))
  returning 1
)
select count(*) as gone from gone`,
  }
  for (;;) {
    const [deleted] = await transaction.run<{ gone: number }>(statement, [organizationId])
    if ((deleted?.gone ?? 0) < MAX_DELETED) return
  }
}

/** Also what was remembered of how visitors made and changed things. $2 the public key */
export async function clearTraces(transaction: Transaction, organizationId: string, keyId: string): Promise<void> {
  const values = [organizationId, keyId]
  await transaction.run(
    {
      name: 'sandbox-clear-audit',
      text: `
delete from audit_log where organization_id = $1
  and (actor_id = $2 or actor_type = 'system' and 'false' in (before ->> 'livemode', after ->> 'livemode'))`,
    },
    values,
  )
  await transaction.run(
    {
      name: 'sandbox-clear-answers',
      text: 'delete from idempotency_keys where organization_id = $1 and api_key_id = $2',
    },
    values,
  )
}

/** The registrations of tickets with these codes stay as they are until the next night. */
export async function markFixtures(transaction: Transaction, organizationId: string, codes: string[]): Promise<void> {
  await transaction.run(
    {
      name: 'sandbox-mark-fixtures',
      text: `
update registrations r set is_fixture = true from tickets t
where t.organization_id = $1 and t.code = any ($2) and r.organization_id = $1 and r.id = t.registration_id`,
    },
    [organizationId, codes],
  )
}

/** Of the sandbox's events, what the sandbox does not know. */
export async function clearUnknownParts(transaction: Transaction, rows: StructureRows): Promise<void> {
  const events = rows.events.map(({ id }) => id)
  for (const [table, uses] of Object.entries(PARTS) as [keyof typeof PARTS, string][]) {
    await transaction.run(
      {
        name: `sandbox-clear-unknown-${table}`,
        text: `
delete from ${table} t
where t.organization_id = $1 and t.event_id = any ($2) and t.id <> all ($3) and not exists (${uses})`,
      },
      [rows.events[0]?.organization_id, events, rows[table].map(({ id }) => id)],
    )
  }
}
