import type { IncomingMessage } from 'node:http'

const SENT =
  'Authorization, Content-Type, Idempotency-Key, If-Match, If-None-Match, X-Request-Id, X-Scanner-Version, X-Service-Client'
const SHOWN =
  'Content-Disposition, ETag, Idempotent-Replayed, Location, Retry-After, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, X-Request-Id'

/** Of every answer to a browser. Any origin may call: the only credential is Authorization, which browsers never add by themselves. */
export const CORS_HEADERS = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Expose-Headers': SHOWN }

/** Of the answer to a preflight, beside those of every answer. */
export const PREFLIGHT_HEADERS = {
  'Access-Control-Allow-Methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
  'Access-Control-Allow-Headers': SENT,
  'Access-Control-Max-Age': '86400',
}

export const isPreflight = ({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>): boolean =>
  method === 'OPTIONS' && headers['access-control-request-method'] !== undefined
