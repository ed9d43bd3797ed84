import { setTimeout as wait } from 'node:timers/promises'
import type { QueryResultRow } from 'pg'
import { createKeyedLimiter, runLimited } from '../../../platform/concurrency-limit.ts'
import { poolOf } from '../../../platform/database/connect.ts'
import { isLockTimeout } from '../../../platform/database/is-transient.ts'
import { createKeyedBatcher } from '../../../platform/database/keyed-batcher.ts'
import type { BoundStatement, Statement } from '../../../platform/database/prepared.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { planAttempts, planAttemptsSoon, recordTaken, restDeliveries } from './attempt-queries.ts'
import { readAttempts } from './read-attempts.ts'
import { type Failing, type RecordingOptions, recordByEndpoint } from './record-by-endpoint.ts'
import type { AttemptFacts, DeliveryAtHand, Recorded } from './rows.ts'

/** What the database is asked and told about attempts. What many ask at the same time is one statement. */
export type AttemptsLog = {
  /** Undefined where the delivery is gone with its endpoint. */
  read(row: DeliveryAtHand): Promise<AttemptFacts | undefined>
  record(row: DeliveryAtHand, facts: AttemptFacts, attempted: Recorded): Promise<void>
  rest(row: DeliveryAtHand): Promise<void>
}

const ONE_LINE = ''
/** A delivery that went out unrecorded goes out again, so a short outage of the database is waited for. */
const PAUSES = [200, 1_000, 3_000]
/** In milliseconds: for how long the lock of an endpoint is asked for, and how often. */
const MAX_LOCK = 60_000
const LOCK_PAUSE = 100

type LogOptions = RecordingOptions & { secrets: { open(sealed: Buffer, endpointId: string): string } }

export function openAttemptsLog(options: LogOptions): AttemptsLog {
  const { database, clock } = options

  /** In one round trip. */
  const runAll = async (plan: Statement, steps: BoundStatement[]) => {
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
  const run = async <Row extends QueryResultRow>(plan: Statement, statement: Statement, values: unknown[]) => {
    const [rows = []] = await runAll(plan, [{ statement, values }])
    return rows as Row[]
  }

  const reading = { clock, secrets: options.secrets, run: (steps: BoundStatement[]) => runAll(planAttempts, steps) }
  const readAll = async (rows: DeliveryAtHand[]) => (await readAttempts(reading, rows)).map((facts) => ({ facts }))
  const read = createKeyedBatcher({ runBatch: readAll })

  const recordAll = async (rows: Taken[]): Promise<boolean[]> => {
    const recorded = rows.map(({ row: { organization_id, endpoint_id, id }, ...taken }) => ({
      ...{ organization_id, endpoint_id, id, status: taken.status, signature: taken.signature },
      ...{ answer: taken.answerStart.toString('base64'), duration_ms: taken.durationMs },
    }))
    const values = [clock.database(), JSON.stringify(recorded)]
    const names = new Set((await run<Named>(planAttemptsSoon, recordTaken, values)).map(nameOf))
    return rows.map(({ row }) => names.has(nameOf(row)))
  }

  // However many endpoints of an organization are recorded each by itself, they leave connections to the others; and whoever changes an
  // endpoint for long makes only its own attempts wait: their turn is given back until the lock is free.
  const limiter = createKeyedLimiter(Math.max(1, Math.floor(poolOf(database).options.max / 4)))
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
  const byEndpoint = <Row extends { row: DeliveryAtHand }, Result>(record: (rows: Row[]) => Promise<Result[]>) => {
    const runBatch = (rows: Row[]) =>
      withRetries(() => inTurnOnceFree(rows[0]?.row.organization_id ?? '', () => record(rows)))
    return createKeyedBatcher<Row, Result>({ runBatch })
  }

  const takenOfEndpoint = byEndpoint(recordAll)
  // Where somebody has locked one of the deliveries, those of each endpoint wait for their own.
  const taken = createKeyedBatcher({
    runBatch: (rows: Taken[]) => withRetries(() => recordAll(rows)),
    runAlone: (one) => takenOfEndpoint(one.row.endpoint_id, one),
    ...RECORDING,
  })

  const recordFailing = byEndpoint(async (rows: Failing[]) => {
    await recordByEndpoint(options, rows)
    return rows.map(() => true)
  })

  const rest = byEndpoint(async (rows: { row: DeliveryAtHand }[]) => {
    const resting = rows.map(({ row }) => row)
    const [{ organization_id, endpoint_id }] = resting as [DeliveryAtHand]
    const values = [
      ...[organization_id, endpoint_id, resting.map(({ id }) => id), resting.map(({ lease }) => lease)],
      ...[resting.map((row) => row.before_attempts), resting.map((row) => row.before_first_attempt_at)],
      resting.map((row) => row.before_last_attempt_at),
    ]
    await run(planAttemptsSoon, restDeliveries, values)
    return rows.map(() => true)
  })

  return {
    read: async (row) => (await read(ONE_LINE, row)).facts,
    record: async (row, { ailing }, attempted) => {
      // An endpoint that is well has nothing to be written about it.
      if (attempted.taken && (!ailing || row.is_test) && (await taken(ONE_LINE, { row, ...attempted }))) return
      await recordFailing(row.endpoint_id, { row, attempted })
    },
    rest: async (row) => {
      await rest(row.endpoint_id, { row })
    },
  }
}

/** Small enough that the next are sent while these are recorded. */
const RECORDING = { weigh: () => 1, maxWeight: 64, concurrency: 2 }

type Taken = { row: DeliveryAtHand } & Extract<Recorded, { taken: true }>

type Named = { organization_id: string; id: string }

function nameOf({ organization_id, id }: Named): string {
  return `${organization_id} ${id}`
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
