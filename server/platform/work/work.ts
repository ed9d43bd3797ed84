import type { QueryResultRow } from 'pg'
import { isRefusal } from '../contract/refusal.ts'
import type { Database } from '../database/connect.ts'
import type { BoundStatement, Statement } from '../database/prepared.ts'
import { inTransaction, type Transaction } from '../database/transaction.ts'
import { wakeWorkers } from '../database/wake-workers.ts'
import { buildLoopYielder } from '../yield-event-loop.ts'
import { type AuditChange, type AuditOrigin, buildAuditSql } from './audit/index.ts'
import type { Precondition } from './precondition.ts'
import {
  hasEndpoints,
  mergeWebhookEvents,
  toRaiseSteps,
  toWebhookEventRow,
  WEBHOOK_EVENTS_TASK,
  type WebhookEvent,
  type WebhookEventRow,
} from './webhook-events/index.ts'

/**
 * A change in progress. Its audit rows and webhook events are an outbox: written in the same transaction, so they exist
 * exactly if the change was committed. Workers are notified after the commit; a lost notification only delays them
 * until they look again, within a minute.
 */
export type Work = {
  transaction: Transaction
  now: Date
  origin: AuditOrigin
  /** What the request expects of the object that it changes; acts ask by `refuseStale`. */
  precondition?: Precondition
  audit(change: AuditChange): void
  raise(webhookEvent: WebhookEvent): void
  /** Runs a statement with the commit; its result cannot be read. */
  last(statement: Statement, values: unknown[]): void
  /** Sends such a statement now, if it writes much, so that PostgreSQL runs it while the rest is serialized. */
  start(statement: Statement, values: unknown[]): void
  /** Wakes a queue or a task after the commit. */
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

/** The statements that write the outbox of works that commit together; none for what is empty. */
export const buildOutboxStatements = (works: CollectedWork[]): Promise<BoundStatement[]> =>
  outboxSteps(works.map((work) => ({ ...work, webhookEvents: mergeWebhookEvents(work.webhookEvents) })))

async function outboxSteps(
  works: Pick<CollectedWork, 'changes' | 'webhookEvents' | 'now' | 'origin'>[],
  yieldLoop = buildLoopYielder(),
): Promise<BoundStatement[]> {
  const steps = await buildAuditSql(works, yieldLoop)
  const raised: WebhookEventRow[] = []
  for (const { origin, webhookEvents, now } of works) {
    for (const webhookEvent of webhookEvents) {
      raised.push(toWebhookEventRow(origin, webhookEvent, now))
      const turn = yieldLoop()
      if (turn) await turn
    }
  }
  return [...steps, ...toRaiseSteps(raised)]
}

/** Call it after the commit, with the rows returned by the statements that wrote the outbox. */
export function wakeAfterCommit(
  database: Database,
  { woken }: Pick<CollectedWork, 'woken'>,
  written: QueryResultRow[],
): void {
  if (hasEndpoints(written)) woken.add(WEBHOOK_EVENTS_TASK)
  if (woken.size > 0) wakeWorkers(database, woken)
}

/** One transaction with audit rows and webhook events; a refusal rolls back unless it says otherwise. */
export async function doWork<T>(
  database: Database,
  origin: AuditOrigin,
  now: Date,
  perform: (work: Work) => Promise<T>,
  precondition?: Precondition,
): Promise<T> {
  return inTransaction(database, [], async (transaction) => {
    const work = { ...beginWork(transaction, now, origin), precondition }
    const value = await perform(work)
    if (isRefusal(value) && !value.keepsWork) return { commit: false, value }
    if (precondition?.isChecked === false) throw new Error('A change was made without a look at its precondition.')
    const written = await flushOutbox(work)
    const committed = (results: QueryResultRow[][]) => wakeAfterCommit(database, work, [...written, ...results.flat()])
    return { commit: true, value, last: work.steps, committed }
  })
}

/** This many changes and webhook events are serialized while PostgreSQL writes the previous ones. */
const PART = 100

/** Writes the outbox in parts, with at most two in memory; the last one goes with the commit. */
async function flushOutbox(work: CollectedWork): Promise<QueryResultRow[]> {
  const { changes, transaction } = work
  const webhookEvents = mergeWebhookEvents(work.webhookEvents)
  const written: QueryResultRow[] = []
  const yieldLoop = buildLoopYielder()
  let sent = Promise.resolve<QueryResultRow[][]>([])
  while (changes.length > 0 || webhookEvents.length > 0) {
    const part = { ...work, changes: changes.splice(0, PART), webhookEvents: webhookEvents.splice(0, PART) }
    const steps = await outboxSteps([part], yieldLoop)
    written.push(...(await sent).flat())
    if (changes.length > 0 || webhookEvents.length > 0) {
      sent = transaction.runAll(steps)
      // The error is reported where `sent` is awaited.
      sent.catch(() => {})
    } else work.steps.push(...steps)
  }
  return written
}
