import { setTimeout as wait } from 'node:timers/promises'
import type { QueryResultRow } from 'pg'
import { createKeyedLimiter, runLimited } from '../../../platform/concurrency-limit.ts'
import { getPgPool } from '../../../platform/database/connect.ts'
import { createKeyedBatcher } from '../../../platform/database/keyed-batcher.ts'
import type { BoundStatement, Statement } from '../../../platform/database/prepared.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { isLockTimeout } from '../../../platform/database/transient-errors.ts'
import * as queries from './attempt-queries.ts'
import { type AttemptStoreOptions, type AttemptToRecord, recordEndpointAttempts } from './record-endpoint-attempts.ts'
import type { AttemptInput, AttemptRecord, ClaimedDelivery } from './rows.ts'

const ONE_LINE = ''
/** Retries through a short database outage: an attempt that is not recorded is sent again. */
const PAUSES = [200, 1_000, 3_000]
/** In milliseconds: how long to retry for the lock of an endpoint, and the pause between tries. */
const MAX_LOCK = 60_000
const LOCK_PAUSE = 100
/** Small enough that the next deliveries are sent while these are recorded. */
const RECORDING = { weigh: () => 1, maxWeight: 64, concurrency: 2 }

type Secrets = { open(sealed: Buffer, endpointId: string): string }

/** Reads what attempts need and records their results. Concurrent calls share one statement. */
export function createAttemptStore(options: AttemptStoreOptions & { secrets: Secrets }) {
  const { database, clock, secrets } = options

  const run = async (plan: Statement, ...steps: BoundStatement[]) => {
    let results: QueryResultRow[][] = []
    await inTransaction(database, [{ statement: plan, values: [] }], async () => ({
      commit: true,
      value: undefined,
      last: steps,
      committed: (found) => {
        results = found
      },
    }))
    return results
  }

  /** Endpoints and events that several deliveries share are read, decrypted and encoded once. */
  const readAll = async (rows: ClaimedDelivery[]): Promise<{ facts: AttemptInput | undefined }[]> => {
    const [endpoints, events] = (await run(
      queries.forceIndexLookupsSql,
      { statement: queries.readAttemptEndpointsSql, values: [clock.database(), ...keysOf(rows, 'endpoint_id')] },
      { statement: queries.readEnvelopesSql, values: keysOf(rows, 'webhook_event_id') },
    )) as [AddresseeRow[], EnvelopeRow[]]
    const byEndpoint = new Map(endpoints.map((one) => [nameOf(one), { ...one, secrets: openOnce(secrets, one) }]))
    const byEvent = new Map(events.map((one) => [nameOf(one), { ...one, bytes: Buffer.from(one.envelope, 'utf8') }]))
    return rows.map(({ organization_id, endpoint_id, webhook_event_id, body }) => {
      const endpoint = byEndpoint.get(nameOf({ organization_id, id: endpoint_id }))
      if (!endpoint) return { facts: undefined }
      const { url, paused, lastFailed, secrets } = endpoint
      const event = byEvent.get(nameOf({ organization_id, id: webhook_event_id }))
      const what = { body: body ?? event?.bytes ?? null, raisedAt: event?.raised_at ?? null }
      return { facts: { url, paused, lastFailed, secrets, ...what } }
    })
  }
  const read = createKeyedBatcher({ runBatch: readAll })

  const recordAllDelivered = async (rows: AttemptToRecord[]): Promise<boolean[]> => {
    const recorded = rows.map(({ row: { organization_id, endpoint_id, id }, attempted }) => ({
      organization_id,
      endpoint_id,
      id,
      status: attempted.status,
      signature: attempted.signature,
      answer: attempted.answerStart?.toString('base64'),
      duration_ms: attempted.durationMs,
    }))
    const values = [clock.database(), JSON.stringify(recorded)]
    const [found = []] = await run(queries.forceIndexShortWaitSql, { statement: queries.recordDeliveredSql, values })
    const names = new Set((found as Named[]).map(nameOf))
    return rows.map(({ row }) => names.has(nameOf(row)))
  }

  // An organization that records many endpoints separately must leave connections to the others. A transaction that
  // locks an endpoint for long delays only the attempts at that endpoint: they give their slot back and retry.
  const limiter = createKeyedLimiter(Math.max(1, Math.floor(getPgPool(database).options.max / 4)))
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
  const byEndpoint = <Row extends { row: ClaimedDelivery }>(record: (rows: Row[]) => Promise<boolean[]>) =>
    createKeyedBatcher<Row, boolean>({
      runBatch: (rows) => withRetries(() => inTurnOnceFree(rows[0]?.row.organization_id ?? '', () => record(rows))),
    })

  const recordDeliveredOfEndpoint = byEndpoint(recordAllDelivered)
  // If one of the deliveries is locked, each endpoint records its own in a separate batch.
  const recordDelivered = createKeyedBatcher({
    runBatch: (rows: AttemptToRecord[]) => withRetries(() => recordAllDelivered(rows)),
    runAlone: (one) => recordDeliveredOfEndpoint(one.row.endpoint_id, one),
    ...RECORDING,
  })

  const recordWithHealth = byEndpoint(async (rows: AttemptToRecord[]) => {
    await recordEndpointAttempts(options, rows)
    return rows.map(() => true)
  })

  const rest = byEndpoint(async (rows: { row: ClaimedDelivery }[]) => {
    const resting = rows.map(({ row }) => row)
    const [{ organization_id, endpoint_id }] = resting as [ClaimedDelivery]
    const values = [
      organization_id,
      endpoint_id,
      resting.map(({ id }) => id),
      resting.map(({ lease }) => lease),
      resting.map((row) => row.before_attempts),
      resting.map((row) => row.before_first_attempt_at),
      resting.map((row) => row.before_last_attempt_at),
    ]
    await run(queries.forceIndexShortWaitSql, { statement: queries.releasePausedDeliveriesSql, values })
    return rows.map(() => true)
  })

  return {
    /** Undefined if the delivery was deleted with its endpoint. */
    read: async (row: ClaimedDelivery) => (await read(ONE_LINE, row)).facts,
    record: async (row: ClaimedDelivery, { lastFailed }: AttemptInput, attempted: AttemptRecord) => {
      // A healthy endpoint stays healthy, so its row needs no update.
      const staysWell = attempted.delivered && (!lastFailed || row.is_test)
      if (staysWell && (await recordDelivered(ONE_LINE, { row, attempted }))) return
      await recordWithHealth(row.endpoint_id, { row, attempted })
    },
    rest: (row: ClaimedDelivery) => rest(row.endpoint_id, { row }),
  }
}

