import type { Queue } from './queue.ts'

type Source = Queue<never>

export const CLOCK_CTE = 'clock as materialized (select coalesce($1::timestamptz, now()) as at)'

export function buildClaimClockCte({ asyncCommit }: Source): string {
  if (!asyncCommit) return CLOCK_CTE
  return `clock as materialized (
  select coalesce($1::timestamptz, now()) as at, set_config('synchronous_commit', 'off', true) as async_commit
)`
}

export function excludeLeasedRows(queue: Source): Source {
  if (!queue.separateLease) return queue
  const free = '(t.leased_until is null or t.leased_until <= (select at from clock))'
  return { ...queue, waiting: `${queue.waiting} and ${free}` }
}

export function buildDueColumnsSql({ onClaim }: Source): string {
  const columns = ['organization_id', 'id', 'attempts', 'lease', ...(onClaim?.remember ?? [])]
  return ['t.ctid as place', ...new Set(columns.map((column) => `t.${column}`))].join(', ')
}

/** Leased rows come first in the index and are never more than this. */
const MAX_AT_HAND = 1_000

/** When the first row under a condition is due or its lease expires, as `first`. */
export function buildFirstDueSql({ table, waiting, separateLease }: Source, condition: string): string {
  if (!separateLease) {
    return `
    select t.next_attempt_at as first from ${table} t
    where ${condition} and ${waiting}
    order by t.next_attempt_at limit 1`
  }
  return `
    select min(greatest(one.next_attempt_at, one.leased_until)) as first from (
      select t.next_attempt_at, t.leased_until from ${table} t
      where ${condition} and ${waiting}
      order by t.next_attempt_at limit ${MAX_AT_HAND}
    ) one`
}

/**
 * The organizations with waiting rows, one index probe each; evaluated only as far as rows are read. Ordered by all
 * columns of the index of waiting rows: any other index on the organization would read its settled rows as well.
 */
export function buildOrgWalkCte(name: string, { table, waiting, lanes }: Source, from: string, upTo?: string): string {
  const order = ['organization_id', ...(lanes ? [lanes.column] : []), 'next_attempt_at'].map((column) => `t.${column}`)
  const next = (after: string) => `
    select t.organization_id from ${table} t
    where t.organization_id > ${after} ${upTo ? `and t.organization_id <= ${upTo}` : ''} and ${waiting}
    order by ${order.join(', ')} limit 1`
  return `
${name} (organization_id) as (
  (${next(from)})
  union all
  select (${next(`${name}.organization_id`)}) from ${name} where ${name}.organization_id is not null
)`
}

/** The organizations in the order of their turns, and how many more rows each may have. */
export function buildFairShareCtes(queue: Source): string {
  return `
${buildOrgWalkCte('later', queue, '$3')},
${buildOrgWalkCte('earlier', queue, "''", '$3')},
places as (
  select organization_id, $6::integer - coalesce((
    select busy.at_hand from unnest($4::text[], $5::integer[]) busy (organization_id, at_hand)
    where busy.organization_id = in_turn.organization_id
  ), 0) as room
  from (select * from later union all select * from earlier) in_turn
  where organization_id is not null
)`
}

function columnsOfTaken({ columns }: Source): string {
  if (!columns) return 'taken.*'
  const all = ['organization_id', 'id', 'next_attempt_at', 'attempts', 'lease', ...columns]
  return all.map((column) => `taken.${column}`).join(', ')
}

/** Claims the rows of `due`. They are locked, so their ctid is valid; a join by key might read the whole table. */
export function buildClaimRowsSql(queue: Source): string {
  const { table, leaseSeconds, retries, separateLease, onClaim } = queue
  const most = (retries?.seconds.length ?? 0) + 1
  const forgiven = retries?.lostAttempts === 'forgive' ? 'due.lease is not null' : 'false'
  const exhausted = retries ? `due.attempts >= ${most} and not (${forgiven})` : 'false'
  const set = [
    retries && `attempts = case when ${forgiven} then due.attempts else least(due.attempts + 1, ${most}) end`,
    'lease = gen_random_uuid()::text',
    `${separateLease ? 'leased_until' : 'next_attempt_at'} = clock.at + make_interval(secs => ${leaseSeconds})`,
    onClaim?.set,
  ]
  const before = (onClaim?.remember ?? []).map((column) => `due.${column} as before_${column}, `)
  return `
update ${table} taken set
  ${set.filter((one) => one !== undefined).join(',\n  ')}
from due, clock
where taken.ctid = any (array(select due.place from due)) and taken.ctid = due.place
returning ${columnsOfTaken(queue)}, ${before.join('')}${exhausted} as exhausted`
}
