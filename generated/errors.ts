// Generated from spec/ by `npm run generate`. Do not edit.

import type { components } from './types.ts'

type ErrorBody = components['schemas']['ErrorBody']

export const errorRegistry = {
  api_key_required: {
    status: 401,
    meaning: 'The call carries no `Authorization: Bearer` header.',
    remedy: 'Add the header `Authorization: Bearer <your key>`. Keys begin with `svc_live_` or `svc_test_`.',
    fields: [],
    example: {
      code: 'api_key_required',
      message: 'Send your API key in the header Authorization: Bearer <key>.',
      request_id: '01JQ90B3D5F7H9K1N3Q5S7V9X1',
    },
  },
  api_key_unknown: {
    status: 401,
    meaning: 'The key is not known to this service.',
    remedy: 'Check that the whole key was copied, and that it belongs to this installation. A key is shown once, when it is made; if it is lost, make a new one.',
    fields: [],
    example: {
      code: 'api_key_unknown',
      message: 'The API key in the Authorization header is not known here.',
      request_id: '01JQ90B3D5F7H9K1N3Q5S7V9X1',
    },
  },
  api_key_revoked: {
    status: 401,
    meaning: 'The key was revoked. It stops working on its next request.',
    remedy: 'Ask a member who manages keys for a new one.',
    fields: [],
    example: {
      code: 'api_key_revoked',
      message: 'The API key was revoked on 2026-03-01T09:00:00.000Z.',
      request_id: '01JQ90B3D5F7H9K1N3Q5S7V9X1',
    },
  },
  api_key_expired: {
    status: 401,
    meaning: 'The key\'s expiry has passed.',
    remedy: 'Ask a member who manages keys for a new one, or for one without an expiry.',
    fields: [],
    example: {
      code: 'api_key_expired',
      message: 'The API key expired on 2026-03-01T09:00:00.000Z.',
      request_id: '01JQ90B3D5F7H9K1N3Q5S7V9X1',
    },
  },
  api_key_ip_not_allowed: {
    status: 403,
    meaning: 'The key is limited to certain addresses, and the request came from another.',
    remedy: 'Send the request from an allowed address, or have the key\'s list of addresses changed.',
    fields: [],
    example: {
      code: 'api_key_ip_not_allowed',
      message: 'The API key does not allow requests from the address 203.0.113.7.',
      request_id: '01JQ90B3D5F7H9K1N3Q5S7V9X1',
    },
  },
  api_key_scope: {
    status: 403,
    meaning: 'The key lacks the scope that the operation needs. Scopes are exact: `admin` does not include `read` or `write`.',
    remedy: 'Use a key with that scope.',
    fields: [],
    example: {
      code: 'api_key_scope',
      message: 'This operation needs the scope read, which the API key does not have.',
      request_id: '01JQ90B3D5F7H9K1N3Q5S7V9X1',
    },
  },
  entitlement_required: {
    status: 403,
    meaning: 'The organization\'s plan does not include this part of the API.',
    remedy: 'Move the organization to the plan that `error.upgrade_plan` names.',
    fields: ['key', 'upgrade_plan'],
    example: {
      code: 'entitlement_required',
      message: 'The plan free does not include api_read; the plan growth does.',
      request_id: '01JQ90B3D5F7H9K1N3Q5S7V9X1',
      key: 'api_read',
      upgrade_plan: 'growth',
    },
  },
  validation_failed: {
    status: 400,
    meaning: 'The request is not well formed. `details` lists every problem at once.',
    remedy: 'Correct every problem listed in `error.details` and send the request again.',
    fields: [],
    example: {
      code: 'validation_failed',
      message: 'The query has 1 problem: the parameter colour is not known.',
      details: [
        {
          path: 'query/colour',
          message: 'The parameter colour is not known to this operation.',
        },
      ],
      request_id: '01JQ90B3D5F7H9K1N3Q5S7V9X1',
    },
  },
  unsupported_media_type: {
    status: 415,
    meaning: 'The body is not sent as a media type that the operation reads, or it is compressed.',
    remedy: 'Send the body uncompressed with the Content-Type that the operation documents.',
    fields: [],
    example: {
      code: 'unsupported_media_type',
      message: 'This operation reads application/json; the request sent text/plain.',
      request_id: '01JQ90B3D5F7H9K1N3Q5S7V9X1',
    },
  },
  payload_too_large: {
    status: 413,
    meaning: 'The body is larger than the operation reads.',
    remedy: 'Send less in one request.',
    fields: [],
    example: {
      code: 'payload_too_large',
      message: 'The body is larger than the 1048576 bytes that this operation reads.',
      request_id: '01JQ90B3D5F7H9K1N3Q5S7V9X1',
    },
  },
  not_found: {
    status: 404,
    meaning: 'There is nothing here that this key can see. An object of another organization gives the same answer.',
    remedy: 'Check the address and the id. What a key may not see answers exactly like what does not exist.',
    fields: [],
    example: {
      code: 'not_found',
      message: 'There is no operation at GET /v1/mee.',
      request_id: '01JQ90B3D5F7H9K1N3Q5S7V9X1',
    },
  },
  method_not_allowed: {
    status: 405,
    meaning: 'The path exists, but not with this method. The `Allow` header lists the methods that do.',
    remedy: 'Use one of the methods in the `Allow` header.',
    fields: [],
    example: {
      code: 'method_not_allowed',
      message: 'The path /v1/me answers GET, not DELETE.',
      request_id: '01JQ90B3D5F7H9K1N3Q5S7V9X1',
    },
  },
  rate_limited: {
    status: 429,
    meaning: 'The key has used up its requests of this minute.',
    remedy: 'Wait for the seconds in the `Retry-After` header, then go on. `X-RateLimit-Remaining` tells what is left.',
    fields: [],
    example: {
      code: 'rate_limited',
      message: 'The API key may make 60 requests a minute and has made them; try again in 12 seconds.',
      request_id: '01JQ90B3D5F7H9K1N3Q5S7V9X1',
    },
  },
  quota_exceeded: {
    status: 429,
    meaning: 'The organization is past 150 % of its monthly calls. Calls are refused until the 1st of the next month (UTC).',
    remedy: 'Wait for the 1st of the month (UTC), or move the organization to a larger plan. Do not retry before.',
    fields: [],
    example: {
      code: 'quota_exceeded',
      message: 'The organization has made 150000 calls this month, past 150 % of its 100000; calls are refused until 2026-12-01T00:00:00.000Z.',
      request_id: '01JQ90B3D5F7H9K1N3Q5S7V9X1',
    },
  },
  malformed_request: {
    status: 400,
    meaning: 'The request could not be read as HTTP.',
    remedy: 'Check the client or the proxy in between: the request line or a header is broken.',
    fields: [],
    example: {
      code: 'malformed_request',
      message: 'The request could not be read as HTTP/1.1.',
      request_id: '01JQ90B3D5F7H9K1N3Q5S7V9X1',
    },
  },
  request_timeout: {
    status: 408,
    meaning: 'The request did not arrive in time.',
    remedy: 'Send the request again on a new connection.',
    fields: [],
    example: {
      code: 'request_timeout',
      message: 'The request did not arrive completely in time.',
      request_id: '01JQ90B3D5F7H9K1N3Q5S7V9X1',
    },
  },
  headers_too_large: {
    status: 431,
    meaning: 'The request\'s headers are larger than the server reads.',
    remedy: 'Send fewer or shorter headers.',
    fields: [],
    example: {
      code: 'headers_too_large',
      message: 'The request\'s headers are larger than the 16384 bytes that the server reads.',
      request_id: '01JQ90B3D5F7H9K1N3Q5S7V9X1',
    },
  },
  internal: {
    status: 500,
    meaning: 'Something went wrong inside the service. Nothing was changed.',
    remedy: 'Try again later; report the `request_id` if it stays.',
    fields: [],
    example: {
      code: 'internal',
      message: 'Something went wrong on our side; nothing was changed. Quote the request_id when you report it.',
      request_id: '01JQ90B3D5F7H9K1N3Q5S7V9X1',
    },
  },
  unavailable: {
    status: 503,
    meaning: 'The service cannot answer now, for example while its database restarts.',
    remedy: 'Wait for the seconds in the `Retry-After` header, then try again.',
    fields: [],
    example: {
      code: 'unavailable',
      message: 'The service cannot reach its database; try again in 1 second.',
      request_id: '01JQ90B3D5F7H9K1N3Q5S7V9X1',
    },
  },
} as const

export type ErrorRegistry = typeof errorRegistry
export type ErrorCode = keyof ErrorRegistry

/** The fields that stand beside `code` in the errors of these codes. */
export type ErrorFields = {
  entitlement_required: Required<Pick<ErrorBody, 'key' | 'upgrade_plan'>>
}
