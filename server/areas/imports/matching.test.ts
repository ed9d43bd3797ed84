import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildTestApiCall, buildTestFixtures, makeTestEvent, type TestApiCall } from '../../testing/fixtures.ts'
import { type ImportResponse, importCsv, listImportCounts, readRejectedRows } from '../../testing/imports/import-csv.ts'
import { runDueImports } from '../../testing/imports/import-worker.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let call: TestApiCall
let key: string

beforeAll(async () => {
  server = await startTestServer()
})

afterAll(() => server.close())

beforeEach(async () => {
  const { organizationId } = await buildTestFixtures(server)
  key = (await server.key(organizationId, { scopes: ['read', 'write', 'admin'], requestsPerMinute: 1_000_000 })).value
  call = buildTestApiCall(server, key)
  await makeTestEvent(call)
})

const HEADINGS = 'id,first,last,email,phone,type'
const table = (...rows: string[]) => `${[HEADINGS, ...rows].join('\n')}\n`
const send = (csv: string, query = '') => importCsv(server, key, 'fest', csv, query)
const counts = (added: number, updated: number, unchanged: number, rejected = 0) => ({
  rows: added + updated + unchanged + rejected,
  added,
  updated,
  unchanged,
  rejected,
})

/** Previews and imports a table; the results must be equal. */
async function previewedImport(csv: string): Promise<ImportResponse> {
  const preview = await send(csv, '?preview=true')
  const real = await send(csv)
  expect([real.status, listImportCounts(preview)]).toEqual([201, listImportCounts(real)])
  expect(preview.body.warnings).toEqual(real.body.warnings)
  return real
}

const NOTHING = { added: 0, updated: 0, rejected: 0 }

/** Importing the same table again changes nothing. */
async function expectSettled(csv: string): Promise<void> {
  const before = await people()
  const again = await send(csv)
  expect(again.body).toMatchObject({ counts: NOTHING, warnings: [] })
  expect(await people()).toEqual(before)
}

type Person = { external_id: string | null; first_name: string; ticket_ids: string[] }
const people = async (): Promise<Person[]> => (await call('GET', '/v1/events/fest/attendees?limit=200')).body.data
const ids = async () => (await people()).map(({ external_id }) => external_id)

const warned = (row: number, by: string, from: string, to: string) => ({
  path: `rows/${row - 1}`,
  row,
  message: `Row ${row} below the headings was matched by ${by} and name with a person whose ID was "${from}"; it is now "${to}".`,
})

