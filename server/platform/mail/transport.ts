import type { MailTransport } from './mail.ts'
import { buildOutboxTransport } from './outbox-transport.ts'
import { domainOf, readSender } from './sender.ts'
import { buildSmtpTransport, type SmtpTimeouts } from './smtp-transport.ts'
import { readSmtpUrl } from './smtp-url.ts'

export type TransportOptions = {
  /** null: mails become files in the outbox. */
  smtpUrl: string | null
  from: string
  outboxDir: string
  timeouts?: SmtpTimeouts
}

export function buildTransport({ smtpUrl, from, outboxDir, timeouts }: TransportOptions): MailTransport {
  const sender = readSender(from)
  if (sender === null) throw new Error('The sender of the mails is not an address.')
  const messageDomain = domainOf(sender)
  if (smtpUrl === null) return { messageDomain, ...buildOutboxTransport(outboxDir, sender) }
  const server = readSmtpUrl(smtpUrl)
  if (server === null) throw new Error('The address of the SMTP server is not one.')
  return { messageDomain, ...buildSmtpTransport(server, sender, timeouts) }
}
