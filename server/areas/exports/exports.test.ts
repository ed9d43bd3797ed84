import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildExportRunner } from '../../testing/exports/export-context.ts'
import {
  buildNewAttendee,
  buildTestFixtures,
  getStatusAndCode,
  makeTestEvent,
  makeTestGroups,
  type TestApiCall,
  type TestFixtures,
} from '../../testing/fixtures.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let fixtures: TestFixtures
let call: TestApiCall
let path: string
let desk: ReturnType<typeof buildExportRunner>

beforeAll(async () => {
  server = await startTestServer()
})

afterAll(() => server.close())

const euros = (amount: number) => ({ amount, currency: 'EUR' })

const FORM = {
  questions: [
    { code: 'shirt', label: 'Which shirt?', type: 'text' },
    { code: 'diet', label: 'Email', type: 'text' },
    { code: 'topics', label: 'Topics', type: 'multi_choice', choices: ['a; b', 'c'] },
    { code: 'since', label: 'Since', type: 'date' },
    { code: 'pictures', label: 'Pictures', type: 'consent' },
    { code: 'size', label: 'Size', type: 'number' },
  ],
}

beforeEach(async () => {
  server.clock.set('2026-03-29T00:30:00Z')
  fixtures = await buildTestFixtures(server)
  call = fixtures.live
  path = await makeTestEvent(call, {
    days: [
      { code: 'fri', date: '2026-06-05' },
      { code: 'sat', date: '2026-06-06', name: 'Saturday' },
    ],
    types: [
      { code: 'visitor', name: 'Visitor', price: euros(4500) },
      { code: 'crew', name: 'Crew; backstage' },
    ],
    form: FORM,
  })
  desk = buildExportRunner(server, 'fest')
})

async function register(people: object[], more: object = {}, as = call) {
  const { status, body } = await as('POST', `${path}/registrations`, { attendees: people, ...more })
  expect(status).toBe(201)
  return body
}

const ada = {
  attendee_type: 'crew',
  first_name: '=Ada',
  last_name: 'Lovelace',
  email: 'ada@example.com',
  phone: '+44 20 7946 0958',
  date_of_birth: '1990-04-02',
  external_id: 'M-7',
  days: ['sat'],
  answers: {
    shirt: '@M',
    diet: 'peas, "beans"',
    topics: ['a; b', 'c'],
    since: '2020-02-29',
    pictures: true,
    size: -4.5,
  },
}

