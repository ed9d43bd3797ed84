import { createHash } from 'node:crypto'
import type { Statement } from '../database/prepared.ts'
import {
  buildClaimClockCte,
  buildClaimRowsSql,
  buildDueColumnsSql,
  buildFairShareCtes,
  buildFirstDueSql,
  buildOrgWalkCte,
  CLOCK_CTE,
  excludeLeasedRows,
} from './fair-claims.ts'
import { buildHealthyLaneClaimSql, buildLaneClaimSql, buildNextLaneDueSql } from './lane-statements.ts'
import type { Queue, Retries } from './queue.ts'

type Source = Queue<never>

export type QueueStatements = {
  /**
   * $1 time, $2 limit, $3 organization served last, $4 and $5 organizations and their rows in progress, $6 limit per
   * organization; with lanes also $7, $8, $9 lanes, their room and whether they are healthy, $10 and $11 organizations
   * and their rows in progress in unhealthy lanes.
   */
  claim: Statement
  claimHealthy: Statement | null
  /** $1 time, $2 organization, $3 id, $4 lease, $5 error, $6 seconds. */
  putBack: Statement
  /** $1 time, $2 organization, $3 id, $4 lease, $5 error. */
  giveUp: Statement | null
  /** $1 time. */
  next: Statement
}

const built = new WeakMap<object, QueueStatements>()

export function getQueueStatements(queue: Source): QueueStatements {
  const known = built.get(queue)
  if (known) return known
  const statements = {
    claim: withDigest({
      name: `claim-${queue.name}`,
      text: queue.lanes ? buildLaneClaimSql(queue, queue.lanes) : claimFrom(queue),
    }),
    claimHealthy:
      queue.lanes && queue.separateLease
        ? withDigest({ name: `claim-known-${queue.name}`, text: buildHealthyLaneClaimSql(queue, queue.lanes) })
        : null,
    putBack: withDigest({ name: `put-back-${queue.name}`, text: putBackInto(queue) }),
    giveUp: queue.retries ? withDigest({ name: `give-up-${queue.name}`, text: giveUpIn(queue, queue.retries) }) : null,
    next: withDigest({
      name: `next-${queue.name}`,
      text: queue.lanes ? buildNextLaneDueSql(queue, queue.lanes) : nextOf(queue),
    }),
  }
  built.set(queue, statements)
  return statements
}

/** Connections know prepared statements by name only, and a queue may be built with different settings. */
function withDigest({ name, text }: Statement): Statement {
  return { name: `${name}-${createHash('sha256').update(text).digest('hex').slice(0, 8)}`, text }
}

/** Equal shares for a few organizations per claim: one with millions of rows costs no more than one with two. */
function claimFrom(source: Source): string {
  const queue = excludeLeasedRows(source)
  const { table, waiting } = queue
  return `
with recursive ${buildClaimClockCte(queue)},
${buildFairShareCtes(queue)}, turns as materialized (
  select organization_id, room from places, clock
  where room > 0 and (
    select true from ${table} t
    where t.organization_id = places.organization_id and t.next_attempt_at <= clock.at and ${waiting}
    order by t.next_attempt_at limit 1
  )
  limit $2::integer
), due as materialized (
  select found.* from turns cross join clock cross join lateral (
    select ${buildDueColumnsSql(queue)} from ${table} t
    where t.organization_id = turns.organization_id and t.next_attempt_at <= clock.at and ${waiting}
    order by t.next_attempt_at, t.id
    limit least(turns.room, greatest(1, $2::integer / (select count(*) from turns)))
    for update skip locked
  ) found
)
${buildClaimRowsSql(queue)}`
}

// A worker that exceeded its lease must not overwrite the result of the next one.
const AT_HAND = 'organization_id = $2 and id = $3 and lease = $4'

const letGo = ({ separateLease }: Source) => (separateLease ? 'lease = null, leased_until = null' : 'lease = null')

function putBackInto(queue: Source): string {
  const { table, waiting } = queue
  return `
with ${CLOCK_CTE}
update ${table} set ${letGo(queue)}, last_error = $5, next_attempt_at = clock.at + make_interval(secs => $6::float8)
from clock where ${AT_HAND} and ${waiting}`
}

function giveUpIn(queue: Source, { givenUp }: Retries): string {
  const { table, waiting } = queue
  if (givenUp === 'delete') {
    return `
with ${CLOCK_CTE}
delete from ${table} using clock where ${AT_HAND} and ${waiting} and $5::text is not null`
  }
  return `
with ${CLOCK_CTE}
update ${table} set ${letGo(queue)}, last_error = $5, ${givenUp.set} from clock where ${AT_HAND} and ${waiting}`
}

function nextOf(queue: Source): string {
  return `
with recursive ${CLOCK_CTE}, ${buildOrgWalkCte('organizations', queue, "''")}
select extract(epoch from min(first) - clock.at)::float8 as seconds
from clock left join (
  select due.first from organizations cross join lateral (
${buildFirstDueSql(queue, 't.organization_id = organizations.organization_id')}
  ) due
) firsts on true
group by clock.at`
}
