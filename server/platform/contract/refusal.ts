import { type ErrorCode, type ErrorFields, errorRegistry } from '../../../generated/errors.ts'

/** A refusal is a value, not an exception: an operation can only return the codes that the contract gives it. */
export type Refusal<Code extends ErrorCode = ErrorCode> = {
  kind: 'refusal'
  code: Code
  message: string
  details?: unknown
  fields?: Record<string, unknown>
  headers?: Record<string, string>
}

type Extras = { details?: unknown; headers?: Record<string, string> }

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

export function errorBody(refusal: Refusal, requestId: string) {
  return {
    error: {
      code: refusal.code,
      message: refusal.message,
      ...(refusal.details === undefined ? {} : { details: refusal.details }),
      request_id: requestId,
      ...refusal.fields,
    },
  }
}
