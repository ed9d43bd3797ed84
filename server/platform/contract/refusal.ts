import { type ErrorCode, type ErrorFields, errorRegistry } from '../../../generated/errors.ts'

/** A refusal is a value, not an exception: an operation can only return the codes that the contract gives it. */
export type Refusal<Code extends ErrorCode = ErrorCode> = {
  kind: 'refusal'
  code: Code
  message: string
  details?: unknown
  fields?: Record<string, unknown>
  headers?: Record<string, string>
  /** What was done before stays, such as the count of a wrong attempt; of any other refusal nothing does. */
  keepsWork?: true
}

type Extras = { details?: unknown; headers?: Record<string, string>; keepsWork?: true }

type ExtrasOf<Code extends ErrorCode> = Code extends keyof ErrorFields
  ? [extras: Extras & { fields: ErrorFields[Code] }]
  : [extras?: Extras]

export function refuse<Code extends ErrorCode>(
  code: Code,
  message: string,
  ...[extras]: ExtrasOf<Code>
): Refusal<Code> {
  return { kind: 'refusal', code, message, ...extras }
}

export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && (value as { kind?: unknown }).kind === 'refusal'
}

export function statusOf(code: ErrorCode): number {
  return errorRegistry[code].status
}

/** What an error tells beside the refusal itself: which request was refused, and where the pages are that explain errors. */
export type ErrorContext = { requestId: string; pagesOrigin: string }

export function errorBody(refusal: Refusal, { requestId, pagesOrigin }: ErrorContext) {
  return {
    error: {
      code: refusal.code,
      message: refusal.message,
      ...(refusal.details === undefined ? {} : { details: refusal.details }),
      doc_url: `${pagesOrigin}/errors/${refusal.code}`,
      request_id: requestId,
      ...refusal.fields,
    },
  }
}
