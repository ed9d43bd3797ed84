import { randomUUID } from 'node:crypto'
import type { Statement } from '../../platform/database/prepared.ts'
import { COLUMNS, KEPT_SECONDS, LEASE_SECONDS } from './queries.ts'

/** Whoever does not have the job any more finds no row: it was cancelled, or another worker has it. */
const MINE = 'organization_id = $1 and id = $2 and lease = $3 and finished_at is null'

const CLOCK = 'coalesce($4::timestamptz, now())'
const LEASED = `${CLOCK} + interval '${LEASE_SECONDS} seconds'`

/** Of workers that go by pg-boss, which gives a job to one of them only when the one before is lost. */
export const LEASE_PREFIX = 'pg-boss '
export const newLease = () => `${LEASE_PREFIX}${randomUUID()}`

/**
 * Takes a job, unless a worker of the release before has it, which goes by the time alone. $1 organization, $2 job, $3 lease, $4 the time
 */
export const takeJob: Statement = {
  name: 'take-job',
  text: `
update jobs set
  lease = $3, status = 'running', started_at = coalesce(started_at, ${CLOCK}), begun = begun + 1, next_attempt_at = ${LEASED}
where organization_id = $1 and id = $2 and finished_at is null
  and (lease is null or lease like '${LEASE_PREFIX}%' or next_attempt_at <= ${CLOCK})
returning ${COLUMNS}`,
}

/** Nobody else can take or cancel it until the transaction ends. $1 organization, $2 job, $3 lease */
export const lockJob: Statement = {
  name: 'hold-job',
  text: `select id from jobs where ${MINE} for no key update`,
}

/**
 * $5 whether the state is set and $6 to what, $7 done, $8 whether the total is set and $9 to what, $10 counts, $11 warnings to add,
 * $12 and $13 bytes added to the files, $14 whether files and warnings begin anew
 */
export const advanceJob: Statement = {
  name: 'advance-job',
  text: `
update jobs set
  state = case when $5::boolean then $6::jsonb else state end,
  done = coalesce($7::integer, done),
  total = case when $8::boolean then $9::integer else total end,
  counts = coalesce($10::jsonb, counts),
  warnings = case when $14::boolean then '[]' else warnings end || $11::jsonb,
  result_bytes = case when $14::boolean then 0 else result_bytes end + $12::bigint,
  rejects_bytes = case when $14::boolean then 0 else rejects_bytes end + $13::bigint,
  -- Only what can be gone on from is further than before; what begins anew next time is not.
  begun = case when $5::boolean and $6::jsonb is not null then least(begun, 1) else begun end,
  attempts = case when $5::boolean and $6::jsonb is not null then 0 else attempts end,
  next_attempt_at = ${LEASED}
where ${MINE}
returning ${COLUMNS}`,
}

/** $5 status, $6 error */
export const finishJob: Statement = {
  name: 'finish-job',
  text: `
update jobs set
  status = $5, error = $6, lease = null, started_at = coalesce(started_at, ${CLOCK}), finished_at = ${CLOCK},
  expires_at = ${CLOCK} + interval '${KEPT_SECONDS} seconds',
  total = case when $5 = 'succeeded' then coalesce(total, done) else total end
where ${MINE}
returning ${COLUMNS}`,
}

/** Lets go of a job that goes on later. $5 after how many seconds, $6 what it failed with, if it did */
export const putBackJob: Statement = {
  name: 'put-back-job',
  text: `
update jobs set
  lease = null, next_attempt_at = ${CLOCK} + make_interval(secs => $5::float8),
  attempts = attempts + case when $6::text is null then 0 else 1 end,
  begun = greatest(0, begun - 1), last_error = coalesce($6, last_error)
where ${MINE}
returning ${COLUMNS}`,
}

/** What other organizations have waiting. $1 organization, $2 the time */
export const findOthersWaiting: Statement = {
  name: 'find-other-jobs-waiting',
  text: `
select distinct type, total from jobs
where organization_id <> $1 and finished_at is null and lease is null and next_attempt_at <= coalesce($2::timestamptz, now())`,
}

/** So that what the connection runs from now on is planned for the tables as they are, foreign keys included. */
export const discardPlans: Statement = { name: 'discard-plans', text: 'discard plans' }
