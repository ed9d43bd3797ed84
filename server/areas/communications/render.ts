import type { NewMail } from '../../platform/mail/index.ts'
import { qrPng } from '../../platform/qr/index.ts'
import type { TicketMailContent } from './content.ts'
import { htmlPart } from './html-part.ts'
import { textPart } from './text-part.ts'
import { viewOf } from './view.ts'

export type RenderedMail = Required<Pick<NewMail, 'to' | 'subject' | 'text' | 'html' | 'attachments'>>

/** The mail to one recipient, ready for the queue. */
export function renderTicketMail(content: TicketMailContent): RenderedMail {
  const view = viewOf(content)
  return {
    to: content.recipient,
    subject: view.subject,
    text: textPart(view),
    html: htmlPart(view),
    attachments: view.tickets.map(({ code, cid }) => ({
      filename: `${code}.png`,
      contentType: 'image/png',
      content: qrPng(code),
      cid,
    })),
  }
}
