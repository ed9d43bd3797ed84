import type { ProblemWords } from './rules.ts'

export const englishProblems: ProblemWords = {
  required: (_, field) => `${field} is missing.`,
  unknown_field: ({ suggestion, known }, field) =>
    `${field} is not known to this operation.${suggestion ? ` Did you mean ${suggestion}?` : ''}${known ? knownParameters(known) : ''}`,
  wrong_type: ({ expected, example }, field) =>
    `${field} must be ${anyType(expected)}${example ? `, such as ${example}` : ''}.`,
  minor_units: (_, field) => `${field} must be an integer in minor units, such as cents: 4550 for 45.50.`,
  one_of: ({ allowed, or }, field) =>
    `${field} must be ${allowed.length === 1 ? '' : 'one of '}${allowed.join(', ')}${or ? ` or ${anyType(or)}` : ''}.`,
  format: ({ format }, field) => `${field} must be ${englishFormats[format as FormatName] ?? format}.`,
  blank: (_, field) => `${field} must contain something that can be read.`,
  min_length: ({ limit }, field) => `${field} must have at least ${count(limit, 'character')}.`,
  max_length: ({ limit }, field) => `${field} must have at most ${count(limit, 'character')}.`,
  min_items: ({ limit }, field) => `${field} must have at least ${count(limit, 'item')}.`,
  max_items: ({ limit }, field) => `${field} must have at most ${count(limit, 'item')}.`,
  max_entries: ({ limit }, field) => `${field} must have at most ${count(limit, 'entry', 'entries')}.`,
  minimum: ({ limit }, field) => `${field} must be at least ${limit}.`,
  maximum: ({ limit }, field) => `${field} must be at most ${limit}.`,
  date_range: ({ from, to }, field) => `${field} must lie between ${from} and ${to}.`,
  later_than: ({ field: other }, field) => `${field} must be later than ${other}.`,
  within_a_year: (_, field) => `${field} must be at most a year ahead.`,
  no_body: () => 'This operation takes no body.',
  max_parameters: ({ limit }) => `The query must have at most ${count(limit, 'parameter')}.`,
  repeated_parameter: (_, field) => `${field} is given more than once.`,
  nul_character: (_, field) => `${field} contains a NUL character.`,
  etag_list: (_, field) => `${field} must be *, or tags in double quotes with commas between them, such as "7f9c2ba4".`,
  byte_order_mark: () => 'The body starts with a byte order mark; send UTF-8 without one.',
  not_utf8: () => 'The body is not valid UTF-8.',
  json_syntax: ({ line, column, expected, found }) =>
    `The body is not valid JSON at line ${line}, column ${column}: expected ${expected} but found ${found}.`,
  json_values: ({ limit }) => `The body holds more than ${limit} values.`,
  json_depth: ({ limit }) => `The body nests arrays and objects more than ${count(limit, 'level')} deep.`,
  json_keys: ({ limit }) => `The object has more than ${limit} keys.`,
  json_key_length: ({ key, limit }) => `The key ${key} is longer than ${limit} characters.`,
  json_repeated_key: ({ key }) => `The key ${key} appears more than once in the same object.`,
  json_text: ({ character, key }) =>
    `${key === undefined ? 'The string' : `The key ${key}`} contains ${
      character === 'nul'
        ? 'a NUL character (\\u0000), which is not allowed'
        : 'an escaped surrogate without its pair, which is not a Unicode character'
    }.`,
  json_number: ({ limit }) => `The number is beyond ±${limit}, so it could not be kept exactly.`,
  cursor: (_, field) =>
    `${field} must be the next_cursor of a page of this list, with the same filters and in the same order.`,
  position: (_, field) => `${field} must be the as_of of an earlier page or a timestamp.`,
  order_of_changes: (_, field) =>
    `${field} cannot be newest_first with updated_since, whose list is in the order of the changes; leave one of them out.`,
  unknown_question: ({ question, attendee_type }) =>
    `The form asks no question ${question} of the attendee type ${attendee_type}.`,
  answer_required: ({ question }) => `The question ${question} has to be answered.`,
  consent_required: ({ question, label, instead }) =>
    `The question ${question}, ${JSON.stringify(label)}, must be agreed to: answer it with true${
      instead === undefined
        ? ''
        : instead === 'leave_out'
          ? ', or leave it out of the change'
          : ', or ask the organizer to make it optional'
    }.`,
  wrong_answer: ({ question, expected, allowed = [], more = 0 }) =>
    `The answer to ${question} must be ${ANSWERS[expected] ?? ''}${listEnglishChoices(allowed, more)}.`,
  answers_size: ({ limit, size }) =>
    `The answers of one person may take ${limit} bytes as JSON, and these take ${size}.`,
  registration_size: ({ limit, size }) =>
    `A registration may take ${limit} bytes with everyone who was ever on it, and this one would take ${size}.`,
  form_size: ({ limit, size }, field) =>
    `${field} may take ${limit} bytes as JSON, with ids for attendee types, and these take ${size}.`,
  repeated_code: ({ code }, field) => `${field} repeats the code ${code}.`,
  choices_required: ({ type }, field) => `${field} is missing, and a question of the type ${type} needs it.`,
  choices_not_taken: ({ type }, field) => `${field} does not belong to a question of the type ${type}.`,
  repeated_choice: (_, field) => `${field} offers the same choice twice.`,
  repeated_window: ({ day }, field) => `${field} names the day ${day}, which has a window already.`,
  not_in_template: ({ kind, code }, field) =>
    `${field} names the ${kind === 'day' ? 'day' : 'attendee type'} ${code}, which the template does not have.`,
  event_currency: (_, field) => `${field} must be the event's currency.`,
  one_template: () => 'Exactly one of the fields template and ready_template must be given.',
  unknown_placeholder: ({ placeholder, suggestion, known }, field) =>
    `${field} has the placeholder {{${placeholder}}}, which does not exist; ${
      suggestion ? `did you mean {{${suggestion}}}?` : `there are ${known.map((name) => `{{${name}}}`).join(', ')}.`
    }`,
  filter_not_taken: ({ type }, field) => `${field} does not belong to an export of ${type}.`,
  status_of_export: ({ type, allowed }, field) => `${field} must be ${allowed.join(', ')} in an export of ${type}.`,
  unknown_column: ({ column, type, known }, field) =>
    `${field} names the column ${column}, which an export of ${type} does not have; it has ${known.join(', ')}.`,
  repeated_column: ({ column }, field) => `${field} names the column ${column} a second time.`,
  code_or_ticket: (_, field) => `${field} is missing; send it, or the field ticket instead.`,
  ticket_of_device: (_, field) => `${field} may be sent by a paired device only; send the field code instead.`,
  code_beside_ticket: (_, field) => `${field} cannot stand beside the field code; send one of the two.`,
  point_required: (_, field) => `${field} is missing; only a device that belongs to one may leave it out.`,
  repeated_ticket_class: ({ ticket_class }) => `The ticket class ${ticket_class} is mapped twice.`,
  unknown_ticket_class: ({ ticket_class }) => `The event on the platform has no ticket class ${ticket_class}.`,
  unmapped_ticket_class: ({ ticket_class, name }) =>
    `The ticket class ${ticket_class} (${name}) is not mapped; map it to an attendee type, or to null for nobody.`,
  no_names: ({ first_row, whole_name, example, skipped_sheets, more }) =>
    `None of the headings means a first name, a last name or an ID. ${
      whole_name === undefined
        ? `The first row of the file is ${JSON.stringify(first_row)}; it must hold headings such as ${example}.`
        : `The column ${JSON.stringify(whole_name)} holds the whole name: split it into two columns, such as ${example}.`
    }${skipped_sheets.length > 0 ? ` ${describeSkippedSheets(skipped_sheets, more)}` : ''}`,
  file_kind: ({ kind }) => `The file is ${FILES[kind] ?? kind}. ${SAVE_TABLE}`,
  file_empty: () => 'The file is empty; its first row must hold the headings.',
  file_columns: (params) => `The file has ${params.count} columns, and ${params.limit} are read at most.`,
  file_heading: ({ column, limit }) => `The heading of column ${column} has more than ${limit} characters.`,
  file_rows: ({ limit }) => `The file has more than ${grouped(limit)} rows; split it.`,
  csv_row_length: ({ line, limit }) =>
    `The row that begins on line ${line} of the file has more than ${grouped(limit)} characters; a quote may be open.`,
  csv_row_cells: ({ line, limit }) =>
    `The row that begins on line ${line} of the file has more than ${grouped(limit)} cells.`,
  csv_open_quote: ({ line }) => `The row that begins on line ${line} of the file opens a quote and never closes it.`,
  sheet_row_length: ({ row, limit }) => `Row ${row} of the sheet has more than ${grouped(limit)} characters.`,
  sheet_row_cells: ({ row, limit }) => `Row ${row} of the sheet has more than ${grouped(limit)} cells.`,
  sheet_size: ({ megabytes }) => `The sheet holds more than ${megabytes} MB of text, which is the most.`,
  sheet_cell: ({ limit }) => `A cell of the workbook holds more than ${grouped(limit)} characters, which is the most.`,
  workbook_damaged: () => 'The workbook is damaged. Save the table as CSV or XLSX and send that.',
  workbook_no_sheet: () => 'The workbook has no sheet with a table.',
  workbook_texts: () => 'The workbook holds too many different texts. Save the table as CSV and send that.',
  workbook_parts: ({ thing, limit }) =>
    `The workbook has more than ${grouped(limit)} ${PARTS[thing] ?? thing}. Copy the table into a new workbook, or save it as CSV, and send that.`,
  workbook_size: ({ megabytes, times }) =>
    `The workbook unpacks to more than ${megabytes} MB ${times === undefined ? 'besides the table' : `or ${times} times its size`}. Save the table as CSV and send that.`,
  archive_files: ({ limit }) => `The file is an archive of more than ${grouped(limit)} files.`,
  archive_password: () => 'The archive is protected with a password; save it without one.',
  unknown_preference: ({ preference, suggestion }, field) =>
    `${field} has no ${preference}. Did you mean ${suggestion}?`,
  unknown_answer: ({ asked, available }, field) =>
    `${field} asks for an answer that the contract does not have here: ${asked}. There is ${available}.`,
}