describe('an export of people', () => {
  test('has the headings that an import knows, the answers, and what only the service knows', async () => {
    expect(await desk.headings(call, { type: 'people' })).toEqual([
      'First name',
      'Last name',
      'Email',
      'Phone',
      'Type',
      'Type name',
      'Group',
      'Day',
      'Day name',
      'Date of birth',
      'ID',
      'Which shirt?',
      'answers.diet',
      'Topics',
      'Since',
      'Pictures',
      'Size',
      'Postern ID',
      'Registration ID',
      'Status',
      'Price',
      'Currency',
      'Cancelled at (Europe/Madrid)',
      'Added at (Europe/Madrid)',
      'Changed at (Europe/Madrid)',
    ])
    expect((await desk.headings(call, { type: 'people', language: 'es' })).slice(0, 11)).toEqual([
      'Nombre',
      'Apellidos',
      'Correo electrónico',
      'Teléfono',
      'Tipo',
      'Nombre del tipo',
      'Grupo',
      'Día',
      'Nombre del día',
      'Fecha de nacimiento',
      'Identificador',
    ])
  })

  test('tells of each person what they said, and times as the clocks of the event show them', async () => {
    const { attendees, id } = await register([ada])
    const [row] = await desk.rows(call, { type: 'people' })
    expect(row).toMatchObject({
      'First name': "'=Ada",
      'Last name': 'Lovelace',
      Email: 'ada@example.com',
      Phone: '+44 20 7946 0958',
      Type: 'crew',
      'Type name': 'Crew; backstage',
      Group: '',
      Day: 'sat',
      'Day name': 'Saturday',
      'Date of birth': '1990-04-02',
      ID: 'M-7',
      'Which shirt?': "'@M",
      'answers.diet': 'peas, "beans"',
      Topics: '"a; b"; c',
      Since: '2020-02-29',
      Pictures: 'yes',
      Size: '-4.5',
      'Postern ID': attendees[0].id,
      'Registration ID': id,
      Status: 'confirmed',
      Price: '0.00',
      Currency: 'EUR',
    })
    expect(row?.['Added at (Europe/Madrid)']).toBe('2026-03-29T01:30:00+01:00')
    server.clock.advance(3_600_000)
    await call('PATCH', `${path}/attendees/${attendees[0].id}`, { external_id: 'M-8' })
    const [later] = await desk.rows(call, { type: 'people' })
    expect([later?.['Added at (Europe/Madrid)'], later?.['Changed at (Europe/Madrid)']]).toEqual([
      '2026-03-29T01:30:00+01:00',
      '2026-03-29T03:30:00+02:00',
    ])
  })

  test('begins with a byte order mark unless it is not wanted', async () => {
    expect((await desk.made(call, { type: 'people' })).subarray(0, 3)).toEqual(Buffer.from('\ufeff'))
    expect((await desk.made(call, { type: 'people', bom: false })).subarray(0, 5).toString()).toBe('First')
  })

  test('has columns for answers that the form no longer asks for', async () => {
    await register([ada])
    await call('PUT', `${path}/form`, { questions: [], rules: {} })
    const [row] = await desk.rows(call, { type: 'people' })
    expect(row).toMatchObject({ shirt: "'@M", diet: 'peas, "beans"', since: '2020-02-29' })
  })

  test('is narrowed to a status, a type, a day, a group and what changed since', async () => {
    const group = (await call('POST', '/v1/groups', { code: 'north', name: 'North' })).body
    await register([{ ...ada, first_name: 'Crew' }])
    server.clock.advance(1)
    const unpaid = await register([buildNewAttendee({ first_name: 'Unpaid', days: ['fri'] })])
    await register([buildNewAttendee({ first_name: 'North', attendee_type: 'crew', days: ['fri'] })], {
      group: group.code,
    })
    const names = async (filters: object) =>
      (await desk.rows(call, { type: 'people', filters })).map((row) => row['First name'])
    expect(await names({})).toEqual(['Crew', 'Unpaid', 'North'])
    expect(await names({ status: 'awaiting_payment' })).toEqual(['Unpaid'])
    expect(await names({ attendee_type: 'crew' })).toEqual(['Crew', 'North'])
    expect(await names({ day: 'fri', attendee_type: 'crew' })).toEqual(['North'])
    expect(await names({ group: 'north' })).toEqual(['North'])
    expect(await names({ updated_since: unpaid.updated_at })).toEqual(['Unpaid', 'North'])
  })

  test('has the columns that were asked for, in their order, and refuses those that there are not', async () => {
    await register([ada])
    const text = (
      await desk.made(call, { type: 'people', bom: false, columns: ['answers.size', 'last_name'] })
    ).toString()
    expect(text).toBe('Size,Last name\r\n-4.5,Lovelace\r\n')
    const refused = await desk.ask(call, { type: 'people', columns: ['last_name', 'shoe', 'answers.hat', 'last_name'] })
    expect(getStatusAndCode(refused)).toEqual([400, 'validation_failed'])
    expect(refused.body.error.details.map((one: { path: string }) => one.path)).toEqual([
      'body/columns/1',
      'body/columns/2',
      'body/columns/3',
    ])
    expect(refused.body.error.details[0].message).toMatch(
      /^The field columns\.1 names the column shoe, which an export of people does not have; it has first_name, /,
    )
  })
})

describe('what narrows an export', () => {
  test.each([
    ['attendance', { status: 'confirmed' }],
    ['tickets', { status: 'confirmed' }],
    ['people', { status: 'valid' }],
    ['reconciliation', { updated_since: '2026-01-01T00:00:00Z' }],
  ])('is refused for %s where it makes no sense: %j', async (type, filters) => {
    expect(getStatusAndCode(await desk.ask(call, { type, filters }))).toEqual([400, 'validation_failed'])
  })

  test.each([{ day: 'none' }, { attendee_type: 'none' }, { group: 'none' }])('must exist: %j', async (filters) => {
    const refused = await desk.ask(call, { type: 'people', filters })
    expect(getStatusAndCode(refused)).toEqual([404, 'not_found'])
    expect(refused.body.error.details.path).toBe(`body/filters/${Object.keys(filters)[0]}`)
  })
})

