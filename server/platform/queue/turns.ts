import { mostAttempts, type Queue } from './queue.ts'

type Source = Queue<never>

export const CLOCK = 'clock as materialized (select coalesce($1::timestamptz, now()) as at)'

/** The organizations that have rows waiting, one index probe each, and no further than somebody reads. */
export function walk(name: string, { table, waiting }: Source, from: string, upTo?: string): string {
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

/** Who may have a turn, in order, and how many more rows each may have. */
export function placesInTurn(queue: Source): string {
  return `
${walk('later', queue, '$3')},
${walk('earlier', queue, "''", '$3')},
places as (
  select organization_id, $6::integer - coalesce((
    select busy.at_hand from unnest($4::text[], $5::integer[]) busy (organization_id, at_hand)
    where busy.organization_id = in_turn.organization_id
  ), 0) as room
  from (select * from later union all select * from earlier) in_turn
  where organization_id is not null
)`
}

/**
 * Makes this worker's what is `due`. They are held, so their places in the table hold; by their keys alone the whole table might be read for
 * a few rows.
 */
export function take(queue: Source): string {
  const { table, leaseSeconds, lostAttempts, settlesItself } = queue
  const forgiven = lostAttempts === 'forgive' ? 'due.lease is not null' : 'false'
  const counted = `case when ${forgiven} then due.attempts else least(due.attempts + 1, ${mostAttempts(queue)}) end`
  const exhausted = `due.attempts >= ${mostAttempts(queue)} and not (${forgiven})`
  return `
update ${table} taken set
  attempts = ${settlesItself ? 'due.attempts' : counted},
  lease = gen_random_uuid()::text,
  next_attempt_at = clock.at + make_interval(secs => ${leaseSeconds})
from due, clock
where taken.ctid = any (array(select due.place from due))
  and taken.organization_id = due.organization_id and taken.id = due.id
returning taken.*, ${settlesItself ? 'false' : exhausted} as exhausted`
}
