import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/connect.ts'
import { wakeWorkers } from '../../platform/database/wake-workers.ts'
import type { Logger } from '../../platform/log.ts'
import { MAIL_QUEUE_NAME, MailError, queueMail } from '../../platform/mail/index.ts'
import { type Queue, type RetriedQueue, withRetries } from '../../platform/queue/index.ts'
import { TICKET_MAIL_QUEUE_NAME } from '../booking/index.ts'
import { composeTicketMails } from './compose-ticket-mails.ts'
import { type MailOrder, readTicketMailData } from './read-mail-order.ts'
import { renderTicketMail } from './render-ticket-mail.ts'

export type MailOrderQueueOptions = { database: Database; clock: Clock; log: Logger }

const MINUTE = 60
const AT_ONCE = 4
const ORDERS_PER_TURN = 20

/** Outside of requests: rendering hundreds of tickets takes long. One transaction, so a retry queues no mail twice. */
export function createTicketMailQueue(options: MailOrderQueueOptions): Queue<MailOrder> {
  const queue: RetriedQueue<MailOrder> = {
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
      const { organization_id, id, attempts } = order
      const queued = await options.database.transaction(async (transaction) => {
        // Waits for transactions that add people to the order. No row: another worker has it, or has finished it.
        const held = await transaction('mail_orders').select('id').where({ organization_id, id, attempts }).forUpdate()
        if (held.length === 0) return 0
        const queued = await write(options, transaction, order)
        await transaction('mail_orders').where({ organization_id, id }).delete()
        return queued
      })
      if (queued > 0) wakeWorkers(options.database, [MAIL_QUEUE_NAME])
      return { result: 'done' }
    },
  }
  return withRetries(queue, options)
}

async function write({ clock, log }: MailOrderQueueOptions, transaction: Database, order: MailOrder): Promise<number> {
  const facts = await readTicketMailData(transaction, order)
  if (facts === null) {
    log.error(named(order), 'mail order dropped: what it is about does not exist')
    return 0
  }
  let queued = 0
  for (const content of composeTicketMails(order, facts)) {
    const mail = await renderTicketMail(content)
    const occurrence = `${order.kind}:${order.id}:${mail.to.address}`
    try {
      const added = await queueMail(
        transaction,
        { organizationId: order.organization_id, occurrence, ...mail },
        clock.now(),
      )
      if (added) queued += 1
    } catch (error) {
      // Thrown before any query, so the transaction is intact and the other recipients get their mails.
      if (!(error instanceof MailError)) throw error
      log.error({ ...named(order), err: error }, 'mail not queued')
    }
  }
  return queued
}

function named({ id, organization_id, kind }: MailOrder) {
  return { mail_order: id, organization: organization_id, kind }
}
