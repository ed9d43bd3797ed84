// Generated from spec/ by `npm run generate`. Do not edit.

export const apiVersion = '2026-11-01'

export const operations = {
  getMe: {
    method: 'GET',
    path: '/v1/me',
    host: 'api',
    scope: 'read',
    entitlement: 'api_read',
    pagination: null,
    queryTypes: {},
    bodyType: null,
    success: [200],
    errors: [
      'api_key_required',
      'api_key_unknown',
      'api_key_revoked',
      'api_key_expired',
      'api_key_ip_not_allowed',
      'api_key_scope',
      'entitlement_required',
      'validation_failed',
      'rate_limited',
      'quota_exceeded',
      'internal',
      'unavailable',
    ],
  },
} as const

export type Operations = typeof operations
export type OperationId = keyof Operations
