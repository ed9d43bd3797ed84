import type { Clock } from '../clock.ts'
import type { Database } from '../database/connect.ts'
import type { ClaimedMail } from './due-mails.ts'

const NOW = 'coalesce(?::timestamptz, now())'

// Sent is sent, whatever happened to the row since it was claimed.
const SENT = `
update mails set sent_at = ${NOW}, failed_at = null, last_error = null
where organization_id = ? and id = ? and sent_at is null`

// A worker that took longer than its lease must not undo what the next one did.
const OF_THIS_ATTEMPT = 'organization_id = ? and id = ? and attempts = ? and sent_at is null and failed_at is null'
const RETRY = `
update mails set next_attempt_at = ${NOW} + make_interval(secs => ?), last_error = ? where ${OF_THIS_ATTEMPT}`
const FAILED = `update mails set failed_at = ${NOW}, last_error = ? where ${OF_THIS_ATTEMPT}`

export async function recordSent(database: Database, clock: Clock, { organizationId, mail }: ClaimedMail) {
  await database.raw(SENT, [clock.database(), organizationId, mail.id])
}

/** Without a delay, there is no further attempt. */
export async function recordFailure(
  database: Database,
  clock: Clock,
  { organizationId, attempts, mail }: ClaimedMail,
  { error, delay }: { error: string; delay: number | null },
) {
  const attempt = [organizationId, mail.id, attempts]
  if (delay === null) await database.raw(FAILED, [clock.database(), error, ...attempt])
  else await database.raw(RETRY, [clock.database(), delay, error, ...attempt])
}
