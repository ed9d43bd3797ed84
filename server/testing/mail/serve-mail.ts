import { onTestFinished } from 'vitest'
import type { MailTestSetup } from './mail-test-setup.ts'
import { startSmtpServer, type TestSmtpOptions } from './smtp-server.ts'

/** A mail server for the duration of a test, and a transport to it. */
export async function startMailServer(room: MailTestSetup, options: TestSmtpOptions = {}) {
  const smtp = await startSmtpServer(options)
  onTestFinished(() => smtp.close())
  return { smtp, transport: room.transport({ smtpUrl: smtp.url }) }
}

export const smtpBusyAnswer = { status: 451, text: 'Busy, ada@visitors.example' }
export const smtpUnknownUserAnswer = { status: 550, text: 'No such user ada@visitors.example' }
