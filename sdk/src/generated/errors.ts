// Generated from spec/ by `npm run generate`. Do not edit.

import type { components } from './types.ts'

type ErrorBody = components['schemas']['ErrorBody']
type RefusalDetails = components['schemas']['RefusalDetails']

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

/** What `details` always has in the errors of these codes. */
export type ErrorDetails = {
  /** The key was revoked. It stops working on its next request. */
  api_key_revoked: Required<Pick<RefusalDetails, 'at'>>
  /** The key's expiry has passed. */
  api_key_expired: Required<Pick<RefusalDetails, 'at'>>
  /** The device was revoked. It stops on its next request. */
  device_revoked: Required<Pick<RefusalDetails, 'at'>>
  /** The key is limited to certain addresses, and the request came from another. */
  api_key_ip_not_allowed: Required<Pick<RefusalDetails, 'address'>>
  /** The key lacks the scope that the operation needs. Scopes are exact: `admin` does not include `read` or `write`. */
  api_key_scope: Required<Pick<RefusalDetails, 'scope'>>
  /** The object is outside the group that the key is limited to, or belongs to the whole organization. */
  api_key_group: Required<Pick<RefusalDetails, 'group'>>
  /** The same `Idempotency-Key` was used before with another method, path, query or body. */
  idempotency_conflict: Required<Pick<RefusalDetails, 'key'>>
  /** The first request with this `Idempotency-Key` is still being worked on. */
  idempotency_in_progress: Required<Pick<RefusalDetails, 'key' | 'retry_after'>>
  /**
   * Another registration of the event, neither cancelled nor declined, has this `external_id`. `details.registration`
   * is its id, where the key can see it.
   */
  external_id_taken: Required<Pick<RefusalDetails, 'external_id'>>
  /** The object is not in a state in which this can be done. `details.state` names the state. */
  invalid_state: Required<Pick<RefusalDetails, 'state'>>
  /** The event has no room for the people, and keeps no waitlist for this. */
  event_full: Required<Pick<RefusalDetails, 'event' | 'capacity' | 'taken' | 'wanted'>>
  /** An attendee type has no room for the people, and the event keeps no waitlist for this. */
  type_full: Required<Pick<RefusalDetails, 'attendee_type' | 'capacity' | 'taken' | 'wanted'>>
  /** A day has no room for the people, and the event keeps no waitlist for this. */
  day_full: Required<Pick<RefusalDetails, 'day' | 'capacity' | 'taken' | 'wanted'>>
  /** The event's registration window is not open. */
  registration_closed: Required<Pick<RefusalDetails, 'event' | 'opens_at' | 'closes_at'>>
  /** A rule of the event's form refuses the registration. `details` says which. */
  rule_refused: Required<Pick<RefusalDetails, 'rule'>>
  /** The organization's plan does not allow more people at one event. */
  attendee_cap_reached: Required<Pick<RefusalDetails, 'attendee_cap' | 'taken' | 'wanted'>>
  /** The job has not ended, so there is no file. `details.state` names its status. */
  file_not_ready: Required<Pick<RefusalDetails, 'state' | 'retry_after'>>
  /** The signed address was good until a time that has passed. */
  link_expired: Required<Pick<RefusalDetails, 'at'>>
  /** The delivery was first sent too long ago to be sent again. */
  replay_window_over: Required<Pick<RefusalDetails, 'at'>>
  /** Deliveries cannot be sent to this URL. */
  webhook_url_refused: Required<Pick<RefusalDetails, 'reason'>>
  /**
   * The source platform does not let the connection read. `details.reason` says why: `token_expired` of a token that
   * worked before, `token_refused` of one that never did, `not_allowed`.
   */
  source_refused: Required<Pick<RefusalDetails, 'reason'>>
  /**
   * The source platform cannot be read now. `details.reason` says why: `timeout`, `unreachable`, `failed`,
   * `rate_limited`, `unreadable`.
   */
  source_unavailable: Required<Pick<RefusalDetails, 'reason'>>
  /** The path exists, but not with this method. The `Allow` header lists the methods that do. */
  method_not_allowed: Required<Pick<RefusalDetails, 'allow'>>
  /** The key has used up its requests of this minute. */
  rate_limited: Required<Pick<RefusalDetails, 'retry_after'>>
  /** The member's PIN was wrong too often at this device. */
  pin_locked: Required<Pick<RefusalDetails, 'retry_after'>>
  /** The organization is past 150 % of its monthly calls. Calls are refused until the 1st of the next month (UTC). */
  quota_exceeded: Required<Pick<RefusalDetails, 'calls' | 'included' | 'until'>>
  /**
   * The organization has as many imports and exports that wait or are at work as it may, or files of that size for
   * them.
   */
  jobs_limit_reached: Required<Pick<RefusalDetails, 'retry_after'>>
  /**
   * Visitors have filled the sandbox. Only the public key of the sandbox is refused with it, and only where it would
   * change something.
   */
  sandbox_full: Required<Pick<RefusalDetails, 'retry_after'>>
  /** The service cannot answer now, for example while its database restarts. */
  unavailable: Required<Pick<RefusalDetails, 'retry_after'>>
}

