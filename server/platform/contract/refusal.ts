import type { ErrorCode, ErrorFields } from '../../../generated/errors.ts'

/** A value, not an exception, so that types restrict an operation to the error codes of its contract. */
export type Refusal<Code extends ErrorCode = ErrorCode> = {
  kind: 'refusal'
  code: Code
  message: string
  details?: unknown
  fields?: Record<string, unknown>
  headers?: Record<string, string>
  /** Commits the work so far, such as the count of a wrong attempt; any other refusal rolls back. */
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

/** The object is in a state that does not allow the act; `more` stands beside the state in the details. */
export function refuseState(state: string, message: string, more: object = {}): Refusal<'invalid_state'> {
  return refuse('invalid_state', message, { details: { state, ...more } })
}

export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && (value as { kind?: unknown }).kind === 'refusal'
}

export function refuseMistakes(mistakes: (string | undefined)[]): Refusal<'validation_failed'> | undefined {
  const found = mistakes.filter((mistake) => mistake !== undefined)
  return found.length > 0 ? refuse('validation_failed', found.join(' ')) : undefined
}
