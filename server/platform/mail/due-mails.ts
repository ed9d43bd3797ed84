import type { Clock } from '../clock.ts'
import type { Database } from '../database/connect.ts'
import type { OutgoingMail } from './mail.ts'
import type { StoredAttachment } from './queue-mail.ts'
import { MOST_ATTEMPTS } from './retry-schedule.ts'

export type ClaimedMail = { organizationId: string; attempts: number; mail: OutgoingMail }

/** Longer than any attempt can take, so that a claim only runs out when its worker is gone. */
export const LEASE_SECONDS = 300

const DUE = 'sent_at is null and failed_at is null and next_attempt_at <= clock.at'
const CLOCK = 'clock as (select coalesce(?::timestamptz, now()) as at)'

const CLAIM = `
with ${CLOCK}, due as (
  select organization_id, id from mails, clock
  where ${DUE} and attempts < ${MOST_ATTEMPTS}
  order by next_attempt_at, id
  limit ?
  for update of mails skip locked
)
update mails set
  attempts = mails.attempts + 1,
  next_attempt_at = clock.at + make_interval(secs => ${LEASE_SECONDS}),
  message_id = coalesce(mails.message_id, '<' || mails.id || '@' || ?::text || '>')
from due, clock
where mails.organization_id = due.organization_id and mails.id = due.id
returning mails.*`

const GIVE_UP = `
with ${CLOCK}
update mails set failed_at = clock.at, last_error = 'The last attempt did not report back.'
from clock
where ${DUE} and attempts >= ${MOST_ATTEMPTS}
returning mails.id`

type MailRow = {
  organization_id: string
  id: string
  recipient_address: string
  recipient_name: string
  subject: string
  text_body: string
  html_body: string | null
  attachments: StoredAttachment[] | null
  created_at: Date
  attempts: number
  message_id: string
}

/** Takes due mails for this worker alone, until the lease runs out. The attempt counts from here on. */
export async function claimDueMails(
  database: Database,
  clock: Clock,
  { batch, messageDomain }: { batch: number; messageDomain: string },
): Promise<ClaimedMail[]> {
  const { rows } = await database.raw<{ rows: MailRow[] }>(CLAIM, [clock.database(), batch, messageDomain])
  return rows.map((row) => ({ organizationId: row.organization_id, attempts: row.attempts, mail: readMail(row) }))
}

/** Ends mails whose last attempt took its worker with it; they would be tried without end otherwise. */
export async function giveUpLostMails(database: Database, clock: Clock): Promise<string[]> {
  const { rows } = await database.raw<{ rows: { id: string }[] }>(GIVE_UP, [clock.database()])
  return rows.map(({ id }) => id)
}

function readMail(row: MailRow): OutgoingMail {
  return {
    id: row.id,
    messageId: row.message_id,
    createdAt: row.created_at,
    to: { address: row.recipient_address, name: row.recipient_name },
    subject: row.subject,
    text: row.text_body,
    html: row.html_body,
    attachments: (row.attachments ?? []).map(({ filename, content_type, content_base64, cid }) => ({
      filename,
      contentType: content_type,
      content: Buffer.from(content_base64, 'base64'),
      ...(cid === null ? {} : { cid }),
    })),
  }
}
