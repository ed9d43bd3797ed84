import type { ErrorCode } from '../../generated/errors.ts'
import type { OperationId, Operations } from '../../generated/operations.ts'
import type { ApiCall } from '../../server/access/callers/index.ts'
import type { RequestToSend } from '../transports/attempt.ts'
import type { NamedApiKey } from '../world/roles.ts'
import type { TestCaller } from '../world/test-caller.ts'
import type { OperationRequest } from './request.ts'

/** Error codes that the suite provokes by itself, for every operation that declares them. */
export const genericErrorCodes = [
  'api_key_required',
  'api_key_unknown',
  'api_key_revoked',
  'api_key_expired',
  'device_unknown',
  'device_revoked',
  'client_outdated',
  'api_key_ip_not_allowed',
  'api_key_scope',
  'entitlement_required',
  'instance_read_only',
  'license_not_valid',
  'idempotency_key_required',
  'idempotency_conflict',
  'idempotency_in_progress',
  'precondition_failed',
  'validation_failed',
  'unsupported_media_type',
  'payload_too_large',
  'rate_limited',
  'quota_exceeded',
  'sandbox_full',
  'internal',
  'unavailable',
] as const satisfies ErrorCode[]

type SpecificErrorCode<Id extends OperationId> = Exclude<
  Operations[Id]['errors'][number],
  (typeof genericErrorCodes)[number]
>

/** Codes whose usual refusal follows from the success (`derived-refusals.ts`). */
type DerivedErrorCode<Id extends OperationId> =
  | 'api_key_group'
  | 'api_key_test_mode'
  | (keyof ApiCall<Id>['path'] extends never ? never : 'not_found')
  | ChangeOfEventCode<Operations[Id]['errors'][number], keyof ApiCall<Id>['path']>

/** What changes an event or a part of it refuses test keys. */
type ChangeOfEventCode<Errors, Names> = ['api_key_test_mode', 'event'] extends [Errors, Names] ? 'invalid_state' : never

type Sent<Id extends OperationId> = OperationRequest<Id> & Pick<RequestToSend, 'headers'>

/** A request that must be refused. `key` replaces the usual API key; null sends none. */
export type RequestToRefuse<Id extends OperationId> = Sent<Id> & { key?: NamedApiKey | null }

type Arrange<Request> = (stage: TestCaller) => Promise<Request>

/** The derived ones may be arranged too, where they come about in another way. */
type Refusals<Id extends OperationId> = {
  [Code in Exclude<SpecificErrorCode<Id>, DerivedErrorCode<Id>>]: Arrange<RequestToRefuse<Id>>
} & { [Code in Extract<SpecificErrorCode<Id>, DerivedErrorCode<Id>>]?: Arrange<RequestToRefuse<Id>> }

export type OperationArrangement<Id extends OperationId> = {
  /** Succeeds every time; one per success status. Fills in every object of the body and every reference. */
  success: Operations[Id]['success'] extends readonly [number]
    ? Arrange<Sent<Id>>
    : { [Status in Operations[Id]['success'][number]]: Arrange<Sent<Id>> }
  /** More requests that succeed, keyed by what is special about them. `key` replaces the usual API key. */
  variants?: Record<string, Arrange<OperationRequest<Id> & { key?: NamedApiKey }>>
} & (Record<never, never> extends Refusals<Id> ? { refusals?: Refusals<Id> } : { refusals: Refusals<Id> })

export type ArrangementsById = { [Id in OperationId]: OperationArrangement<Id> }
