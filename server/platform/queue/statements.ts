import { createHash } from 'node:crypto'
import type { Statement } from '../database/prepared.ts'
import { isOfStatement } from '../database/spread.ts'
import { memoizeByKey } from '../memoize.ts'
import type { QueueTable, Retries } from './queue.ts'

type RetriedTable = QueueTable & { retries?: Retries }

export const getQueueStatements = memoizeByKey((queue: RetriedTable) => ({
  /** Every destination with a due row, and those with the next one that will be. $1 time. */
  findDue: withDigest({ name: `due-${queue.name}`, text: findDueIn(queue) }),
  /** When the first row of every destination is due, read from all nodes. $1 time. */
  findFirsts: withDigest({ name: `firsts-${queue.name}`, text: findFirstsIn(queue) }),
  /** When the first row of each is due. $1 time, $2 organizations, $3 destinations, $4 the only organization, or null. */
  findDueOf: withDigest({ name: `due-of-${queue.name}`, text: findDueOfIn(queue) }),
  /** $1 time, $2 organization, $3 id, $4 attempts, $5 error, $6 seconds, $7 destination. */
  putBack: withDigest({ name: `put-back-${queue.name}`, text: putBackInto(queue) }),
  /** $1 time, $2 organization, $3 id, $4 attempts, $5 error, $6 destination. */
  giveUp: queue.retries ? withDigest({ name: `give-up-${queue.name}`, text: giveUpIn(queue, queue.retries) }) : null,
}))

/** Connections know prepared statements by name only, and a queue may be built with different settings. */
function withDigest({ name, text }: Statement): Statement {
  return { name: `${name}-${createHash('sha256').update(text).digest('hex').slice(0, 8)}`, text }
}

export const CLOCK_CTE = 'clock as materialized (select coalesce($1::timestamptz, now()) as at)'

const SECONDS = 'extract(epoch from one.first - clock.at)::float8 as seconds'
const failingOf = ({ failing = () => 'false' }: QueueTable, isMeant: (column: string) => string = () => 'true') =>
  `${failing(isMeant)} as failing`
const ofDestination = ({ destination }: QueueTable, id: string) => (destination ? `and t.${destination} = ${id}` : '')

/** One index probe for each destination, however many rows wait. */
function findDueIn(queue: QueueTable): string {
  const { destination } = queue
  const keys = ['t.organization_id', ...(destination ? [`t.${destination}`] : [])].join(', ')
  const after = destination ? '(walked.organization_id, walked.destination)' : 'walked.organization_id'
  const next = (condition = '') =>
    firstOf(
      queue,
      `t.organization_id, t.${destination ?? 'organization_id'} as destination, t.next_attempt_at as first`,
      {
        condition,
        order: `${keys}, t.next_attempt_at`,
      },
    )
  return `
with recursive ${CLOCK_CTE}, walked as (
  (${next()})
  union all
  select next.* from walked cross join lateral (${next(`(${keys}) > ${after} and`)}) next
)
select one.organization_id as organization, one.destination as id, ${SECONDS}, ${failingOf(queue)}
from walked one cross join clock
where one.first <= clock.at or one.first = (select min(walked.first) from walked where walked.first > clock.at)`
}

function findFirstsIn(queue: QueueTable): string {
  const id = queue.destination ?? 'organization_id'
  const rows = (queue.due ?? [queue]).map(
    ({ table, waiting }) => `select organization_id, ${id} as id, next_attempt_at from ${table} where ${waiting}`,
  )
  return `
select organization_id as organization, id, false as failing,
  extract(epoch from min(next_attempt_at) - coalesce($1::timestamptz, now()))::float8 as seconds
from (${rows.join(' union all ')}) t group by organization_id, id`
}

function findDueOfIn(queue: QueueTable): string {
  const isMeant = (column: string) => isOfStatement(column, '$4')
  const condition = `${isMeant('t.organization_id')} and t.organization_id = wanted.organization_id
      ${ofDestination(queue, 'wanted.destination')} and`
  return `
with ${CLOCK_CTE}, one as (
  select wanted.organization_id, wanted.destination, found.first
  from unnest($2::text[], $3::text[]) wanted (organization_id, destination) cross join lateral (
    ${firstOf(queue, 't.next_attempt_at as first', { condition, order: 't.next_attempt_at' })}
  ) found
)
select one.organization_id as organization, one.destination as id, ${SECONDS}, ${failingOf(queue, isMeant)}
from one cross join clock`
}