describe('a filter of registrations, tickets and reports', () => {
  const IDS = { registrations: 'Postern ID', tickets: 'Registration ID', attendance: 'Registration ID' }

  test('narrows them to a status, a type, a day, a group and what changed since', async () => {
    await makeTestGroups(call, { north: null, below: 'north' })
    const crew = (more: object = {}) => buildNewAttendee({ attendee_type: 'crew', ...more })
    const early = (await register([crew({ days: ['sat'] })])).id
    server.clock.advance(1_000)
    const unpaid = await register([buildNewAttendee()], { group: 'north' })
    const below = (await register([crew({ days: ['fri'] })], { group: 'below' })).id
    const found = async (type: keyof typeof IDS, filters: object) =>
      (await desk.rows(call, { type, filters })).map((row) => row[IDS[type]])
    const [late, all] = [{ updated_since: unpaid.updated_at }, [early, unpaid.id, below]]
    expect(await found('registrations', {})).toEqual(all)
    expect(await found('registrations', late)).toEqual([unpaid.id, below])
    expect(await found('registrations', { status: 'confirmed' })).toEqual([early, below])
    expect(await found('registrations', { group: 'north' })).toEqual([unpaid.id, below])
    expect(await found('registrations', { day: 'sat' })).toEqual([early, unpaid.id])
    expect(await found('tickets', late)).toEqual([below])
    expect(await found('tickets', { group: 'north', attendee_type: 'crew', status: 'valid' })).toEqual([below])
    expect(await found('attendance', { day: 'fri' })).toEqual([below])
    expect(await found('attendance', { group: 'north' })).toEqual([below])
  })

  test('leads a key limited to a group to nothing outside it', async () => {
    const { north } = await makeTestGroups(call, { north: null, below: 'north', south: null })
    await register([buildNewAttendee({ first_name: 'Below' })], { group: 'below' })
    await register([buildNewAttendee({ first_name: 'South' })], { group: 'south' })
    const limited = await fixtures.as({ groupId: north })
    const names = async (filters: object) =>
      (await desk.rows(limited, { type: 'people', filters })).map((row) => row['First name'])
    expect(await names({ attendee_type: 'visitor', updated_since: '2026-01-01T00:00:00Z' })).toEqual(['Below'])
    expect(await names({ group: 'below' })).toEqual(['Below'])
    for (const type of ['people', 'registrations', 'tickets', 'attendance', 'reconciliation']) {
      const refused = await desk.ask(limited, { type, filters: { group: 'south' } })
      expect([...getStatusAndCode(refused), refused.body.error.details]).toMatchObject([
        404,
        'not_found',
        { path: 'body/filters/group' },
      ])
    }
  })
})

describe('who sees what', () => {
  test('a live key exports live data, a test key its test data', async () => {
    await register([buildNewAttendee({ first_name: 'Live' })])
    await register([buildNewAttendee({ first_name: 'Test' })], {}, fixtures.test)
    for (const type of ['people', 'registrations', 'tickets', 'attendance', 'reconciliation']) {
      const [live, test] = [await desk.rows(call, { type }), await desk.rows(fixtures.test, { type })]
      expect(JSON.stringify(live)).not.toContain('Test')
      expect(JSON.stringify(test)).not.toContain('Live')
    }
    expect((await desk.rows(call, { type: 'people' })).map((row) => row['First name'])).toEqual(['Live'])
    expect((await desk.rows(fixtures.test, { type: 'people' })).map((row) => row['First name'])).toEqual(['Test'])
  })

  test('a test key exports the people of its test groups, and a live key knows no such group', async () => {
    await makeTestGroups(fixtures.test, { club: null })
    await register([buildNewAttendee({ first_name: 'Test' })], { group: 'club' }, fixtures.test)
    const options = { type: 'people', filters: { group: 'club' } }
    expect((await desk.rows(fixtures.test, options)).map((row) => row.Group)).toEqual(['club'])
    expect(getStatusAndCode(await desk.ask(call, options))).toEqual([404, 'not_found'])
  })

  test('a key limited to a group exports what it sees, and reads no names of other groups', async () => {
    const north = (await call('POST', '/v1/groups', { code: 'north', name: 'North' })).body
    const below = (await call('POST', '/v1/groups', { code: 'below', name: 'Below', parent: 'north' })).body
    await call('POST', '/v1/groups', { code: 'south', name: 'South' })
    const crew = { attendee_type: 'crew' }
    await register([buildNewAttendee({ first_name: 'North', ...crew })], { group: 'north' })
    await register([buildNewAttendee({ first_name: 'Below', ...crew })], { group: 'below' })
    await register([buildNewAttendee({ first_name: 'South', ...crew })], { group: 'south' })
    await register([buildNewAttendee({ first_name: 'Nobody', ...crew })])
    const limited = await fixtures.as({ groupId: north.id })
    const names = async (as: TestApiCall) => (await desk.rows(as, { type: 'people' })).map((row) => row['First name'])
    expect(await names(limited)).toEqual(['North', 'Below'])
    expect(await names(await fixtures.as({ groupId: below.id }))).toEqual(['Below'])
    for (const type of ['registrations', 'tickets', 'reconciliation', 'attendance']) {
      const rows = await desk.rows(limited, { type })
      expect(new Set(rows.map((row) => row.Group))).toEqual(new Set(['north', 'below']))
    }
    await makeTestEvent(limited, { code: 'theirs' })
    const own = buildExportRunner(server, 'theirs')
    const elsewhere = await call('POST', '/v1/events/theirs/registrations', {
      attendees: [buildNewAttendee({ first_name: 'Guest' })],
      group: 'south',
    })
    expect(elsewhere.status).toBe(201)
    const [guest] = await own.rows(limited, { type: 'people' })
    expect([guest?.['First name'], guest?.Group]).toEqual(['Guest', ''])
  })

  test('an event that the key does not see is not found', async () => {
    expect(getStatusAndCode(await call('POST', '/v1/exports', { type: 'people', event: 'none' }))).toEqual([
      404,
      'not_found',
    ])
  })
})

