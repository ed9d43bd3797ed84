import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildTestApiCall, buildTestFixtures, makeTestEvent, type TestApiCall } from '../../testing/fixtures.ts'
import { importCsv, readRejectedRows } from '../../testing/imports/import-csv.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { rejectReasons } from './reasons.ts'

let server: TestServer
let call: TestApiCall
let key: string

beforeAll(async () => {
  server = await startTestServer()
})

afterAll(() => server.close())

beforeEach(async () => {
  const { organizationId } = await buildTestFixtures(server)
  key = (await server.key(organizationId, { scopes: ['read', 'write', 'admin'], requestsPerMinute: 100_000 })).value
  call = buildTestApiCall(server, key)
})

const open = (language: 'en' | 'es') => {
  const questions = [{ code: 'vaccinated', label: 'Vaccinated on', type: 'date' }]
  return makeTestEvent(call, { event: { language }, form: { questions } })
}

const tableOf = (dates: string[], heading = 'Born') =>
  `First name,Last name,${heading}\n${dates.map((date, n) => `Person${n},Lovelace,${date}\n`).join('')}`

const importAs = (csv: string, query = '') => importCsv(server, key, 'fest', csv, `?attendee_type=visitor${query}`)

async function send(dates: string[], query = '', heading?: string) {
  const imported = await importAs(tableOf(dates, heading), query)
  const { data } = (await call('GET', '/v1/events/fest/attendees?limit=200')).body
  const rejected = (await readRejectedRows(imported)).map(({ reject_reason }) => reject_reason)
  const { warnings } = imported.body
  return {
    warnings,
    reasons: rejected,
    born: data.map((person: { date_of_birth: string }) => person.date_of_birth),
    data,
  }
}

const told = (first: string, why: string, reading: string) => [
  {
    path: 'columns/2',
    message: `The dates of the column "Born" are read with the ${first} first, ${why}: "02/04/1990" is ${reading}. If that is wrong, send date_order.`,
  },
]

describe('a date that has two readings', () => {
  test('is read as another of its column shows, which the job tells', async () => {
    await open('en')
    expect(await send(['02/04/1990', '13/04/1990'])).toMatchObject({
      warnings: told('day', 'as "13/04/1990" shows', '1990-04-02'),
      born: ['1990-04-02', '1990-04-13'],
    })
  })

  test('is read with the month first where only that is shown, whatever the language', async () => {
    await open('es')
    expect(await send(['02/04/1990', '04/13/1990'])).toMatchObject({
      warnings: told('month', 'as "04/13/1990" shows', '1990-02-04'),
      born: ['1990-02-04', '1990-04-13'],
    })
  })

  test('is read as the language of the event writes it where nothing shows', async () => {
    await open('es')
    expect(await send(['02/04/1990'])).toMatchObject({
      warnings: told('day', "as the event's language writes them", '1990-04-02'),
      born: ['1990-04-02'],
    })
  })

  test.each([['02/04/1990'], ['02/04/1990', '13/04/1990', '04/13/1990']])(
    'is rejected where nothing shows or the column contradicts itself, all with one reason: %s',
    async (...dates) => {
      const language = dates.length > 1 ? 'es' : 'en'
      await open(language)
      const { reasons: shown, born, warnings } = await send([...dates, '03/04/1990'])
      const reason = rejectReasons.ambiguousBirthDate()[language]
      expect([shown, born.length, warnings]).toEqual([[reason, reason], dates.length - 1, []])
    },
  )

  test.each([
    ['dmy', '1990-04-02'],
    ['mdy', '1990-02-04'],
  ])('is read as date_order says, and an unambiguous one as it is: %s', async (order, date) => {
    await open('es')
    const sent = await send(['02/04/1990', '13/04/1990', '1990-05-06'], `&date_order=${order}`)
    expect(sent).toMatchObject({ warnings: [], reasons: [], born: [date, '1990-04-13', '1990-05-06'] })
  })

  test('is read alike in an answer, and a column says nothing about another', async () => {
    await open('en')
    const { data, warnings } = await send(['02/04/2026', '13/04/2026'], '', 'Vaccinated on')
    expect(data.map(({ answers }: { answers: object }) => answers)).toEqual([
      { vaccinated: '2026-04-02' },
      { vaccinated: '2026-04-13' },
    ])
    expect(warnings).toMatchObject([{ path: 'columns/2' }])
    const other = 'First name,Last name,Vaccinated on,Born\nAda,Byron,13/04/2026,02/04/1990\n'
    expect((await importAs(other)).body.counts).toMatchObject({ rejected: 1 })
  })

  test('is refused an order that there is not', async () => {
    await open('en')
    const { body } = await importAs(tableOf(['02/04/1990']), '&date_order=ymd')
    expect(body.error.details).toMatchObject([
      { path: 'query/date_order', message: 'The parameter date_order must be one of dmy, mdy.' },
    ])
  })
})