/** Each table is asked for its own first row: of a union, PostgreSQL would sort all rows. */
function firstOf(queue: QueueTable, columns: string, { condition, order }: { condition: string; order: string }) {
  const firsts = (queue.due ?? [queue]).map(
    ({ table, waiting }) => `select ${columns} from ${table} t where ${condition} ${waiting} order by ${order} limit 1`,
  )
  if (firsts.length === 1) return firsts.join()
  const byPosition = order.split(', ').map((_, index) => index + 1)
  return `select * from (${firsts.map((first) => `(${first})`).join(' union all ')}) first order by ${byPosition.join(', ')} limit 1`
}

/**
 * Begins what is due of each turn. An attempt that does not report back is repeated when it is due again. The rows are
 * locked, so their ctid is valid; a join by key might read the whole table. $1 time, $2 organizations, $3 destinations,
 * $4 and $5 time and id of the last row that was begun, $6 how many, $7 ids of rows at hand, which may have become due
 * again, $8 the only organization, or null.
 */
export function buildBeginRowsSql(queue: QueueTable & { retries: Retries }): Statement {
  const { seconds, lostAttempts, lostAfterSeconds } = queue.retries
  const most = seconds.length + 1
  const counted = lostAttempts === 'count' ? `attempts = least(taken.attempts + 1, ${most}),` : ''
  const exhausted = lostAttempts === 'count' ? `due.attempts >= ${most}` : 'false'
  const text = `
with ${CLOCK_CTE}, due as materialized (
  select found.*, clock.at + make_interval(secs => ${lostAfterSeconds}) as lost_at
  from unnest($2::text[], $3::text[], $4::timestamptz[], $5::text[], $6::integer[])
    turn (organization_id, destination, last_at, last_id, rows)
  cross join clock cross join lateral (
    select *, row_number() over () as number, count(*) over () > turn.rows as more from (
    select t.ctid as place, t.next_attempt_at::text as due_text, t.attempts from ${queue.table} t
    where ${isOfStatement('t.organization_id', '$8')} and t.organization_id = turn.organization_id
      ${ofDestination(queue, 'turn.destination')}
      and (t.next_attempt_at, t.id) > (turn.last_at, turn.last_id) and t.next_attempt_at <= clock.at
      and ${queue.waiting} and t.id <> all ($7::text[])
    order by t.next_attempt_at, t.id limit turn.rows + 1
    for update skip locked
    ) locked
  ) found
  where found.number <= turn.rows
)
update ${queue.table} taken set ${counted} next_attempt_at = due.lost_at
from due where ${isOfStatement('taken.organization_id', '$8')} and taken.ctid = due.place
returning taken.*, due.due_text as "dueText", due.number, due.more, ${exhausted} as exhausted`
  return withDigest({ name: `begin-${queue.name}`, text })
}

// A worker that was late must not overwrite the result of the next one.
const atHand = (queue: QueueTable, destination: string) =>
  `t.organization_id = $2 ${ofDestination(queue, destination)} and t.id = $3 and t.attempts = $4 and ${queue.waiting}`

function putBackInto(queue: RetriedTable): string {
  const counted = queue.retries?.lostAttempts === 'forgive' ? 'attempts = t.attempts + 1,' : ''
  const also = queue.putOff ? `${queue.putOff},` : ''
  return `
with clock as materialized (select coalesce($1::timestamptz, now()) + make_interval(secs => $6::float8) as later)
update ${queue.table} t set ${counted} ${also} last_error = coalesce($5, last_error), next_attempt_at = clock.later
from clock where ${atHand(queue, '$7')} and $7::text is not null`
}

function giveUpIn(queue: RetriedTable, { givenUp, lostAttempts }: Retries): string {
  const counted = lostAttempts === 'forgive' ? ', attempts = t.attempts + 1' : ''
  const which = `${atHand(queue, '$6')} and $5::text is not null and $6::text is not null`
  if (givenUp === 'delete') return `with ${CLOCK_CTE} delete from ${queue.table} t using clock where ${which}`
  return `
with ${CLOCK_CTE}
update ${queue.table} t set last_error = $5, ${givenUp.set}${counted} from clock where ${which}`
}
