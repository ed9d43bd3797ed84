import type { Refusal } from '../../contract/refusal.ts'
import type { BoundStatement } from '../../database/prepared.ts'
import { type IdempotentAnswer, type IdempotentRequest, replayStoredAnswer } from './once.ts'
import { encryptAnswer, type StoredAnswer } from './sealed-answer.ts'
import { storeNewAnswers } from './statements.ts'

/** What is stored for an idempotency key: the encrypted response, or the text of the row that contains it. */
export type StoredResponseRow = {
  api_key_id: string
  key: string
  /** In hexadecimal, like the encrypted response. */
  fingerprint: string
  sealed_answer: string | null
  answer: string | null
}

/** The response itself, or the row of an area that has it. */
export type ResponseSource = { rowId: string } | { answer: StoredAnswer }

const nameOf = (apiKeyId: string, key: string) => `${apiKeyId} ${key}`

/** Responses to requests that share a transaction: those stored before, and those to store with its commit. */
export class BatchResponses {
  readonly #found: Map<string, StoredResponseRow>
  readonly #rows = new Map<string, unknown[]>()

  constructor(found: StoredResponseRow[] = []) {
    this.#found = new Map(found.map((row) => [nameOf(row.api_key_id, row.key), row]))
  }

  find(request: IdempotentRequest): IdempotentAnswer | Refusal<'idempotency_conflict'> | undefined {
    const row = this.#found.get(nameOf(request.apiKeyId, request.idempotencyKey))
    if (!row) return undefined
    const fingerprint = Buffer.from(row.fingerprint, 'hex')
    const sealed_answer = row.sealed_answer === null ? null : Buffer.from(row.sealed_answer, 'hex')
    return replayStoredAnswer({ fingerprint, sealed_answer }, request, row.answer)
  }

  store(request: IdempotentRequest, storing: ResponseSource, answer: StoredAnswer): void {
    const { apiKey, apiKeyId, idempotencyKey, organizationId, fingerprint, now } = request
    const sealed = 'answer' in storing ? encryptAnswer(storing.answer, apiKey, idempotencyKey) : null
    const scanId = 'rowId' in storing ? storing.rowId : null
    const name = nameOf(apiKeyId, idempotencyKey)
    this.#rows.set(name, [organizationId, apiKeyId, idempotencyKey, fingerprint, sealed, scanId, now])
    const hex = { fingerprint: fingerprint.toString('hex'), sealed_answer: sealed?.toString('hex') ?? null }
    const text = typeof answer.body === 'string' ? answer.body : null
    this.#found.set(name, { api_key_id: apiKeyId, key: idempotencyKey, ...hex, answer: text })
  }

  /** Sorted, so that two transactions cannot deadlock. */
  steps(): BoundStatement[] {
    const rows = [...this.#rows].toSorted(([one], [other]) => (one < other ? -1 : 1))
    return storeNewAnswers(rows.map(([, row]) => row))
  }
}
