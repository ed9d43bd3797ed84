import { sql } from '../../platform/database/prepared.ts'
import { FILE_RETENTION_SECONDS, JOB_COLUMNS } from './queries.ts'

/** Matches no row once the worker has lost the job: it was cancelled, or another worker took it. */
const MINE = 'organization_id = $1 and id = $2 and lease = $3 and finished_at is null'

/** $4 the time. Several nodes need times to be made here: what is set may not depend on the clock. */
const withClock = (later: string) => `
with clock as materialized (
  select at, at + ${later} as later from (select coalesce($4::timestamptz, now()) as at) given
)`

/**
 * From the worker that had it, because pg-boss hands a job out again only when that is lost. $1 organization, $2 job,
 * $3 lease, $4 the time
 */
export const leaseJobSql = sql('lease-job')`${withClock("interval '0'")}
update jobs set
  lease = $3, status = 'running', started_at = coalesce(started_at, clock.at), begun = begun + 1
from clock where organization_id = $1 and id = $2 and finished_at is null
returning ${JOB_COLUMNS}`

/** Until the commit, no one else can take or cancel the job. $1 organization, $2 job, $3 lease */
export const lockJobSql = sql('lock-job')`select id from jobs where ${MINE} for no key update`

/**
 * $4 whether to set the state, $5 the state, $6 done, $7 whether to set the total, $8 the total, $9 counts, $10
 * warnings to append, $11 and $12 bytes appended to result and rejects, $13 whether to drop files and warnings first
 */
export const updateJobProgressSql = sql('update-job-progress')`
update jobs set
  state = case when $4::boolean then $5::jsonb else state end,
  done = coalesce($6::integer, done),
  total = case when $7::boolean then $8::integer else total end,
  counts = coalesce($9::jsonb, counts),
  warnings = case when $13::boolean then '[]' else warnings end || $10::jsonb,
  result_bytes = case when $13::boolean then 0 else result_bytes end + $11::bigint,
  rejects_bytes = case when $13::boolean then 0 else rejects_bytes end + $12::bigint,
  -- A state to resume from is progress, so the counts of failures start again; without one they go on.
  begun = case when $4::boolean and $5::jsonb is not null then least(begun, 1) else begun end,
  attempts = case when $4::boolean and $5::jsonb is not null then 0 else attempts end
where ${MINE}
returning ${JOB_COLUMNS}`

/** $5 status, $6 error */
export const finishJobSql = sql('finish-job')`${withClock(`interval '${FILE_RETENTION_SECONDS} seconds'`)}
update jobs set
  status = $5, error = $6, lease = null, started_at = coalesce(started_at, clock.at), finished_at = clock.at,
  expires_at = clock.later,
  total = case when $5 = 'succeeded' then coalesce(total, done) else total end
from clock where ${MINE}
returning ${JOB_COLUMNS}`

/** Releases a job that continues later. $5 after how many seconds, $6 the error, or null */
export const releaseJobSql = sql('release-job')`${withClock('make_interval(secs => $5::float8)')}
update jobs set
  lease = null, next_attempt_at = clock.later,
  attempts = attempts + case when $6::text is null then 0 else 1 end,
  begun = greatest(0, begun - 1), last_error = coalesce($6, last_error)
from clock where ${MINE}
returning ${JOB_COLUMNS}`

/** Waiting jobs of other organizations. $1 organization, $2 the time */
export const findWaitingJobsOfOtherOrganizationsSql = sql('find-waiting-jobs-of-other-organizations')`
select distinct type, total from jobs
where organization_id <> $1 and finished_at is null and lease is null and next_attempt_at <= coalesce($2::timestamptz, now())`

/** Makes PostgreSQL plan again with current statistics, for foreign key checks too. */
export const discardQueryPlansSql = sql('discard-query-plans')`discard plans`
