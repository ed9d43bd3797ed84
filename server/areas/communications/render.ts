import type { NewMail } from '../../platform/mail/index.ts'
import { qrPng } from '../../platform/qr/index.ts'
import { createLoopYielder } from '../../platform/yield-event-loop.ts'
import type { TicketMailContent } from './content.ts'
import { htmlPart } from './html-part.ts'
import { textPart } from './text-part.ts'
import { viewOf } from './view.ts'

export type RenderedMail = Required<Pick<NewMail, 'to' | 'subject' | 'text' | 'html' | 'attachments'>>

/** The mail to one recipient, ready for the queue. It may hold hundreds of tickets, and then takes a while. */
export async function renderTicketMail(content: TicketMailContent): Promise<RenderedMail> {
  const yieldLoop = createLoopYielder()
  const view = viewOf(content)
  await yieldLoop()
  const text = textPart(view)
  await yieldLoop()
  const html = htmlPart(view)
  const attachments: RenderedMail['attachments'] = []
  for (const { code, cid } of view.tickets) {
    await yieldLoop()
    attachments.push({ filename: `${code}.png`, contentType: 'image/png', content: qrPng(code), cid })
  }
  return { to: content.recipient, subject: view.subject, text, html, attachments }
}
