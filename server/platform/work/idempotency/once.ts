import { createHash } from 'node:crypto'
import type { QueryResultRow } from 'pg'
import { buildRetryAfterExtras, type Refusal, refuse } from '../../contract/refusal.ts'
import type { Database } from '../../database/connect.ts'
import { runPrepared } from '../../database/prepared.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { AuditOrigin } from '../audit/index.ts'
import { beginWork, buildOutboxStatements, type Work, wakeAfterCommit } from '../work.ts'
import { decryptAnswer, encryptAnswer, type StoredAnswer } from './sealed-answer.ts'
import {
  findStoredAnswerSql,
  isAnsweredError,
  isIdempotencyKeyClaimed,
  storeAnswer,
  storeNewAnswers,
  toClaimSteps,
} from './statements.ts'

export type IdempotentRequest = {
  organizationId: string
  apiKeyId: string
  /** The API key itself, from which the encryption key of the stored response is derived. */
  apiKey: string
  idempotencyKey: string
  /** Digest of everything that must be equal for two requests to be the same. */
  fingerprint: Buffer
  now: Date
  origin: AuditOrigin
}

export type PerformedWork = { answer: StoredAnswer; commitsWork: boolean; keepAnswer: boolean }

export type IdempotentAnswer = { answer: StoredAnswer; replayed: boolean }

export type IdempotentOutcome = IdempotentAnswer | Refusal<'idempotency_conflict' | 'idempotency_in_progress'>

/** Null: the response is in a row of the area that did the work. */
type StoredRow = { fingerprint: Buffer; sealed_answer: Buffer | null }

type Perform = (work: Work) => Promise<PerformedWork>

class AnsweredMeanwhile extends Error {}

/** The lock ends with its connection, so a crash blocks nobody. Work, outbox and stored response commit together. */
export async function runOnce(database: Database, request: IdempotentRequest, perform: Perform) {
  try {
    return await attempt(database, request, perform)
  } catch (error) {
    if (!(error instanceof AnsweredMeanwhile) && !isAnsweredError(error) && !isIdempotencyKeyClaimed(error)) throw error
    return (await replay(database, request)) ?? inProgress(request)
  }
}

async function attempt(database: Database, request: IdempotentRequest, perform: Perform): Promise<IdempotentOutcome> {
  // Sent with the first statement of the work. The transaction that has the lock may have looked for a response just
  // before another one stored it; storing a second one fails and rolls back the work.
  const claim = toClaimSteps(toAdvisoryLockId(request), [...keyOf(request), request.now])
  let refused: StoredAnswer | null = null
  const outcome = await inTransaction<IdempotentOutcome>(database, claim, async (transaction) => {
    const work = beginWork(transaction, request.now, request.origin)
    const { answer, commitsWork, keepAnswer } = await perform(work)
    if (!commitsWork) {
      await transaction.flush()
      if (keepAnswer) refused = answer
      return { commit: false, value: { answer, replayed: false } }
    }
    const store = storeNewAnswers([toAnswerRow(request, answer)])
    const last = [...work.steps, ...(await buildOutboxStatements([work])), ...store]
    const committed = (results: QueryResultRow[][]) => wakeAfterCommit(database, work, results.flat())
    return { commit: true, value: { answer, replayed: false }, last, committed }
  })
  if (refused) await keepRefusal(database, request, refused)
  return outcome
}

/** The work of a refused request is rolled back, so its response is stored separately. */
async function keepRefusal(database: Database, request: IdempotentRequest, answer: StoredAnswer): Promise<void> {
  if (!(await keepAnswer(database, request, answer))) throw new AnsweredMeanwhile()
}

/** Stores a response whose work was done elsewhere or changed nothing; returns the earlier one if there is one. */
export async function saveOrReplay(database: Database, request: IdempotentRequest, answer: StoredAnswer) {
  const kept = await keepAnswer(database, request, answer)
  return kept ? { answer, replayed: false } : ((await replay(database, request)) ?? inProgress(request))
}

async function replay(database: Database, request: IdempotentRequest): Promise<IdempotentOutcome | null> {
  const [stored] = await runPrepared<StoredRow>(database, findStoredAnswerSql, [...keyOf(request), request.now])
  return stored ? replayStoredAnswer(stored, request) : null
}

/** `recorded`: the response in the row of the area, which may have been deleted since. */
export function replayStoredAnswer(
  { fingerprint, sealed_answer }: StoredRow,
  request: IdempotentRequest,
  recorded: string | null = null,
): IdempotentAnswer | Refusal<'idempotency_conflict'> {
  const { apiKey, idempotencyKey } = request
  if (!fingerprint.equals(request.fingerprint)) {
    const message = `The Idempotency-Key ${idempotencyKey} was used before with another request.`
    return refuse('idempotency_conflict', message, { details: { key: idempotencyKey } })
  }
  if (sealed_answer) return { answer: decryptAnswer(sealed_answer, apiKey, idempotencyKey), replayed: true }
  if (recorded !== null) return { answer: { status: 200, headers: JSON_TYPE, body: recorded }, replayed: true }
  const message = `The Idempotency-Key ${idempotencyKey} was used for a request whose outcome is no longer found here, so its answer cannot be given again. Send a new key.`
  return refuse('idempotency_conflict', message, { details: { key: idempotencyKey } })
}

const JSON_TYPE = { 'Content-Type': 'application/json; charset=utf-8' }

function inProgress({ idempotencyKey }: IdempotentRequest): Refusal<'idempotency_in_progress'> {
  const message = `The first request with the Idempotency-Key ${idempotencyKey} is still being worked on; try again in 1 second.`
  const { headers, details } = buildRetryAfterExtras(1)
  return refuse('idempotency_in_progress', message, { headers, details: { key: idempotencyKey, ...details } })
}

function keyOf({ organizationId, apiKeyId, idempotencyKey }: IdempotentRequest): string[] {
  return [organizationId, apiKeyId, idempotencyKey]
}

function toAnswerRow(request: IdempotentRequest, answer: StoredAnswer): unknown[] {
  const sealed = encryptAnswer(answer, request.apiKey, request.idempotencyKey)
  return [...keyOf(request), request.fingerprint, sealed, null, request.now]
}

/** False: another request with this key was first. */
async function keepAnswer(database: Database, request: IdempotentRequest, answer: StoredAnswer): Promise<boolean> {
  const [step] = storeAnswer([toAnswerRow(request, answer)])
  return step !== undefined && (await runPrepared(database, step.statement, step.values)).length > 0
}

export const toAdvisoryLockId = ({ apiKeyId, idempotencyKey }: IdempotentRequest): bigint =>
  createHash('sha256').update(`${apiKeyId} ${idempotencyKey}`).digest().readBigInt64BE()
