import type { QueryResultRow } from 'pg'
import { isRefusal } from '../contract/refusal.ts'
import type { Database } from '../database/connect.ts'
import type { BoundStatement, Statement } from '../database/prepared.ts'
import { inTransaction, type Transaction } from '../database/transaction.ts'
import { wake } from '../database/wake.ts'
import { createLoopYielder, type LoopYielder } from '../yield-event-loop.ts'
import { type AuditChange, type AuditOrigin, auditRows, insertAuditRows } from './audit/index.ts'
import {
  HAS_RECIPIENTS,
  hasRecipients,
  insertWebhookEvents,
  mergeEvents,
  WEBHOOK_EVENTS,
  type WebhookEvent,
  webhookEventRows,
} from './webhook-events/index.ts'

/** A change in the making: its transaction, its time, who makes it, and what will be told of it when it is done. */
export type Work = {
  transaction: Transaction
  now: Date
  /** What is told of it is told with this. */
  origin: AuditOrigin
  /** Adds a row to the audit log, written together with the work or not at all. */
  audit(change: AuditChange): void
  /** Tells webhook endpoints that something happened; written together with the work or not at all. */
  raise(webhookEvent: WebhookEvent): void
  /** Leaves a statement for the commit, which nothing in the work reads the result of. */
  last(statement: Statement, values: unknown[]): void
  /** Sends such a statement at once where it is much to write, so that the database is at work while the rest is put into words. */
  start(statement: Statement, values: unknown[]): void
  /** Wakes a queue or a task once the work is committed. */
  wake(name: string): void
}

export type CollectedWork = Work & {
  changes: AuditChange[]
  webhookEvents: WebhookEvent[]
  steps: BoundStatement[]
  woken: Set<string>
}

export function beginWork(transaction: Transaction, now: Date, origin: AuditOrigin): CollectedWork {
  const changes: AuditChange[] = []
  const webhookEvents: WebhookEvent[] = []
  const steps: BoundStatement[] = []
  const woken = new Set<string>()
  return {
    transaction,
    now,
    origin,
    changes,
    webhookEvents,
    steps,
    woken,
    audit: (change) => changes.push(change),
    raise: (webhookEvent) => webhookEvents.push(webhookEvent),
    last: (statement, values) => steps.push({ statement, values }),
    start: (statement, values) => transaction.start(statement, values),
    wake: (name) => woken.add(name),
  }
}

/** What is told of the work, ready for the two parameters of `insertOutbox`. */
export function outboxRows(work: CollectedWork, yieldLoop = createLoopYielder()): Promise<[string, string]> {
  return toldRows({ ...work, webhookEvents: mergeEvents(work.webhookEvents) }, yieldLoop)
}

async function toldRows(
  { changes, webhookEvents, now, origin }: CollectedWork,
  yieldLoop: LoopYielder,
): Promise<[string, string]> {
  return [
    await auditRows(origin, changes, now, yieldLoop),
    await webhookEventRows(origin, webhookEvents, now, yieldLoop),
  ]
}

/** The same for several works that are committed together. */
export async function outboxRowsOfAll(works: CollectedWork[]): Promise<[string, string]> {
  const yieldLoop = createLoopYielder()
  const told: [string, string][] = []
  for (const work of works) told.push(await outboxRows(work, yieldLoop))
  return [joinArrays(told.map(([audited]) => audited)), joinArrays(told.map(([, raised]) => raised))]
}

/** One array of the items of several, without reading them again. */
function joinArrays(arrays: string[]): string {
  const items = arrays.map((array) => array.slice(1, -1)).filter((text) => text !== '')
  return `[${items.join(',')}]`
}

export const insertOutbox = `with audited as (${insertAuditRows('$1')}), raised as (${insertWebhookEvents('$2')})`

const writeOutbox: Statement = { name: 'write-outbox', text: `${insertOutbox} select ${HAS_RECIPIENTS}` }

/** To be called when the work is committed, with what came back from the statement that wrote what is told of it. */
export function wakeAfter(
  database: Database,
  { woken }: Pick<CollectedWork, 'woken'>,
  told: { awaited?: boolean }[] | undefined,
): void {
  if (hasRecipients(told)) woken.add(WEBHOOK_EVENTS)
  if (woken.size > 0) wake(database, woken)
}

/** Does work, its audit rows and what it tells others in one transaction; a refusal leaves nothing behind unless it says so. */
export async function doWork<T>(
  database: Database,
  origin: AuditOrigin,
  now: Date,
  perform: (work: Work) => Promise<T>,
): Promise<T> {
  return inTransaction(database, [], async (transaction) => {
    const work = beginWork(transaction, now, origin)
    const value = await perform(work)
    if (isRefusal(value) && !value.keepsWork) return { commit: false, value }
    const told = await tell(work)
    const committed = (results: QueryResultRow[][]) => wakeAfter(database, work, [...told, ...(results.at(-1) ?? [])])
    return { commit: true, value, last: work.steps, committed }
  })
}

/** So many changes and webhook events are put into words while the database writes those before. */
const PART = 100

/** Tells of the work, of much of it part by part, so that no more than two are in memory; the last is left for the commit. */
async function tell(work: CollectedWork): Promise<QueryResultRow[]> {
  const { changes, transaction } = work
  const webhookEvents = mergeEvents(work.webhookEvents)
  const told: QueryResultRow[] = []
  const yieldLoop = createLoopYielder()
  let sent = Promise.resolve<QueryResultRow[]>([])
  while (changes.length > 0 || webhookEvents.length > 0) {
    const part = { ...work, changes: changes.splice(0, PART), webhookEvents: webhookEvents.splice(0, PART) }
    const values = await toldRows(part, yieldLoop)
    told.push(...(await sent))
    if (changes.length > 0 || webhookEvents.length > 0) {
      sent = transaction.run(writeOutbox, values)
      // Whoever waits for it is told.
      sent.catch(() => {})
    } else work.last(writeOutbox, values)
  }
  return told
}
