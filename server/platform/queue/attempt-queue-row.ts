import type { Clock } from '../clock.ts'
import type { Database } from '../database/connect.ts'
import { buildReader } from '../database/prepared.ts'
import { toTruncatedStorableText } from '../formats/storable-text.ts'
import type { Logger } from '../log.ts'
import type { BegunRow, Queue, QueueRow, QueueTable, WorkOutcome } from './queue.ts'
import { getQueueStatements } from './statements.ts'

export type QueueAttemptOptions = { database: Database; clock: Clock; log: Logger }

const MAX_ERROR_LENGTH = 500
const LOST = 'The last attempt did not report back.'
/** Where the work has no schedule of its own for errors that nobody foresaw. */
const AFTER_ERROR_SECONDS = 60

/** Never rejects: a row whose end cannot be stored stays due. */
export async function attemptQueueRow<Row extends QueueRow>(
  queue: Queue<Row>,
  { database, clock, log }: QueueAttemptOptions,
  row: BegunRow<Row>,
  signal: AbortSignal,
): Promise<{ result: 'done' | 'retried' | 'failed'; hindered: boolean; unhealthy: boolean }> {
  const outcome: WorkOutcome = row.exhausted
    ? { result: 'give-up', error: LOST, facts: { lost: true } }
    : await work(queue, row, signal)
  if (outcome.result === 'done') return { result: 'done', hindered: false, unhealthy: outcome.unhealthy ?? false }
  const { organization_id: organization, id } = row
  const { error, facts, blocked: hindered = false } = outcome
  const known = { queue: queue.name, item: id, organization, attempt: row.attempts, ...facts }
  const pauses = queue.retries?.seconds ?? []
  // Those that are not counted when they begin are counted when they fail.
  const attempts = queue.retries?.lostAttempts === 'forgive' ? row.attempts + 1 : row.attempts
  const pause = queue.retries ? pauses[attempts - 1] : AFTER_ERROR_SECONDS
  const seconds = outcome.result === 'retry' ? pause : undefined
  // May contain text from a foreign server.
  const words = queue.retries ? toTruncatedStorableText(error, MAX_ERROR_LENGTH) : null
  const statements = getQueueStatements(queue)
  const mine = [clock.database(), organization, id, row.attempts, words]
  const destination = getRowDestination(queue, row)
  try {
    if (seconds === undefined) {
      log.error(known, 'queued work given up')
      if (statements.giveUp) await buildReader(database).run(statements.giveUp, [...mine, destination])
    } else {
      const attempts_left = pauses.length + 1 - attempts
      log.warn({ ...known, retry_seconds: seconds, attempts_left }, 'queued work put back')
      await buildReader(database).run(statements.putBack, [...mine, seconds, destination])
    }
  } catch (failure) {
    log.error({ ...known, err: failure }, 'the end of an attempt could not be recorded')
  }
  return { result: seconds === undefined ? 'failed' : 'retried', hindered, unhealthy: true }
}

export const getRowDestination = ({ destination }: QueueTable, row: QueueRow): string =>
  destination ? String((row as QueueRow & Record<string, unknown>)[destination]) : row.organization_id

async function work<Row extends QueueRow>(queue: Queue<Row>, row: Row, signal: AbortSignal): Promise<WorkOutcome> {
  try {
    return await queue.work(row, signal)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return { result: 'retry', error: message, facts: { err: error } }
  }
}
