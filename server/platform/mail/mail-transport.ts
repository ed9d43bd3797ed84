import type { OutgoingMail } from './mail.ts'

export type MailTransport = {
  /** What follows the @ in the message ids. */
  messageDomain: string
  /** Resolves once the mail is somebody else's responsibility. */
  send(mail: OutgoingMail): Promise<void>
  close(): void | Promise<void>
}
