// Generated from spec/ by `npm run generate`. Do not edit.

import type { components } from './types.ts'

type ErrorBody = components['schemas']['ErrorBody']

/** What a program does about an error. */
export type NextStep = 'reconnect' | 'wait' | 'retry' | 'stop'

/** Of the codes after which a program does not stop. */
export const nextSteps: Partial<Record<string, NextStep>> = {
  api_key_required: 'reconnect',
  api_key_unknown: 'reconnect',
  api_key_revoked: 'reconnect',
  api_key_expired: 'reconnect',
  device_unknown: 'reconnect',
  device_revoked: 'reconnect',
  idempotency_in_progress: 'wait',
  file_not_ready: 'wait',
  source_unavailable: 'retry',
  rate_limited: 'wait',
  request_timeout: 'wait',
  internal: 'retry',
  unavailable: 'wait',
}

export type ErrorCode = components['schemas']['ErrorCode']

/** The fields that stand beside `code` in the errors of these codes. */
export type ErrorFields = {
  entitlement_required: Required<Pick<ErrorBody, 'key'>> & Pick<ErrorBody, 'upgrade_plan'>
  instance_read_only: Required<Pick<ErrorBody, 'read_only_since'>>
  license_not_valid: Required<Pick<ErrorBody, 'validity'>>
  client_outdated: Required<Pick<ErrorBody, 'min_sw_version'>>
}
