import type { ErrorCode, ErrorDetails, ErrorFields, ProblemParams } from '../generated/errors.ts'
import type { components } from '../generated/types.ts'
import { describeFetchFailure } from '../internal/failure-reason.ts'
import { readRetryAfterSeconds } from '../internal/headers.ts'

export type ErrorBody = components['schemas']['ErrorBody']

/** Codes of errors that this package makes, without an error of the API. */
export type LocalErrorCode = 'connection_failed' | 'timed_out' | 'aborted' | 'unreadable_answer' | 'broken_list'

type KnownCode = ErrorCode | LocalErrorCode

type Problems = {
  [Rule in keyof ProblemParams]: {
    /** Where it is: `body`, `query`, `path` or `header`, then a JSON pointer into it. */
    path: string
    /** Which rule is broken. */
    rule: Rule
    /** What the sentence says besides the rule. */
    params: ProblemParams[Rule]
    /** What is wrong, as a sentence. */
    message: string
  }
}

/** What is wrong with one part of a request: `rule` is for programs, with the `params` of that rule. The list of rules may grow. */
export type Problem = Problems[keyof ProblemParams]

/** The error object of a code, with the fields and details of that code. */
export type ErrorBodyOf<Code extends KnownCode> = Code extends LocalErrorCode
  ? null
  : ErrorBody &
      (Code extends keyof ErrorFields ? ErrorFields[Code] : unknown) &
      (Code extends keyof ErrorDetails ? { details: ErrorDetails[Code] & Record<string, unknown> } : unknown)

export type PosternErrorInit = {
  code: string
  message: string
  status?: number
  body?: ErrorBody | null
  headers?: Headers
  cause?: unknown
}

/** Any failure of a call: a refusal of the API, or no response. Decide by `code`; unknown codes are refusals too. */
export class PosternError extends Error {
  override readonly name: string = 'PosternError'
  /** The HTTP status; 0 without a response. */
  readonly status: number
  readonly code: KnownCode | (string & {})
  /** More details; the shape depends on the code. */
  readonly details: unknown
  /** The page that explains the error; null if the API sent none. */
  readonly docUrl: string | null
  /** The id to quote when you report a problem. */
  readonly requestId: string | null
  /** The whole error object, with the fields of its code; null if the API sent none. */
  readonly body: ErrorBody | null
  /** The response headers; empty without a response. */
  readonly headers: Headers

  constructor({ code, message, status = 0, body = null, headers = new Headers(), cause }: PosternErrorInit) {
    super(message, cause === undefined ? undefined : { cause })
    this.status = status
    this.code = code
    this.details = body?.details
    this.docUrl = body?.doc_url ?? null
    this.requestId = body?.request_id ?? headers.get('x-request-id')
    this.body = body
    this.headers = headers
  }

  /** Seconds to wait before the next attempt, if the response says so. */
  get retryAfterSeconds(): number | null {
    return readRetryAfterSeconds(this.headers)
  }

  /** What is wrong with the request, part by part; empty unless the code is `validation_failed`. */
  get problems(): Problem[] {
    return this.code === 'validation_failed' && Array.isArray(this.details) ? this.details : []
  }

  /** Whether the error has this code; narrows `body` to the fields of the code. */
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

/** A limit is reached; the page of its code says when it passes. */
export class RateLimitError extends PosternError {
  override readonly name = 'RateLimitError'
}

export class ServerError extends PosternError {
  override readonly name = 'ServerError'
}

/** The server could not be reached, or the connection broke before the response was complete. */
export class ConnectionError extends PosternError {
  override readonly name = 'ConnectionError'

  constructor(cause: unknown, { method, url }: { method: string; url: string }) {
    const { origin, pathname } = new URL(url)
    const reason = describeFetchFailure(cause)
    const called = `${method} ${origin}${pathname}${reason ? ` (${reason})` : ''}`
    super({
      code: 'connection_failed',
      message: `The server could not be reached, or its answer was lost: ${called}`,
      cause,
    })
  }
}

/** The response was not complete within `timeoutMs`. */
export class TimeoutError extends PosternError {
  override readonly name = 'TimeoutError'

  constructor(timeoutMs: number) {
    super({ code: 'timed_out', message: `The server did not answer within ${timeoutMs} ms.` })
  }
}

/** Your signal aborted the call; `cause` is its reason. */
export class AbortedError extends PosternError {
  override readonly name = 'AbortedError'

  constructor(cause: unknown) {
    super({ code: 'aborted', message: 'The call was aborted.', cause })
  }
}
