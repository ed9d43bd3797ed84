import { onTestFinished } from 'vitest'
import type { MailRoom } from './mail-room.ts'
import { startSmtp, type TestSmtpOptions } from './smtp-server.ts'

/** A mail server for the duration of a test, and a transport to it. */
export async function serveMail(room: MailRoom, options: TestSmtpOptions = {}) {
  const smtp = await startSmtp(options)
  onTestFinished(() => smtp.close())
  return { smtp, transport: room.transport({ smtpUrl: smtp.url }) }
}

export const busy = { status: 451, text: 'Busy, ada@visitors.example' }
export const unknown = { status: 550, text: 'No such user ada@visitors.example' }
