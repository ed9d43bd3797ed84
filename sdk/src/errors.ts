import type { ErrorCode } from './generated/errors.ts'
import type { components } from './generated/types.ts'

export type ErrorBody = components['schemas']['ErrorBody']

/** A refusal of the API. Decide from `code`; a code that you do not know is a refusal all the same. */
export class PosternError extends Error {
  override readonly name = 'PosternError'
  readonly status: number
  readonly code: ErrorCode | (string & {})
  readonly details: unknown
  readonly requestId: string | null
  /** The whole error object, with the fields that its code adds. */
  readonly body: ErrorBody | null

  constructor(status: number, body: ErrorBody | null, requestId: string | null) {
    super(body?.message ?? `The server answered ${status} without an error that this client can read.`)
    this.status = status
    this.code = body?.code ?? 'unreadable_answer'
    this.details = body?.details
    this.requestId = body?.request_id ?? requestId
    this.body = body
  }
}
