import { allOperations, type Operation } from '../contract.ts'
import { assert, CaseFailure } from '../outcome.ts'
import type { ApiAnswer, RequestToSend } from '../transports/attempt.ts'
import type { TestCaller } from '../world/test-caller.ts'
import { type ErrorCase, type NamedCase, refuse } from './case.ts'
import { describeAnswer, expectError, expectStatus } from './expect.ts'

const STALE = '"another"'

const MALFORMED = {
  'an empty If-Match': '',
  'an If-Match without quotes': 'another',
  'an If-Match that does not end': '"another',
  'an If-Match without commas': '"one" "other"',
  'an If-Match with a tag beside *': '*, "another"',
  'an If-Match of 1001 characters': `"${'x'.repeat(999)}"`,
  'an If-Match of 21 tags': Array(21).fill(STALE).join(', '),
}

export function buildIfMatchErrorCases(operation: Operation): ErrorCase[] {
  if (!operation.conditional) return []
  const refused = (code: ErrorCase['code'], name: string, tags: string) =>
    refuse(operation, code, name, () => ({ headers: { 'If-Match': tags } }))
  return [
    refused('precondition_failed', 'an If-Match that the object does not have', STALE),
    ...Object.entries(MALFORMED).map(([name, tags]) => refused('validation_failed', name, tags)),
  ]
}

export function buildIfMatchCases(operation: Operation): NamedCase[] {
  if (!operation.conditional) return []
  return [
    { name: 'If-Match decides whether a change is made', run: (stage) => obeysTags(stage, operation) },
    { name: 'of two changes at once with one tag, one is made', run: (stage) => makesOne(stage, operation) },
  ]
}

async function obeysTags(stage: TestCaller, operation: Operation): Promise<void> {
  const attempt = await stage.ready(operation)
  const change = (tags: string) => stage.send(operation, { ...attempt, headers: { 'If-Match': tags } })
  const before = await read(stage, operation, attempt)
  const tag = tagOf(before)
  for (const tags of [STALE, `W/${tag}`, `${STALE}, W/${tag}`]) {
    expectError(stage, await change(tags), 'precondition_failed')
    const after = await read(stage, operation, attempt)
    assert(after.text === before.text, `a refused change made ${after.text} of ${before.text}`)
    assert(tagOf(after) === tag, `the ETag went from ${tag} to ${tagOf(after)}, though nothing was changed`)
  }
  const changed = await change(`${STALE}, ${tag}`)
  expectStatus(stage, changed, 200)
  assert(tagOf(changed) !== tag, `the object was changed, and its ETag is still ${tag}`)
  const now = tagOf(await read(stage, operation, attempt))
  assert(now === tagOf(changed), `the change told the ETag ${tagOf(changed)}, and reading tells ${now}`)
  expectError(stage, await change(tag), 'precondition_failed')
  expectStatus(stage, await change(now), 200)
  expectStatus(stage, await change('*'), 200)
}

async function makesOne(stage: TestCaller, operation: Operation): Promise<void> {
  const attempt = await stage.ready(operation)
  const headers = { 'If-Match': tagOf(await read(stage, operation, attempt)) }
  const send = () => stage.send(operation, { ...attempt, headers })
  const [made, refused] = (await Promise.all([send(), send()])).toSorted((one, other) => one.status - other.status)
  if (!made || !refused) throw new CaseFailure('two changes had no two answers')
  expectStatus(stage, made, 200)
  expectError(stage, refused, 'precondition_failed')
}

async function read(stage: TestCaller, { path }: Operation, attempt: RequestToSend): Promise<ApiAnswer> {
  const reading = allOperations.find((operation) => operation.method === 'GET' && operation.path === path)
  if (!reading) throw new CaseFailure(`nothing reads ${path}`)
  const answer = await stage.send(reading, { path: attempt.path, key: await stage.keyFor(reading) })
  expectStatus(stage, answer, 200)
  return answer
}

function tagOf(answer: ApiAnswer): string {
  const { etag = '' } = answer.headers
  assert(/^"[!#-~]+"$/.test(etag), `the ETag is "${etag}" of ${describeAnswer(answer)}`)
  return etag
}
