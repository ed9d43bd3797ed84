import type { ErrorCode, ErrorFields } from '../generated/errors.ts'
import type { components } from '../generated/types.ts'
import { reasonOf } from '../internal/failure-reason.ts'
import { retryAfterSeconds } from '../internal/headers.ts'

export type ErrorBody = components['schemas']['ErrorBody']

/** The codes that this package makes itself, when there is no error of the API to speak for it. */
export type LocalErrorCode = 'connection_failed' | 'timed_out' | 'aborted' | 'unreadable_answer' | 'broken_list'

type KnownCode = ErrorCode | LocalErrorCode

/** The error object of a code, with the fields that the code adds. */
export type ErrorBodyOf<Code extends KnownCode> = Code extends LocalErrorCode
  ? null
  : ErrorBody & (Code extends keyof ErrorFields ? ErrorFields[Code] : unknown)

export type ErrorInit = {
  code: string
  message: string
  status?: number
  body?: ErrorBody | null
  headers?: Headers
  cause?: unknown
}

/**
 * Whatever went wrong with a call: a refusal of the API, or no answer. Decide from `code`; a code that you do not know is a
 * refusal all the same.
 */
export class PosternError extends Error {
  override readonly name: string = 'PosternError'
  /** The status of the answer; 0 when none came. */
  readonly status: number
  readonly code: KnownCode | (string & {})
  /** More about it; its shape depends on the code. */
  readonly details: unknown
  /** The page that explains the error; null when the API sent none. */
  readonly docUrl: string | null
  /** The id to quote when you report a problem. */
  readonly requestId: string | null
  /** The whole error object, with the fields that its code adds; null when the API sent none. */
  readonly body: ErrorBody | null
  /** The headers of the answer; empty when none came. */
  readonly headers: Headers

  constructor({ code, message, status = 0, body = null, headers = new Headers(), cause }: ErrorInit) {
    super(message, cause === undefined ? undefined : { cause })
    this.status = status
    this.code = code
    this.details = body?.details
    this.docUrl = body?.doc_url ?? null
    this.requestId = body?.request_id ?? headers.get('x-request-id')
    this.body = body
    this.headers = headers
  }

  /** The seconds that the answer asks to wait before the next try, if it does. */
  get retryAfterSeconds(): number | null {
    return retryAfterSeconds(this.headers)
  }

  /** Whether this is the error with that code; if so, `body` has the fields of that code. */
  is<Code extends KnownCode>(code: Code): this is this & { readonly code: Code; readonly body: ErrorBodyOf<Code> } {
    return this.code === code
  }

  toJSON() {
    const { name, message, status, code, details, docUrl, requestId } = this
    return { name, message, status, code, details, ...(docUrl ? { docUrl } : {}), requestId }
  }
}

export class BadRequestError extends PosternError {
  override readonly name = 'BadRequestError'
}

export class AuthenticationError extends PosternError {
  override readonly name = 'AuthenticationError'
}

export class PermissionError extends PosternError {
  override readonly name = 'PermissionError'
}

export class NotFoundError extends PosternError {
  override readonly name = 'NotFoundError'
}

export class ConflictError extends PosternError {
  override readonly name = 'ConflictError'
}

export class GoneError extends PosternError {
  override readonly name = 'GoneError'
}

export class PayloadTooLargeError extends PosternError {
  override readonly name = 'PayloadTooLargeError'
}

export class UnsupportedMediaTypeError extends PosternError {
  override readonly name = 'UnsupportedMediaTypeError'
}

export class UnprocessableError extends PosternError {
  override readonly name = 'UnprocessableError'
}

export class UpgradeRequiredError extends PosternError {
  override readonly name = 'UpgradeRequiredError'
}

/** Too much: `rate_limited` passes after `retryAfterSeconds`, `quota_exceeded` with the month, `jobs_limit_reached` when an import or export has ended, `sandbox_full` when the sandbox is built anew. */
export class RateLimitError extends PosternError {
  override readonly name = 'RateLimitError'
}

export class ServerError extends PosternError {
  override readonly name = 'ServerError'
}

/** The server could not be reached, or the connection broke before the whole answer had come. */
export class ConnectionError extends PosternError {
  override readonly name = 'ConnectionError'

  constructor(cause: unknown, { method, url }: { method: string; url: string }) {
    const { origin, pathname } = new URL(url)
    const reason = reasonOf(cause)
    const called = `${method} ${origin}${pathname}${reason ? ` (${reason})` : ''}`
    super({
      code: 'connection_failed',
      message: `The server could not be reached, or its answer was lost: ${called}`,
      cause,
    })
  }
}

/** No whole answer came within `timeoutMs`. */
export class TimeoutError extends PosternError {
  override readonly name = 'TimeoutError'

  constructor(timeoutMs: number) {
    super({ code: 'timed_out', message: `The server did not answer within ${timeoutMs} ms.` })
  }
}

/** The caller's signal ended the call; `cause` is the signal's reason. */
export class AbortedError extends PosternError {
  override readonly name = 'AbortedError'

  constructor(cause: unknown) {
    super({ code: 'aborted', message: 'The call was aborted.', cause })
  }
}
