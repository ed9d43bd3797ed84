import type { SendMailOptions } from 'nodemailer'
import type { MailAddress, OutgoingMail } from './mail.ts'

/** Every attempt sends the same message, so that a second copy can be recognised. */
export function composeMailMessage(mail: OutgoingMail, from: MailAddress): SendMailOptions {
  return {
    from,
    to: mail.to,
    subject: mail.subject,
    messageId: mail.messageId,
    date: mail.createdAt,
    // Prevents automatic replies.
    headers: { 'Auto-Submitted': 'auto-generated', ...mail.headers },
    text: mail.text,
    html: mail.html ?? undefined,
    attachments: mail.attachments.map(({ filename, contentType, content, cid }) => ({
      filename,
      contentType,
      content: Buffer.from(content),
      contentDisposition: cid === undefined ? 'attachment' : 'inline',
      ...(cid === undefined ? {} : { cid }),
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
