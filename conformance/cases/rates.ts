import { declaresError, type Operation } from '../contract.ts'
import { assert, CaseCannotRunError, CaseFailure } from '../outcome.ts'
import type { ApiAnswer } from '../transports/attempt.ts'
import type { NamedApiKey } from '../world/roles.ts'
import type { TestCaller } from '../world/test-caller.ts'
import { type ErrorCase, type NamedCase, refuse, UNKNOWN_QUERY_PARAMETER } from './case.ts'
import { checkRateLimitCountsDown, expectRateLimitHeaders, expectRetryAfter } from './expect.ts'

/** Those of the key "slow" in a minute, and of a device in a second. */
const MAX_CALLS_TO_USE_UP = { key: 10, device: 50 }

/** Rate limit of a key; calls without a key are covered in keyless.ts. */
export function buildRateLimitErrorCases(operation: Operation): ErrorCase[] {
  if (operation.scope === null) return []
  return [
    refuse(operation, 'rate_limited', 'a key that has used up its minute', (stage) => useUp(stage, operation), {
      inspect: (answer) => {
        const { remaining, reset } = expectRateLimitHeaders(answer)
        const wait = expectRetryAfter(answer)
        assert(remaining === 0, `x-ratelimit-remaining is ${remaining} although nothing is left`)
        assert(wait === reset, `Retry-After is ${wait}, x-ratelimit-reset is ${reset}`)
      },
    }),
    refuse(
      operation,
      'quota_exceeded',
      'an organization past its monthly calls',
      async (stage) => ({ key: await stage.hold('over_quota') }),
      { inspect: tellsTheRate },
    ),
  ]
}

export function buildSandboxErrorCases(operation: Operation): ErrorCase[] {
  const inFullSandbox = async (stage: TestCaller) => ({
    key: await stage.onceInRun('full sandbox', () => stage.local().keyOfFullSandbox()),
  })
  const options = { inspect: tellsTheRate }
  return [refuse(operation, 'sandbox_full', 'a sandbox that visitors have filled', inFullSandbox, options)]
}

function tellsTheRate(answer: ApiAnswer): void {
  expectRateLimitHeaders(answer)
  expectRetryAfter(answer)
}

/** A key with which calls that are refused for their query were sent, until the minute's limit was used up. */
async function useUp(stage: TestCaller, operation: Operation): Promise<{ key: NamedApiKey | null }> {
  const key = operation.refusesKeys ? await stage.keyFor(operation) : await stage.hold('slow')
  const parts = await stage.unused(operation)
  const most = MAX_CALLS_TO_USE_UP[operation.refusesKeys ? 'device' : 'key']
  for (let call = 0; call <= most; call += 1) {
    const answer = await stage.send(operation, { ...parts, query: UNKNOWN_QUERY_PARAMETER, key })
    if (expectRateLimitHeaders(answer).remaining === 0) return { key }
  }
  throw new CaseCannotRunError(`needs the key "slow" to make at most ${most} requests a minute`)
}

export function buildRateLimitCases(operation: Operation): NamedCase[] {
  if (operation.scope === null || !declaresError(operation, 'rate_limited')) return []
  return [
    {
      name: 'the rate headers count down, whatever the answer',
      run: async (stage) => {
        const key = await stage.keyFor(operation)
        const parts = await stage.unused(operation)
        const refused = { ...parts, query: UNKNOWN_QUERY_PARAMETER, key }
        const first = expectRateLimitHeaders(await stage.send(operation, refused))
        const second = expectRateLimitHeaders(await stage.send(operation, refused))
        if (second.limit !== first.limit) throw new CaseFailure(`the limit went from ${first.limit} to ${second.limit}`)
        checkRateLimitCountsDown(first, second)
      },
    },
    {
      name: 'each call counts once, and the limit is the key’s',
      run: async (stage) => {
        const key = await stage.local().makeKey({ requestsPerMinute: 25 })
        const parts = await stage.unused(operation)
        const rates = []
        for (const query of [UNKNOWN_QUERY_PARAMETER, { conformance_other: '1' }, { conformance_unknown: '2' }])
          rates.push(expectRateLimitHeaders(await stage.send(operation, { ...parts, query, key })))
        const described = rates.map(({ limit, remaining }) => `${remaining} of ${limit}`).join(', ')
        assert(described === '24 of 25, 23 of 25, 22 of 25', `the headers told ${described}`)
      },
    },
  ]
}
