import { setTimeout as wait } from 'node:timers/promises'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/connect.ts'
import { buildIndexPlanReader } from '../database/index-plans.ts'
import { buildReader } from '../database/prepared.ts'
import { toTruncatedStorableText } from '../formats/storable-text.ts'
import type { Logger } from '../log.ts'
import { type ClaimedRow, claimHealthyLaneRows, claimQueueRows } from './claim.ts'
import { buildLaneTracker, type LaneCapacity } from './lane-capacity.ts'
import type { Queue, QueueRow, WorkOutcome } from './queue.ts'
import { giveUpRow, putBackRow } from './settle.ts'
import { createWakeSignal, type WakeSignal } from './wake-signal.ts'

export type DrainOptions = {
  database: Database
  clock: Clock
  log: Logger
  /** After an abort, claimed rows are finished and no more are claimed. */
  signal?: AbortSignal
  /** Rings when there may be more rows to claim while others are being worked on. */
  wakeSignal?: WakeSignal
  /** What earlier runs learned about lanes. */
  lanes?: LaneCapacity
}

export type DrainResult = {
  done: number
  retried: number
  failed: number
  /** Ended early because no row can be done now. */
  blocked: boolean
}

/** In milliseconds. Free places are filled together: a claim costs about the same for one row as for many. */
const BETWEEN_CLAIMS = 25
/** With fewer rows in progress, the next claim does not wait. */
const BUSY = 16
/** Per claim: these are worked on while the database looks for more. */
const MAX_CLAIMED = 64
/** In milliseconds. How often a busy process looks beyond the known healthy lanes. */
const BETWEEN_LOOKS = 250
/** In milliseconds. Nothing rings when a row becomes due while others are in progress, which may take long. */
const MAX_SILENCE = 1_000
const MAX_ERROR_LENGTH = 500
const LOST = 'The last attempt did not report back.'

/** Works until no row is due, and counts the results. Any number of processes may run it at the same time. */
export async function drainQueue<Row extends QueueRow>(queue: Queue<Row>, options: DrainOptions): Promise<DrainResult> {
  const { database, clock, signal, wakeSignal = createWakeSignal(), lanes = buildLaneTracker(queue.lanes) } = options
  const reader = buildIndexPlanReader(database)
  const counts: DrainResult = { done: 0, retried: 0, failed: 0, blocked: false }
  const busy = new Map<string, number>()
  let atHand = 0
  let after = ''
  let [claimedAt, lookedAt] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY]
  let [blocked, unblocked, moreAtOnce] = [false, false, false]
  const failures: unknown[] = []

  const begin = async (claimed: ClaimedRow<Row>) => {
    const { organization_id } = claimed.row
    count(busy, organization_id, 1)
    lanes.begin(claimed.row)
    atHand += 1
    const { result, hindered, unhealthy = result !== 'done' } = await attempt(queue, options, claimed)
    lanes.end(claimed.row, unhealthy)
    counts[result] += 1
    if (hindered) blocked = true
    else unblocked = true
    atHand -= 1
    count(busy, organization_id, -1)
    wakeSignal.ring()
  }

  const claim = async (limit: number): Promise<ClaimedRow<Row>[]> => {
    const params = { limit, after, busy, laneLimits: lanes.limits() }
    if (atHand >= BUSY && claimedAt < lookedAt + BETWEEN_LOOKS) {
      const known = await claimHealthyLaneRows(reader, queue, clock, params)
      if (known) return known
    }
    lookedAt = claimedAt
    return claimQueueRows(reader, queue, clock, params)
  }

  const heardOrLook = async () => {
    const silence = lookedAt < claimedAt ? lookedAt + BETWEEN_LOOKS - performance.now() : MAX_SILENCE
    const look = setTimeout(wakeSignal.ring, silence)
    await wakeSignal.heard()
    clearTimeout(look)
  }

  for (;;) {
    const before = atHand
    const limit = Math.min(queue.concurrency - before, MAX_CLAIMED)
    if (limit > 0 && !blocked && failures.length === 0 && !signal?.aborted) {
      const early = claimedAt + BETWEEN_CLAIMS - performance.now()
      if (early > 0 && atHand >= BUSY && !moreAtOnce) {
        await wait(early)
        continue
      }
      claimedAt = performance.now()
      moreAtOnce = false
      const claimed = await claim(limit).catch((cause) => {
        failures.push(cause)
        return []
      })
      if (claimed.length > 0) unblocked = false
      after = lastInTurn(claimed, after)
      moreAtOnce = claimed.length === limit
      for (const one of claimed) void begin(one)
      // Rows settled during the claim may have made room for more of the same organization.
      if (claimed.length > 0 || atHand < before) continue
    }
    if (atHand > 0) await heardOrLook()
    else if (failures.length > 0) throw failures[0]
    else if (blocked && unblocked) blocked = false
    else return { ...counts, blocked }
  }
}

/** Never rejects: a result that cannot be stored is left to the lease. */
async function attempt<Row extends QueueRow>(
  queue: Queue<Row>,
  { database, clock, log }: DrainOptions,
  { row, exhausted }: ClaimedRow<Row>,
): Promise<{ result: 'done' | 'retried' | 'failed'; hindered: boolean; unhealthy?: boolean }> {
  const outcome: WorkOutcome = exhausted
    ? { result: 'give-up', error: LOST, facts: { lost: true } }
    : await work(queue, row)
  if (outcome.result === 'done') return { result: 'done', hindered: false, unhealthy: outcome.unhealthy }
  const reader = buildReader(database)
  const { error, facts, blocked: hindered = false } = outcome
  const known = { queue: queue.name, item: row.id, organization: row.organization_id, attempt: row.attempts, ...facts }
  if (!queue.retries) {
    log.error(known, 'queued work could not be recorded; it is done again when its lease has run out')
    return { result: 'retried', hindered }
  }
  const { seconds: pauses } = queue.retries
  const seconds = outcome.result === 'retry' ? pauses[row.attempts - 1] : undefined
  const result = seconds === undefined ? 'failed' : 'retried'
  // May contain text from a foreign server.
  const words = toTruncatedStorableText(error, MAX_ERROR_LENGTH)
  try {
    if (seconds === undefined) {
      log.error(known, 'queued work given up')
      await giveUpRow(reader, queue, clock, row, words)
    } else {
      const attempts_left = pauses.length + 1 - row.attempts
      log.warn({ ...known, retry_seconds: seconds, attempts_left }, 'queued work put back')
      await putBackRow(reader, queue, clock, row, { error: words, seconds })
    }
  } catch (failure) {
    log.error({ ...known, err: failure }, 'the end of an attempt could not be recorded')
  }
  return { result, hindered }
}

async function work<Row extends QueueRow>(queue: Queue<Row>, row: Row): Promise<WorkOutcome> {
  try {
    return await queue.work(row)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return { result: 'retry', error: message, facts: { err: error } }
  }
}

function count(busy: Map<string, number>, organizationId: string, change: number): void {
  const left = (busy.get(organizationId) ?? 0) + change
  if (left > 0) busy.set(organizationId, left)
  else busy.delete(organizationId)
}

/** Turns go upwards by id from the last organization served, then start over. */
function lastInTurn(claimed: ClaimedRow<QueueRow>[], after: string): string {
  const served = claimed.map(({ row }) => row.organization_id).sort()
  return served.findLast((id) => id <= after) ?? served.at(-1) ?? after
}
