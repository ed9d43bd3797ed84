import { parse } from 'csv-parse/sync'
import exceljs from 'exceljs'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildTestApiCall, buildTestFixtures, makeTestEvent, type TestApiCall } from '../../testing/fixtures.ts'
import { importCsv, listImportCounts, XLSX_MEDIA_TYPE } from '../../testing/imports/import-csv.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let call: TestApiCall
let key: string

beforeAll(async () => {
  server = await startTestServer({ config: { role: 'all' } })
})

afterAll(() => server.close())

beforeEach(async () => {
  const { organizationId } = await buildTestFixtures(server)
  key = (await server.key(organizationId, { scopes: ['read', 'write', 'admin'], requestsPerMinute: 100_000 })).value
  call = buildTestApiCall(server, key)
  await makeTestEvent(call)
})

type Value = exceljs.CellValue | { value: exceljs.CellValue; format: string }

async function write(rows: Value[][], more: string[] = []): Promise<Buffer> {
  const workbook = new exceljs.Workbook()
  const sheet = workbook.addWorksheet('Invitados')
  for (const [r, row] of rows.entries()) {
    for (const [c, cell] of row.entries()) {
      const target = sheet.getCell(r + 1, c + 1)
      const isFormatted = typeof cell === 'object' && cell !== null && 'format' in cell
      target.value = isFormatted ? cell.value : (cell as exceljs.CellValue)
      if (isFormatted) target.numFmt = cell.format
    }
  }
  for (const name of more) workbook.addWorksheet(name)
  return Buffer.from(await workbook.xlsx.writeBuffer())
}

async function readRows(bytes: ArrayBuffer): Promise<exceljs.CellValue[][]> {
  const workbook = new exceljs.Workbook()
  await workbook.xlsx.load(bytes)
  const rows: exceljs.CellValue[][] = []
  workbook.worksheets[0]?.eachRow((row) => rows.push((row.values as exceljs.CellValue[]).slice(1)))
  return rows
}

const send = (bytes: Buffer, query = '', type = XLSX_MEDIA_TYPE) =>
  importCsv(server, key, 'fest', bytes, `?attendee_type=visitor${query}`, type)

const HEADINGS = ['Nombre', 'Apellidos', 'Correo', 'Fecha de nacimiento', 'Código postal', 'Socio']

const ADA: Value[] = [
  'Ada',
  'Lovelace',
  { text: 'ada@example.com', hyperlink: 'mailto:ada@example.com' },
  { value: new Date('1990-04-02T00:00:00Z'), format: 'dd/mm/yyyy' },
  { value: 8001, format: '00000' },
  { formula: 'A2&B2', result: 'sí' },
]

test('people come from the first sheet of a workbook as its cells show them', async () => {
  const sent = await send(await write([['Lista de invitados'], [], HEADINGS, ADA], ['Personal', 'Notas']))
  expect(sent).toMatchObject({ status: 201, body: { status: 'succeeded', counts: { added: 1, rejected: 0 } } })
  expect(sent.body.warnings).toEqual([
    { path: 'headings', message: 'The line "Lista de invitados" above the headings was skipped.' },
    { path: 'sheets', message: 'Only the first sheet was read, not "Personal", "Notas".' },
  ])
  const { data } = (await call('GET', '/v1/events/fest/attendees')).body
  expect(data).toMatchObject([
    {
      first_name: 'Ada',
      last_name: 'Lovelace',
      email: 'ada@example.com',
      date_of_birth: '1990-04-02',
      answers: { codigo_postal: '08001', socio: 'sí' },
    },
  ])
})

