import type { Database } from '../database/connect.ts'
import { deleteInBatches } from '../database/delete-in-batches.ts'
import { type Reader, sql } from '../database/prepared.ts'
import { newId } from '../ids.ts'
import type { QueueRow } from '../queue/index.ts'
import { type Attachment, type NewMail, type OutgoingMail, validateAndCleanMail } from './mail.ts'

export type StoredAttachment = { filename: string; content_type: string; content_base64: string; cid: string | null }

/** Usually in the caller's transaction. False: this occurrence has its mail already. */
export async function queueMail(reader: Reader, mail: NewMail, now: Date): Promise<boolean> {
  const { occurrence, to, subject, text, html, attachments } = validateAndCleanMail(mail)
  const stored = attachments.length === 0 ? null : JSON.stringify(attachments.map(store))
  const written = [to.address, to.name, subject, text, html, stored]
  const added = await reader.run(insertMailSql, [mail.organizationId, newId(now), occurrence, ...written, now])
  return added.length > 0
}

const insertMailSql = sql('insert-mail')`
insert into mails (
  organization_id, id, occurrence, recipient_address, recipient_name, subject, text_body, html_body, attachments, created_at,
  next_attempt_at
)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10)
on conflict (organization_id, occurrence) do nothing
returning id`

function store({ filename, contentType, content, cid }: Attachment): StoredAttachment {
  const content_base64 = Buffer.from(content).toString('base64')
  return { filename, content_type: contentType, content_base64, cid: cid ?? null }
}

export type MailRow = QueueRow & {
  recipient_address: string
  recipient_name: string
  subject: string
  text_body: string
  html_body: string | null
  attachments: StoredAttachment[] | null
  created_at: Date
  message_id: string | null
}

export function toOutgoingMail(row: MailRow, messageId: string): OutgoingMail {
  return {
    id: row.id,
    messageId,
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

/** Longer than the month that some occurrences are named after, so that none gets a second mail. */
const DAYS = 60

/** Sent and failed mails contain personal data, so they are deleted. Returns how many. */
export function purgeOldMails(database: Database, now: Date): Promise<number> {
  return deleteInBatches(database, 'mails', [
    'created_at < ? and (sent_at is not null or failed_at is not null)',
    new Date(now.getTime() - DAYS * 86_400_000),
  ])
}
