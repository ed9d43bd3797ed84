import type { NewMail } from '../../platform/mail/index.ts'
import { renderQrPng } from '../../platform/qr/index.ts'
import { buildLoopYielder } from '../../platform/yield-event-loop.ts'
import type { TicketMailContent } from './content.ts'
import { renderTicketMailHtml } from './html-part.ts'
import { type MailTicketView, type TicketMailView, toTicketMailView } from './ticket-mail-view.ts'

export type RenderedMail = Required<Pick<NewMail, 'to' | 'subject' | 'text' | 'html' | 'attachments'>>

/** May take long: a mail can have hundreds of tickets. */
export async function renderTicketMail(content: TicketMailContent): Promise<RenderedMail> {
  const yieldLoop = buildLoopYielder()
  const view = toTicketMailView(content)
  await yieldLoop()
  const text = renderTicketMailText(view)
  await yieldLoop()
  const html = renderTicketMailHtml(view)
  const attachments: RenderedMail['attachments'] = []
  for (const { code, cid } of view.tickets) {
    await yieldLoop()
    attachments.push({ filename: `${code}.png`, contentType: 'image/png', content: renderQrPng(code), cid })
  }
  return { to: content.recipient, subject: view.subject, text, html, attachments }
}

export function renderTicketMailText(view: TicketMailView): string {
  const { days } = view
  const blocks = [
    [view.event, view.organization],
    [view.greeting],
    [view.lead],
    days.entries.length === 0
      ? []
      : [`${days.label}:`, ...days.entries.map(({ name, when }) => `- ${name === null ? '' : `${name}: `}${when}`)],
    days.note === null ? [] : [days.note],
    view.due === null ? [] : [view.due],
    ...view.tickets.map(ticketLines),
    [view.advice.text],
    ...view.description.map((paragraph) => [paragraph]),
    [view.sentBy],
  ]
  const filled = blocks.filter((lines) => lines.length > 0)
  return `${filled.map((lines) => lines.join('\n')).join('\n\n')}\n`
}

function ticketLines({ label, code, sharedBy, people }: MailTicketView): string[] {
  return [
    `${label}: ${code}`,
    ...(sharedBy === null ? [] : [`  ${sharedBy}:`]),
    ...people.map(({ name, type, days }) => `  ${name} (${type})${days === null ? '' : `: ${days}`}`),
  ]
}
