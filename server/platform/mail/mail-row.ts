import type { QueueRow } from '../queue/index.ts'
import type { OutgoingMail } from './mail.ts'
import type { StoredAttachment } from './queue-mail.ts'

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

export function readMail(row: MailRow, messageId: string): OutgoingMail {
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