describe('an export of registrations and tickets', () => {
  test('has a row for each, with their people and their money', async () => {
    const two = await register([buildNewAttendee({ first_name: 'Eva' }), buildNewAttendee({ first_name: 'Iris' })], {
      note: 'By the window',
    })
    await call('POST', `${path}/registrations/${two.id}/payments`, { amount: euros(4500), method: 'card' })
    const [registration] = await desk.rows(call, { type: 'registrations' })
    expect(registration).toMatchObject({
      'Postern ID': two.id,
      Status: 'awaiting payment',
      People: '2',
      Note: 'By the window',
      Currency: 'EUR',
      Total: '90.00',
      Paid: '45.00',
      Refunded: '0.00',
      Due: '45.00',
    })
    expect(registration?.Attendees).toMatch(/^Eva .*; Iris /)
    expect(await desk.rows(call, { type: 'tickets' })).toEqual([])
    const paid = await register([ada])
    const [ticket] = await desk.rows(call, { type: 'tickets' })
    const { body } = await call('GET', `${path}/tickets/${paid.attendees[0].ticket_ids[0]}`)
    expect(ticket).toMatchObject({
      Code: body.code,
      Status: 'valid',
      Kind: 'per person',
      Attendees: "'=Ada Lovelace",
      Days: 'sat',
      'Day names': 'Saturday',
      Email: 'ada@example.com',
      Types: 'crew',
      'Type names': 'Crew; backstage',
      'Registration ID': paid.id,
    })
    expect(await desk.rows(call, { type: 'tickets', filters: { status: 'voided' } })).toEqual([])
    expect(await desk.rows(call, { type: 'tickets', filters: { day: 'fri' } })).toEqual([])
    expect(await desk.rows(call, { type: 'tickets', filters: { day: 'sat', attendee_type: 'crew' } })).toHaveLength(1)
    expect(await desk.rows(call, { type: 'registrations', filters: { attendee_type: 'crew' } })).toHaveLength(1)
  })
})

describe('an export in Spanish', () => {
  test('has statuses, kinds and payment methods in Spanish, and an own method as it is', async () => {
    const unpaid = await register([buildNewAttendee()])
    const paid = await register([buildNewAttendee()])
    const pay = (amount: number, method: string) =>
      call('POST', `${path}/registrations/${paid.id}/payments`, { amount: euros(amount), method })
    await pay(4000, 'bank_transfer')
    await pay(500, 'voucher')
    const rows = (type: string) => desk.rows(call, { type, language: 'es' })
    for (const type of ['people', 'registrations', 'reconciliation']) {
      expect((await rows(type)).map((row) => row.Estado)).toEqual(['pendiente de pago', 'confirmada'])
    }
    expect((await rows('reconciliation')).map((row) => row['Formas de pago'])).toEqual(['', 'transferencia; voucher'])
    await call('POST', `${path}/registrations/${unpaid.id}/cancel`, {})
    const [ticket] = await rows('tickets')
    expect([ticket?.Estado, ticket?.Clase]).toEqual(['válida', 'por persona'])
    expect((await rows('people')).map((row) => row.Estado)).toEqual(['cancelada', 'confirmada'])
  })
})

