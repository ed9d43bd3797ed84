import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/connect.ts'
import { wake } from '../../platform/database/wake.ts'
import type { Logger } from '../../platform/log.ts'
import { InvalidMail, MAILS, queueMail } from '../../platform/mail/index.ts'
import type { Queue } from '../../platform/queue/index.ts'
import { MAIL_ORDERS } from '../booking/index.ts'
import { mailsOf } from './compose.ts'
import { holdOrder, type MailOrder, removeOrder } from './orders.ts'
import { readOrder } from './read-order.ts'
import { renderTicketMail } from './render.ts'

export type WritingOptions = { database: Database; clock: Clock; log: Logger }

const MINUTE = 60

/** The orders of mails that wait to be written. */
export function mailOrderQueue(options: WritingOptions): Queue<MailOrder> {
  return {
    name: MAIL_ORDERS,
    table: 'mail_orders',
    waiting: 'true',
    givenUp: 'delete',
    leaseSeconds: MINUTE,
    // An hour altogether.
    retrySeconds: [1, 2, 5, 7, 15, 30].map((minutes) => minutes * MINUTE),
    // Nothing of a lost attempt was done.
    lostAttempts: 'forgive',
    concurrency: 4,
    perOrganization: 3,
    work: async (order) => {
      const queued = await options.database.transaction((transaction) => carryOut(options, transaction, order))
      if (queued > 0) wake(options.database, [MAILS])
      return { result: 'done' }
    },
  }
}

/** The mails are queued and the order is gone, both or neither. */
async function carryOut(options: WritingOptions, transaction: Database, order: MailOrder): Promise<number> {
  if (!(await holdOrder(transaction, order))) return 0
  const queued = await write(options, transaction, order)
  await removeOrder(transaction, order)
  return queued
}

async function write({ clock, log }: WritingOptions, transaction: Database, order: MailOrder): Promise<number> {
  const facts = await readOrder(transaction, order)
  if (facts === null) {
    log.error(named(order), 'mail order dropped: what it is about does not exist')
    return 0
  }
  let queued = 0
  for (const content of mailsOf(order, facts)) {
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
      // Found before anything was asked of the database: the other recipients still get theirs.
      if (!(error instanceof InvalidMail)) throw error
      log.error({ ...named(order), err: error }, 'mail not queued')
    }
  }
  return queued
}

function named({ id, organization_id, kind }: MailOrder) {
  return { mail_order: id, organization: organization_id, kind }
}