type Named = { organization_id: string; id: string }
type AddresseeRow = Named &
  Pick<AttemptInput, 'url' | 'paused' | 'lastFailed'> & { secret: Buffer; former_secret: Buffer | null }
type EnvelopeRow = Named & { envelope: string; raised_at: Date }

const nameOf = ({ organization_id, id }: Named) => `${organization_id} ${id}`

function keysOf(rows: ClaimedDelivery[], column: 'endpoint_id' | 'webhook_event_id'): [string[], string[]] {
  const keys = new Map(rows.map((row) => [nameOf({ organization_id: row.organization_id, id: row[column] }), row]))
  const distinct = [...keys.values()]
  return [distinct.map((row) => row.organization_id), distinct.map((row) => row[column])]
}

/** Opened lazily, so that a secret that cannot be decrypted fails only the deliveries of its own endpoint. */
function openOnce(secrets: Secrets, { id, secret, former_secret }: AddresseeRow): () => string[] {
  let opened: string[] | undefined
  return () => {
    opened ??= [secret, former_secret].flatMap((sealed) => (sealed ? secrets.open(sealed, id) : []))
    return opened
  }
}

async function withRetries<T>(record: () => Promise<T>): Promise<T> {
  for (const pause of PAUSES) {
    try {
      return await record()
    } catch (error) {
      if (isLockTimeout(error)) throw error
      await wait(pause)
    }
  }
  return record()
}