export const englishFormats = {
  ulid: 'an id: 26 upper-case letters and digits',
  code: 'a code: lower-case letters, digits, hyphens and underscores, at most 64',
  'id-or-code': 'an id or a code',
  'date-time': 'an instant such as 2026-06-05T08:00:00Z',
  date: 'a calendar date such as 2026-06-05',
  'local-time': 'a time of day such as 09:30',
  email: 'an email address',
  uuid: 'a UUID such as 3f2b8a64-5c0e-4d0b-9a75-0f1f5a7b8c9d',
  uri: 'an http or https address',
  timezone: 'a time zone such as Europe/Madrid',
  currency: 'a currency code such as EUR',
  line: 'text on one line that contains something that can be read',
  phone: 'a telephone number such as +34 600 000 000',
  word: 'a word of lower-case letters, digits and underscores, such as bank_transfer',
  int32: 'an integer between -2147483648 and 2147483647',
  int64: 'an integer between -9007199254740991 and 9007199254740991',
  version: 'three numbers with dots such as 2.1.0',
  host: 'a host name such as example.com',
  'object-or-type': 'an id, a code or a type such as checkin.recorded',
  column: 'a column such as first_name or answers.diet',
  'platform-id': 'an id of the platform: letters, digits, hyphens and underscores, at most 64',
  token: 'a token of visible ASCII characters, 4 to 500 of them',
  pin: 'a PIN of 6 to 32 digits',
  result: 'a result such as accepted',
  'client-name': '1 to 100 visible ASCII characters',
}

