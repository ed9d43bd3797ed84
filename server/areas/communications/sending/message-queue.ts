import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { buildReader } from '../../../platform/database/prepared.ts'
import type { Logger } from '../../../platform/log.ts'
import {
  buildMailRetries,
  MAILS_PER_TURN,
  type MailTransport,
  sendMail,
  toOneLine,
} from '../../../platform/mail/index.ts'
import { type Queue, type QueueRow, type WorkOutcome, withRetries } from '../../../platform/queue/index.ts'
import type { UnsubscribeSigner } from '../unsubscribing/tokens.ts'
import type { MessageContent } from './queries.ts'
import * as queries from './queries.ts'
import { renderCommunicationMail } from './render-communication-mail.ts'

export const MESSAGE_QUEUE_NAME = 'communication-messages'

export type MessageQueueOptions = {
  database: Database
  transport: MailTransport
  clock: Clock
  log: Logger
  tokens: UnsubscribeSigner
  /** Where people reach the servers. */
  publicOrigin: () => Promise<string>
  /** Must exceed the longest possible attempt. */
  lostAfterSeconds?: number
}

type QueuedMessage = QueueRow & { communication_id: string; address: string; created_at: Date }

/** Connections to the mail server for bulk mail; the others are reserved for ticket mails. */
const AT_ONCE = 3

/** One message of a communication at a time: a crash after the mail server accepted it repeats only that one. */
export function buildMessageQueue(options: MessageQueueOptions): Queue<QueuedMessage> {
  return withRetries<QueuedMessage>(options, {
    name: MESSAGE_QUEUE_NAME,
    table: 'communication_messages',
    waiting: "status = 'queued'",
    retries: buildMailRetries("status = 'failed'", options.lostAfterSeconds),
    destination: 'communication_id',
    places: AT_ONCE,
    perOrganization: AT_ONCE - 1,
    concurrency: AT_ONCE,
    perDestination: 1,
    perTurn: MAILS_PER_TURN,
    work: (row) => sendMessage(options, row),
  })
}

const CANCELLED_AT_ONCE = 5_000

async function sendMessage(options: MessageQueueOptions, row: QueuedMessage): Promise<WorkOutcome> {
  const { database, transport, clock } = options
  const reader = buildReader(database)
  const key = [row.organization_id, row.id]
  const [facts] = await reader.run<MessageContent>(queries.readMessageContentSql, key)
  if (facts?.communication_status !== 'sending') {
    await reader.run(queries.cancelQueuedMessagesSql, [row.organization_id, row.communication_id, CANCELLED_AT_ONCE])
    return { result: 'done' }
  }
  if (facts.unsubscribed) {
    await reader.run(queries.markMessageUnsubscribedSql, key)
    return { result: 'done' }
  }
  const naming = [...key, row.attempts, transport.messageDomain]
  const [named] = await reader.run<{ message_id: string }>(queries.assignMessageIdSql, naming)
  if (!named) return { result: 'done' }
  const token = options.tokens.write({ organizationId: row.organization_id, messageId: row.id })
  const mail = writeMessage(row, facts, named.message_id, `${await options.publicOrigin()}/unsubscribe/${token}`)
  return sendMail('message', options, mail, () => reader.run(queries.markMessageSentSql, [...key, clock.database()]))
}

/** Every attempt renders the same mail, as long as the underlying data does not change. */
function writeMessage(row: QueuedMessage, facts: MessageContent, messageId: string, unsubscribeUrl: string) {
  const { subject, body, language, organization_name, event_name, days, ticket_codes } = facts
  const { first_name, last_name, attendee_type } = facts
  const values = { first_name, last_name, attendee_type, organization_name, event_name, email: row.address }
  const listed = { days: days.join(', '), ticket_codes: ticket_codes.join(', ') }
  const letter = renderCommunicationMail({ subject, body, language, unsubscribeUrl, values: { ...values, ...listed } })
  return {
    id: row.id,
    messageId,
    createdAt: row.created_at,
    attachments: [],
    ...letter,
    to: { address: row.address, name: toOneLine(`${first_name} ${last_name}`) },
    headers: { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  }
}
