import type { MailTransport } from './mail.ts'
import { parseMailSender, toMailDomain } from './sender.ts'
import type { SmtpTimeouts } from './smtp-transport.ts'
import { parseSmtpUrl } from './smtp-url.ts'

export type MailTransportOptions = {
  /** null: write mails to files in the outbox. */
  smtpUrl: string | null
  from: string
  outboxDir: string
  timeouts?: SmtpTimeouts
}

/** Mail libraries are imported with the first mail, so that they do not slow down the start. */
export function buildMailTransport({ smtpUrl, from, outboxDir, timeouts }: MailTransportOptions): MailTransport {
  const sender = parseMailSender(from)
  if (sender === null) throw new Error('The sender of the mails is not an address.')
  const server = smtpUrl === null ? null : parseSmtpUrl(smtpUrl)
  if (smtpUrl !== null && server === null) throw new Error('The address of the SMTP server is not one.')
  const open = async () => {
    if (server) return (await import('./smtp-transport.ts')).buildSmtpTransport(server, sender, timeouts)
    return (await import('./outbox-transport.ts')).buildOutboxTransport(outboxDir, sender)
  }
  let opened: ReturnType<typeof open> | undefined
  return {
    messageDomain: toMailDomain(sender),
    send: async (mail) => {
      opened ??= open()
      await (await opened).send(mail)
    },
    close: async () => (await opened)?.close(),
  }
}
