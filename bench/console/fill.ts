import type { Database } from '../../server/platform/database/connect.ts'
import { newId } from '../../server/platform/ids.ts'
import { signInNewMember } from '../../server/testing/console/sign-in.ts'
import { addPoint } from '../gates/check-in-point.ts'
import { addAttendeeRanges, addBenchEvent, type EventIds } from '../people/bench-event.ts'
import { addUnlimitedKey } from '../unlimited-key.ts'

export const SMALL_EVENT_CODE = 'fest'
export const LARGE_EVENT_CODE = 'large'
const SMALL = 2_000
export const BENCH_ENDPOINT_ID = '01JBENCHENDP0NT0000000000A'
export const BENCH_DELIVERY_ID = '01JBENCHDEEVERY0000000000A'

export type ConsoleBench = { key: string; sessions: string[]; large: EventIds }

/** An event to page through, a large one that people arrive at, and members who are signed in. */
export async function insertConsoleBenchData(
  database: Database,
  { sessions, people, checkins }: { sessions: number; people: number; checkins: number },
): Promise<ConsoleBench> {
  const { organizationId, key } = await addUnlimitedKey(database, ['read', 'write', 'admin', 'scanner'])
  const small = await addBenchEvent(database, organizationId, { code: SMALL_EVENT_CODE })
  const large = await addBenchEvent(database, organizationId, { code: LARGE_EVENT_CODE, mark: 'L' })
  await addPoint(database, small)
  await addPoint(database, large, 'L')
  await addAttendeeRanges(database, [
    { festival: small, first: 1, count: SMALL },
    { festival: large, first: FIRST_OF_LARGE, count: people, bare: true },
  ])
  await addDelivery(database, organizationId)
  await addCheckins(database, large, 0, checkins, new Date(Date.now() - 3_600_000))
  const tokens: string[] = []
  const visitor = { role: 'admin', publicOrigin: 'http://localhost', browser: 'bench' } as const
  for (let n = 0; n < sessions; n += 1) {
    const email = `member-${n}@harbour.example`
    tokens.push(await signInNewMember(database, organizationId, { ...visitor, email }))
  }
  await database.raw('vacuum analyze')
  return { key, sessions: tokens, large }
}

/** Written, because making an endpoint asks for a host in the network. */
async function addDelivery(database: Database, organizationId: string): Promise<void> {
  const at = new Date()
  await database('webhook_endpoints').insert({
    organization_id: organizationId,
    id: BENCH_ENDPOINT_ID,
    url: 'https://hooks.harbour.example/',
    event_types: ['*'],
    secret: Buffer.alloc(0),
    secret_last_four: '0000',
    created_at: at,
    updated_at: at,
  })
  await database('webhook_deliveries').insert({
    organization_id: organizationId,
    id: BENCH_DELIVERY_ID,
    endpoint_id: BENCH_ENDPOINT_ID,
    webhook_event_id: BENCH_DELIVERY_ID,
    body: JSON.stringify({ id: BENCH_DELIVERY_ID, type: 'attendee.created', data: { first_name: 'Ane' } }),
    type: 'attendee.created',
    livemode: true,
    is_test: true,
    attempts: 1,
    last_status_code: 200,
    last_attempt_at: at,
    status: 'delivered',
    settled_at: at,
    created_at: at,
  })
}

const FIRST_OF_LARGE = SMALL + 1

/** One in twenty is refused. They arrive within the hour before. */
export async function addCheckins(
  database: Database,
  { organizationId, eventId, dayIds }: EventIds,
  from: number,
  count: number,
  at: Date,
): Promise<void> {
  const prefix = newId(at).slice(0, 16)
  await database.raw(
    `insert into checkins (organization_id, event_id, livemode, id, scan_id, check_in_point_id, day_id, ticket_id,
       registration_id, attendee_id, result, scanned_at, received_at, changed)
     select :organizationId::text, :eventId::text, true, :prefix || lpad(n::text, 10, '0'), :prefix || lpad(n::text, 10, '0'),
       :point::text, :day::text, '01AT' || lpad(n::text, 22, '0'), '01AG' || lpad(((n - 1) / 1000)::text, 22, '0'),
       '01AP' || lpad(n::text, 22, '0'), case when n % 20 = 0 then 'duplicate' else 'accepted' end,
       :at::timestamptz + (n % 3600) * interval '1 second', :at::timestamptz, 0
     from generate_series(:first::int, :last::int) n`,
    {
      organizationId,
      eventId,
      prefix,
      point: `01FEST${'LGATE'.padStart(20, '0')}`,
      day: dayIds.at(-1) ?? '',
      at,
      first: FIRST_OF_LARGE + from,
      last: FIRST_OF_LARGE + from + count - 1,
    },
  )
}