export type FormatName = keyof typeof englishFormats

const ANSWERS: Record<string, string> = {
  text: 'text',
  number: 'a number',
  date: 'a date such as 2026-06-05',
  boolean: 'true or false',
  choice: 'one of ',
  choices: 'a list of some of ',
}

const SAVE_TABLE = 'Save the table as CSV or XLSX, without a password, and send that.'

const FILES: Record<string, string> = {
  xls: 'an Excel file of the old format .xls, or protected with a password',
  pdf: 'a PDF',
  picture: 'a picture',
  web_page: 'a web page or XML',
  document: 'a document of a word processor',
  binary: 'binary, or text in UTF-16 without a byte order mark',
  xlsb: 'a binary workbook (.xlsb)',
  open_document: 'an OpenDocument file, such as .ods',
  archive: 'an archive, and no workbook',
}

const PARTS: Record<string, string> = {
  parts: 'parts',
  sheets: 'sheets',
  number_formats: 'number formats',
  cell_styles: 'styles of cells',
}

/** A form can offer hundreds of choices; a sentence lists only the first. */
export const listEnglishChoices = (choices: string[], more: number): string =>
  choices.map((choice) => JSON.stringify(choice)).join(', ') + (more > 0 ? ` and ${more} more` : '')

export const describeSkippedSheets = (names: string[], more: number): string =>
  `Only the first sheet was read, not ${listEnglishChoices(names, more)}.`

const knownParameters = (known: string[]): string =>
  known.length === 0 ? ' It takes no parameters in its query.' : ` It knows ${known.join(', ')}.`

const anyType = (types: string[]): string =>
  types.map((name) => (/^[aeio]/.test(name) ? `an ${name}` : name === 'null' ? name : `a ${name}`)).join(' or ')

const count = (number: number, thing: string, things = `${thing}s`): string =>
  `${number} ${number === 1 ? thing : things}`

const grouped = (number: number) => number.toLocaleString('en')
