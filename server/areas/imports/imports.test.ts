import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildTestApiCall, buildTestFixtures, makeTestEvent, type TestApiCall } from '../../testing/fixtures.ts'
import { importCsv, listImportCounts, readRejectedRows } from '../../testing/imports/import-csv.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let organizationId: string
let call: TestApiCall
let key: string

beforeAll(async () => {
  server = await startTestServer()
})

afterAll(() => server.close())

beforeEach(async () => {
  const fixtures = await buildTestFixtures(server)
  organizationId = fixtures.organizationId
  const scopes: ('read' | 'write' | 'admin')[] = ['read', 'write', 'admin']
  key = (await server.key(organizationId, { mode: 'live', scopes, requestsPerMinute: 1_000_000 })).value
  call = buildTestApiCall(server, key)
})

const send = (csv: string | Buffer, query = '') => importCsv(server, key, 'fest', csv, query)
const counts = (added: number, updated: number, unchanged: number, rejected: number) => ({
  rows: added + updated + unchanged + rejected,
  added,
  updated,
  unchanged,
  rejected,
})
const people = async () => (await call('GET', '/v1/events/fest/attendees?limit=200')).body.data
const reasons = async (imported: Awaited<ReturnType<typeof send>>) =>
  (await readRejectedRows(imported)).map(({ reject_reason }) => reject_reason)

describe('the headings of a file', () => {
  test('are found below a title, which the job tells', async () => {
    await makeTestEvent(call)
    const { body } = await send('Guests, 2026\n\nNombre;Apellidos;Tipo\nAda;Lovelace;visitor\n')
    expect(body).toMatchObject({
      counts: { rows: 1, added: 1 },
      warnings: [{ path: 'headings', message: 'The line "Guests, 2026" above the headings was skipped.' }],
    })
    expect(await people()).toMatchObject([{ first_name: 'Ada', last_name: 'Lovelace' }])
  })

  test('that name nobody are refused with the first row, and nothing is made', async () => {
    await makeTestEvent(call)
    const { status, body } = await send('Ada, Lovelace ,ada@example.com\nNerea,Ibáñez,nerea@example.com\n')
    expect([status, body.error.details]).toMatchObject([
      400,
      [
        {
          path: 'body',
          message:
            'None of the headings means a first name, a last name or an ID. The first row of the file is "Ada, Lovelace, ada@example.com"; it must hold headings such as First name, Last name, Email.',
        },
      ],
    ])
    expect((await call('GET', '/v1/jobs')).body.data).toEqual([])
  })
})

