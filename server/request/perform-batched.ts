import type { Caller } from '../access/callers/index.ts'
import type { Turns } from '../platform/concurrency-limit.ts'
import { isRefusal } from '../platform/contract/refusal.ts'
import type { Database } from '../platform/database/connect.ts'
import { groupByLine } from '../platform/database/group-by-line.ts'
import { isClash, isTransient } from '../platform/database/is-transient.ts'
import { type IdempotentRequest, onceTogether } from '../platform/work/idempotency/index.ts'
import type { Exchange } from './exchange.ts'
import type { Performed, Together, UntypedOutcome } from './outcome.ts'
import { type Kept, keptOf } from './render.ts'
import type { Input } from './steps/read-input.ts'

/** A request that may be done together with others of its kind. */
export type Joining = {
  exchange: Exchange
  caller: Caller
  request: IdempotentRequest
  input: Input
  together: Together
  /** Does it by itself. */
  alone(): Promise<Performed>
}

type Settled = { performed: Performed } | { error: unknown }

/** What a group weighs at most: so many people of registrations, say. */
const HEAVIEST = 100

/** What one does before it holds what all want, the other does meanwhile. */
const AT_ONCE = 2

/**
 * Does together what one key asks of one address while the same is being done for it already. Where that fails for a reason that
 * lies in one of them, each is done by itself.
 */
export function buildTogether(database: Database, turns: Turns): (joining: Joining) => Promise<Performed> {
  const alone = (joining: Joining): Promise<Settled> =>
    joining.alone().then(
      (performed) => ({ performed }),
      (error) => ({ error }),
    )

  const serve = async (group: Joining[]): Promise<Settled[]> => {
    const [first] = group as [Joining]
    if (group.length === 1) return [await alone(first)]
    const settled = await allAtOnce(group, first)
    return Promise.all(group.map((joining, index) => settled[index] ?? alone(joining)))
  }

  const allAtOnce = async (group: Joining[], { caller, together }: Joining): Promise<(Settled | undefined)[]> => {
    const errors = new Map<number, string | null>()
    await turns.take(caller.organization.id)
    try {
      const outcomes = await onceTogether(
        database,
        group.map(({ request }) => request),
        async (joined) => {
          const calls = joined.map(({ index, work }) => callOf(group[index] as Joining, work))
          const results = await together.perform(calls)
          return results.map((result, n) => {
            const index = joined[n]?.index ?? 0
            errors.set(index, errorOf(result))
            return keptOf(result, (group[index] as Joining).exchange)
          }) satisfies Kept[]
        },
      )
      return outcomes.map((outcome, index) => {
        if (!outcome || isRefusal(outcome)) return undefined
        return { performed: { ...outcome, errorCode: errors.get(index) ?? null } }
      })
    } catch (error) {
      if (isTransient(error) && !isClash(error)) return group.map(() => ({ error }))
      return []
    } finally {
      turns.leave(caller.organization.id)
    }
  }

  const submit = groupByLine(serve, {
    weigh: ({ input, together }) => together.weigh(input),
    heaviest: HEAVIEST,
    atOnce: AT_ONCE,
  })

  return async (joining) => {
    const { caller, exchange } = joining
    const settled = await submit(`${caller.key.id} ${exchange.ctx.method} ${exchange.ctx.path}`, joining)
    if ('error' in settled) throw settled.error
    return settled.performed
  }
}

function callOf({ exchange, caller, input }: Joining, work: unknown): object {
  const { requestId } = exchange
  return { ...input, caller, requestId, origin: () => exchange.ctx.state.told().pagesOrigin, work }
}

const errorOf = (outcome: UntypedOutcome) => (isRefusal(outcome) ? outcome.code : null)
