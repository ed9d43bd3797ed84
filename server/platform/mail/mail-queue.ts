import type { Clock } from '../clock.ts'
import type { Database } from '../database/connect.ts'
import type { Logger } from '../log.ts'
import { type Queue, type Retries, recordDone, type WorkOutcome, withRetries } from '../queue/index.ts'
import { type MailTransport, type OutgoingMail, toOneLine } from './mail.ts'
import { type MailRow, toOutgoingMail } from './queue-mail.ts'

export const MAIL_QUEUE = 'mails'

const MINUTE = 60
const HOUR = 60 * MINUTE
/** Longer than any attempt. */
const LOST_MAIL_SECONDS = 5 * MINUTE
/** With more, an organization lets others send. */
export const MAILS_PER_TURN = 20

/** For a queue of mails. A lost attempt may have delivered its mail. */
export function buildMailRetries(givenUp: string, lostAfterSeconds = LOST_MAIL_SECONDS): Retries {
  const seconds = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 12 * HOUR]
  return { seconds, givenUp: { set: givenUp }, lostAttempts: 'count', lostAfterSeconds }
}

/** Fewer than the connections to the mail server: the rest is for bulk mail, so these mails never wait behind it. */
const AT_ONCE = 5

const NAME = `
update mails set message_id = coalesce(message_id, '<' || id || '@' || ?::text || '>')
where organization_id = ? and id = ? returning message_id`

// Even if the row was changed since the attempt began.
const SENT = `
with clock as materialized (select coalesce(?::timestamptz, now()) as at)
update mails set sent_at = clock.at, failed_at = null, last_error = null
from clock where organization_id = ? and id = ? and sent_at is null`

export type MailQueueOptions = { database: Database; transport: MailTransport; clock: Clock; log: Logger }

export function buildMailQueue(options: MailQueueOptions): Queue<MailRow> {
  return withRetries<MailRow>(options, {
    name: MAIL_QUEUE,
    table: 'mails',
    waiting: 'sent_at is null and failed_at is null',
    retries: buildMailRetries('failed_at = clock.at'),
    places: AT_ONCE,
    perOrganization: 1,
    concurrency: AT_ONCE,
    perDestination: AT_ONCE - 2,
    perTurn: MAILS_PER_TURN,
    work: (row) => send(options, row),
  })
}

async function send({ database, transport, clock, log }: MailQueueOptions, row: MailRow): Promise<WorkOutcome> {
  const messageId = row.message_id ?? (await assignMailMessageId(database, row, transport.messageDomain))
  const record = () => recordMailSent(database, clock, row)
  const outcome = await sendMail('mail', { transport, log }, toOutgoingMail(row, messageId), record)
  if (outcome.result === 'done') log.info({ mail: row.id, attempt: row.attempts }, 'mail sent')
  return outcome
}

/** All attempts use the message id of the first, even if the sender's domain has changed. */
async function assignMailMessageId(database: Database, row: MailRow, domain: string): Promise<string> {
  const { rows } = await database.raw(NAME, [domain, row.organization_id, row.id])
  if (!rows[0]) throw new Error('The mail is not there any more.')
  return rows[0].message_id
}

export async function recordMailSent(database: Database, clock: Clock, row: MailRow): Promise<void> {
  await database.raw(SENT, [clock.database(), row.organization_id, row.id])
}

/** Hands a mail to the mail server, and records that it was taken; what is not recorded is sent again. */
export async function sendMail(
  kind: 'mail' | 'message',
  { transport, log }: Pick<MailQueueOptions, 'transport' | 'log'>,
  mail: OutgoingMail,
  record: () => Promise<unknown>,
): Promise<WorkOutcome> {
  try {
    await transport.send(mail)
  } catch (error) {
    return toWorkOutcome(error)
  }
  await recordDone(record).catch((error) => {
    log.error({ [kind]: mail.id, err: error }, `${kind} sent, but that could not be recorded`)
    throw error
  })
  return { result: 'done' }
}

/** Errors of nodemailer about the mail itself, not the connection. */
const ABOUT_THE_MAIL = new Set(['EENVELOPE', 'EMESSAGE'])

/** SMTP statuses about login or the order of commands; the mail itself would be accepted. */
const ABOUT_THE_SESSION = new Set([503, 530, 534, 535, 538])

function toWorkOutcome(error: unknown): WorkOutcome {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown }
  const name = typeof code === 'string' ? code : error instanceof Error ? error.name : 'Error'
  const smtpStatus = typeof responseCode === 'number' ? responseCode : null
  const kind = kindOf(name, smtpStatus)
  return {
    result: kind === 'refused' ? 'give-up' : 'retry',
    // The server's response may name the recipient, so it is stored with the mail and not logged.
    error: `${name}: ${toOneLine(error instanceof Error ? error.message : String(error))}`,
    facts: { code: name, smtp_status: smtpStatus },
    blocked: kind === 'unreachable',
  }
}

/** refused: permanent. deferred: this mail may be sent later. unreachable: no mail can be sent now. */
function kindOf(code: string, smtpStatus: number | null): 'refused' | 'deferred' | 'unreachable' {
  if (!ABOUT_THE_MAIL.has(code)) return 'unreachable'
  if (smtpStatus === null) return 'refused'
  if (ABOUT_THE_SESSION.has(smtpStatus)) return 'unreachable'
  return smtpStatus >= 500 ? 'refused' : 'deferred'
}
