import { createTransport } from 'nodemailer'
import type { MailAddress, MailTransport, OutgoingMail } from './mail.ts'
import { composeMailMessage } from './message.ts'
import { type OutboxEntry, toOutboxFileName, writeToOutbox } from './outbox-files.ts'

/** Writes each mail to a file. A mail that is sent again replaces its file. */
export function buildOutboxTransport(folder: string, from: MailAddress): Pick<MailTransport, 'send' | 'close'> {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    send: async (mail) => {
      const { message } = await composer.sendMail(composeMailMessage(mail, from))
      await writeToOutbox(folder, toOutboxFileName(mail), message as Buffer, entryOf(mail, from))
    },
    close: () => composer.close(),
  }
}

function entryOf(mail: OutgoingMail, from: MailAddress): OutboxEntry {
  const { to, subject, messageId, text, attachments } = mail
  return {
    from,
    to,
    subject,
    date: mail.createdAt.toISOString(),
    messageId,
    text,
    html: withInlineImages(mail),
    attachments: attachments.map(({ filename, contentType, content }) => ({
      filename,
      contentType,
      bytes: content.length,
    })),
  }
}

const SHOWN = /(["'])cid:([^"']*)\1/g

function withInlineImages({ html, attachments }: OutgoingMail): string | null {
  if (html === null) return null
  const images = new Map(attachments.map((attachment) => [attachment.cid, attachment]))
  return html.replace(SHOWN, (name, quote: string, cid: string) => {
    const image = images.get(cid)
    if (!image?.contentType.startsWith('image/')) return name
    return `${quote}data:${image.contentType};base64,${Buffer.from(image.content).toString('base64')}${quote}`
  })
}