describe('an export of a report', () => {
  const sum = (rows: Record<string, string>[], column: string) =>
    Math.round(rows.reduce((total, row) => total + Number(row[column]), 0) * 100) / 100

  async function scan(code: string, at: string) {
    const { body } = await call('GET', `${path}/tickets?limit=200`)
    const ticket = body.data.find((one: { attendee_ids: string[] }) => one.attendee_ids.includes(code))
    const key = await fixtures.as({ scopes: ['scanner'] })
    const client_uuid = crypto.randomUUID()
    const sent = { code: ticket.code, check_in_point: 'gate', client_uuid, scanned_at: at }
    return (await key('POST', `${path}/scan`, sent)).body.result
  }

  test('adds up to the report itself', async () => {
    await call('POST', `${path}/check-in-points`, { code: 'gate', name: 'Gate', kind: 'entry', limit: 'unlimited' })
    const came = await register([
      buildNewAttendee({ attendee_type: 'crew' }),
      buildNewAttendee({ attendee_type: 'crew', days: ['sat'] }),
    ])
    await register([buildNewAttendee({ attendee_type: 'crew' })])
    const paid = await register([buildNewAttendee()])
    await call('POST', `${path}/registrations/${paid.id}/payments`, { amount: euros(5000), method: 'cash' })
    await register([buildNewAttendee()])
    expect(await scan(came.attendees[0].id, '2026-06-05T09:00:00Z')).toBe('accepted')
    expect(await scan(came.attendees[0].id, '2026-06-05T20:00:00Z')).toBe('accepted')
    const attendance = (await call('GET', `${path}/reports/attendance`)).body
    const rows = await desk.rows(call, { type: 'attendance' })
    for (const day of attendance.days) {
      const own = rows.filter((row) => row.Day === day.day)
      expect(own).toHaveLength(day.expected)
      expect(own.filter((row) => row.Admitted === 'yes')).toHaveLength(day.admitted)
    }
    expect(rows.find((row) => row.Admitted === 'yes')).toMatchObject({
      Day: 'fri',
      Date: '2026-06-05',
      'Day name': '2026-06-05',
      'Type name': 'Crew; backstage',
      'First admitted at (Europe/Madrid)': '2026-06-05T11:00:00+02:00',
      Admissions: '2',
      'Last admitted at (Europe/Madrid)': '2026-06-05T22:00:00+02:00',
      'Check-in point': 'gate',
    })
    expect(await desk.rows(call, { type: 'attendance', filters: { day: 'sat' } })).toHaveLength(4)
    await call('POST', `${path}/registrations/${came.id}/cancel`, {})
    const report = (await call('GET', `${path}/reports/reconciliation`)).body
    const lines = await desk.rows(call, { type: 'reconciliation' })
    expect(sum(lines, 'Total') * 100).toBe(report.total.amount)
    expect(sum(lines, 'Paid') * 100).toBe(report.received.amount)
    expect(sum(lines, 'Refunded') * 100).toBe(report.refunded.amount)
    expect(sum(lines, 'Due') * 100).toBe(report.due.amount)
    expect(sum(lines, 'Overpaid') * 100).toBe(report.overpaid.amount)
    expect(sum(lines, 'Valid tickets')).toBe(report.tickets.valid)
    expect(sum(lines, 'Voided tickets')).toBe(report.tickets.voided)
    expect(sum(lines, 'Confirmed without ticket')).toBe(report.admissions.without_ticket)
    expect(sum(lines, 'People admitted')).toBe(report.admissions.admitted)
    expect(sum(lines, 'Admitted and cancelled')).toBe(report.admissions.admitted_and_cancelled)
    expect(sum(lines, 'Never admitted')).toBe(report.admissions.never_admitted)
    expect(report.admissions.admitted_and_cancelled).toBe(1)
  })
})
