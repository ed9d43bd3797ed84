import { randomUUID } from 'node:crypto'
import { declaresError, type Operation } from '../contract.ts'
import { assert, CaseCannotRunError } from '../outcome.ts'
import { type ApiAnswer, type RequestParts, type RequestToSend, readErrorObject } from '../transports/attempt.ts'
import type { KeyScope } from '../world/roles.ts'
import type { TestCaller } from '../world/test-caller.ts'
import { checkAuditLogEntry } from './arranged.ts'
import { type ErrorCase, type NamedCase, refuse, UNKNOWN_QUERY_PARAMETER } from './case.ts'
import { describeAnswer, expectError, expectRetryAfter, expectSuccess } from './expect.ts'

const BAD_KEYS = {
  'an empty key': '',
  'a key with a space': 'a b',
  'a key beyond ASCII': 'ñ',
  'a key of 256': 'x'.repeat(256),
}

export function buildIdempotencyErrorCases(operation: Operation): ErrorCase[] {
  if (!declaresError(operation, 'idempotency_key_required')) return []
  const refused = (name: string, idempotencyKey: string | null) =>
    refuse(operation, 'idempotency_key_required', name, () => ({ idempotencyKey }), { httpOnly: true })
  const conflicting: ErrorCase = {
    name: 'the same key with other bytes',
    code: 'idempotency_conflict',
    arrange: async (stage) => {
      const first = await begin(stage, operation)
      expectSuccess(stage, await stage.send(operation, first))
      return { ...first, ...differing(first) }
    },
  }
  return [refused('no key', null), ...Object.entries(BAD_KEYS).map(([name, key]) => refused(name, key)), conflicting]
}

/** The same JSON in other bytes if there is a body, another query if there is none. */
const differing = ({ body, query }: RequestParts): Partial<RequestToSend> =>
  body === undefined ? { query: { ...query, conformance_other: '1' } } : { bytes: `${JSON.stringify(body)} ` }

async function begin(stage: TestCaller, operation: Operation): Promise<RequestToSend> {
  return { ...(await stage.ready(operation)), idempotencyKey: randomUUID() }
}

export function buildIdempotencyCases(operation: Operation): NamedCase[] {
  if (!declaresError(operation, 'idempotency_key_required')) return []
  return [
    { name: 'a success sent again is given again, byte for byte', run: (stage) => replaysSuccess(stage, operation) },
    { name: 'a refusal sent again is given again, byte for byte', run: (stage) => replaysRefusal(stage, operation) },
    {
      name: 'the same key from another API key is another request',
      run: (stage) => separatesApiKeys(stage, operation),
    },
    declaresError(operation, 'idempotency_in_progress')
      ? { name: 'two at once → idempotency_in_progress', run: (stage) => refusesTwoAtOnce(stage, operation) }
      : { name: 'two at once get one answer', run: (stage) => answersTwoAtOnce(stage, operation) },
  ]
}

async function replaysSuccess(stage: TestCaller, operation: Operation): Promise<void> {
  const attempt = await begin(stage, operation)
  const first = await stage.send(operation, attempt)
  expectSuccess(stage, first)
  const again = await stage.send(operation, attempt)
  checkReplay(first, again)
  if (!stage.isLocal) return
  await checkAuditLogEntry(stage, operation, first, attempt.key?.id)
  const rows = await stage.local().auditRows(again.headers['x-request-id'] ?? '')
  assert(rows.length === 0, `the repetition left ${rows.length} rows in the audit log`)
}

async function replaysRefusal(stage: TestCaller, operation: Operation): Promise<void> {
  const attempt = { ...(await begin(stage, operation)), query: UNKNOWN_QUERY_PARAMETER }
  const first = await stage.send(operation, attempt)
  expectError(stage, first, 'validation_failed')
  checkReplay(first, await stage.send(operation, attempt))
}

function checkReplay(first: ApiAnswer, again: ApiAnswer): void {
  assert(first.headers['idempotent-replayed'] === undefined, 'the first answer says that it was given before')
  assert(again.headers['idempotent-replayed'] === 'true', `the repeat was not told as one: ${describeAnswer(again)}`)
  assert(again.status === first.status, `the status went from ${first.status} to ${again.status}`)
  assert(again.text === first.text, `the body went from ${first.text} to ${again.text}`)
  for (const name of ['location', 'content-type'])
    assert(again.headers[name] === first.headers[name], `the header ${name} is ${again.headers[name]} the second time`)
}

async function separatesApiKeys(stage: TestCaller, operation: Operation): Promise<void> {
  const first = await begin(stage, operation)
  const other = operation.refusesKeys ? await stage.keyFor(operation) : await stage.hold(operation.scope as KeyScope)
  if (other?.value === first.key?.value) throw new CaseCannotRunError('needs the key "all" beside those of one scope')
  expectSuccess(stage, await stage.send(operation, first))
  const second = await stage.send(operation, {
    ...(await begin(stage, operation)),
    idempotencyKey: first.idempotencyKey,
    key: other,
  })
  expectSuccess(stage, second)
  assert(second.headers['idempotent-replayed'] === undefined, 'the answer to another API key was given again')
}

async function answersTwoAtOnce(stage: TestCaller, operation: Operation): Promise<void> {
  const attempt = await begin(stage, operation)
  const answers = await Promise.all([stage.send(operation, attempt), stage.send(operation, attempt)])
  for (const answer of answers) expectSuccess(stage, answer)
  const [replay, ...others] = answers.toSorted((one) => (one.headers['idempotent-replayed'] === undefined ? 1 : -1))
  for (const first of others) if (replay) checkReplay(first, replay)
}

async function refusesTwoAtOnce(stage: TestCaller, operation: Operation): Promise<void> {
  const { requestId, entered, release } = stage.local().holdRequest()
  const attempt = await begin(stage, operation)
  const running = stage.send(operation, { ...attempt, requestId })
  try {
    await Promise.race([entered, running])
    const second = await stage.send(operation, attempt)
    expectError(stage, second, 'idempotency_in_progress')
    expectRetryAfter(second)
    const { message } = readErrorObject(second.body)
    assert(String(message).includes(attempt.idempotencyKey ?? ''), `"${message}" does not name the key`)
  } finally {
    release()
  }
  const first = await running
  expectSuccess(stage, first)
  checkReplay(first, await stage.send(operation, attempt))
}
