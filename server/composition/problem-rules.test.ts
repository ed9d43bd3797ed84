import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { problemRules } from '../../generated/errors.ts'
import type { ErrorContent } from '../../spec/runtime/error-body.ts'
import { parseStrictJson } from '../../spec/runtime/json/strict-json.ts'
import { describeProblem, type ProblemRule } from '../../spec/runtime/problems/rules.ts'
import { spanishProblems } from '../../spec/runtime/problems/words-es.ts'
import { refuseMisspelledPreference, toRefusalFromPrismError } from '../../spec/tools/mock/refusals.ts'
import { TableReadError } from '../areas/imports/file/cells.ts'
import { openTableFile } from '../areas/imports/file/table.ts'
import { readyTemplates } from '../areas/templates/ready.ts'
import type { InputProblem } from '../platform/contract/problems.ts'
import { buildNewAttendee, buildTestApiCall } from '../testing/fixtures.ts'
import { buildWorkbook, buildWorkbookEntries, buildZipArchive } from '../testing/imports/workbook.ts'
import { makeTestDevice } from '../testing/make-device.ts'
import { ADULT_TICKET_CLASS, type SourceTestSetup, setUpSourceTests } from '../testing/sources/source-test-setup.ts'

let room: SourceTestSetup
let target: { id: string; path: string }
let connection: string
let fest: string

const QUESTIONS = [
  { code: 'diet', label: 'Diet', type: 'text', required: true },
  { code: 'terms', label: 'Terms?', type: 'consent', required: true },
  { code: 'size', label: 'Size', type: 'choice', choices: ['S', 'M'] },
  ...Array.from({ length: 10 }, (_, n) => ({ code: `essay-${n}`, label: 'Essay', type: 'text' })),
]

beforeAll(async () => {
  room = await setUpSourceTests()
  connection = await room.connect()
  target = await room.festival([], { form: { questions: QUESTIONS } })
  fest = target.path
  await room.live('POST', `${fest}/check-in-points`, { code: 'main', name: 'Main gate', kind: 'entry' })
})

afterAll(() => room.close())

type Found = Promise<InputProblem[]> | InputProblem[]

const call = async (method: string, path: string, body?: unknown): Promise<InputProblem[]> =>
  (await room.live(method, path, body)).body.error.details

const get = (path: string) => call('GET', path)
const post = (path: string, body: unknown) => call('POST', path, body)

const withHeader = async (name: string, value: string): Promise<InputProblem[]> => {
  const key = (await room.server.key(room.fixtures.organizationId, { scopes: ['write', 'read'] })).value
  const headers = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json', [name]: value }
  const response = await fetch(`${room.server.url}${fest}`, { method: 'PATCH', headers, body: '{}' })
  return JSON.parse(await response.text()).error.details
}

const parse = (text: string | Buffer, maxDepth = 8): InputProblem[] => {
  const parsed = parseStrictJson(Buffer.from(text), { maxDepth })
  return parsed.ok ? [] : [parsed.problem]
}

const ask = (question: object) => call('PUT', `${fest}/form`, { questions: [question], rules: {} })
const answer = (answers: object) => post(`${fest}/registrations`, { attendees: [buildNewAttendee({ answers })] })

const template = (change: (of: { [part: string]: object[] }) => void) => {
  const copy = structuredClone(readyTemplates[0]?.template)
  change(copy as never)
  return post('/v1/template-imports', { template: copy, starts_on: '2027-06-04' })
}

const scan = async (more: object, isDevice = true, point: object = { check_in_point: 'main' }) => {
  const { id } = await room.server.database('events').where({ code: 'fest-1' }).first('id')
  const now = room.server.clock.now()
  const { organizationId } = room.fixtures
  const { value } = await makeTestDevice(room.server.database, now, organizationId, id)
  const caller = isDevice ? buildTestApiCall(room.server, value) : await room.fixtures.as({ scopes: ['scanner'] })
  const sent = { ...point, client_uuid: randomUUID(), scanned_at: '2026-06-05T10:00:00Z', ...more }
  return (await caller('POST', '/api/v1/events/fest-1/scan', sent)).body.error.details
}

