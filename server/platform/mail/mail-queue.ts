import type { Clock } from '../clock.ts'
import type { Database } from '../database/connect.ts'
import type { Logger } from '../log.ts'
import { type Queue, type RetriedQueue, type WorkOutcome, withRetries } from '../queue/index.ts'
import { type MailTransport, type OutgoingMail, toOneLine } from './mail.ts'
import { type MailRow, toOutgoingMail } from './queue-mail.ts'
import { assignMailMessageId, recordMailSent } from './record-sent.ts'

export const MAIL_QUEUE_NAME = 'mails'

const MINUTE = 60
const HOUR = 60 * MINUTE
/** Longer than any attempt. */
export const LOST_MAIL_SECONDS = 5 * MINUTE
/** With more, an organization lets others send. */
export const MAILS_PER_TURN = 20
export const MAIL_RETRY_SECONDS = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 12 * HOUR]

/** Fewer than the connections to the mail server: the rest is for bulk mail, so these mails never wait behind it. */
const AT_ONCE = 5

export type MailQueueOptions = { database: Database; transport: MailTransport; clock: Clock; log: Logger }

export function buildMailQueue(options: MailQueueOptions): Queue<MailRow> {
  const queue: RetriedQueue<MailRow> = {
    name: MAIL_QUEUE_NAME,
    table: 'mails',
    waiting: 'sent_at is null and failed_at is null',
    // A lost attempt may have delivered the mail.
    retries: {
      seconds: MAIL_RETRY_SECONDS,
      givenUp: { set: 'failed_at = clock.at' },
      lostAttempts: 'count',
      lostAfterSeconds: LOST_MAIL_SECONDS,
    },
    places: AT_ONCE,
    perOrganization: 1,
    concurrency: AT_ONCE,
    perDestination: AT_ONCE - 2,
    perTurn: MAILS_PER_TURN,
    work: (row) => send(options, row),
  }
  return withRetries(queue, options)
}

async function send({ database, transport, clock, log }: MailQueueOptions, row: MailRow): Promise<WorkOutcome> {
  const messageId = row.message_id ?? (await assignMailMessageId(database, row, transport.messageDomain))
  const failure = await trySendMail(transport, toOutgoingMail(row, messageId))
  if (failure) return toWorkOutcome(failure)
  await recordMailSent(database, clock, row).catch((error) => {
    log.error({ mail: row.id, err: error }, 'mail sent, but that could not be recorded')
    throw error
  })
  log.info({ mail: row.id, attempt: row.attempts }, 'mail sent')
  return { result: 'done' }
}

export async function trySendMail(transport: MailTransport, mail: OutgoingMail): Promise<MailFailure | null> {
  try {
    await transport.send(mail)
    return null
  } catch (error) {
    return describeMailFailure(error)
  }
}

export function toWorkOutcome({ kind, code, smtpStatus, detail }: MailFailure): WorkOutcome {
  return {
    result: kind === 'refused' ? 'give-up' : 'retry',
    error: `${code}: ${detail}`,
    facts: { code, smtp_status: smtpStatus },
    blocked: kind === 'unreachable',
  }
}

export type MailFailure = {
  /** refused: permanent. deferred: this mail may be sent later. unreachable: no mail can be sent now. */
  kind: 'refused' | 'deferred' | 'unreachable'
  code: string
  smtpStatus: number | null
  /** The server's response. It may name the recipient, so it is stored with the mail and not logged. */
  detail: string
}

/** Errors of nodemailer about the mail itself, not the connection. */
const ABOUT_THE_MAIL = new Set(['EENVELOPE', 'EMESSAGE'])

/** SMTP statuses about login or the order of commands; the mail itself would be accepted. */
const ABOUT_THE_SESSION = new Set([503, 530, 534, 535, 538])

export function describeMailFailure(error: unknown): MailFailure {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown }
  const name = typeof code === 'string' ? code : error instanceof Error ? error.name : 'Error'
  const smtpStatus = typeof responseCode === 'number' ? responseCode : null
  return { kind: kindOf(name, smtpStatus), code: name, smtpStatus, detail: detailOf(error) }
}

function kindOf(code: string, smtpStatus: number | null): MailFailure['kind'] {
  if (!ABOUT_THE_MAIL.has(code)) return 'unreachable'
  if (smtpStatus === null) return 'refused'
  if (ABOUT_THE_SESSION.has(smtpStatus)) return 'unreachable'
  return smtpStatus >= 500 ? 'refused' : 'deferred'
}

function detailOf(error: unknown): string {
  return toOneLine(error instanceof Error ? error.message : String(error))
}
