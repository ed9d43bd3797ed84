import { buildResetChangeFeeds } from '../../../access/visibility/index.ts'
import { buildPlacesCondition } from '../../../platform/database/index-plans.ts'
import { type BoundStatement, sql } from '../../../platform/database/prepared.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import { blockTestScansSql } from '../../booking/index.ts'
import { SANDBOX_KEY_ID, SANDBOX_ORGANIZATION_ID } from '../ensure-sandbox.ts'
import type { SandboxStructureRows } from './structure.ts'

/** Referencing tables come first. */
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

/** Parts of events that visitors added, unless live data refers to them. */
const PARTS = {
  check_in_points: 'select from checkins x where x.organization_id = $1 and x.check_in_point_id = t.id',
  attendee_types: 'select from attendees x where x.organization_id = $1 and x.attendee_type_id = t.id',
  event_days: 'select from attendees x where x.organization_id = $1 and t.id = any (x.days)',
}

/** $1 is the organization. */
const inSandbox =
  (name: string, ...values: unknown[]) =>
  (...text: Parameters<ReturnType<typeof sql>>): BoundStatement => ({
    statement: sql(`sandbox-${name}`)(...text),
    values: [SANDBOX_ORGANIZATION_ID, ...values],
  })

/** In the same order as other transactions. Registrations wait for the rebuild, and then see it complete. */
const HOLD_EVENTS = [
  inSandbox('hold-events')`
select from events where organization_id = $1 order by id for no key update`,
  inSandbox('raise-revisions')`
update event_places p set revision = p.revision + 1 from (
  select event_id, livemode from event_places where organization_id = $1 order by event_id, livemode for no key update
) held
where p.organization_id = $1 and p.event_id = held.event_id and p.livemode = held.livemode`,
  { statement: blockTestScansSql, values: [SANDBOX_ORGANIZATION_ID] },
]

/**
 * Deletes test registrations and events, both those of visitors and the sandbox's own people, who register again. Live
 * data and the sandbox's own events stay. Also deletes audit rows and stored responses of visitors, and the parts that
 * they added to the sandbox's events.
 */
export async function deleteSandboxTestData(transaction: Transaction, rows: SandboxStructureRows): Promise<void> {
  const events = rows.events.map(({ id }) => id)
  await transaction.runAll(HOLD_EVENTS)
  for (const table of PEOPLE) await deleteTestRows(transaction, table)
  const found = inSandbox('find-digests', events)`
select d.digest from devices d join events e on e.organization_id = $1 and e.id = d.event_id
where d.organization_id = $1 and not e.livemode and e.id <> all ($2)`
  const digests = await transaction.run<{ digest: Buffer }>(found.statement, found.values)
  await transaction.runAll([
    inSandbox('clear-places')`
update event_places set taken = 0, waiting = 0, by_type = '{}', by_day = '{}'
where organization_id = $1 and not livemode and (taken, waiting) <> (0, 0)`,
    inSandbox(
      'clear-digests',
      digests.map(({ digest }) => digest),
    )`
delete from device_digests where organization_id = $1 and digest = any ($2)`,
    inSandbox('reset-event-change-feeds')`
${buildResetChangeFeeds('organization_id = $1 and not livemode')}`,
    inSandbox('clear-events', events)`
delete from events where organization_id = $1 and not livemode and id <> all ($2)`,
    inSandbox('clear-audit', SANDBOX_KEY_ID)`
delete from audit_log where organization_id = $1
  and (actor_id = $2 or actor_type = 'system' and 'false' in (before ->> 'livemode', after ->> 'livemode'))`,
    inSandbox('clear-answers', SANDBOX_KEY_ID)`
delete from idempotency_keys where organization_id = $1 and api_key_id = $2`,
    inSandbox(
      'unlink-devices-of-point',
      rows.check_in_points.map(({ id }) => id),
    )`
update devices set check_in_point_id = null where organization_id = $1 and check_in_point_id <> all ($2)`,
    ...(Object.keys(PARTS) as (keyof typeof PARTS)[]).map((table) => {
      const known = rows[table].map(({ id }) => id)
      return inSandbox(`clear-unknown-${table}`, events, known)`
delete from ${table} t
where t.organization_id = $1 and t.event_id = any ($2) and t.id <> all ($3) and not exists (${PARTS[table]})`
    }),
  ])
}

/** Per statement, so that none exceeds the statement timeout. */
const MAX_DELETED = 5_000

async function deleteTestRows(transaction: Transaction, table: string): Promise<void> {
  const { statement, values } = inSandbox(`clear-${table}`)`
with gone as (
  delete from ${table}
  where ${buildPlacesCondition(`select ctid from ${table} where organization_id = $1 and not livemode limit ${MAX_DELETED}`)}
  returning 1
)
select count(*) as gone from gone`
  for (;;) {
    const [deleted] = await transaction.run<{ gone: number }>(statement, values)
    if ((deleted?.gone ?? 0) < MAX_DELETED) return
  }
}

/** Visitors cannot change the registrations of these tickets. */
export const buildMarkFixturesStatement = (codes: string[]) => inSandbox('mark-fixtures', codes)`
update registrations r set is_fixture = true from tickets t
where t.organization_id = $1 and t.code = any ($2) and r.organization_id = $1 and r.id = t.registration_id`
