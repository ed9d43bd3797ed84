import type { Caller } from '../access/callers/index.ts'
import { type KeyedLimiter, runLimited } from '../platform/concurrency-limit.ts'
import { isRefusal } from '../platform/contract/refusal.ts'
import type { Database } from '../platform/database/connect.ts'
import { buildKeyedBatcher } from '../platform/database/keyed-batcher.ts'
import { doBatchWorkOnce, type IdempotentRequest } from '../platform/work/idempotency/index.ts'
import type { Work } from '../platform/work/work.ts'
import type { CallResult, HttpCall, UntypedBatchHandler } from './exchange.ts'
import { toRenderedOutcome } from './render.ts'
import type { OperationInput } from './steps/read-input.ts'

export type CallToBatch = {
  exchange: HttpCall
  caller: Caller
  request: IdempotentRequest
  input: OperationInput
  batch: UntypedBatchHandler
  callWith(work: Work): object
  alone(): Promise<CallResult>
}

/** For registrations, the number of people. */
const MAX_WEIGHT = 100

/** While one batch has the locks that all need, the next does the work that comes before them. */
const CONCURRENCY = 2

/** Batches requests of one key to one path that arrive while an earlier one of them runs, in one transaction. */
export function buildPerformBatched(
  database: Database,
  limiter: KeyedLimiter,
): (joining: CallToBatch) => Promise<CallResult> {
  const runBatch = async (joinings: CallToBatch[]): Promise<(CallResult | Promise<CallResult> | undefined)[]> => {
    const [first] = joinings as [CallToBatch]
    const { caller, batch } = first
    if (joinings.length === 1) {
      const alone = first.alone()
      // Requests that arrive until then form the next batch.
      await alone.catch(() => {})
      return [alone]
    }
    const errorCodes = new Map<number, string | null>()
    const requests = joinings.map(({ request }) => request)
    const perform = () =>
      doBatchWorkOnce(database, requests, async (joined) => {
        const members = joined.map(({ index, work }) => ({ index, work, joining: joinings[index] as CallToBatch }))
        const results = await batch.handle(members.map(({ joining, work }) => joining.callWith(work)))
        return members.map(({ index, joining }, place) => {
          const result = results[place]
          if (!result) throw new Error('A batch was handled, but not each of its calls has a result.')
          errorCodes.set(index, isRefusal(result) ? result.code : null)
          return toRenderedOutcome(result, joining.exchange)
        })
      })
    const outcomes = await runLimited(limiter, caller.organization.id, perform)
    return outcomes.map((outcome, index) =>
      outcome && !isRefusal(outcome) ? { ...outcome, errorCode: errorCodes.get(index) ?? null } : undefined,
    )
  }

  const submit = buildKeyedBatcher<CallToBatch, CallResult>({
    runBatch,
    runAlone: (joining) => joining.alone(),
    weigh: ({ input, batch }) => batch.weigh(input),
    maxWeight: MAX_WEIGHT,
    concurrency: CONCURRENCY,
  })

  return (joining) => {
    const { caller, exchange } = joining
    return submit(`${caller.key.id} ${exchange.ctx.method} ${exchange.ctx.path}`, joining)
  }
}
