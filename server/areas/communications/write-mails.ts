import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/connect.ts'
import { isTransient } from '../../platform/database/is-transient.ts'
import type { Logger } from '../../platform/log.ts'
import { InvalidMail, queueMail } from '../../platform/mail/index.ts'
import { mailsOf } from './compose.ts'
import { listOrders, type MailOrder, removeOrder, takeOrder } from './orders.ts'
import { readOrder } from './read-order.ts'
import { renderTicketMail } from './render.ts'

export type WritingOptions = {
  database: Database
  clock: Clock
  log: Logger
  /** Once aborted, the order at hand is finished, and no other is begun. */
  signal?: AbortSignal
}

const BATCH = 100
/** An order that fails for an unknown reason is tried with every run until then. */
const PATIENCE = 60 * 60 * 1000

/** Writes and queues the mails of every order, and tells how many. Any number of workers may do so at once. */
export async function writeOrderedMails(options: WritingOptions): Promise<number> {
  let queued = 0
  let last: MailOrder | null = null
  while (!options.signal?.aborted) {
    const orders: MailOrder[] = await listOrders(options.database, last, BATCH)
    for (const order of orders) {
      if (options.signal?.aborted) break
      queued += await handle(options, order)
    }
    last = orders.at(-1) ?? null
    if (last === null) break
  }
  return queued
}

async function handle(options: WritingOptions, order: MailOrder): Promise<number> {
  try {
    return await options.database.transaction(async (transaction) => {
      if (!(await takeOrder(transaction, order))) return 0
      const queued = await write(options, transaction, order)
      await removeOrder(transaction, order)
      return queued
    })
  } catch (error) {
    if (isTransient(error)) throw error
    await putOff(options, order, error)
    return 0
  }
}

async function write({ clock, log }: WritingOptions, transaction: Database, order: MailOrder): Promise<number> {
  const facts = await readOrder(transaction, order)
  if (facts === null) {
    log.error(named(order), 'mail order dropped: what it is about does not exist')
    return 0
  }
  let queued = 0
  for (const content of mailsOf(order, facts)) {
    const mail = renderTicketMail(content)
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

async function putOff({ database, clock, log }: WritingOptions, order: MailOrder, error: unknown): Promise<void> {
  const facts = { ...named(order), err: error }
  if (clock.now().getTime() - order.created_at.getTime() < PATIENCE) {
    log.error(facts, 'mail order failed; it will be tried again')
    return
  }
  log.error(facts, 'mail order dropped: it failed for too long')
  await removeOrder(database, order)
}

function named({ id, organization_id, kind }: MailOrder) {
  return { mail_order: id, organization: organization_id, kind }
}
