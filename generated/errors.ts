// Generated from spec/ by `npm run generate`. Do not edit.

export * from '../sdk/src/generated/errors.ts'

export const errorRegistry = {
  api_key_required: {
    status: 401,
    next_step: 'reconnect',
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
    next_step: 'reconnect',
    meaning: 'There is no key after `Bearer`, or it is not known to this service.',
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
    next_step: 'reconnect',
    meaning: 'The key was revoked. It stops working on its next request.',
    remedy: 'Ask a member who manages keys for a new one.',
    fields: [],
    certain_details: ['at'],
    example: {
      code: 'api_key_revoked',
      message: 'The API key was revoked on 2026-03-01T09:00:00.000Z.',
      details: {
        at: '2026-03-01T09:00:00.000Z',
      },
      doc_url: 'https://tickets.example/errors/api_key_revoked',
      request_id: '01JQ90B3D5F7H9K1N3Q5S7V9X1',
    },
  },
  api_key_expired: {
    status: 401,
    next_step: 'reconnect',
    meaning: 'The key\'s expiry has passed.',
    remedy: 'Ask a member who manages keys for a new one, or for one without an expiry.',
    fields: [],
    certain_details: ['at'],
    example: {
      code: 'api_key_expired',
      message: 'The API key expired on 2026-03-01T09:00:00.000Z.',
      details: {
        at: '2026-03-01T09:00:00.000Z',
      },
      doc_url: 'https://tickets.example/errors/api_key_expired',
      request_id: '01JQ90B3D5F7H9K1N3Q5S7V9X1',
    },
  },
  device_unknown: {
    status: 401,
    next_step: 'reconnect',
    meaning: 'The token is not that of a device that is paired with this service.',
    remedy: 'Pair the device again, with a new pairing code. A token is shown once, when the device is paired.',
    fields: [],
    example: {
      code: 'device_unknown',
      message: 'The device token in the Authorization header is not known here.',
      doc_url: 'https://tickets.example/errors/device_unknown',
      request_id: '01JQ90B3D5F7H9K1N3Q5S7V9X1',
    },
  },
  device_revoked: {
    status: 401,
    next_step: 'reconnect',
    meaning: 'The device was revoked. It stops on its next request.',
    remedy: 'Ask a member who manages devices for a new pairing code, and pair the device again.',
    fields: [],
    certain_details: ['at'],
    example: {
      code: 'device_revoked',
      message: 'The device was revoked on 2026-03-01T09:00:00.000Z.',
      details: {
        at: '2026-03-01T09:00:00.000Z',
      },
      doc_url: 'https://tickets.example/errors/device_revoked',
      request_id: '01JQ90B3D5F7H9K1N3Q5S7V9X1',
    },
  },
  api_key_ip_not_allowed: {
    status: 403,
    next_step: 'stop',
    meaning: 'The key is limited to certain addresses, and the request came from another.',
    remedy: 'Send the request from an allowed address, or have the key\'s list of addresses changed.',
    fields: [],
    certain_details: ['address'],
    example: {
      code: 'api_key_ip_not_allowed',
      message: 'The API key does not allow requests from the address 203.0.113.7.',
      details: {
        address: '203.0.113.7',
      },
      doc_url: 'https://tickets.example/errors/api_key_ip_not_allowed',
      request_id: '01JQ90B3D5F7H9K1N3Q5S7V9X1',
    },
  },
  api_key_cannot_pair: {
    status: 403,
    next_step: 'stop',
    meaning: 'Devices are paired with a pairing code; a key cannot do it.',
    remedy: 'Leave the header `Authorization` out and send the code that a member made.',
    fields: [],
    example: {
      code: 'api_key_cannot_pair',
      message: 'An API key cannot pair a device: send the pairing code in the body, without the header Authorization.',
      doc_url: 'https://tickets.example/errors/api_key_cannot_pair',
      request_id: '01JQ90B3D5F7H9K1N3Q5S7V9X1',
    },
  },
  pairing_code_refused: {
    status: 403,
    next_step: 'stop',
    meaning: 'The pairing code is wrong, was used, or has run out.',
    remedy: 'Ask a member who manages devices for a new pairing code. A code pairs one device, and only for some minutes.',
    fields: [],
    example: {
      code: 'pairing_code_refused',
      message: 'The pairing code is wrong, was used before, or has run out; ask for a new one.',
      doc_url: 'https://tickets.example/errors/pairing_code_refused',
      request_id: '01JQ90B3D5F7H9K1N3Q5S7V9X1',
    },
  },
  api_key_cannot_override: {
    status: 403,
    next_step: 'stop',
    meaning: 'Only a member at a paired device overrides a refusal; a key cannot do it.',
    remedy: 'Call this with the token of a paired device, and the PIN of a member who may override.',
    fields: [],
    example: {
      code: 'api_key_cannot_override',
      message: 'An API key cannot override a check-in: that takes a member at a paired device.',
      doc_url: 'https://tickets.example/errors/api_key_cannot_override',
      request_id: '01JQ90B3D5F7H9K1N3Q5S7V9X1',
    },
  },
  api_key_cannot_search: {
    status: 403,
    next_step: 'stop',
    meaning: 'Only a paired device finds people by their email address; a key cannot do it.',
    remedy: 'Call this with the token of a paired device. A key with the scope read lists registrations by `email`.',
    fields: [],
    example: {
      code: 'api_key_cannot_search',
      message: 'An API key cannot search at a gate: that takes a paired device. List registrations by email instead.',
      doc_url: 'https://tickets.example/errors/api_key_cannot_search',
      request_id: '01JQ90B3D5F7H9K1N3Q5S7V9X1',
    },
  },
  pin_refused: {
    status: 403,
    next_step: 'stop',
    meaning: 'The PIN is not that of a member who may override at this event.',
    remedy: 'Check the member and the PIN. A member needs the role owner, admin or manager, and a PIN, which `postern-admin member pin` sets.',
    fields: [],
    example: {
      code: 'pin_refused',
      message: 'The member is not known, may not override here, or the PIN is wrong.',
      doc_url: 'https://tickets.example/errors/pin_refused',
      request_id: '01JQ90B3D5F7H9K1N3Q5S7V9X1',
    },
  },
  api_key_scope: {
    status: 403,
    next_step: 'stop',
    meaning: 'The key lacks the scope that the operation needs. Scopes are exact: `admin` does not include `read` or `write`.',
    remedy: 'Use a key with that scope.',
    fields: [],
    certain_details: ['scope'],
    example: {
      code: 'api_key_scope',
      message: 'This operation needs the scope read, which the API key does not have.',
      details: {
        scope: 'read',
      },
      doc_url: 'https://tickets.example/errors/api_key_scope',
      request_id: '01JQ90B3D5F7H9K1N3Q5S7V9X1',
    },
  },
  entitlement_required: {
    status: 403,
    next_step: 'stop',
    meaning: 'The organization\'s plan does not include this part of the API, or apps that name themselves in `X-Service-Client`. A paired device needs the latter only.',
    remedy: 'Move the organization to the plan that `error.upgrade_plan` names; where it names none, ask who runs the service.',
    fields: ['key', 'upgrade_plan'],
    optional_fields: ['upgrade_plan'],
    example: {
      code: 'entitlement_required',
      message: 'The plan Free does not include reading with the API; the plan Growth does.',
      doc_url: 'https://tickets.example/errors/entitlement_required',
      request_id: '01JQ90B3D5F7H9K1N3Q5S7V9X1',
      key: 'api_read',
      upgrade_plan: 'growth',
    },
  },
  api_key_group: {
    status: 403,
    next_step: 'stop',
    meaning: 'The object is outside the group that the key is limited to, or belongs to the whole organization.',
    remedy: 'Use a key without a group, or one whose group holds the object.',
    fields: [],
    certain_details: ['group'],
    example: {
      code: 'api_key_group',
      message: 'The API key is limited to the group north and cannot change what belongs to the whole organization.',
      details: {
        group: 'north',
      },
      doc_url: 'https://tickets.example/errors/api_key_group',
      request_id: '01JQ90B3D5F7H9K1N3Q5S7V9X1',
    },
  },
  api_key_test_mode: {
    status: 403,
    next_step: 'stop',
    meaning: 'A test key tried to change something that is not test data.',
    remedy: 'Use a live key for changes that reach live data.',
    fields: [],
    example: {
      code: 'api_key_test_mode',
      message: 'A test key cannot change the event harbour-lights, which is live.',
      doc_url: 'https://tickets.example/errors/api_key_test_mode',
      request_id: '01JQ90B3D5F7H9K1N3Q5S7V9X1',
    },
  },
  instance_read_only: {
    status: 403,
    next_step: 'stop',
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
    next_step: 'stop',
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
    next_step: 'stop',
    meaning: 'The same `Idempotency-Key` was used before with another method, path, query or body.',
    remedy: 'Use a new key for a new request; send a retry with exactly the same bytes.',
    fields: [],
    certain_details: ['key'],
    example: {
      code: 'idempotency_conflict',
      message: 'The Idempotency-Key order-17 was used before with another request.',
      details: {
        key: 'order-17',
      },
      doc_url: 'https://tickets.example/errors/idempotency_conflict',
      request_id: '01JQ90B3D5F7H9K1N3Q5S7V9X1',
    },
  },
  idempotency_in_progress: {
    status: 409,
    next_step: 'wait',
    meaning: 'The first request with this `Idempotency-Key` is still being worked on.',
    remedy: 'Wait for the seconds in the `Retry-After` header, then send the same request again with the same key.',
    fields: [],
    certain_details: ['key', 'retry_after'],
    example: {
      code: 'idempotency_in_progress',
      message: 'The first request with the Idempotency-Key order-17 is still being worked on; try again in 1 second.',
      details: {
        key: 'order-17',
        retry_after: 1,
      },
      doc_url: 'https://tickets.example/errors/idempotency_in_progress',
      request_id: '01JQ90B3D5F7H9K1N3Q5S7V9X1',
    },
  },
  conflict: {
    status: 409,
    next_step: 'stop',
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
  precondition_failed: {
    status: 412,
    next_step: 'stop',
    meaning: 'Somebody has changed the object since it was read: none of the tags in `If-Match` is its `ETag`. Nothing was changed.',
    remedy: 'Read the object again, apply your change to what it is now, and send its new `ETag` in `If-Match`. Without `If-Match` the change is made whatever the object has become.',
    fields: [],
    example: {
      code: 'precondition_failed',
      message: 'The object has changed since it was read: none of the tags in the header If-Match is its ETag any more. Read it again, apply your change to what it is now, and send the new ETag.',
      doc_url: 'https://tickets.example/errors/precondition_failed',
      request_id: '01JQ90B3D5F7H9K1N3Q5S7V9X1',
    },
  },
  external_id_taken: {
    status: 409,
    next_step: 'stop',
    meaning: 'Another registration of the event, neither cancelled nor declined, has this `external_id`. `details.registration` is its id, where the key can see it.',
    remedy: 'Read the registration that `details.registration` names: where it is the order that you send again, it was booked already. Otherwise send another `external_id`.',
    fields: [],
    certain_details: ['external_id'],
    example: {
      code: 'external_id_taken',
      message: 'The external_id order-1042 belongs to the registration 01JGFJP19AW2FQ0824CT3PRMYS of this event.',
      details: {
        external_id: 'order-1042',
        registration: '01JGFJP19AW2FQ0824CT3PRMYS',
      },
      doc_url: 'https://tickets.example/errors/external_id_taken',
      request_id: '01JQ90B3D5F7H9K1N3Q5S7V9X1',
    },
  },
  invalid_state: {
    status: 409,
    next_step: 'stop',
    meaning: 'The object is not in a state in which this can be done. `details.state` names the state.',
    remedy: 'Bring the object into the right state first; `error.details` says what is in the way.',
    fields: [],
    certain_details: ['state'],
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
        devices: 0,
        members: 0,
      },
      doc_url: 'https://tickets.example/errors/invalid_state',
      request_id: '01JQ90B3D5F7H9K1N3Q5S7V9X1',
    },
  },
  event_full: {
    status: 409,
    next_step: 'stop',
    meaning: 'The event has no room for the people, and keeps no waitlist for this.',
    remedy: 'Register fewer people, or raise the capacity.',
    fields: [],
    certain_details: ['event', 'capacity', 'taken', 'wanted'],
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
    next_step: 'stop',
    meaning: 'An attendee type has no room for the people, and the event keeps no waitlist for this.',
    remedy: 'Choose another attendee type, register fewer people, or raise the capacity.',
    fields: [],
    certain_details: ['attendee_type', 'capacity', 'taken', 'wanted'],
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
    next_step: 'stop',
    meaning: 'A day has no room for the people, and the event keeps no waitlist for this.',
    remedy: 'Choose other days, register fewer people, or raise the capacity.',
    fields: [],
    certain_details: ['day', 'capacity', 'taken', 'wanted'],
    example: {
      code: 'day_full',
      message: 'The day day-2 has room for 1500 people, and 1500 places are taken.',
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
    next_step: 'stop',
    meaning: 'The event\'s registration window is not open.',
    remedy: 'Register while the window is open, or change the rules of the event\'s form.',
    fields: [],
    certain_details: ['event', 'opens_at', 'closes_at'],
    example: {
      code: 'registration_closed',
      message: 'Registration for the event harbour-lights closed on 2026-06-01T18:00:00.000Z.',
      details: {
        event: 'harbour-lights',
        opens_at: '2026-03-01T08:00:00.000Z',
        closes_at: '2026-06-01T18:00:00.000Z',
      },
      doc_url: 'https://tickets.example/errors/registration_closed',
      request_id: '01JQ90B3D5F7H9K1N3Q5S7V9X1',
    },
  },
  rule_refused: {
    status: 422,
    next_step: 'stop',
    meaning: 'A rule of the event\'s form refuses the registration. `details` says which.',
    remedy: 'Comply with the rule that `error.details.rule` names, or change the rules of the event\'s form.',
    fields: [],
    certain_details: ['rule'],
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
    next_step: 'stop',
    meaning: 'The organization\'s plan does not allow more people at one event.',
    remedy: 'Move the organization to a larger plan.',
    fields: [],
    certain_details: ['attendee_cap', 'taken', 'wanted'],
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
    next_step: 'stop',
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
    next_step: 'stop',
    meaning: 'The request is not well formed. `details` lists every problem at once.',
    remedy: 'Correct every problem listed in `error.details` and send the request again.',
    fields: [],
    example: {
      code: 'validation_failed',
      message: 'The request has 1 problem: the parameter colour is not known to this operation. It knows limit, cursor.',
      details: [
        {
          path: 'query/colour',
          rule: 'unknown_field',
          params: {
            known: ['limit', 'cursor'],
          },
          message: 'The parameter colour is not known to this operation. It knows limit, cursor.',
        },
      ],
      doc_url: 'https://tickets.example/errors/validation_failed',
      request_id: '01JQ90B3D5F7H9K1N3Q5S7V9X1',
    },
  },
  unsupported_media_type: {
    status: 415,
    next_step: 'stop',
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
    next_step: 'stop',
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
    next_step: 'stop',
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
  file_not_ready: {
    status: 409,
    next_step: 'wait',
    meaning: 'The job has not ended, so there is no file. `details.state` names its status.',
    remedy: 'Wait for the seconds in the `Retry-After` header, then ask for the file again.',
    fields: [],
    certain_details: ['state', 'retry_after'],
    example: {
      code: 'file_not_ready',
      message: 'The job 01JGFJK07Q2S4V6X8Z0B2D4F6H is running; ask for its file again in 2 seconds.',
      details: {
        state: 'running',
        retry_after: 2,
      },
      doc_url: 'https://tickets.example/errors/file_not_ready',
      request_id: '01JQ90B3D5F7H9K1N3Q5S7V9X1',
    },
  },
  link_expired: {
    status: 410,
    next_step: 'stop',
    meaning: 'The signed address was good until a time that has passed.',
    remedy: 'Get a new address from where this one came, such as the scanner manifest.',
    fields: [],
    certain_details: ['at'],
    example: {
      code: 'link_expired',
      message: 'The link expired on 2026-06-07T00:00:00.000Z.',
      details: {
        at: '2026-06-07T00:00:00.000Z',
      },
      doc_url: 'https://tickets.example/errors/link_expired',
      request_id: '01JQ90B3D5F7H9K1N3Q5S7V9X1',
    },
  },
  replay_window_over: {
    status: 410,
    next_step: 'stop',
    meaning: 'The delivery was first sent too long ago to be sent again.',
    remedy: 'Read the object itself: the envelope\'s `data.id` names it.',
    fields: [],
    certain_details: ['at'],
    example: {
      code: 'replay_window_over',
      message: 'The delivery 01JGFJK07N5V7X9Z1B3D5F7H9K was first sent on 2026-05-01T09:00:00.000Z, and can be replayed for 30 days from then.',
      details: {
        at: '2026-05-01T09:00:00.000Z',
      },
      doc_url: 'https://tickets.example/errors/replay_window_over',
      request_id: '01JQ90B3D5F7H9K1N3Q5S7V9X1',
    },
  },
  webhook_url_refused: {
    status: 422,
    next_step: 'stop',
    meaning: 'Deliveries cannot be sent to this URL.',
    remedy: 'Use an https URL whose host resolves to public addresses only. To receive events on your own machine, run `npx --no-install postern listen`.',
    fields: [],
    certain_details: ['reason'],
    example: {
      code: 'webhook_url_refused',
      message: 'The url https://192.168.1.20/hook names the address 192.168.1.20, which is not public.',
      details: {
        path: 'body/url',
        reason: 'private_address',
      },
      doc_url: 'https://tickets.example/errors/webhook_url_refused',
      request_id: '01JQ90B3D5F7H9K1N3Q5S7V9X1',
    },
  },
  source_refused: {
    status: 422,
    next_step: 'stop',
    meaning: 'The source platform does not let the connection read. `details.reason` says why: `token_expired` of a token that worked before, `token_refused` of one that never did, `not_allowed`.',
    remedy: 'Get a new token from the platform, from an account that may read the event\'s orders, and connect with it.',
    fields: [],
    certain_details: ['reason'],
    example: {
      code: 'source_refused',
      message: 'Eventbrite no longer takes the token that ends in Q7YK; it has expired or was withdrawn.',
      details: {
        reason: 'token_expired',
      },
      doc_url: 'https://tickets.example/errors/source_refused',
      request_id: '01JQ90B3D5F7H9K1N3Q5S7V9X1',
    },
  },
  source_unavailable: {
    status: 502,
    next_step: 'retry',
    meaning: 'The source platform cannot be read now. `details.reason` says why: `timeout`, `unreachable`, `failed`, `rate_limited`, `unreadable`.',
    remedy: 'Try again later; with `rate_limited`, after the seconds in `error.details.retry_after`.',
    fields: [],
    certain_details: ['reason'],
    example: {
      code: 'source_unavailable',
      message: 'Eventbrite did not answer within 30 seconds; nothing was changed.',
      details: {
        reason: 'timeout',
      },
      doc_url: 'https://tickets.example/errors/source_unavailable',
      request_id: '01JQ90B3D5F7H9K1N3Q5S7V9X1',
    },
  },
  method_not_allowed: {
    status: 405,
    next_step: 'stop',
    meaning: 'The path exists, but not with this method. The `Allow` header lists the methods that do.',
    remedy: 'Use one of the methods in the `Allow` header.',
    fields: [],
    certain_details: ['allow'],
    example: {
      code: 'method_not_allowed',
      message: 'The path /v1/me answers GET, not DELETE.',
      details: {
        allow: 'GET',
      },
      doc_url: 'https://tickets.example/errors/method_not_allowed',
      request_id: '01JQ90B3D5F7H9K1N3Q5S7V9X1',
    },
  },
  rate_limited: {
    status: 429,
    next_step: 'wait',
    meaning: 'The key has used up its requests of this minute.',
    remedy: 'Wait for the seconds in the `Retry-After` header, then go on. `X-RateLimit-Remaining` tells what is left.',
    fields: [],
    certain_details: ['retry_after'],
    example: {
      code: 'rate_limited',
      message: 'The API key may make 60 requests a minute and has made them; try again in 12 seconds.',
      details: {
        retry_after: 12,
      },
      doc_url: 'https://tickets.example/errors/rate_limited',
      request_id: '01JQ90B3D5F7H9K1N3Q5S7V9X1',
    },
  },
  pin_locked: {
    status: 429,
    next_step: 'stop',
    meaning: 'The member\'s PIN was wrong too often at this device.',
    remedy: 'Wait for the seconds in the `Retry-After` header; the right PIN is refused until then too.',
    fields: [],
    certain_details: ['retry_after'],
    example: {
      code: 'pin_locked',
      message: 'The PIN was wrong too often at this device; try again in 900 seconds.',
      details: {
        retry_after: 900,
      },
      doc_url: 'https://tickets.example/errors/pin_locked',
      request_id: '01JQ90B3D5F7H9K1N3Q5S7V9X1',
    },
  },
  quota_exceeded: {
    status: 429,
    next_step: 'stop',
    meaning: 'The organization is past 150 % of its monthly calls. Calls are refused until the 1st of the next month (UTC).',
    remedy: 'Wait for the 1st of the month (UTC), or move the organization to a larger plan. Do not retry before.',
    fields: [],
    certain_details: ['calls', 'included', 'until'],
    example: {
      code: 'quota_exceeded',
      message: 'The organization has made 150000 calls this month, past 150 % of its 100000; calls are refused until 2026-12-01T00:00:00.000Z.',
      details: {
        calls: 150000,
        included: 100000,
        until: '2026-12-01T00:00:00.000Z',
      },
      doc_url: 'https://tickets.example/errors/quota_exceeded',
      request_id: '01JQ90B3D5F7H9K1N3Q5S7V9X1',
    },
  },
  jobs_limit_reached: {
    status: 429,
    next_step: 'stop',
    meaning: 'The organization has as many imports and exports that wait or are at work as it may, or files of that size for them.',
    remedy: 'Try again when one of the jobs has ended, or cancel one; the same `Idempotency-Key` can be used. `Retry-After` says when to look again.',
    fields: [],
    certain_details: ['retry_after'],
    example: {
      code: 'jobs_limit_reached',
      message: 'The organization has 20 imports and exports that wait or are at work, and may have 20 at once; try again when one of them has ended.',
      details: {
        retry_after: 30,
      },
      doc_url: 'https://tickets.example/errors/jobs_limit_reached',
      request_id: '01JQ90B3D5F7H9K1N3Q5S7V9X1',
    },
  },
  sandbox_full: {
    status: 429,
    next_step: 'stop',
    meaning: 'Visitors have filled the sandbox. Only the public key of the sandbox is refused with it, and only where it would change something.',
    remedy: 'Wait for the seconds in the `Retry-After` header, or use a key of your own organization.',
    fields: [],
    certain_details: ['retry_after'],
    example: {
      code: 'sandbox_full',
      message: 'Visitors have filled the sandbox; it is built anew within 10 minutes, and can be read meanwhile.',
      details: {
        retry_after: 600,
      },
      doc_url: 'https://tickets.example/errors/sandbox_full',
      request_id: '01JQ90B3D5F7H9K1N3Q5S7V9X1',
    },
  },
  client_outdated: {
    status: 426,
    next_step: 'stop',
    meaning: 'The scanner\'s software is too old to be served.',
    remedy: 'Update the scanner to `error.min_sw_version` or later. Scans that it has queued are kept and can be sent then.',
    fields: ['min_sw_version'],
    example: {
      code: 'client_outdated',
      message: 'The scanner\'s version 0.9.0 is no longer served; 1.0.0 is the oldest that is.',
      doc_url: 'https://tickets.example/errors/client_outdated',
      request_id: '01JQ90B3D5F7H9K1N3Q5S7V9X1',
      min_sw_version: '1.0.0',
    },
  },
  malformed_request: {
    status: 400,
    next_step: 'stop',
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
    next_step: 'wait',
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
    next_step: 'stop',
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
    next_step: 'retry',
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
    next_step: 'wait',
    meaning: 'The service cannot answer now, for example while its database restarts.',
    remedy: 'Wait for the seconds in the `Retry-After` header, then try again.',
    fields: [],
    certain_details: ['retry_after'],
    example: {
      code: 'unavailable',
      message: 'The service cannot reach its database; try again in 1 second.',
      details: {
        retry_after: 1,
      },
      doc_url: 'https://tickets.example/errors/unavailable',
      request_id: '01JQ90B3D5F7H9K1N3Q5S7V9X1',
    },
  },
} as const

export type ErrorRegistry = typeof errorRegistry

export const problemRules = {
  required: {
    meaning: 'The field or parameter is missing.',
    params: {},
  },
  unknown_field: {
    meaning: 'The operation does not know the field or parameter. `suggestion` is the one that was probably meant; `known` has those of the query.',
    params: {
      suggestion: 'string',
      known: 'string[]',
    },
    optional_params: ['suggestion', 'known'],
  },
  wrong_type: {
    meaning: 'The value is of another type. `expected` has the types that are taken; `example` is a value of the right shape, as JSON.',
    params: {
      expected: 'string[]',
      example: 'string',
    },
    optional_params: ['example'],
  },
  minor_units: {
    meaning: 'An amount of money is not a whole number of minor units, such as cents.',
    params: {},
  },
  one_of: {
    meaning: 'The value is none of those in `allowed`; `or` has the types that are taken besides.',
    params: {
      allowed: 'string[]',
      or: 'string[]',
    },
    optional_params: ['or'],
  },
  format: {
    meaning: 'The text does not have the form that `format` names, such as `email` or `code`.',
    params: {
      format: 'string',
    },
  },
  blank: {
    meaning: 'The text contains nothing that can be read.',
    params: {},
  },
  min_length: {
    meaning: 'The text has fewer characters than `limit`.',
    params: {
      limit: 'number',
    },
  },
  max_length: {
    meaning: 'The text has more characters than `limit`.',
    params: {
      limit: 'number',
    },
  },
  min_items: {
    meaning: 'The list has fewer items than `limit`.',
    params: {
      limit: 'number',
    },
  },
  max_items: {
    meaning: 'The list has more items than `limit`.',
    params: {
      limit: 'number',
    },
  },
  max_entries: {
    meaning: 'The object has more entries than `limit`.',
    params: {
      limit: 'number',
    },
  },
  minimum: {
    meaning: 'The number is smaller than `limit`.',
    params: {
      limit: 'number',
    },
  },
  maximum: {
    meaning: 'The number is larger than `limit`.',
    params: {
      limit: 'number',
    },
  },
  date_range: {
    meaning: 'The date does not lie between `from` and `to`.',
    params: {
      from: 'string',
      to: 'string',
    },
  },
  later_than: {
    meaning: 'The time is not later than that in the field `field` beside it.',
    params: {
      field: 'string',
    },
  },
  within_a_year: {
    meaning: 'The time is more than a year ahead.',
    params: {},
  },
  no_body: {
    meaning: 'The operation takes no body.',
    params: {},
  },
  max_parameters: {
    meaning: 'The query has more parameters than `limit`.',
    params: {
      limit: 'number',
    },
  },
  repeated_parameter: {
    meaning: 'The parameter is given more than once, and is no list.',
    params: {},
  },
  nul_character: {
    meaning: 'The parameter contains a NUL character.',
    params: {},
  },
  etag_list: {
    meaning: 'The header `If-Match` is neither `*` nor a list of tags.',
    params: {},
  },
  byte_order_mark: {
    meaning: 'The body starts with a byte order mark.',
    params: {},
  },
  not_utf8: {
    meaning: 'The body is not UTF-8.',
    params: {},
  },
  json_syntax: {
    meaning: 'The body is not JSON. At `line` and `column` stands `found` in place of `expected`.',
    params: {
      line: 'number',
      column: 'number',
      expected: 'string',
      found: 'string',
    },
  },
  json_values: {
    meaning: 'The body holds more values than `limit`.',
    params: {
      limit: 'number',
    },
  },
  json_depth: {
    meaning: 'The body nests arrays and objects deeper than `limit`.',
    params: {
      limit: 'number',
    },
  },
  json_keys: {
    meaning: 'An object has more keys than `limit`.',
    params: {
      limit: 'number',
    },
  },
  json_key_length: {
    meaning: 'The key `key` of an object, which is JSON, is longer than `limit` characters.',
    params: {
      key: 'string',
      limit: 'number',
    },
  },
  json_repeated_key: {
    meaning: 'An object has the key `key`, which is JSON, twice.',
    params: {
      key: 'string',
    },
  },
  json_text: {
    meaning: 'A string, or the key `key`, which is JSON, contains what cannot be kept: `nul`, or `surrogate`, which is half a character.',
    params: {
      character: 'string',
      key: 'string',
    },
    optional_params: ['key'],
  },
  json_number: {
    meaning: 'The number is beyond `limit` and `-limit`, so it could not be kept exactly.',
    params: {
      limit: 'number',
    },
  },
  cursor: {
    meaning: 'The cursor is not that of a page of this list, with the same filters and in the same order.',
    params: {},
  },
  position: {
    meaning: 'The position is neither the `as_of` of an earlier page nor a timestamp.',
    params: {},
  },
  order_of_changes: {
    meaning: '`newest_first` does not go with `updated_since`, whose list is in the order of the changes.',
    params: {},
  },
  unknown_question: {
    meaning: 'The form asks the attendee type `attendee_type` no question `question`.',
    params: {
      question: 'string',
      attendee_type: 'string',
    },
  },
  answer_required: {
    meaning: 'The question `question` has to be answered.',
    params: {
      question: 'string',
    },
  },
  consent_required: {
    meaning: 'The question `question` must be agreed to. `instead` is there where it was answered with no: `leave_out` of the change, or `ask_organizer`.',
    params: {
      question: 'string',
      label: 'string',
      instead: 'string',
    },
    optional_params: ['instead'],
  },
  wrong_answer: {
    meaning: 'The answer to `question` must be what `expected` says: `text`, `number`, `date`, `boolean`, `choice` (one of `allowed`) or `choices` (some of them). There are `more` choices than are listed.',
    params: {
      question: 'string',
      expected: 'string',
      allowed: 'string[]',
      more: 'number',
    },
    optional_params: ['allowed', 'more'],
  },
  answers_size: {
    meaning: 'The answers of one person take `size` bytes as JSON, and may take `limit`.',
    params: {
      limit: 'number',
      size: 'number',
    },
  },
  registration_size: {
    meaning: 'The registration would take `size` bytes with everyone who was ever on it, and may take `limit`.',
    params: {
      limit: 'number',
      size: 'number',
    },
  },
  form_size: {
    meaning: 'The questions of the form take `size` bytes as JSON, and may take `limit`.',
    params: {
      limit: 'number',
      size: 'number',
    },
  },
  repeated_code: {
    meaning: 'Another item of the list has the code `code`.',
    params: {
      code: 'string',
    },
  },
  choices_required: {
    meaning: 'A question of the type `type` needs choices.',
    params: {
      type: 'string',
    },
  },
  choices_not_taken: {
    meaning: 'A question of the type `type` takes no choices.',
    params: {
      type: 'string',
    },
  },
  repeated_choice: {
    meaning: 'The question offers the same choice twice.',
    params: {},
  },
  repeated_window: {
    meaning: 'The day `day` has a window already.',
    params: {
      day: 'string',
    },
  },
  not_in_template: {
    meaning: 'The template has no `kind` (`day` or `attendee_type`) with the code `code`.',
    params: {
      kind: 'string',
      code: 'string',
    },
  },
  event_currency: {
    meaning: 'The currency is not that of the event.',
    params: {},
  },
  one_template: {
    meaning: 'Not exactly one of `template` and `ready_template` is given.',
    params: {},
  },
  unknown_placeholder: {
    meaning: 'There is no placeholder `placeholder`. `suggestion` is the one that was probably meant; `known` has all.',
    params: {
      placeholder: 'string',
      suggestion: 'string',
      known: 'string[]',
    },
    optional_params: ['suggestion'],
  },
  filter_not_taken: {
    meaning: 'An export of `type` takes no such filter.',
    params: {
      type: 'string',
    },
  },
  status_of_export: {
    meaning: 'An export of `type` is filtered by the statuses in `allowed`.',
    params: {
      type: 'string',
      allowed: 'string[]',
    },
  },
  unknown_column: {
    meaning: 'An export of `type` has no column `column`; `known` has those that it has.',
    params: {
      column: 'string',
      type: 'string',
      known: 'string[]',
    },
  },
  repeated_column: {
    meaning: 'The column `column` is named twice.',
    params: {
      column: 'string',
    },
  },
  code_or_ticket: {
    meaning: 'A device has to send `code` or `ticket`.',
    params: {},
  },
  ticket_of_device: {
    meaning: 'Only a paired device sends `ticket`.',
    params: {},
  },
  code_beside_ticket: {
    meaning: '`ticket` stands beside `code`.',
    params: {},
  },
  point_required: {
    meaning: 'The check-in point is missing; only a device that belongs to one leaves it out.',
    params: {},
  },
  repeated_ticket_class: {
    meaning: 'The ticket class `ticket_class` is mapped twice.',
    params: {
      ticket_class: 'string',
    },
  },
  unknown_ticket_class: {
    meaning: 'The event on the platform has no ticket class `ticket_class`.',
    params: {
      ticket_class: 'string',
    },
  },
  unmapped_ticket_class: {
    meaning: 'The ticket class `ticket_class`, which is called `name`, is not mapped.',
    params: {
      ticket_class: 'string',
      name: 'string',
    },
  },
  no_names: {
    meaning: 'None of the headings means a first name, a last name or an ID. `first_row` is what stands there, `whole_name` a column of whole names, `example` what could stand there, and `skipped_sheets` are the names of sheets that were not read, with `more` beyond them.',
    params: {
      first_row: 'string',
      whole_name: 'string',
      example: 'string',
      skipped_sheets: 'string[]',
      more: 'number',
    },
    optional_params: ['whole_name'],
  },
  file_kind: {
    meaning: 'The file is no table: `xls`, `pdf`, `picture`, `web_page`, `document`, `binary`, `xlsb`, `open_document` or `archive`.',
    params: {
      kind: 'string',
    },
  },
  file_empty: {
    meaning: 'The file is empty.',
    params: {},
  },
  file_columns: {
    meaning: 'The file has `count` columns, and `limit` are read.',
    params: {
      count: 'number',
      limit: 'number',
    },
  },
  file_heading: {
    meaning: 'The heading of the column with the number `column` has more characters than `limit`.',
    params: {
      column: 'number',
      limit: 'number',
    },
  },
  file_rows: {
    meaning: 'The file has more rows than `limit`.',
    params: {
      limit: 'number',
    },
  },
  csv_row_length: {
    meaning: 'The row that begins on line `line` has more characters than `limit`.',
    params: {
      line: 'number',
      limit: 'number',
    },
  },
  csv_row_cells: {
    meaning: 'The row that begins on line `line` has more cells than `limit`.',
    params: {
      line: 'number',
      limit: 'number',
    },
  },
  csv_open_quote: {
    meaning: 'The row that begins on line `line` opens a quote and never closes it.',
    params: {
      line: 'number',
    },
  },
  sheet_row_length: {
    meaning: 'The row with the number `row` has more characters than `limit`.',
    params: {
      row: 'number',
      limit: 'number',
    },
  },
  sheet_row_cells: {
    meaning: 'The row with the number `row` has more cells than `limit`.',
    params: {
      row: 'number',
      limit: 'number',
    },
  },
  sheet_size: {
    meaning: 'The sheet holds more text than `megabytes`.',
    params: {
      megabytes: 'number',
    },
  },
  sheet_cell: {
    meaning: 'A cell of the workbook holds more characters than `limit`.',
    params: {
      limit: 'number',
    },
  },
  workbook_damaged: {
    meaning: 'The workbook is damaged.',
    params: {},
  },
  workbook_no_sheet: {
    meaning: 'The workbook has no sheet with a table.',
    params: {},
  },
  workbook_texts: {
    meaning: 'The workbook holds too many different texts.',
    params: {},
  },
  workbook_parts: {
    meaning: 'The workbook has more than `limit` of `thing`: `parts`, `sheets`, `number_formats` or `cell_styles`.',
    params: {
      thing: 'string',
      limit: 'number',
    },
  },
  workbook_size: {
    meaning: 'The workbook unpacks to more than `megabytes`, besides the table, or to more than that or `times` its size.',
    params: {
      megabytes: 'number',
      times: 'number',
    },
    optional_params: ['times'],
  },
  archive_files: {
    meaning: 'The file is an archive of more files than `limit`.',
    params: {
      limit: 'number',
    },
  },
  archive_password: {
    meaning: 'The archive is protected with a password.',
    params: {},
  },
  unknown_preference: {
    meaning: 'Of the mock alone: the header `Prefer` has no `preference`; `suggestion` is probably meant.',
    params: {
      preference: 'string',
      suggestion: 'string',
    },
  },
  unknown_answer: {
    meaning: 'Of the mock alone: `asked` is no answer of the operation; `available` tells those that it has.',
    params: {
      asked: 'string',
      available: 'string',
    },
  },
} as const
