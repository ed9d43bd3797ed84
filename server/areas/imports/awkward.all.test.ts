import { setTimeout as wait } from 'node:timers/promises'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApiCall, buildTestFixtures, makeTestEvent, type TestApiCall } from '../../testing/fixtures.ts'
import {
  buildAwkwardCsv,
  type CsvFileFormat,
  formatAwkwardCsvLine,
  listAwkwardCells,
  listAwkwardRowCells,
} from '../../testing/imports/awkward-file.ts'
import {
  AWKWARD_HEADINGS,
  type AwkwardRow,
  buildAwkwardRows,
  type ExpectedPerson,
} from '../../testing/imports/awkward-rows.ts'
import { type ImportResponse, importCsv, listImportCounts } from '../../testing/imports/import-csv.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let organizationId: string
let key: string
let call: TestApiCall

beforeAll(async () => {
  server = await startTestServer({ config: { role: 'all' } })
  organizationId = (await buildTestFixtures(server)).organizationId
  const scopes: ('read' | 'write' | 'admin')[] = ['read', 'write', 'admin']
  key = (await server.key(organizationId, { mode: 'live', scopes, requestsPerMinute: 1_000_000 })).value
  call = buildTestApiCall(server, key)
  await call('POST', '/v1/groups', { code: 'north', name: 'North' })
})

afterAll(() => server.close())

/** An event with one full day, two people who look alike, and a cancelled one. */
async function openHall(code: string): Promise<void> {
  await makeTestEvent(call, {
    code,
    days: [
      { code: 'fri', date: '2026-06-05', name: 'Viernes' },
      { code: 'sat', date: '2026-06-06', name: 'Sábado' },
      { code: 'sun', date: '2026-06-07', capacity: 5 },
    ],
    types: [
      { code: 'visitor', name: 'Visitor' },
      { code: 'vip', name: 'VIP guest' },
    ],
    form: {
      questions: [{ code: 'shirt_size', label: 'Shirt size', type: 'choice', choices: ['S', 'M', 'L'] }],
    },
  })
  const path = `/v1/events/${code}`
  const twin = {
    attendee_type: 'visitor',
    days: ['fri'],
    first_name: 'Twin',
    last_name: 'Here',
    email: 'twin@example.com',
  }
  const gone = { ...twin, first_name: 'Long', last_name: 'Gone', email: 'gone@example.com' }
  expect((await call('POST', `${path}/registrations`, { attendees: [twin, twin] })).status).toBe(201)
  const ended = await call('POST', `${path}/registrations`, { attendees: [gone] })
  expect((await call('POST', `${path}/attendees/${ended.body.attendees[0].id}/cancel`, {})).status).toBe(200)
}

async function send(event: string, csv: Buffer | string, query = ''): Promise<ImportResponse> {
  const started = await importCsv(server, key, event, csv, query)
  expect([201, 202], JSON.stringify(started.body)).toContain(started.status)
  let { body } = started
  while (body.finished_at === null) {
    await wait(50)
    body = (await call('GET', `/v1/jobs/${body.id}`)).body
  }
  expect(body.status, JSON.stringify(body.error)).toBe('succeeded')
  return { status: started.status, body }
}

const rejectsOf = async ({ body }: ImportResponse) => Buffer.from(await (await fetch(body.rejects_url)).arrayBuffer())

type Shown = ExpectedPerson & { id: string; status: string; ticket_ids: string[] }