const TICKET = '01JGFJP19AW2FQ0824CT3PRMYS'
const code = 'SANDB0XVA11D00000001'

const mapped = (mapping: object[]) =>
  room.start(room.live, target, connection, { mapping }).then(({ body }) => body.error.details)

const upload = (csv: string) => post(`${fest}/imports`, { csv })

const read = async (bytes: string | Buffer): Promise<InputProblem[]> => {
  try {
    const table = await openTableFile(async function* (from = 0) {
      yield Buffer.from(bytes).subarray(from)
    })
    for await (const _ of table.rows);
    return []
  } catch (error) {
    if (error instanceof TableReadError) return [error.problem]
    throw error
  }
}

const NAME = '<row r="1"><c r="A1" t="inlineStr"><is><t>Name</t></is></c></row>'
const LONG = `<si><t>${'x'.repeat(32_000)}</t></si>`
const shared = (count: number) => `<row>${'<c t="s"><v>0</v></c>'.repeat(count)}</row>`
const flagged = buildWorkbookEntries({ rows: NAME }).map((entry) =>
  entry.name === 'xl/workbook.xml' ? { ...entry, flags: 1 } : entry,
)
const files = (count: number) => Array.from({ length: count }, (_, n) => ({ name: `${n}`, content: '' }))
const sheets = (count: number) => '<sheet name="a" r:id="none"/>'.repeat(count)
const texts = () => Array.from({ length: 1_600 }, () => `<si><t>${randomBytes(16_000).toString('hex')}</t></si>`)

const detailsOf = (refusal: ErrorContent | undefined) => refusal?.details as InputProblem[]

