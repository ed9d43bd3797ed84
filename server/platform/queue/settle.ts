import type { Clock } from '../clock.ts'
import type { Statement } from '../database/prepared.ts'
import { type Reader, walk } from './claim.ts'
import type { Queue, QueueRow } from './queue.ts'

// A worker that took longer than its lease must not undo what the next one did.
const AT_HAND = 'organization_id = $2 and id = $3 and lease = $4'
const CLOCK = 'with clock as (select coalesce($1::timestamptz, now()) as at)'

/** Lets go of a row that is to be tried again. */
export async function putBack(
  reader: Reader,
  queue: Queue<never>,
  clock: Clock,
  row: QueueRow,
  { error, seconds }: { error: string; seconds: number },
): Promise<void> {
  const { table, waiting, name } = queue
  const text = `${CLOCK}
update ${table} set lease = null, last_error = $5, next_attempt_at = clock.at + make_interval(secs => $6::float8)
from clock where ${AT_HAND} and ${waiting}`
  await reader.run({ name: `put-back-${name}`, text }, [...identify(clock, row), error, seconds])
}

export async function giveUp(
  reader: Reader,
  queue: Queue<never>,
  clock: Clock,
  row: QueueRow,
  error: string,
): Promise<void> {
  const { table, waiting, givenUp, name } = queue
  if (givenUp === 'delete') {
    const text = `${CLOCK} delete from ${table} using clock where ${AT_HAND} and ${waiting}`
    await reader.run({ name: `give-up-${name}`, text }, identify(clock, row))
    return
  }
  const text = `${CLOCK}
update ${table} set lease = null, last_error = $5, ${givenUp.set} from clock where ${AT_HAND} and ${waiting}`
  await reader.run({ name: `give-up-${name}`, text }, [...identify(clock, row), error])
}

/** How long until a row is due, or a lease runs out; null when nothing waits. */
export async function secondsUntilDue(reader: Reader, queue: Queue<never>, clock: Clock): Promise<number | null> {
  const { table, waiting, name } = queue
  const statement: Statement = {
    name: `next-${name}`,
    text: `
with recursive clock as materialized (select coalesce($1::timestamptz, now()) as at), ${walk('organizations', queue, "''")}
select extract(epoch from min(next_attempt_at) - clock.at)::float8 as seconds
from clock left join (
  select first.next_attempt_at from organizations cross join lateral (
    select t.next_attempt_at from ${table} t
    where t.organization_id = organizations.organization_id and ${waiting}
    order by t.next_attempt_at limit 1
  ) first
) firsts on true
group by clock.at`,
  }
  const [found] = await reader.run<{ seconds: number | null }>(statement, [clock.database()])
  return found?.seconds == null ? null : Math.max(0, found.seconds)
}

function identify(clock: Clock, { organization_id, id, lease }: QueueRow): unknown[] {
  return [clock.database(), organization_id, id, lease]
}
