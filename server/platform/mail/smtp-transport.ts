import { createTransport } from 'nodemailer'
import type { MailAddress, OutgoingMail } from './mail.ts'
import { composeMailMessage } from './message.ts'
import type { SmtpServer } from './smtp-url.ts'

/** In milliseconds. */
export type SmtpTimeouts = {
  /** For the connection and for the greeting. */
  connect: number
  /** Without a byte received. Servers scan a mail before they accept it, and giving up then would send it twice. */
  silence: number
  /** For a whole mail; must be less than after which an attempt counts as lost. */
  whole: number
}

const TIMEOUTS: SmtpTimeouts = { connect: 10_000, silence: 60_000, whole: 120_000 }
/** As many as the mail queues have in progress in a process. */
const SMTP_CONNECTIONS = 8
/** Enough for the next mail of the same run; servers close connections that idle for a minute. */
const IDLE = 5_000

export function buildSmtpTransport(server: SmtpServer, from: MailAddress, timeouts = TIMEOUTS) {
  let pool = openPool(server, timeouts)
  const replace = (used: ReturnType<typeof openPool>) => {
    if (pool === used) pool = openPool(server, timeouts)
    used.close({ force: true })
  }
  return {
    send: async (mail: OutgoingMail) => {
      const used = pool
      await within(timeouts.whole, used.sendMail(composeMailMessage(mail, from)), () => replace(used))
    },
    close: () => pool.close(),
  }
}

function openPool({ host, port, secure, auth }: SmtpServer, timeouts: SmtpTimeouts) {
  return createTransport({
    pool: true,
    host,
    port,
    secure,
    auth: auth ?? undefined,
    maxConnections: SMTP_CONNECTIONS,
    // Only if the server had closed the connection before it received any of the mail.
    maxRequeues: 1,
    idleTimeout: IDLE,
    dnsTimeout: timeouts.connect,
    connectionTimeout: timeouts.connect,
    greetingTimeout: timeouts.connect,
    socketTimeout: timeouts.silence,
  })
}

/** A server that sends its responses byte by byte never hits the silence limit, but would outlast the attempt. */
async function within<T>(milliseconds: number, work: Promise<T>, giveUp: () => void): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(Object.assign(new Error('The SMTP server took too long.'), { code: 'ETIMEDOUT' }))
      giveUp()
    }, milliseconds)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