describe('an import', () => {
  test('adds people who are confirmed and have tickets, each on a registration of their own', async () => {
    await makeTestEvent(call, {
      event: { approval: true },
      types: [{ code: 'vip', name: 'VIP guest', price: { amount: 4500, currency: 'EUR' } }],
    })
    const csv =
      'Nombre;Apellidos;Correo;Teléfono;Tipo;Día;Fecha de nacimiento;ID;Talla\n' +
      'Nerea;Ibáñez;nerea@example.com;+34 600 111 222;VIP GUEST;fri, SAT;13/04/1990;A-1;M\n' +
      'Iker;Solano;iker@example.com;;vip;2026-06-06;;;\n'
    const imported = await send(csv)
    expect([imported.status, imported.body.status]).toEqual([201, 'succeeded'])
    expect(listImportCounts(imported)).toEqual(counts(2, 0, 0, 0))
    expect(imported.body.counts.owing, 'each 45.00').toBe(2)
    expect(
      (await send(csv.replace('Nerea', 'Ada').replace('nerea@', 'ada@').replace('A-1', 'A-9'), '?preview=true')).body
        .counts,
    ).toMatchObject({ added: 1, owing: 1 })
    const [nerea, iker] = await people()
    expect(nerea).toMatchObject({
      first_name: 'Nerea',
      last_name: 'Ibáñez',
      email: 'nerea@example.com',
      phone: '+34 600 111 222',
      attendee_type: 'vip',
      days: ['fri', 'sat'],
      date_of_birth: '1990-04-13',
      external_id: 'A-1',
      status: 'confirmed',
      answers: { talla: 'M' },
      ticket_ids: [expect.any(String)],
    })
    expect(nerea.contact_id).not.toBeNull()
    expect(iker).toMatchObject({ days: ['sat'], answers: {}, status: 'confirmed' })
    expect(iker.registration_id).not.toBe(nerea.registration_id)
    expect(listImportCounts(await send(csv))).toEqual(counts(0, 0, 2, 0))
  })

  test('changes whom it finds, by ID, by email and name, by phone and name, and leaves their tickets', async () => {
    await makeTestEvent(call, {
      types: [
        { code: 'visitor', name: 'V' },
        { code: 'vip', name: 'P' },
      ],
    })
    await send(
      'first,last,email,phone,type,id\nAna,Ruiz,ana@x.es,,visitor,7\nBea,Gil,bea@x.es,,visitor,\nCai,Paz,,600 11,visitor,\n',
    )
    const before = await people()
    const csv = 'ID,first,last,email,phone,type\n7,Anna,Ruiz,,,vip\n,BEA,gil,BEA@X.ES,+34 1,\n9,Caí,PAZ,,600-11,\n'
    expect(listImportCounts(await send(csv))).toEqual(counts(0, 3, 0, 0))
    const [ana, bea, cai] = await people()
    expect(ana).toMatchObject({ first_name: 'Anna', email: 'ana@x.es', attendee_type: 'vip' })
    expect(bea).toMatchObject({ first_name: 'Bea', email: 'bea@x.es', phone: '+34 1' })
    expect(cai).toMatchObject({ first_name: 'Caí', last_name: 'PAZ', external_id: '9', phone: '600 11' })
    const tickets = (list: { ticket_ids: string[] }[]) => list.map(({ ticket_ids }) => ticket_ids)
    expect(tickets(await people())).toEqual(tickets(before))
    expect(listImportCounts(await send(csv))).toEqual(counts(0, 0, 3, 0))
  })

  test('rejects what cannot be placed, with every reason, and takes it when it is corrected', async () => {
    await makeTestEvent(call, {
      days: [
        { code: 'fri', date: '2026-06-05', capacity: 1 },
        { code: 'sat', date: '2026-06-06' },
      ],
    })
    const csv =
      'first name,last name,email,type,day,group\n' +
      'A,One,a@x.es,visitor,fri,\nB,Two,b@x.es,visitor,fri,\n,Three,nobody,guest,mon,\nD,Four,,,,\nE,Five,,visitor,,north\n'
    const imported = await send(csv)
    expect(listImportCounts(imported)).toEqual(counts(1, 0, 0, 4))
    expect(await reasons(imported)).toEqual([
      'The day fri has room for 1 person, and 1 place is taken.',
      'The email "nobody" is no email address. There is no attendee type "guest" at the event. There is no day "mon" at the event. The row has no first name.',
      'The row has no attendee type, and none was given for such rows.',
      'There is no group "north".',
    ])
    const rejects = await (await fetch(imported.body.rejects_url)).text()
    await call('POST', '/v1/groups', { code: 'north', name: 'North' })
    const corrected = rejects
      .replace('x.es,visitor,fri', 'x.es,visitor,sat')
      .replace(',Three,nobody,guest,mon', 'C,Three,c@x.es,visitor,sat')
      .replace('D,Four,,,', 'D,Four,,visitor,sat')
      .replace('visitor,,north', 'visitor,sat,north')
    expect(listImportCounts(await send(corrected))).toEqual(counts(4, 0, 0, 0))
  })

  test('finds test groups with a test key alone', async () => {
    const tester = (await server.key(organizationId, { mode: 'test', scopes: ['read', 'write', 'admin'] })).value
    await buildTestApiCall(server, tester)('POST', '/v1/groups', { code: 'club', name: 'Club' })
    await makeTestEvent(call)
    const csv = 'first name,last name,email,type,day,group\nA,One,a@x.es,visitor,fri,club\n'
    expect(await reasons(await send(csv))).toEqual(['There is no group "club".'])
    expect(listImportCounts(await importCsv(server, tester, 'fest', csv))).toEqual(counts(1, 0, 0, 0))
  })

  test('takes from the parameters what a JSON body leaves out, and a preview from either', async () => {
    await makeTestEvent(call, { types: [{ code: 'vip', name: 'VIP' }] })
    const body = { csv: 'First name,Last name\nAda,Lovelace\n' }
    const sent = await call('POST', '/v1/events/fest/imports?preview=true&attendee_type=vip', body)
    expect(sent.body).toMatchObject({ preview: true, counts: counts(1, 0, 0, 0) })
    expect(await people()).toEqual([])
    const unknown = await call('POST', '/v1/events/fest/imports?group=nowhere', { ...body, attendee_type: 'vip' })
    expect([unknown.status, unknown.body.error.details]).toMatchObject([404, { path: 'query/group' }])
  })

  test('previews what it would do, and does nothing', async () => {
    await makeTestEvent(call, { event: { capacity: 3 } })
    const csv =
      'first,last,email,phone,type\nA,One,a@x.es,1234,visitor\nB,Two,b@x.es,,visitor\na,óne,A@x.es,4321,\n' +
      'C,Three,,600,visitor\nD,Four,d@x.es,,visitor\n,,,,visitor\n'
    const preview = await send(csv, '?preview=true')
    expect(preview.body).toMatchObject({ preview: true, status: 'succeeded' })
    expect(listImportCounts(preview)).toEqual(counts(3, 1, 0, 2))
    expect(await people()).toEqual([])
    expect((await call('GET', '/v1/contacts')).body.data).toEqual([])
    const real = await send(csv)
    expect(listImportCounts(real)).toEqual(listImportCounts(preview))
    expect(await reasons(real)).toEqual(await reasons(preview))
  })

  test('tells apart two whom it finds, and leaves alone who is cancelled', async () => {
    await makeTestEvent(call)
    const twin = { attendee_type: 'visitor', first_name: 'T', last_name: 'Win', email: 't@x.es' }
    const made = await call('POST', '/v1/events/fest/registrations', { attendees: [twin, twin] })
    const ended = await call('POST', '/v1/events/fest/registrations', { attendees: [{ ...twin, last_name: 'Gone' }] })
    const [gone] = ended.body.attendees
    await call('POST', `/v1/events/fest/attendees/${gone.id}/cancel`, {})
    expect([made.status, ended.status]).toEqual([201, 201])
    const imported = await send('first,last,email,type\nT,Win,t@x.es,visitor\nT,Gone,t@x.es,visitor\n')
    expect(await reasons(imported)).toEqual([
      '2 people at the event have the name and the email t@x.es, so it cannot be told who is meant.',
      'The person with the name and the email t@x.es is cancelled; an import changes nobody who is.',
    ])
  })

  test('adds people of whom it knows only the name as often as the file has them, and no oftener', async () => {
    await makeTestEvent(call)
    const csv = 'first,last,type,note\nG,Guest,visitor,a\nG,Guest,visitor,a\nG,Guest,visitor,b\n'
    expect(listImportCounts(await send(csv, '?preview=true'))).toEqual(counts(3, 0, 0, 0))
    expect(listImportCounts(await send(csv))).toEqual(counts(3, 0, 0, 0))
    expect(listImportCounts(await send(csv))).toEqual(counts(0, 0, 3, 0))
  })

  test.each([
    ['the case of an answer', 'G,Guest,visitor,VIP\nG,Guest,visitor,vip\n'],
    ['how the type is said', 'G,Guest,visitor,\nG,Guest,Day visitor,\n'],
  ])('tells two people of one name in one file apart, also where only %s differs', async (_what, rows) => {
    await makeTestEvent(call, { types: [{ code: 'visitor', name: 'Day visitor' }] })
    const csv = `first,last,type,note\n${rows}`
    expect(listImportCounts(await send(csv, '?preview=true'))).toEqual(counts(2, 0, 0, 0))
    expect(listImportCounts(await send(csv))).toEqual(counts(2, 0, 0, 0))
    expect(listImportCounts(await send(csv))).toEqual(counts(0, 0, 2, 0))
  })

  test('gives an address that somebody has left in the same file to somebody else, where each may be used once', async () => {
    await makeTestEvent(call, { form: { rules: { one_per_email: true } } })
    const csv =
      'id,first,last,email,type\nA-1,Ane,Sol,first@x.es,visitor\nA-1,Ane,Sol,second@x.es,visitor\n' +
      'A-2,Bea,Ruiz,first@x.es,visitor\nA-3,Cora,Vidal,second@x.es,visitor\n'
    expect(listImportCounts(await send(csv, '?preview=true'))).toEqual(counts(2, 1, 0, 1))
    const imported = await send(csv)
    expect(listImportCounts(imported)).toEqual(counts(2, 1, 0, 1))
    expect(await reasons(imported)).toEqual([
      'The email address second@x.es is used by another registration for this event.',
    ])
  })

  test('gives rows that name none the type, days and group of the request', async () => {
    await makeTestEvent(call)
    await call('POST', '/v1/groups', { code: 'north', name: 'North' })
    const csv = 'first,last,email\nA,B,a@x.es\n'
    await send(csv, '?attendee_type=visitor&days=sat&group=north')
    expect(await people()).toMatchObject([{ attendee_type: 'visitor', days: ['sat'], group: 'north' }])
    expect((await send(csv, '?attendee_type=guest')).body.error).toMatchObject({
      code: 'not_found',
      details: { path: 'query/attendee_type' },
    })
    const json = await call('POST', '/v1/events/fest/imports', { csv, attendee_type: 'visitor' })
    expect(json.body.counts).toMatchObject({ unchanged: 1 })
  })
})