/** The rules that input can break, and what `params` has for each. */
export type ProblemParams = {
  /** The field or parameter is missing. */
  required: Record<string, never>
  /**
   * The operation does not know the field or parameter. `suggestion` is the one that was probably meant; `known` has
   * those of the query.
   */
  unknown_field: { suggestion?: string; known?: string[] }
  /**
   * The value is of another type. `expected` has the types that are taken; `example` is a value of the right shape, as
   * JSON.
   */
  wrong_type: { expected: string[]; example?: string }
  /** An amount of money is not a whole number of minor units, such as cents. */
  minor_units: Record<string, never>
  /** The value is none of those in `allowed`; `or` has the types that are taken besides. */
  one_of: { allowed: string[]; or?: string[] }
  /** The text does not have the form that `format` names, such as `email` or `code`. */
  format: { format: string }
  /** The text contains nothing that can be read. */
  blank: Record<string, never>
  /** The text has fewer characters than `limit`. */
  min_length: { limit: number }
  /** The text has more characters than `limit`. */
  max_length: { limit: number }
  /** The list has fewer items than `limit`. */
  min_items: { limit: number }
  /** The list has more items than `limit`. */
  max_items: { limit: number }
  /** The object has more entries than `limit`. */
  max_entries: { limit: number }
  /** The number is smaller than `limit`. */
  minimum: { limit: number }
  /** The number is larger than `limit`. */
  maximum: { limit: number }
  /** The date does not lie between `from` and `to`. */
  date_range: { from: string; to: string }
  /** The time is not later than that in the field `field` beside it. */
  later_than: { field: string }
  /** The time is more than a year ahead. */
  within_a_year: Record<string, never>
  /** The operation takes no body. */
  no_body: Record<string, never>
  /** The query has more parameters than `limit`. */
  max_parameters: { limit: number }
  /** The parameter is given more than once, and is no list. */
  repeated_parameter: Record<string, never>
  /** The parameter contains a NUL character. */
  nul_character: Record<string, never>
  /** The header `If-Match` is neither `*` nor a list of tags. */
  etag_list: Record<string, never>
  /** The body starts with a byte order mark. */
  byte_order_mark: Record<string, never>
  /** The body is not UTF-8. */
  not_utf8: Record<string, never>
  /** The body is not JSON. At `line` and `column` stands `found` in place of `expected`. */
  json_syntax: { line: number; column: number; expected: string; found: string }
  /** The body holds more values than `limit`. */
  json_values: { limit: number }
  /** The body nests arrays and objects deeper than `limit`. */
  json_depth: { limit: number }
  /** An object has more keys than `limit`. */
  json_keys: { limit: number }
  /** The key `key` of an object, which is JSON, is longer than `limit` characters. */
  json_key_length: { key: string; limit: number }
  /** An object has the key `key`, which is JSON, twice. */
  json_repeated_key: { key: string }
  /**
   * A string, or the key `key`, which is JSON, contains what cannot be kept: `nul`, or `surrogate`, which is half a
   * character.
   */
  json_text: { character: string; key?: string }
  /** The number is beyond `limit` and `-limit`, so it could not be kept exactly. */
  json_number: { limit: number }
  /** The cursor is not that of a page of this list, with the same filters and in the same order. */
  cursor: Record<string, never>
  /** The position is neither the `as_of` of an earlier page nor a timestamp. */
  position: Record<string, never>
  /** `newest_first` does not go with `updated_since`, whose list is in the order of the changes. */
  order_of_changes: Record<string, never>
  /** The form asks the attendee type `attendee_type` no question `question`. */
  unknown_question: { question: string; attendee_type: string }
  /** The question `question` has to be answered. */
  answer_required: { question: string }
  /**
   * The question `question` must be agreed to. `instead` is there where it was answered with no: `leave_out` of the
   * change, or `ask_organizer`.
   */
  consent_required: { question: string; label: string; instead?: string }
  /**
   * The answer to `question` must be what `expected` says: `text`, `number`, `date`, `boolean`, `choice` (one of
   * `allowed`) or `choices` (some of them). There are `more` choices than are listed.
   */
  wrong_answer: { question: string; expected: string; allowed?: string[]; more?: number }
  /** The answers of one person take `size` bytes as JSON, and may take `limit`. */
  answers_size: { limit: number; size: number }
  /** The registration would take `size` bytes with everyone who was ever on it, and may take `limit`. */
  registration_size: { limit: number; size: number }
  /** The questions of the form take `size` bytes as JSON, and may take `limit`. */
  form_size: { limit: number; size: number }
  /** Another item of the list has the code `code`. */
  repeated_code: { code: string }
  /** A question of the type `type` needs choices. */
  choices_required: { type: string }
  /** A question of the type `type` takes no choices. */
  choices_not_taken: { type: string }
  /** The question offers the same choice twice. */
  repeated_choice: Record<string, never>
  /** The day `day` has a window already. */
  repeated_window: { day: string }
  /** The template has no `kind` (`day` or `attendee_type`) with the code `code`. */
  not_in_template: { kind: string; code: string }
  /** The currency is not that of the event. */
  event_currency: Record<string, never>
  /** Not exactly one of `template` and `ready_template` is given. */
  one_template: Record<string, never>
  /** There is no placeholder `placeholder`. `suggestion` is the one that was probably meant; `known` has all. */
  unknown_placeholder: { placeholder: string; suggestion?: string; known: string[] }
  /** An export of `type` takes no such filter. */
  filter_not_taken: { type: string }
  /** An export of `type` is filtered by the statuses in `allowed`. */
  status_of_export: { type: string; allowed: string[] }
  /** An export of `type` has no column `column`; `known` has those that it has. */
  unknown_column: { column: string; type: string; known: string[] }
  /** The column `column` is named twice. */
  repeated_column: { column: string }
  /** A device has to send `code` or `ticket`. */
  code_or_ticket: Record<string, never>
  /** Only a paired device sends `ticket`. */
  ticket_of_device: Record<string, never>
  /** `ticket` stands beside `code`. */
  code_beside_ticket: Record<string, never>
  /** The check-in point is missing; only a device that belongs to one leaves it out. */
  point_required: Record<string, never>
  /** The ticket class `ticket_class` is mapped twice. */
  repeated_ticket_class: { ticket_class: string }
  /** The event on the platform has no ticket class `ticket_class`. */
  unknown_ticket_class: { ticket_class: string }
  /** The ticket class `ticket_class`, which is called `name`, is not mapped. */
  unmapped_ticket_class: { ticket_class: string; name: string }
  /**
   * None of the headings means a first name, a last name or an ID. `first_row` is what stands there, `whole_name` a
   * column of whole names, `example` what could stand there, and `skipped_sheets` are the names of sheets that were not
   * read, with `more` beyond them.
   */
  no_names: { first_row: string; whole_name?: string; example: string; skipped_sheets: string[]; more: number }
  /**
   * The file is no table: `xls`, `pdf`, `picture`, `web_page`, `document`, `binary`, `xlsb`, `open_document` or
   * `archive`.
   */
  file_kind: { kind: string }
  /** The file is empty. */
  file_empty: Record<string, never>
  /** The file has `count` columns, and `limit` are read. */
  file_columns: { count: number; limit: number }
  /** The heading of the column with the number `column` has more characters than `limit`. */
  file_heading: { column: number; limit: number }
  /** The file has more rows than `limit`. */
  file_rows: { limit: number }
  /** The row that begins on line `line` has more characters than `limit`. */
  csv_row_length: { line: number; limit: number }
  /** The row that begins on line `line` has more cells than `limit`. */
  csv_row_cells: { line: number; limit: number }
  /** The row that begins on line `line` opens a quote and never closes it. */
  csv_open_quote: { line: number }
  /** The row with the number `row` has more characters than `limit`. */
  sheet_row_length: { row: number; limit: number }
  /** The row with the number `row` has more cells than `limit`. */
  sheet_row_cells: { row: number; limit: number }
  /** The sheet holds more text than `megabytes`. */
  sheet_size: { megabytes: number }
  /** A cell of the workbook holds more characters than `limit`. */
  sheet_cell: { limit: number }
  /** The workbook is damaged. */
  workbook_damaged: Record<string, never>
  /** The workbook has no sheet with a table. */
  workbook_no_sheet: Record<string, never>
  /** The workbook holds too many different texts. */
  workbook_texts: Record<string, never>
  /** The workbook has more than `limit` of `thing`: `parts`, `sheets`, `number_formats` or `cell_styles`. */
  workbook_parts: { thing: string; limit: number }
  /** The workbook unpacks to more than `megabytes`, besides the table, or to more than that or `times` its size. */
  workbook_size: { megabytes: number; times?: number }
  /** The file is an archive of more files than `limit`. */
  archive_files: { limit: number }
  /** The archive is protected with a password. */
  archive_password: Record<string, never>
  /** Of the mock alone: the header `Prefer` has no `preference`; `suggestion` is probably meant. */
  unknown_preference: { preference: string; suggestion: string }
  /** Of the mock alone: `asked` is no answer of the operation; `available` tells those that it has. */
  unknown_answer: { asked: string; available: string }
}