test('rejects of a workbook are one, which is sent again when it is corrected', async () => {
  const wrong: Value[] = ['Iker', 'Solano', 'iker', '31/02/1990', { value: 42, format: '00000' }, { error: '#N/A' }]
  const sent = await send(await write([HEADINGS, ADA, wrong]))
  expect(listImportCounts(sent)).toMatchObject({ added: 1, rejected: 1 })
  const answer = await fetch(sent.body.rejects_url)
  expect(answer.headers.get('content-type')).toBe(XLSX_MEDIA_TYPE)
  expect(answer.headers.get('content-disposition')).toContain('-rejects.xlsx"')
  const bytes = await answer.arrayBuffer()
  const [headings, row] = await readRows(bytes)
  expect(headings).toEqual([...HEADINGS, 'reject_reason'])
  expect(row?.slice(0, 6)).toEqual(['Iker', 'Solano', 'iker', '31/02/1990', '00042', { error: '#N/A' }])
  expect(row?.[6]).toContain('holds the error #N/A of a formula')

  const inCsv = await fetch(`${sent.body.rejects_url}&as_csv=true`)
  expect(inCsv.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(inCsv.headers.get('content-disposition')).toContain('-rejects.csv"')
  expect((parse(await inCsv.text()) as string[][])[1]?.slice(0, 6)).toEqual([
    'Iker',
    'Solano',
    'iker',
    '31/02/1990',
    '00042',
    '#N/A',
  ])

  expect(listImportCounts(await send(Buffer.from(bytes)))).toMatchObject({ added: 0, rejected: 1 })
  const corrected = [['Iker', 'Solano', 'iker@example.com', '28/02/1990', '00042', 'no', row?.[6]]] as Value[][]
  expect(listImportCounts(await send(await write([HEADINGS.concat('reject_reason'), ...corrected])))).toMatchObject({
    added: 1,
  })
})

test('a workbook is imported in the background too, with its rejects', async () => {
  const rows = Array.from({ length: 700 }, (_, n) => [`Ana${n}`, n % 100 === 0 ? 'x'.repeat(201) : 'Ruiz', n + 1])
  const sent = await send(await write([['Nombre', 'Apellidos', 'ID'], ...rows]))
  expect(sent.status).toBe(202)
  const job = async () => (await call('GET', `/v1/jobs/${sent.body.id}`)).body
  await expect
    .poll(job, { timeout: 30_000 })
    .toMatchObject({ status: 'succeeded', counts: { added: 693, rejected: 7 } })
  const rejects = await readRows(await (await fetch((await job()).rejects_url)).arrayBuffer())
  expect(rejects.map((row) => row[2])).toEqual(['ID', '1', '101', '201', '301', '401', '501', '601'])
})

test('what a file is decides how it is read, not what it is called', async () => {
  expect(await send(await write([HEADINGS, ADA]), '', 'text/csv')).toMatchObject({ body: { counts: { added: 1 } } })
  const csv = Buffer.from('first,last\nIker,Solano\nNerea,\n')
  const sent = await send(csv, '', XLSX_MEDIA_TYPE)
  expect(sent).toMatchObject({ body: { counts: { added: 1, rejected: 1 } } })
  expect((await fetch(sent.body.rejects_url)).headers.get('content-type')).toBe('text/csv; charset=utf-8')
})

test('a sheet that names nobody is refused with what to do, and with the sheets that were not read', async () => {
  const problemOf = async (headings: string[], more: string[] = []) =>
    (await send(await write([headings, ['Ada Lovelace']], more))).body.error.message
  expect(await problemOf(['Nombre y apellidos', 'Correo'])).toContain(
    'The column "Nombre y apellidos" holds the whole name: split it into two columns, such as First name, Last name, Email.',
  )
  expect(await problemOf(['Portada'], ['Gente'])).toContain('Only the first sheet was read, not "Gente".')
})

test('what is no table is refused as a whole, with what it is', async () => {
  expect(await send(Buffer.from('%PDF-1.7'))).toMatchObject({
    status: 400,
    body: {
      error: {
        code: 'validation_failed',
        message:
          'The request has 1 problem: the file is a PDF. Save the table as CSV or XLSX, without a password, and send that.',
      },
    },
  })
})