test('a file without rows is imported with a warning, and a workbook is refused as one', async () => {
  await makeTestEvent(call, {})
  const empty = await send('First,Last,Type\n')
  const warnings = [{ path: 'rows', message: 'The file has headings, but no rows.' }]
  expect([empty.status, empty.body]).toMatchObject([201, { status: 'succeeded', counts: { rows: 0 }, warnings }])
  const workbook = await send('PK\x03\x04')
  expect([workbook.status, workbook.body.error.message]).toEqual([400, expect.stringMatching(/save the table as CSV/i)])
})

test('a row of many mistakes is told some of them, and how many more there are', async () => {
  await makeTestEvent(call, {})
  const days = Array.from({ length: 150 }, (_, n) => `day-${n}`)
  const [reason = ''] = await reasons(await send(`First,Last,Type,Days\nAne,Sol,nobody,${days.join(';')}\n`))
  expect(reason).toMatch(
    /^There is no attendee type "nobody" .* There is no day "day-18" at the event\. There are 131 more mistakes\.$/,
  )
})

test('a file of few rows that are long is imported in the background, some rows at a time', async () => {
  await makeTestEvent(call, {})
  const wide = Array.from({ length: 20 }, (_, n) => `W${n}`)
  const cells = wide.map(() => 'x'.repeat(1_000)).join()
  const rows = Array.from({ length: 230 }, (_, n) => `Ane,${n},${cells}`)
  const imported = await send(`First,Last,${wide.join()}\n${rows.join('\n')}\n`)
  expect([imported.status, imported.body.progress.total]).toEqual([202, 230])
})

test('a large file is looked through without a second connection to the database, for which others may wait too', async () => {
  const narrow = await startTestServer({ config: { poolSize: 1 } })
  try {
    const fixtures = await buildTestFixtures(narrow)
    const own = await narrow.key(fixtures.organizationId, { mode: 'live', scopes: ['read', 'write', 'admin'] })
    await makeTestEvent(buildTestApiCall(narrow, own.value), {})
    const rows = Array.from({ length: 450 }, (_, n) => `Ane,${n},${'x'.repeat(1_400)},${'y'.repeat(1_400)}`)
    const imported = await importCsv(narrow, own.value, 'fest', `First,Last,A,B\n${rows.join('\n')}\n`, '?preview=true')
    expect([imported.status, imported.body.counts?.rows]).toEqual([201, 450])
  } finally {
    await narrow.close()
  }
})