/** What breaks each rule, by the way that a request takes wherever there is one. */
const CASES: { [Rule in ProblemRule]: () => Found } = {
  required: () => post('/v1/groups', {}),
  unknown_field: () => post('/v1/groups', { nme: 'North' }),
  wrong_type: () => post('/v1/groups', { name: 7 }),
  minor_units: () => post(`${fest}/attendee-types`, { price: { amount: 45.5 } }),
  one_of: () => post(`${fest}/check-in-points`, { kind: 'window' }),
  format: () => post('/v1/groups', { code: 'The North' }),
  blank: () => post(`${fest}/communications`, { subject: 'Hello', body: '\u200b' }),
  min_length: () => get('/v1/contacts?q='),
  max_length: () => get(`/v1/contacts?q=${'x'.repeat(101)}`),
  min_items: () => post('/v1/webhooks', { event_types: [] }),
  max_items: () => post(`${fest}/registrations`, { attendees: Array(201).fill({}) }),
  max_entries: () => answer(Object.fromEntries(Array.from({ length: 201 }, (_, n) => [`k${n}`, 'a']))),
  minimum: () => get('/v1/contacts?limit=0'),
  maximum: () => get('/v1/contacts?limit=1000'),
  date_range: () => post(`${fest}/days`, { code: 'old', date: '1800-01-01' }),
  later_than: () =>
    call('PUT', `${fest}/form`, {
      questions: [],
      rules: { registration_opens_at: '2026-06-02T00:00:00Z', registration_closes_at: '2026-06-01T00:00:00Z' },
    }),
  within_a_year: async () => {
    const { body } = await room.live('POST', `${fest}/communications`, { subject: 'Hello', body: 'Hello' })
    return post(`${fest}/communications/${body.id}/send`, { send_at: '2040-01-01T00:00:00Z' })
  },
  no_body: () => post(`${fest}/unpublish`, { now: true }),
  max_parameters: () => get(`/v1/contacts?${'a&'.repeat(50)}`),
  repeated_parameter: () => get('/v1/contacts?limit=1&limit=2'),
  nul_character: () => get('/v1/contacts?q=%00'),
  etag_list: () => withHeader('If-Match', 'untagged'),
  byte_order_mark: () => parse('\ufeff{}'),
  not_utf8: () => parse(Buffer.from([0x22, 0xff, 0x22])),
  json_syntax: () => parse('{"a":}'),
  json_values: () => parse(`[${Array(50_000).fill('1')}]`),
  json_depth: () => parse('[[[]]]', 2),
  json_keys: () => parse(`{${Array.from({ length: 1_001 }, (_, n) => `"k${n}":0`)}}`),
  json_key_length: () => parse(`{"${'k'.repeat(1_025)}":1}`),
  json_repeated_key: () => parse('{"a":1,"a":2}'),
  json_text: () => parse('{"a":"\\u0000"}'),
  json_number: () => parse('{"a":1e20}'),
  cursor: () => get('/v1/contacts?cursor=other'),
  position: () => get(`${fest}/attendees?updated_since=yesterday`),
  order_of_changes: () => get(`${fest}/attendees?order=newest_first&updated_since=2026-06-05T10:00:00Z`),
  unknown_question: () => answer({ diet: 'none', terms: true, shirt: 'L' }),
  answer_required: () => answer({ terms: true }),
  consent_required: () => answer({ diet: 'none', terms: false }),
  wrong_answer: () => answer({ diet: 'none', terms: true, size: 'XXL' }),
  answers_size: () => answer(Object.fromEntries(QUESTIONS.slice(3).map((one) => [one.code, 'x'.repeat(2_000)]))),
  registration_size: () => {
    const essays = Object.fromEntries(QUESTIONS.slice(3, 10).map((one) => [one.code, 'x'.repeat(2_000)]))
    const attendees = Array.from({ length: 40 }, () =>
      buildNewAttendee({ answers: { diet: 'none', terms: true, ...essays } }),
    )
    return post(`${fest}/registrations`, { attendees })
  },
  form_size: () => {
    const choices = Array.from({ length: 200 }, (_, n) => `${n}-`.padEnd(200, 'x'))
    const questions = Array.from({ length: 8 }, (_, n) => ({ code: `q${n}`, label: 'Q', type: 'choice', choices }))
    return call('PUT', `${fest}/form`, { questions, rules: {} })
  },
  repeated_code: () => call('PUT', `${fest}/form`, { questions: [QUESTIONS[0], QUESTIONS[0]], rules: {} }),
  choices_required: () => ask({ code: 'a', label: 'A', type: 'choice' }),
  choices_not_taken: () => ask({ code: 'a', label: 'A', type: 'text', choices: ['S'] }),
  repeated_choice: () => ask({ code: 'a', label: 'A', type: 'choice', choices: ['S', 'S'] }),
  repeated_window: () =>
    post(`${fest}/check-in-points`, {
      code: 'late',
      name: 'Late gate',
      kind: 'entry',
      windows: [{ day: 'fri' }, { day: 'fri' }],
    }),
  not_in_template: () =>
    template(({ check_in_points: points }) => {
      Object.assign(points?.[0] ?? {}, { days: ['never'] })
    }),
  event_currency: () =>
    template(({ attendee_types: types }) => {
      Object.assign(types?.[0] ?? {}, { price: { amount: 5, currency: 'USD' } })
    }),
  one_template: () => post('/v1/template-imports', { starts_on: '2027-06-04' }),
  unknown_placeholder: () => post(`${fest}/communications`, { subject: '{{fist_name}}', body: 'Hello' }),
  filter_not_taken: () =>
    post('/v1/exports', { type: 'attendance', event: 'fest-1', filters: { updated_since: '2026-06-05T10:00:00Z' } }),
  status_of_export: () => post('/v1/exports', { type: 'tickets', event: 'fest-1', filters: { status: 'confirmed' } }),
  unknown_column: () => post('/v1/exports', { type: 'tickets', event: 'fest-1', columns: ['shoe_size'] }),
  repeated_column: () => post('/v1/exports', { type: 'tickets', event: 'fest-1', columns: ['code', 'code'] }),
  code_or_ticket: () => scan({}),
  ticket_of_device: () => scan({ ticket: TICKET }, false),
  code_beside_ticket: () => scan({ code, ticket: TICKET }),
  point_required: () => scan({ code }, true, {}),
  repeated_ticket_class: () =>
    mapped([
      { ticket_class: ADULT_TICKET_CLASS, attendee_type: null },
      { ticket_class: ADULT_TICKET_CLASS, attendee_type: null },
    ]),
  unknown_ticket_class: () => mapped([{ ticket_class: '77', attendee_type: null }]),
  unmapped_ticket_class: () => mapped([{ ticket_class: ADULT_TICKET_CLASS, attendee_type: null }]),
  no_names: () => upload('one,two\n3,4\n'),
  file_kind: () => upload('%PDF-1.7\n'),
  file_empty: () => upload('\n'),
  file_columns: () => upload(Array(201).fill('h').join()),
  file_heading: () => upload(`${'h'.repeat(2_001)},b`),
  file_rows: () => read(`a\n${'x\n'.repeat(200_001)}`),
  csv_row_length: () => read(`a,b\n"${'x\n'.repeat(251_000)}`),
  csv_row_cells: () => upload(','.repeat(1_000)),
  csv_open_quote: () => upload('first,last\n"x,y'),
  sheet_row_length: () => read(buildWorkbook({ rows: NAME + shared(20), strings: LONG })),
  sheet_row_cells: () => read(buildWorkbook({ rows: `${NAME}<row><c r="ALM2"><v>1</v></c></row>` })),
  sheet_size: () => read(buildWorkbook({ rows: NAME + shared(1).repeat(1_700), strings: LONG })),
  sheet_cell: () => read(buildWorkbook({ rows: NAME + shared(1), strings: `<si><t>${'x'.repeat(65_537)}</t></si>` })),
  workbook_damaged: () => upload('PK\u0003\u0004\u0014'),
  workbook_no_sheet: () => read(buildWorkbook({ rows: NAME, workbook: sheets(1) })),
  workbook_texts: () => read(buildWorkbook({ rows: NAME, strings: texts().join('') })),
  workbook_parts: () => read(buildWorkbook({ rows: NAME, workbook: sheets(256) })),
  workbook_size: () => read(buildWorkbook({ rows: '<row/>'.repeat(1_000_000) })),
  archive_files: () => read(buildZipArchive(files(1_001))),
  archive_password: () => read(buildZipArchive(flagged)),
  unknown_preference: () => detailsOf(refuseMisspelledPreference('cod=403')),
  unknown_answer: () => {
    const request = { method: 'GET', path: '/v1/me', prefer: 'code=418' }
    return detailsOf(toRefusalFromPrismError('{}', request))
  },
}

test.each(Object.keys(problemRules) as ProblemRule[])(
  '%s is broken by input, and told in both languages',
  async (rule) => {
    const all = await CASES[rule]()
    const found = all?.find((one) => one.rule === rule)
    if (!found) throw new Error(`Nothing breaks ${rule}, but ${JSON.stringify(all)}.`)
    const { params, optional_params = [] } = problemRules[rule] as { params: object; optional_params?: string[] }
    const certain = Object.keys(params).filter((name) => !optional_params.includes(name))
    expect(Object.keys(params)).toEqual(expect.arrayContaining(Object.keys(found.params)))
    expect(Object.keys(found.params)).toEqual(expect.arrayContaining(certain))
    const spanish = describeProblem(spanishProblems, found, 'CAMPO')
    for (const sentence of [found.message, spanish]) {
      expect(sentence).toMatch(/^.+[.?]$/)
      expect(sentence).not.toMatch(/undefined|NaN|\[object/)
    }
    const own = Object.values(found.params).reduce<string>((text, value) => text.replaceAll(String(value), ''), spanish)
    expect(own).not.toMatch(/\b(the|must|has|have|is|which|field)\b/i)
  },
)
