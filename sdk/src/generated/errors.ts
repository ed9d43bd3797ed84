// Generated from spec/ by `npm run generate`. Do not edit.

import type { components } from './types.ts'

type ErrorBody = components['schemas']['ErrorBody']

/** What a program does about an error. */
export type NextStep = 'reconnect' | 'wait' | 'retry' | 'stop'

export const nextSteps = {
  api_key_required: 'reconnect',
  api_key_unknown: 'reconnect',
  api_key_revoked: 'reconnect',
  api_key_expired: 'reconnect',
  device_unknown: 'reconnect',
  device_revoked: 'reconnect',
  api_key_ip_not_allowed: 'stop',
  api_key_cannot_pair: 'stop',
  pairing_code_refused: 'stop',
  api_key_cannot_override: 'stop',
  api_key_cannot_scan_by_ticket: 'stop',
  pin_refused: 'stop',
  api_key_scope: 'stop',
  entitlement_required: 'stop',
  api_key_group: 'stop',
  api_key_test_mode: 'stop',
  instance_read_only: 'stop',
  idempotency_key_required: 'stop',
  idempotency_conflict: 'stop',
  idempotency_in_progress: 'wait',
  conflict: 'stop',
  invalid_state: 'stop',
  event_full: 'stop',
  type_full: 'stop',
  day_full: 'stop',
  registration_closed: 'stop',
  rule_refused: 'stop',
  attendee_cap_reached: 'stop',
  license_not_valid: 'stop',
  validation_failed: 'stop',
  unsupported_media_type: 'stop',
  payload_too_large: 'stop',
  not_found: 'stop',
  link_expired: 'stop',
  replay_window_over: 'stop',
  webhook_url_refused: 'stop',
  source_refused: 'stop',
  source_unavailable: 'retry',
  method_not_allowed: 'stop',
  rate_limited: 'wait',
  pin_locked: 'stop',
  quota_exceeded: 'stop',
  jobs_limit_reached: 'stop',
  sandbox_full: 'stop',
  client_outdated: 'stop',
  malformed_request: 'stop',
  request_timeout: 'wait',
  headers_too_large: 'stop',
  internal: 'retry',
  unavailable: 'wait',
} as const

export type ErrorCode = keyof typeof nextSteps

/** The fields that stand beside `code` in the errors of these codes. */
export type ErrorFields = {
  entitlement_required: Required<Pick<ErrorBody, 'key'>> & Pick<ErrorBody, 'upgrade_plan'>
  instance_read_only: Required<Pick<ErrorBody, 'read_only_since'>>
  license_not_valid: Required<Pick<ErrorBody, 'validity'>>
  client_outdated: Required<Pick<ErrorBody, 'min_sw_version'>>
}
