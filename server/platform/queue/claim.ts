import type { Clock } from '../clock.ts'
import type { Statement } from '../database/prepared.ts'
import type { Transaction } from '../database/transaction.ts'
import { mostAttempts, type Queue, type QueueRow } from './queue.ts'

export type Claimed<Row extends QueueRow> = {
  row: Row
  /** Its last attempt was lost; there is none left. */
  exhausted: boolean
}

export type Wish = {
  limit: number
  /** The organization whose turn was last. */
  after: string
  /** How many rows of each organization are at hand already. */
  busy: ReadonlyMap<string, number>
}

export type Reader = Pick<Transaction, 'run'>

/**
 * Takes due rows for this worker alone, until the lease runs out: those of a few organizations in turn, in equal parts. The rows of an
 * organization that has millions are looked at no more than those of one that has two.
 */
export async function claimDue<Row extends QueueRow>(
  reader: Reader,
  queue: Queue<Row>,
  clock: Clock,
  { limit, after, busy }: Wish,
): Promise<Claimed<Row>[]> {
  const values = [clock.database(), limit, after, [...busy.keys()], [...busy.values()], queue.perOrganization]
  const rows = await reader.run<Row & { exhausted: boolean }>(claimOf(queue), values)
  return rows.map(({ exhausted, ...row }) => ({ row: row as unknown as Row, exhausted }))
}

/** The organizations that have rows waiting, one index probe each, and no further than somebody reads. */
export function walk(name: string, { table, waiting }: Queue<never>, from: string, upTo?: string): string {
  const next = (after: string) => `
    select t.organization_id from ${table} t
    where t.organization_id > ${after} ${upTo ? `and t.organization_id <= ${upTo}` : ''} and ${waiting}
    order by t.organization_id limit 1`
  return `
${name} (organization_id) as (
  (${next(from)})
  union all
  select (${next(`${name}.organization_id`)}) from ${name} where ${name}.organization_id is not null
)`
}

/** $1 the time, $2 how many, $3 whose turn was last, $4 and $5 which organizations have how many at hand, $6 how many they may. */
function claimOf(queue: Queue<never>): Statement {
  const { table, waiting, leaseSeconds, lostAttempts } = queue
  const forgiven = lostAttempts === 'forgive' ? 'due.lease is not null' : 'false'
  const text = `
with recursive clock as materialized (select coalesce($1::timestamptz, now()) as at),
${walk('later', queue, '$3')},
${walk('earlier', queue, "''", '$3')},
places as (
  select organization_id, $6::integer - coalesce((
    select busy.at_hand from unnest($4::text[], $5::integer[]) busy (organization_id, at_hand)
    where busy.organization_id = in_turn.organization_id
  ), 0) as room
  from (select * from later union all select * from earlier) in_turn
  where organization_id is not null
), turns as materialized (
  select organization_id, room from places, clock
  where room > 0 and exists (
    select from ${table} t where t.organization_id = places.organization_id and t.next_attempt_at <= clock.at and ${waiting}
  )
  limit $2::integer
), due as materialized (
  select found.* from turns cross join clock cross join lateral (
    select t.organization_id, t.id, t.attempts, t.lease from ${table} t
    where t.organization_id = turns.organization_id and t.next_attempt_at <= clock.at and ${waiting}
    order by t.next_attempt_at, t.id
    limit least(turns.room, greatest(1, $2::integer / (select count(*) from turns)))
    for update skip locked
  ) found
)
update ${table} taken set
  attempts = case when ${forgiven} then due.attempts else least(due.attempts + 1, ${mostAttempts(queue)}) end,
  lease = gen_random_uuid()::text,
  next_attempt_at = clock.at + make_interval(secs => ${leaseSeconds})
from due, clock
where taken.organization_id = due.organization_id and taken.id = due.id
returning taken.*, due.attempts >= ${mostAttempts(queue)} and not (${forgiven}) as exhausted`
  return { name: `claim-${queue.name}`, text }
}
