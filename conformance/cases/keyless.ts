import { arrangeSuccess } from '../arrangements/index.ts'
import type { Operation } from '../contract.ts'
import { assert, CaseFailure } from '../outcome.ts'
import type { RequestParts } from '../transports/attempt.ts'
import type { TestCaller } from '../world/test-caller.ts'
import { apiCallers } from '../world/test-callers.ts'
import { type ErrorCase, type NamedCase, refuse, UNKNOWN_QUERY_PARAMETER } from './case.ts'
import { expectRetryAfter, expectStatus, expectSuccess } from './expect.ts'

const BUSY = 'busy'
const MAX_CALLS_TO_USE_UP = 1_000

/** Calls without a key are counted by IP address. */
export function buildKeylessErrorCases(operation: Operation): ErrorCase[] {
  if (operation.scope !== null) return []
  return [
    refuse(operation, 'rate_limited', 'an address that has used up its minute', (stage) => useUp(stage, operation), {
      inspect: async (answer, stage) => {
        expectRetryAfter(answer)
        expectSuccess(stage, await stage.send(operation, { ...(await stage.unused(operation)), key: null }))
      },
    }),
  ]
}

/** Only on a server of the run's own: other people's addresses must not be used up. */
async function useUp(stage: TestCaller, operation: Operation) {
  stage.local()
  const caller = { key: null, visitor: BUSY }
  const attempt = { ...(await wasted(stage, operation)), ...caller }
  for (let call = 0; call < MAX_CALLS_TO_USE_UP; call += 1) {
    if ((await stage.send(operation, attempt)).code === 'rate_limited') return caller
  }
  throw new CaseFailure(`an address made ${MAX_CALLS_TO_USE_UP} calls in one minute`)
}

/** A request that is refused and still counted: a read by its query, a pairing by its code. */
async function wasted(stage: TestCaller, operation: Operation): Promise<RequestParts> {
  const { body, ...parts } = await stage.unused(operation)
  if (operation.method === 'GET') return { ...parts, query: UNKNOWN_QUERY_PARAMETER }
  return { ...parts, body: { ...(body as object), code: 'AAAAA-BBBBB-CCCCC' } }
}

export function buildKeylessCases(operation: Operation): NamedCase[] {
  if (operation.scope !== null || operation.method !== 'GET') return []
  return [
    { name: 'a key is neither asked for nor looked at', run: (stage) => ignoresKeys(stage, operation) },
    { name: 'an answer that holds is not sent again', run: (stage) => sendsOnce(stage, operation) },
  ]
}

async function ignoresKeys(stage: TestCaller, operation: Operation): Promise<void> {
  const key = { value: `svc_live_${stage.unique('nobody')}`, name: 'unknown' }
  const answer = await stage.send(operation, { ...(await arrangeSuccess(stage, operation.id)), key })
  expectStatus(stage, answer, 200)
}

/** `If-None-Match` accepts any of several tags, weak ones too, and `*`. */
async function sendsOnce(stage: TestCaller, operation: Operation): Promise<void> {
  const quiet = await apiCallers.quiet(stage)
  const parts = { ...(await arrangeSuccess(stage, operation.id)), ...(await quietly(quiet, operation)) }
  const ask = (tags: string) => stage.send(operation, { ...parts, key: null, headers: { 'If-None-Match': tags } })
  const fresh = await ask('"another"')
  expectStatus(stage, fresh, 200)
  const { etag = '' } = fresh.headers
  assert(/^"[^"]+"$/.test(etag), `the ETag is ${etag}`)
  for (const tags of [etag, `"another", ${etag}`, `W/${etag}`, '*']) {
    const answer = await ask(tags)
    expectStatus(stage, answer, 304)
    assert(answer.bytes.length === 0, `304 came with ${answer.bytes.length} bytes`)
    assert(answer.headers.etag === etag, `the ETag went from ${etag} to ${answer.headers.etag}`)
  }
}

/** Requests that are not about one event go to an organization that no other case changes. */
const quietly = async (quiet: TestCaller, { path }: Operation): Promise<RequestParts> =>
  path.includes('{event}') ? {} : { path: { organization: await quiet.tenant() } }
