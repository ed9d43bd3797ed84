import { setTimeout as wait } from 'node:timers/promises'
import { buildKeyedLimiter, runLimited } from '../../../platform/concurrency-limit.ts'
import { getPgPool } from '../../../platform/database/connect.ts'
import { runWithPlanSettings } from '../../../platform/database/index-plans.ts'
import { buildKeyedBatcher } from '../../../platform/database/keyed-batcher.ts'
import { readByOrganization } from '../../../platform/database/spread.ts'
import { isLockTimeout } from '../../../platform/database/transient-errors.ts'
import { recordDone } from '../../../platform/queue/index.ts'
import * as queries from './attempt-queries.ts'
import { type AttemptStoreOptions, type AttemptToRecord, recordEndpointAttempts } from './record-endpoint-attempts.ts'
import type { AttemptRecord, DueDelivery } from './rows.ts'

const ONE_LINE = ''
/** In milliseconds: how long to retry for the lock of an endpoint, and the pause between tries. */
const MAX_LOCK = 60_000
const LOCK_PAUSE = 100
/** Small enough that the next deliveries are sent while these are recorded. */
const RECORDING = { weigh: () => 1, maxWeight: 128 }

/** Records the results of attempts. Concurrent calls share one statement. */
export function buildAttemptRecorder(options: AttemptStoreOptions) {
  const { database, clock } = options

  const recordAllDelivered = async (rows: AttemptToRecord[]): Promise<boolean[]> => {
    const found = await readByOrganization(database, rows, ({ row }) => row.organization_id, recordPart)
    const names = new Set(found.map(getEndpointKey))
    return rows.map(({ row }) => names.has(getEndpointKey(row)))
  }
  const recordPart = async (rows: AttemptToRecord[], organization: string | null): Promise<Named[]> => {
    const recorded = rows.map(({ row: { organization_id, endpoint_id, id }, attempted }) => ({
      organization_id,
      endpoint_id,
      id,
      status: attempted.status,
      signature: attempted.signature,
      answer: attempted.answerStart?.toString('base64'),
      began: attempted.began,
      duration_ms: attempted.durationMs,
    }))
    const values = [clock.database(), JSON.stringify(recorded), organization]
    const [found = []] = await runWithPlanSettings(database, queries.forceIndexShortWaitSql, {
      statement: queries.recordDeliveredSql,
      values,
    })
    return found as Named[]
  }

  // An organization that records many endpoints separately must leave connections to the others. A transaction that
  // locks an endpoint for long delays only the attempts at that endpoint: they give their slot back and retry.
  const limiter = buildKeyedLimiter(Math.max(1, Math.floor(getPgPool(database).options.max / 4)))
  const inTurnOnceFree = async <T>(organizationId: string, work: () => Promise<T>): Promise<T> => {
    for (const end = performance.now() + MAX_LOCK; ; ) {
      try {
        return await runLimited(limiter, organizationId, work)
      } catch (error) {
        if (!isLockTimeout(error) || performance.now() > end) throw error
        await wait(LOCK_PAUSE)
      }
    }
  }
  const byEndpoint = <Row extends { row: DueDelivery }>(record: (rows: Row[]) => Promise<boolean[]>) =>
    buildKeyedBatcher<Row, boolean>({
      runBatch: (rows) =>
        recordDone(() => inTurnOnceFree(rows[0]?.row.organization_id ?? '', () => record(rows)), isLockTimeout),
    })

  const recordDeliveredOfEndpoint = byEndpoint(recordAllDelivered)
  // If one of the deliveries is locked, each endpoint records its own in a separate batch.
  const recordDelivered = buildKeyedBatcher({
    runBatch: (rows: AttemptToRecord[]) => recordDone(() => recordAllDelivered(rows), isLockTimeout),
    runAlone: (one) => recordDeliveredOfEndpoint(one.row.endpoint_id, one),
    splitsAtLock: true,
    ...RECORDING,
  })

  const recordWithHealth = byEndpoint(async (rows: AttemptToRecord[]) => {
    await recordEndpointAttempts(options, rows)
    return rows.map(() => true)
  })

  return async (row: DueDelivery, attempted: AttemptRecord): Promise<void> => {
    // A healthy endpoint stays healthy, so its row needs no update.
    const staysWell = attempted.delivered && (!row.endpoint.lastFailed || row.is_test)
    if (staysWell && (await recordDelivered(ONE_LINE, { row, attempted }))) return
    await recordWithHealth(row.endpoint_id, { row, attempted })
  }
}

type Named = { organization_id: string; id: string }

export const getEndpointKey = ({ organization_id, id }: Named) => `${organization_id} ${id}`
