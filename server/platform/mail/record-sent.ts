import { setTimeout as wait } from 'node:timers/promises'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/connect.ts'
import type { MailRow } from './queue-mail.ts'

const PAUSES = [200, 1_000, 3_000]

const NAME = `
update mails set message_id = coalesce(message_id, '<' || id || '@' || ?::text || '>')
where organization_id = ? and id = ? returning message_id`

// Even if the row was changed since the attempt began.
const SENT = `
update mails set sent_at = coalesce(?::timestamptz, now()), failed_at = null, last_error = null
where organization_id = ? and id = ? and sent_at is null`

/** All attempts use the message id of the first, even if the sender's domain has changed. */
export async function assignMailMessageId(database: Database, row: MailRow, domain: string): Promise<string> {
  const { rows } = await database.raw(NAME, [domain, row.organization_id, row.id])
  if (!rows[0]) throw new Error('The mail is not there any more.')
  return rows[0].message_id
}

export function recordMailSent(database: Database, clock: Clock, row: MailRow): Promise<void> {
  return recordWithRetries(() => database.raw(SENT, [clock.database(), row.organization_id, row.id]))
}

/** A mail not recorded as sent would be sent again, so this waits out a short outage of the database. */
export async function recordWithRetries(record: () => Promise<unknown>): Promise<void> {
  for (const pause of PAUSES) {
    try {
      await record()
      return
    } catch {
      await wait(pause)
    }
  }
  await record()
}
