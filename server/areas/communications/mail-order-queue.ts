import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/connect.ts'
import { sql } from '../../platform/database/prepared.ts'
import { inTransaction, type Transaction } from '../../platform/database/transaction.ts'
import { wakeWorkers } from '../../platform/database/wake-workers.ts'
import type { Logger } from '../../platform/log.ts'
import { MAIL_QUEUE, MailError, queueMail } from '../../platform/mail/index.ts'
import { type Queue, withRetries } from '../../platform/queue/index.ts'
import { TICKET_MAIL_QUEUE_NAME } from '../booking/index.ts'
import { composeTicketMails } from './compose-ticket-mails.ts'
import { readTicketMailData, type TicketMail } from './read-mail-order.ts'
import { renderTicketMail } from './render-ticket-mail.ts'

export type TicketMailQueueOptions = { database: Database; clock: Clock; log: Logger }

const MINUTE = 60
const AT_ONCE = 4
const ORDERS_PER_TURN = 20

/** Outside of requests: rendering hundreds of tickets takes long. One transaction, so a retry queues no mail twice. */
export function buildTicketMailQueue(options: TicketMailQueueOptions): Queue<TicketMail> {
  return withRetries<TicketMail>(options, {
    name: TICKET_MAIL_QUEUE_NAME,
    table: 'mail_orders',
    waiting: 'true',
    retries: {
      // One hour in total.
      seconds: [1, 2, 5, 7, 15, 30].map((minutes) => minutes * MINUTE),
      givenUp: 'delete',
      // A lost attempt has left nothing behind, thanks to the transaction.
      lostAttempts: 'forgive',
      lostAfterSeconds: MINUTE,
    },
    places: AT_ONCE,
    perOrganization: 1,
    concurrency: AT_ONCE,
    perDestination: AT_ONCE - 1,
    perTurn: ORDERS_PER_TURN,
    work: async (order) => {
      const key = [order.organization_id, order.id]
      const queued = await inTransaction(options.database, [], async (transaction) => {
        const [held] = await transaction.run(lockOrderSql, [...key, order.attempts])
        if (!held) return { commit: false, value: 0 }
        const value = await write(options, transaction, order)
        return { commit: true, value, last: [{ statement: deleteOrderSql, values: key }] }
      })
      if (queued > 0) wakeWorkers(options.database, [MAIL_QUEUE])
      return { result: 'done' }
    },
  })
}

/** Waits for transactions that add people to the order. No row: another worker has it, or has finished it. $3 attempts */
const lockOrderSql = sql('lock-mail-order')`
select id from mail_orders where organization_id = $1 and id = $2 and attempts = $3 for update`

const deleteOrderSql = sql('delete-mail-order')`delete from mail_orders where organization_id = $1 and id = $2`

async function write({ clock, log }: TicketMailQueueOptions, transaction: Transaction, order: TicketMail) {
  const facts = await readTicketMailData(transaction, order)
  if (facts === null) {
    log.error(named(order), 'mail order dropped: what it is about does not exist')
    return 0
  }
  const { organization_id: organizationId } = order
  let queued = 0
  for (const content of composeTicketMails(order, facts)) {
    const mail = await renderTicketMail(content)
    const occurrence = `${order.kind}:${order.id}:${mail.to.address}`
    try {
      const added = await queueMail(transaction, { organizationId, occurrence, ...mail }, clock.now())
      if (added) queued += 1
    } catch (error) {
      // Thrown before any query, so the transaction is intact and the other recipients get their mails.
      if (!(error instanceof MailError)) throw error
      log.error({ ...named(order), err: error }, 'mail not queued')
    }
  }
  return queued
}

const named = ({ id, organization_id, kind }: TicketMail) => ({ mail_order: id, organization: organization_id, kind })