describe('a row with an ID that nobody has', () => {
  test('means whom its email and name mean, who gets the ID, with a warning', async () => {
    await send(table('A-1,Ana,Ruiz,ana@x.es,,visitor', 'A-2,Bea,Gil,bea@x.es,,visitor'))
    const before = await people()
    const csv = table('A-2,Bea,Gil,bea@x.es,,', 'B-1,ANA,ruiz,Ana@x.es,600 111,')
    const imported = await previewedImport(csv)
    expect(listImportCounts(imported)).toEqual(counts(0, 1, 1))
    expect(imported.body.warnings).toEqual([warned(2, 'email', 'A-1', 'B-1')])
    expect(await people()).toMatchObject([
      { external_id: 'B-1', first_name: 'ANA', phone: '600 111', ticket_ids: before[0]?.ticket_ids },
      { external_id: 'A-2' },
    ])
    await expectSettled(csv)
  })

  test('else whom its phone and name mean', async () => {
    await send(table('A-1,Ana,Ruiz,ana@x.es,+34 600 111,visitor'))
    const csv = table('B-1,Ana,Ruiz,other@x.es,0034-600.111,')
    const imported = await previewedImport(csv)
    expect(listImportCounts(imported)).toEqual(counts(0, 1, 0))
    expect(imported.body.warnings).toEqual([warned(1, 'phone', 'A-1', 'B-1')])
    expect(await people()).toMatchObject([{ external_id: 'B-1', email: 'other@x.es' }])
    await expectSettled(csv)
  })

  test('means rather somebody who has none, who gets it without a warning', async () => {
    await send(table('A-1,Ana,Ruiz,ana@x.es,,visitor'))
    const other = { attendee_type: 'visitor', first_name: 'Ana', last_name: 'Ruiz', email: 'ana@x.es' }
    await call('POST', '/v1/events/fest/registrations', { attendees: [other] })
    const csv = table('B-1,Ana,Ruiz,ana@x.es,,')
    const imported = await previewedImport(csv)
    expect([listImportCounts(imported), imported.body.warnings]).toEqual([counts(0, 1, 0), []])
    expect(await ids()).toEqual(['A-1', 'B-1'])
    await expectSettled(csv)
  })

  test.each([
    ['an earlier', ['A-1,Ana,Ruiz,ana@x.es,600,', 'B-1,Ana,Ruiz,ana@x.es,600,visitor'], counts(1, 0, 1)],
    ['a later', ['B-1,Ana,Ruiz,ana@x.es,600,visitor', 'A-1,Ana,Ruiz,ana@x.es,600,'], counts(1, 0, 1)],
    ['a rejected', ['B-1,Ana,Ruiz,ana@x.es,600,visitor', 'A-1,Ana,Ruiz,nobody,600,'], counts(1, 0, 0, 1)],
  ])('is somebody new where the ID of who is found stands in %s row', async (_, rows, expected) => {
    await send(table('A-1,Ana,Ruiz,ana@x.es,600,visitor'))
    const csv = table(...rows)
    const imported = await previewedImport(csv)
    expect([listImportCounts(imported), imported.body.warnings]).toEqual([expected, []])
    expect(await ids()).toEqual(['A-1', 'B-1'])
    const again = await send(csv)
    expect(again.body).toMatchObject({ counts: { added: 0, updated: 0 }, warnings: [] })
  })

  test('is somebody new where our own id of who is found stands in another row', async () => {
    const ana = { attendee_type: 'visitor', first_name: 'Ana', last_name: 'Ruiz', email: 'ana@x.es' }
    const { body } = await call('POST', '/v1/events/fest/registrations', { attendees: [ana] })
    const csv = table('B-1,Ana,Ruiz,ana@x.es,,visitor', `${body.attendees[0].id},Ana,Ruiz,ana@x.es,,`)
    expect(listImportCounts(await previewedImport(csv))).toEqual(counts(1, 0, 1))
    expect(await ids()).toEqual([null, 'B-1'])
    await expectSettled(csv)
  })

  test('is somebody new after another row has given its ID to who is found', async () => {
    await send(table('A-1,Ana,Ruiz,ana@x.es,,visitor'))
    const csv = table('B-1,Ana,Ruiz,ana@x.es,,visitor', 'B-2,Ana,Ruiz,ana@x.es,,visitor')
    const imported = await previewedImport(csv)
    expect(listImportCounts(imported)).toEqual(counts(1, 1, 0))
    expect(imported.body.warnings).toEqual([warned(1, 'email', 'A-1', 'B-1')])
    const [, second] = (await call('GET', '/v1/events/fest/attendees')).body.data
    expect([await ids(), second.contact_id]).toEqual([['B-1', 'B-2'], expect.any(String)])
    await expectSettled(csv)
  })

  test('is rejected where who is found is cancelled, or is one of two', async () => {
    await send(
      table('A-1,Ana,Ruiz,ana@x.es,,visitor', 'A-2,Bea,Gil,bea@x.es,,visitor', 'A-3,Bea,Gil,bea@x.es,,visitor'),
    )
    const [ana] = (await call('GET', '/v1/events/fest/attendees')).body.data
    await call('POST', `/v1/events/fest/attendees/${ana.id}/cancel`, {})
    const imported = await previewedImport(table('B-1,Ana,Ruiz,ana@x.es,,visitor', 'B-2,Bea,Gil,bea@x.es,,visitor'))
    expect([listImportCounts(imported), imported.body.warnings]).toEqual([counts(0, 0, 0, 2), []])
    expect((await readRejectedRows(imported)).map(({ reject_reason }) => reject_reason)).toEqual([
      'The person with the name and the email ana@x.es is cancelled; an import changes nobody who is.',
      '2 people at the event have the name and the email bea@x.es, so it cannot be told who is meant.',
    ])
  })
})

test('an ID that somebody has decides alone', async () => {
  await send(table('A-1,Ana,Ruiz,ana@x.es,600,visitor', 'A-2,Bea,Gil,bea@x.es,700,visitor'))
  const imported = await previewedImport(table('A-1,Bea,Gil,bea@x.es,700,'))
  expect([listImportCounts(imported), imported.body.warnings]).toEqual([counts(0, 1, 0), []])
  expect(await people()).toMatchObject([
    { external_id: 'A-1', first_name: 'Bea', email: 'bea@x.es' },
    { external_id: 'A-2', first_name: 'Bea' },
  ])
})

test('of two rows for one person the second is told with the first and what it changed, if anything', async () => {
  await send(table('A-1,Ana,Ruiz,ana@x.es,600,visitor'))
  const csv = table(
    'A-1,Ana,Ruiz,ana@x.es,600,',
    'B-1,Bea,Gil,bea@x.es,700,visitor',
    'A-1,Ana,Ruiz,ana@y.es,601,',
    'B-1,Bea,Gil,bea@x.es,700,',
    'B-1,Beatriz,Gil,bea@x.es,700,',
  )
  const { body } = await previewedImport(csv)
  expect(body.warnings).toEqual([
    {
      path: 'rows/2',
      row: 3,
      message: 'Row 3 below the headings means the same person as row 1, and changed their email, phone.',
    },
    {
      path: 'rows/4',
      row: 5,
      message: 'Row 5 below the headings means the same person as row 2, and changed their first name.',
    },
  ])
})