async function peopleAt(event: string): Promise<Shown[]> {
  const people: Shown[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const from: string = cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`
    const { body } = await call('GET', `/v1/events/${event}/attendees?limit=200${from}`)
    people.push(...body.data)
    cursor = body.page.next_cursor
  }
  return people
}

const keyOf = ({ email, answers }: ExpectedPerson) => email?.toLowerCase() ?? answers.ref ?? ''

function plain({
  first_name,
  last_name,
  email,
  phone,
  attendee_type,
  days,
  group,
  ...rest
}: ExpectedPerson): ExpectedPerson {
  const { date_of_birth, external_id, answers } = rest
  return { first_name, last_name, email, phone, attendee_type, days, group, date_of_birth, external_id, answers }
}

const reasonOf = ({ outcome }: AwkwardRow) => (typeof outcome === 'object' ? outcome.reason : '')
const oneMore = (text: string) => text.replace(/\d+/, (count) => String(Number(count) + 1))
const isRejected = (row: AwkwardRow) => typeof row.outcome === 'object'

function expectedCounts(rows: AwkwardRow[]) {
  const counts = { rows: rows.length, added: 0, updated: 0, unchanged: 0, rejected: 0 }
  for (const { outcome } of rows) counts[typeof outcome === 'object' ? 'rejected' : outcome] += 1
  return counts
}

/** Exactly the people of the rows are at the event, each with one ticket. */
async function expectPlaced(event: string, rows: AwkwardRow[]): Promise<void> {
  const people = Map.groupBy(
    (await peopleAt(event)).filter(({ email }) => !['twin@example.com', 'gone@example.com'].includes(email ?? '')),
    keyOf,
  )
  const expected = Map.groupBy(rows, ({ person }) => keyOf(person))
  const wrong = [...expected].flatMap(([name, [row]]) => {
    const found = people.get(name) ?? []
    const isRight = found.every((one) => one.status === 'confirmed' && one.ticket_ids.length === 1)
    const same = JSON.stringify(found.map(plain).map(sorted)[0]) === JSON.stringify(row && sorted(row.person))
    return same && isRight ? [] : [{ said: row?.person, found }]
  })
  expect(wrong).toEqual([])
  expect([...people.keys()].sort()).toEqual([...expected.keys()].sort())
  const added = rows.filter(({ outcome }) => outcome === 'added' || typeof outcome === 'object')
  expect([...people.values()].flat()).toHaveLength(added.length)
}

function sorted(person: ExpectedPerson): ExpectedPerson {
  const answers = Object.fromEntries(Object.entries(person.answers).sort(([one], [other]) => (one < other ? -1 : 1)))
  return { ...plain(person), answers }
}

const forms: [string, CsvFileFormat][] = [
  ['put together from UTF-8 and windows-1252, with commas', { delimiter: ',', encoding: 'mixed' }],
  ['in UTF-8 that says so, with semicolons', { delimiter: ';', encoding: 'utf-8-bom' }],
  ['in UTF-16, with tabs', { delimiter: '\t', encoding: 'utf-16le' }],
]

describe.each(forms)('a table of awkward rows %s', (_, form) => {
  const event = `hall-${form.encoding}`
  const rows = buildAwkwardRows()
  const refused = rows.filter(isRejected)
  const file = buildAwkwardCsv(rows, form)
  let rejects: Buffer

  test('has each row placed as it says or rejected with the true reason, as its preview tells', async () => {
    expect(rows.length).toBeGreaterThanOrEqual(1_000)
    await openHall(event)
    const preview = await send(event, file, '?preview=true')
    const real = await send(event, file)
    rejects = await rejectsOf(real)
    const read = readTable(rejects, form)
    expect(read.map((cells) => cells[AWKWARD_HEADINGS.length])).toEqual(['reject_reason', ...refused.map(reasonOf)])
    expect(read.map((cells) => cells.toSpliced(AWKWARD_HEADINGS.length, 1))).toEqual([
      [...AWKWARD_HEADINGS],
      ...refused.map(listAwkwardRowCells),
    ])
    expect(listImportCounts(real)).toEqual(expectedCounts(rows))
    expect(listImportCounts(preview)).toEqual(listImportCounts(real))
    expect(await rejectsOf(preview)).toEqual(rejects)
    await expectPlaced(
      event,
      rows.filter((row) => !isRejected(row)),
    )
  })

  test('rejects the file of rejects again as it is, and places it when it is corrected', async () => {
    const same = await send(event, rejects)
    expect(listImportCounts(same)).toEqual(expectedCounts(refused))
    const isWider = (reason = '') =>
      reason.replace('has 12 columns', 'has 13 columns').replace(/has 1\d cells/, oneMore)
    const [first, again] = [readTable(rejects, form), readTable(await rejectsOf(same), form)]
    expect(again).toEqual(
      first.map((cells) => cells.with(AWKWARD_HEADINGS.length, isWider(cells[AWKWARD_HEADINGS.length]))),
    )
    const corrected = await send(event, correctedFile(refused, form))
    expect(listImportCounts(corrected)).toEqual({ ...expectedCounts([]), rows: refused.length, added: refused.length })
    await expectPlaced(event, rows)
  })

  test('changes nothing when it comes again', async () => {
    const before = await peopleAt(event)
    const again = await send(event, file)
    // Only new people need a type; those rejected for it exist now.
    const rejected = refused.filter((row) => !reasonOf(row).startsWith('The row has no attendee type')).length
    const unchanged = rows.length - rejected
    expect(listImportCounts(again)).toEqual({ ...expectedCounts([]), rows: rows.length, unchanged, rejected })
    const corrected = await send(event, correctedFile(refused, form))
    expect(listImportCounts(corrected)).toEqual({
      ...expectedCounts([]),
      rows: refused.length,
      unchanged: refused.length,
    })
    expect(await peopleAt(event)).toEqual(before)
  })
})

function readTable(bytes: Buffer, { delimiter, encoding }: CsvFileFormat): string[][] {
  const text = new TextDecoder(encoding === 'utf-16le' ? 'utf-16le' : 'utf-8').decode(bytes)
  return parse(text, { delimiter, relax_column_count: true })
}

/** The rejects file with corrected cells, and the reasons still in it. */
function correctedFile(refused: AwkwardRow[], form: CsvFileFormat): Buffer {
  const lines = refused.map(({ outcome }) =>
    typeof outcome === 'object' ? [...listAwkwardCells(outcome.corrected), outcome.reason] : [],
  )
  return Buffer.from(
    [[...AWKWARD_HEADINGS, 'reject_reason'], ...lines]
      .map((cells, n) => `${formatAwkwardCsvLine(cells, form, n)}\r\n`)
      .join(''),
  )
}
