import type { Refusal } from '../../contract/refusal.ts'
import type { BoundStatement } from '../../database/prepared.ts'
import { type IdempotentAnswer, type IdempotentRequest, replayStored } from './once.ts'
import { encryptAnswer, type StoredAnswer } from './sealed-answer.ts'
import { storeNewAnswersSql } from './statements.ts'

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

type NewRow = Omit<StoredResponseRow, 'answer'> & { organization_id: string; scan_id: string | null; created_at: Date }

const nameOf = (apiKeyId: string, key: string) => `${apiKeyId} ${key}`

/** Responses to requests that share a transaction: those stored before, and those to store with its commit. */
export class BatchResponses {
  readonly #found: Map<string, StoredResponseRow>
  readonly #rows: NewRow[] = []

  constructor(found: StoredResponseRow[] = []) {
    this.#found = new Map(found.map((row) => [nameOf(row.api_key_id, row.key), row]))
  }

  find(request: IdempotentRequest): IdempotentAnswer | Refusal<'idempotency_conflict'> | undefined {
    const row = this.#found.get(nameOf(request.apiKeyId, request.idempotencyKey))
    if (!row) return undefined
    const fingerprint = Buffer.from(row.fingerprint, 'hex')
    const sealed_answer = row.sealed_answer === null ? null : Buffer.from(row.sealed_answer, 'hex')
    return replayStored({ fingerprint, sealed_answer }, request, row.answer)
  }

  store(request: IdempotentRequest, storing: ResponseSource, answer: StoredAnswer): void {
    const { apiKey, apiKeyId, idempotencyKey, organizationId, now } = request
    const sealed = 'answer' in storing ? encryptAnswer(storing.answer, apiKey, idempotencyKey).toString('hex') : null
    const row = {
      api_key_id: apiKeyId,
      key: idempotencyKey,
      fingerprint: request.fingerprint.toString('hex'),
      sealed_answer: sealed,
    }
    const scan_id = 'rowId' in storing ? storing.rowId : null
    this.#rows.push({ ...row, organization_id: organizationId, scan_id, created_at: now })
    const text = typeof answer.body === 'string' ? answer.body : null
    this.#found.set(nameOf(apiKeyId, idempotencyKey), { ...row, answer: text })
  }

  /** Sorted, so that two transactions cannot deadlock. `now` is the time of the latest request. */
  steps(now: Date): BoundStatement[] {
    if (this.#rows.length === 0) return []
    const rows = this.#rows.toSorted((one, other) =>
      nameOf(one.api_key_id, one.key) < nameOf(other.api_key_id, other.key) ? -1 : 1,
    )
    return [{ statement: storeNewAnswersSql, values: [JSON.stringify(rows), now] }]
  }
}
