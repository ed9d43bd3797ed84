import type { ErrorCode, ErrorDetails, ErrorFields } from '../../../generated/errors.ts'

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
  : Code extends keyof ErrorDetails
    ? [extras: Extras & { details: ErrorDetails[Code] & Record<string, unknown> }]
    : [extras?: Extras]

export function refuse<Code extends ErrorCode>(
  code: Code,
  message: string,
  ...[extras]: ExtrasOf<Code>
): Refusal<Code> {
  return { kind: 'refusal', code, message, ...extras }
}

/** What a refusal is about, as sentences call it. */
export type Entity =
  | 'attendee'
  | 'attendee type'
  | 'check-in'
  | 'check-in point'
  | 'communication'
  | 'contact'
  | 'day'
  | 'device'
  | 'event'
  | 'group'
  | 'job'
  | 'key'
  | 'member'
  | 'operation'
  | 'organization'
  | 'payment'
  | 'ready template'
  | 'registration'
  | 'source connection'
  | 'ticket'
  | 'webhook delivery'
  | 'webhook endpoint'

/** `where` ends the sentence, such as ` in this event`. */
export const toNotFound = (thing: Entity, reference: string, where = ''): Refusal<'not_found'> =>
  refuse('not_found', `There is no ${thing} ${reference}${where}.`, { details: nameThing(thing, reference) })

/** `where` as above. */
export function refuseTakenCode(thing: Entity, code: string, where = ''): Refusal<'conflict'> {
  const details = { field: 'code', ...nameThing(thing, code) }
  return refuse('conflict', `The code ${code} is taken by another ${thing}${where}.`, { details })
}

export function refuseLive(thing: Entity, reference: string): Refusal<'api_key_test_mode'> {
  const message = `A test key cannot change the ${thing} ${reference}, which is live.`
  return refuse('api_key_test_mode', message, { details: nameThing(thing, reference) })
}

const nameThing = (thing: Entity, reference: string) => ({ object: thing.replaceAll(/[ -]/g, '_'), reference })

/** `what` is what a key of this group cannot do. */
export function toKeyGroupRefusal(group: string | undefined, what: string): Refusal<'api_key_group'> {
  const message = `The API key is limited to the group ${group} and cannot ${what}.`
  return refuse('api_key_group', message, { details: { group: group ?? '' } })
}

/** Says which part of the request a refusal is about. */
export function addPath<Refused extends Refusal>(refusal: Refused, path: string): Refused {
  return { ...refusal, details: { ...(refusal.details as object | undefined), path } }
}

/** For a refusal that passes by itself. */
export function buildRetryAfterExtras(seconds: number) {
  return { headers: { 'Retry-After': String(seconds) }, details: { retry_after: seconds } }
}

/** The object is in a state that does not allow the act; `more` stands beside the state in the details. */
export const refuseState = (state: string, message: string, more: object = {}): Refusal<'invalid_state'> =>
  refuse('invalid_state', message, { details: { state, ...more } })

export const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' && value !== null && (value as { kind?: unknown }).kind === 'refusal'

export function refuseMistakes(mistakes: (string | undefined)[]): Refusal<'validation_failed'> | undefined {
  const found = mistakes.filter((mistake) => mistake !== undefined)
  return found.length > 0 ? refuse('validation_failed', found.join(' ')) : undefined
}
