import type { ErrorCode } from '../../generated/errors.ts'
import type { OperationId, Operations } from '../../generated/operations.ts'
import type { Attempt } from '../transports/attempt.ts'
import type { HeldKey } from '../world/roles.ts'
import type { Stage } from '../world/stage.ts'
import type { RequestOf } from './request.ts'

/** The errors that the suite makes happen by itself, for every operation that declares them. */
export const generatedCodes = [
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
  'validation_failed',
  'unsupported_media_type',
  'payload_too_large',
  'rate_limited',
  'quota_exceeded',
  'sandbox_full',
  'internal',
  'unavailable',
] as const satisfies ErrorCode[]

/** The errors of an operation that only it knows how to make happen. */
export type OwnCode<Id extends OperationId> = Exclude<Operations[Id]['errors'][number], (typeof generatedCodes)[number]>

type Sent<Id extends OperationId> = RequestOf<Id> & Pick<Attempt, 'headers'>

/** A request that is refused, with the key to send it with unless it is the usual one; null: none. */
export type RefusedRequest<Id extends OperationId> = Sent<Id> & { key?: HeldKey | null }

type Success<Id extends OperationId> = (stage: Stage) => Promise<Sent<Id>>

/** How to make the success and the own refusals of an operation happen. */
export type Arrangement<Id extends OperationId> = {
  /**
   * A request that succeeds, each time it is made; one for each status, where the operation has several. It fills in every object of
   * the body, and every place that names an object.
   */
  success: Operations[Id]['success'] extends readonly [number]
    ? Success<Id>
    : { [Status in Operations[Id]['success'][number]]: Success<Id> }
  /** Further requests that succeed, by what is special about them. */
  variants?: Record<string, (stage: Stage) => Promise<RequestOf<Id>>>
  refusals: { [Code in OwnCode<Id>]: (stage: Stage) => Promise<RefusedRequest<Id>> }
}

/** One arrangement for every operation of the contract; a missing one does not compile. */
export type Arrangements = { [Id in OperationId]: Arrangement<Id> }
