import type { Knex } from 'knex'
import type { Reader, Statement } from '../database/prepared.ts'
import { newId } from '../ids.ts'
import { type Attachment, checkMail, type NewMail } from './mail.ts'

/** As it stands in the database. */
export type StoredAttachment = { filename: string; content_type: string; content_base64: string; cid: string | null }

/** Part of the caller's transaction. False: this occurrence has its mail already. */
export async function queueMail(executor: Knex, mail: NewMail, now: Date): Promise<boolean> {
  const { occurrence, to, subject, text, html, attachments } = checkMail(mail)
  const added = await executor('mails')
    .insert({
      organization_id: mail.organizationId,
      id: newId(now),
      occurrence,
      recipient_address: to.address,
      recipient_name: to.name,
      subject,
      text_body: text,
      html_body: html,
      attachments: attachments.length === 0 ? null : JSON.stringify(attachments.map(store)),
      created_at: now,
      next_attempt_at: now,
    })
    .onConflict(['organization_id', 'occurrence'])
    .ignore()
    .returning('id')
  return added.length > 0
}

const insertMail: Statement = {
  name: 'insert-mail',
  text: `
insert into mails (
  organization_id, id, occurrence, recipient_address, recipient_name, subject, text_body, html_body, created_at, next_attempt_at
)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9)
on conflict (organization_id, occurrence) do nothing`,
}

/** The same for a mail without attachments, as part of the work of a request. */
export async function queueMailIn(reader: Reader, mail: Omit<NewMail, 'attachments'>, now: Date): Promise<void> {
  const { occurrence, to, subject, text, html } = checkMail(mail)
  const written = [to.address, to.name, subject, text, html]
  await reader.run(insertMail, [mail.organizationId, newId(now), occurrence, ...written, now])
}

function store({ filename, contentType, content, cid }: Attachment): StoredAttachment {
  const content_base64 = Buffer.from(content).toString('base64')
  return { filename, content_type: contentType, content_base64, cid: cid ?? null }
}