test('of many who get another ID a hundred are told of, and that there are more', async () => {
  const rows = (letter: string) =>
    Array.from({ length: 120 }, (_, n) => `${letter}-${n},Ana,Ruiz ${n},ana-${n}@x.es,,visitor`)
  await send(table(...rows('A')))
  const { body } = await previewedImport(table(...rows('B')))
  expect(body.counts).toMatchObject({ updated: 120 })
  expect(body.warnings).toHaveLength(101)
  expect(body.warnings[99]).toEqual(warned(100, 'email', 'A-99', 'B-99'))
  expect(body.warnings[100]).toEqual({
    path: 'rows',
    message: 'More rows have warnings than are listed.',
  })
})

describe('in the background', () => {
  const OTHERS = Array.from({ length: 600 }, (_, n) => `C-${n},Caí,Paz ${n},cai-${n}@x.es,,visitor`)
  const KNOWN = ['A-1,Ana,Ruiz,ana@x.es,,visitor', 'A-2,Bea,Gil,bea@x.es,,visitor', 'A-3,Dan,Sol,,600,visitor']
  /** Ana's own ID comes last; Bea gets another one, which a much later row also claims; so does Dan. */
  const CSV = table(
    'B-1,Ana,Ruiz,ana@x.es,,visitor',
    'B-2,Bea,Gil,bea@x.es,,',
    ...OTHERS,
    'B-3,Bea,Gil,bea@x.es,,visitor',
    'B-4,Dan,Sol,,600,',
    'A-1,Ana,Ruiz,ana@x.es,,',
  )
  const EXPECTED = {
    status: 'succeeded',
    counts: counts(602, 2, 1),
    warnings: [warned(2, 'email', 'A-2', 'B-2'), warned(604, 'phone', 'A-3', 'B-4')],
  }

  const read = async (id: string) => (await call('GET', `/v1/jobs/${id}`)).body
  const idOf = (people: Person[], name: string) =>
    people.filter(({ first_name }) => first_name === name).map(({ external_id }) => external_id)

  async function expectPlaced(): Promise<void> {
    const { body } = await call('GET', '/v1/events/fest/attendees?limit=200&q=ana')
    expect(idOf(body.data, 'Ana')).toEqual(['A-1', 'B-1'])
    expect(idOf((await call('GET', '/v1/events/fest/attendees?q=bea')).body.data, 'Bea')).toEqual(['B-2', 'B-3'])
    expect(idOf((await call('GET', '/v1/events/fest/attendees?q=dan')).body.data, 'Dan')).toEqual(['B-4'])
  }

  test('the whole file is looked through for the IDs of those who are found', { timeout: 60_000 }, async () => {
    await send(table(...KNOWN))
    const preview = await send(CSV, '?preview=true')
    await runDueImports(server, { chunk: 100 })
    expect(await read(preview.body.id)).toMatchObject(EXPECTED)
    const real = await send(CSV)
    await runDueImports(server, { chunk: 100 })
    expect(await read(real.body.id)).toMatchObject(EXPECTED)
    await expectPlaced()
    const again = await send(CSV)
    await runDueImports(server, { chunk: 100 })
    expect(await read(again.body.id)).toMatchObject({ counts: counts(0, 0, 605), warnings: [] })
  })

  test.each([false, true])(
    'also by a worker that goes on with it (preview: %s)',
    { timeout: 60_000 },
    async (preview) => {
      await send(table(...KNOWN))
      const { body } = await send(CSV, `?preview=${preview}`)
      for (const rows of [50, 100, 300, 600, 1_000]) await workUntil(rows)
      expect(await read(body.id)).toMatchObject(EXPECTED)
      if (!preview) await expectPlaced()
    },
  )

  /** A worker that is lost after so many rows. */
  async function workUntil(rows: number): Promise<void> {
    const stop = new AbortController()
    await Promise.all([runDueImports(server, { chunk: 50, signal: stop.signal }), stopAfter(rows, stop)])
    await server.database('jobs').whereNull('finished_at').update({ next_attempt_at: server.clock.now(), lease: null })
  }

  async function stopAfter(rows: number, stop: AbortController): Promise<void> {
    for (;;) {
      const job = await server.database('jobs').orderBy('id', 'desc').first('done', 'status')
      if (job.status === 'succeeded' || job.done >= rows) return stop.abort()
      await new Promise((resolve) => setTimeout(resolve, 2))
    }
  }
})
