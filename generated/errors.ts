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
      doc_url: 'https://tickets.example/errors/api_key_required',
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
      doc_url: 'https://tickets.example/errors/api_key_unknown',
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
      doc_url: 'https://tickets.example/errors/api_key_revoked',
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
      doc_url: 'https://tickets.example/errors/api_key_expired',
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
      doc_url: 'https://tickets.example/errors/api_key_ip_not_allowed',
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
      doc_url: 'https://tickets.example/errors/api_key_scope',
      request_id: '01JQ90B3D5F7H9K1N3Q5S7V9X1',
    },
  },
  entitlement_required: {
    status: 403,
    meaning: 'The organization\'s plan does not include this part of the API.',
    remedy: 'Move the organization to the plan that `error.upgrade_plan` names; where it names none, ask who runs the service.',
    fields: ['key', 'upgrade_plan'],
    optional_fields: ['upgrade_plan'],
    example: {
      code: 'entitlement_required',
      message: 'The plan free does not include api_read; the plan growth does.',
      doc_url: 'https://tickets.example/errors/entitlement_required',
      request_id: '01JQ90B3D5F7H9K1N3Q5S7V9X1',
      key: 'api_read',
      upgrade_plan: 'growth',
    },
  },
  api_key_group: {
    status: 403,
    meaning: 'The object is outside the group that the key is limited to, or belongs to the whole organization.',
    remedy: 'Use a key without a group, or one whose group holds the object.',
    fields: [],
    example: {
      code: 'api_key_group',
      message: 'The API key is limited to the group north and cannot change what belongs to the whole organization.',
      doc_url: 'https://tickets.example/errors/api_key_group',
      request_id: '01JQ90B3D5F7H9K1N3Q5S7V9X1',
    },
  },
  api_key_test_mode: {
    status: 403,
    meaning: 'A test key tried to change something that is not test data.',
    remedy: 'Use a live key for changes that reach live data.',
    fields: [],
    example: {
      code: 'api_key_test_mode',
      message: 'A test key cannot change groups, which live data shares.',
      doc_url: 'https://tickets.example/errors/api_key_test_mode',
      request_id: '01JQ90B3D5F7H9K1N3Q5S7V9X1',
    },
  },
  instance_read_only: {
    status: 403,
    meaning: 'Self-hosted only: the license was revoked and its seven days are over. Reads and exports work, writes do not.',
    remedy: 'The operator of the installation has to install a valid license.',
    fields: ['read_only_since'],
    example: {
      code: 'instance_read_only',
      message: 'The license of this installation was revoked; since 2026-03-08T09:00:00.000Z it can only be read.',
      doc_url: 'https://tickets.example/errors/instance_read_only',
      request_id: '01JQ90B3D5F7H9K1N3Q5S7V9X1',
      read_only_since: '2026-03-08T09:00:00.000Z',
    },
  },
  idempotency_key_required: {
    status: 400,
    meaning: 'A POST came without the header `Idempotency-Key`, or with one that is not 1 to 255 visible ASCII characters.',
    remedy: 'Make a new random value, such as a UUID, for each new request, and send the same one again when you retry that request.',
    fields: [],
    example: {
      code: 'idempotency_key_required',
      message: 'Send the header Idempotency-Key with 1 to 255 visible ASCII characters, a new one for each new request.',
      doc_url: 'https://tickets.example/errors/idempotency_key_required',
      request_id: '01JQ90B3D5F7H9K1N3Q5S7V9X1',
    },
  },
  idempotency_conflict: {
    status: 409,
    meaning: 'The same `Idempotency-Key` was used before with another method, path, query or body.',
    remedy: 'Use a new key for a new request; send a retry with exactly the same bytes.',
    fields: [],
    example: {
      code: 'idempotency_conflict',
      message: 'The Idempotency-Key order-17 was used before with another request.',
      doc_url: 'https://tickets.example/errors/idempotency_conflict',
      request_id: '01JQ90B3D5F7H9K1N3Q5S7V9X1',
    },
  },
  idempotency_in_progress: {
    status: 409,
    meaning: 'The first request with this `Idempotency-Key` is still being worked on.',
    remedy: 'Wait for the seconds in the `Retry-After` header, then send the same request again with the same key.',
    fields: [],
    example: {
      code: 'idempotency_in_progress',
      message: 'The first request with the Idempotency-Key order-17 is still being worked on; try again in 1 second.',
      doc_url: 'https://tickets.example/errors/idempotency_in_progress',
      request_id: '01JQ90B3D5F7H9K1N3Q5S7V9X1',
    },
  },
  conflict: {
    status: 409,
    meaning: 'The change contradicts what is there, such as a code that is taken.',
    remedy: 'Choose another value for the field that the message names.',
    fields: [],
    example: {
      code: 'conflict',
      message: 'The code north is taken by another group.',
      doc_url: 'https://tickets.example/errors/conflict',
      request_id: '01JQ90B3D5F7H9K1N3Q5S7V9X1',
    },
  },
  invalid_state: {
    status: 409,
    meaning: 'The object is not in a state in which this can be done. `details.state` names the state.',
    remedy: 'Bring the object into the right state first; `error.details` says what is in the way.',
    fields: [],
    example: {
      code: 'invalid_state',
      message: 'The group north cannot be deleted while 2 groups and 1 key belong to it.',
      details: {
        state: 'not_empty',
        groups: 2,
        events: 0,
        registrations: 0,
        check_in_points: 0,
        keys: 1,
        members: 0,
      },
      doc_url: 'https://tickets.example/errors/invalid_state',
      request_id: '01JQ90B3D5F7H9K1N3Q5S7V9X1',
    },
  },
  event_full: {
    status: 409,
    meaning: 'The event has no room for the people, and keeps no waitlist for this.',
    remedy: 'Register fewer people, or raise the capacity.',
    fields: [],
    example: {
      code: 'event_full',
      message: 'The event harbour-lights has room for 2000 people, and 2000 places are taken.',
      details: {
        event: 'harbour-lights',
        capacity: 2000,
        taken: 2000,
        wanted: 1,
      },
      doc_url: 'https://tickets.example/errors/event_full',
      request_id: '01JQ90B3D5F7H9K1N3Q5S7V9X1',
    },
  },
  type_full: {
    status: 409,
    meaning: 'An attendee type has no room for the people, and the event keeps no waitlist for this.',
    remedy: 'Choose another attendee type, register fewer people, or raise the capacity.',
    fields: [],
    example: {
      code: 'type_full',
      message: 'The attendee type visitor has room for 500 people, and 500 places are taken.',
      details: {
        attendee_type: 'visitor',
        capacity: 500,
        taken: 500,
        wanted: 1,
      },
      doc_url: 'https://tickets.example/errors/type_full',
      request_id: '01JQ90B3D5F7H9K1N3Q5S7V9X1',
    },
  },
  day_full: {
    status: 409,
    meaning: 'A day has no room for the people, and the event keeps no waitlist for this.',
    remedy: 'Choose other days, register fewer people, or raise the capacity.',
    fields: [],
    example: {
      code: 'day_full',
      message: 'The day fri has room for 1500 people, and 1500 places are taken.',
      details: {
        day: 'day-2',
        capacity: 1500,
        taken: 1500,
        wanted: 1,
      },
      doc_url: 'https://tickets.example/errors/day_full',
      request_id: '01JQ90B3D5F7H9K1N3Q5S7V9X1',
    },
  },
  registration_closed: {
    status: 409,
    meaning: 'The event\'s registration window is not open.',
    remedy: 'Register while the window is open, or change the rules of the event\'s form.',
    fields: [],
    example: {
      code: 'registration_closed',
      message: 'Registration for the event harbour-lights closed on 2026-06-01T18:00:00.000Z.',
      details: {
        opens_at: '2026-03-01T08:00:00.000Z',
        closes_at: '2026-06-01T18:00:00.000Z',
      },
      doc_url: 'https://tickets.example/errors/registration_closed',
      request_id: '01JQ90B3D5F7H9K1N3Q5S7V9X1',
    },
  },
  rule_refused: {
    status: 422,
    meaning: 'A rule of the event\'s form refuses the registration. `details` says which.',
    remedy: 'Comply with the rule that `error.details.rule` names, or change the rules of the event\'s form.',
    fields: [],
    example: {
      code: 'rule_refused',
      message: 'One registration may hold 6 people, and this one would hold 7.',
      details: {
        rule: 'max_per_registration',
        allowed: 6,
        wanted: 7,
      },
      doc_url: 'https://tickets.example/errors/rule_refused',
      request_id: '01JQ90B3D5F7H9K1N3Q5S7V9X1',
    },
  },
  attendee_cap_reached: {
    status: 422,
    meaning: 'The organization\'s plan does not allow more people at one event.',
    remedy: 'Move the organization to a larger plan.',
    fields: [],
    example: {
      code: 'attendee_cap_reached',
      message: 'The plan allows 100 people at one event; the event harbour-lights has 100.',
      details: {
        attendee_cap: 100,
        taken: 100,
        wanted: 1,
      },
      doc_url: 'https://tickets.example/errors/attendee_cap_reached',
      request_id: '01JQ90B3D5F7H9K1N3Q5S7V9X1',
    },
  },
  license_not_valid: {
    status: 422,
    meaning: 'Self-hosted only, publishing an event: the license key is expired, missing or does not verify.',
    remedy: 'The operator of the installation has to install a valid license.',
    fields: ['validity'],
    example: {
      code: 'license_not_valid',
      message: 'The license of this installation expired on 2026-03-01T00:00:00.000Z, so events cannot be published.',
      doc_url: 'https://tickets.example/errors/license_not_valid',
      request_id: '01JQ90B3D5F7H9K1N3Q5S7V9X1',
      validity: 'expired',
    },
  },
  validation_failed: {
    status: 400,
    meaning: 'The request is not well formed. `details` lists every problem at once.',
    remedy: 'Correct every problem listed in `error.details` and send the request again.',
    fields: [],
    example: {
      code: 'validation_failed',
      message: 'The request has 1 problem: the parameter colour is not known to this operation.',
      details: [
        {
          path: 'query/colour',
          message: 'The parameter colour is not known to this operation.',
        },
      ],
      doc_url: 'https://tickets.example/errors/validation_failed',
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
      doc_url: 'https://tickets.example/errors/unsupported_media_type',
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
      message: 'The body is larger than the limit of 1048576 bytes.',
      doc_url: 'https://tickets.example/errors/payload_too_large',
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
      doc_url: 'https://tickets.example/errors/not_found',
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
      doc_url: 'https://tickets.example/errors/method_not_allowed',
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
      doc_url: 'https://tickets.example/errors/rate_limited',
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
      doc_url: 'https://tickets.example/errors/quota_exceeded',
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
      doc_url: 'https://tickets.example/errors/malformed_request',
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
      doc_url: 'https://tickets.example/errors/request_timeout',
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
      doc_url: 'https://tickets.example/errors/headers_too_large',
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
      doc_url: 'https://tickets.example/errors/internal',
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
      doc_url: 'https://tickets.example/errors/unavailable',
      request_id: '01JQ90B3D5F7H9K1N3Q5S7V9X1',
    },
  },
} as const

export type ErrorRegistry = typeof errorRegistry
export type ErrorCode = keyof ErrorRegistry

/** The fields that stand beside `code` in the errors of these codes. */
export type ErrorFields = {
  entitlement_required: Required<Pick<ErrorBody, 'key'>> & Pick<ErrorBody, 'upgrade_plan'>
  instance_read_only: Required<Pick<ErrorBody, 'read_only_since'>>
  license_not_valid: Required<Pick<ErrorBody, 'validity'>>
}
