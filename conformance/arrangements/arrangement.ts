import type { ErrorCode } from '../../generated/errors.ts'
import type { OperationId, Operations } from '../../generated/operations.ts'
import type { RequestAttempt } from '../transports/attempt.ts'
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

export type SpecificErrorCode<Id extends OperationId> = Exclude<
  Operations[Id]['errors'][number],
  (typeof genericErrorCodes)[number]
>

type Sent<Id extends OperationId> = OperationRequest<Id> & Pick<RequestAttempt, 'headers'>

/** A request that must be refused. `key` replaces the usual API key; null sends none. */
export type RequestToRefuse<Id extends OperationId> = Sent<Id> & { key?: NamedApiKey | null }

type Success<Id extends OperationId> = (stage: TestCaller) => Promise<Sent<Id>>

export type OperationArrangement<Id extends OperationId> = {
  /** Succeeds every time; one per success status. Fills in every object of the body and every reference. */
  success: Operations[Id]['success'] extends readonly [number]
    ? Success<Id>
    : { [Status in Operations[Id]['success'][number]]: Success<Id> }
  /** More requests that succeed, keyed by what is special about them. `key` replaces the usual API key. */
  variants?: Record<string, (stage: TestCaller) => Promise<OperationRequest<Id> & { key?: NamedApiKey }>>
  refusals: { [Code in SpecificErrorCode<Id>]: (stage: TestCaller) => Promise<RequestToRefuse<Id>> }
}

export type ArrangementsById = { [Id in OperationId]: OperationArrangement<Id> }
