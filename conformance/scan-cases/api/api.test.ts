import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { NewKey } from '../../../server/access/keys/index.ts'
import { chooseRepetitions } from '../../../server/testing/repetitions.ts'
import { startTestServer, type TestServer } from '../../../server/testing/test-server.ts'
import type { ScanCase } from '../format.ts'
import type { ServerUnderTest } from '../options.ts'
import { parseScanCases } from '../read.ts'
import type { ScanCaseOutcome } from '../report.ts'
import { liveKeyScanCases, publishedScanCases, testKeyScanCases } from '../testing/published.ts'
import { runAllCasesOnApi } from './run-file.ts'

let server: TestServer
let organization: string
let service: ServerUnderTest

beforeAll(async () => {
  server = await startTestServer()
  organization = await server.organization({ plan: 'scale', overrides: { api_rate_per_min: 1_000_000 } })
  const scopes: NewKey['scopes'] = ['read', 'write', 'admin', 'scanner']
  const key = async (mode: 'live' | 'test') =>
    (await server.key(organization, { mode, scopes, requestsPerMinute: 1_000_000 })).value
  service = { baseUrl: server.url, liveKey: await key('live'), testKey: await key('test') }
})

afterAll(() => server.close())

async function run(cases: ScanCase[], keys: Partial<ServerUnderTest> = {}): Promise<ScanCaseOutcome[]> {
  const outcomes: ScanCaseOutcome[] = []
  await runAllCasesOnApi({ cases, service: { ...service, ...keys }, onOutcome: (outcome) => outcomes.push(outcome) })
  const place = ({ name }: ScanCaseOutcome) => cases.findIndex((one) => one.name === name)
  return outcomes.sort((one, other) => place(one) - place(other))
}

const named = (...names: string[]) => publishedScanCases.filter(({ name }) => names.includes(name))

describe('through the API', () => {
  // The command runs all cases with a test key; with a live key, only the long runs do.
  const step = chooseRepetitions(7, 1)

  test('the published cases come out as they say', async () => {
    const outcomes = await run([...testKeyScanCases.filter((_, index) => index % step === 0), ...liveKeyScanCases])
    expect(outcomes.filter(({ differences }) => differences.length > 0)).toEqual([])
    const unable = outcomes.filter(({ notRunnable }) => notRunnable !== undefined)
    expect(unable.filter(({ notRunnable }) => notRunnable !== 'it is marked engine_only')).toEqual([])
    expect(outcomes.length - unable.length).toBeGreaterThan(30)
  })

  test('a case that says something else is told', async () => {
    const wrong = named('a visitor comes in', 'a family comes in together').map((one) => ({
      ...one,
      scans: one.scans.map((scan) => ({ ...scan, result: 'closed' as const, reason: undefined })),
    }))
    const [first, second] = await run(wrong)
    const told = 'scan 1 (2026-06-05T08:00:00Z at main, live): the scan expected closed, got accepted'
    expect([first?.differences, second?.differences]).toEqual([[told], [told]])
  })

  test('a case that cannot be set up is told and does not end the run', async () => {
    const [one] = named('a visitor comes in')
    if (!one) throw new Error('The case is gone.')
    const days = [{ code: 'No Code', date: '2026-06-05' }]
    const broken = { ...one, name: 'broken', world: { ...one.world, days } }
    const outcomes = await run([broken, one])
    expect(outcomes.map(({ differences }) => differences.length)).toEqual([1, 0])
    expect(outcomes[0]?.differences[0]).toMatch(/^it could not be run: .*\(validation_failed\)$/)
  })
})

describe('with one key', () => {
  const both = named('a test scan leaves the live gate alone', 'a test ticket in a test', 'a visitor comes in')

  test('a test key plays either mode, but not both', async () => {
    const outcomes = await run(both, { liveKey: null })
    expect(outcomes.map(({ name, notRunnable }) => [name, notRunnable])).toEqual([
      ['a visitor comes in', undefined],
      ['a test ticket in a test', undefined],
      ['a test scan leaves the live gate alone', 'it needs a live key beside the test key'],
    ])
    expect(outcomes.flatMap(({ differences }) => differences)).toEqual([])
  })

  test('a test key makes its groups', async () => {
    const [outcome] = await run(named('a group below'), { liveKey: null })
    expect(outcome).toEqual({ on: 'API', name: 'a group below', differences: [] })
  })

  test('without the scope admin it makes none, which only some cases need', async () => {
    const scopes: NewKey['scopes'] = ['read', 'write', 'scanner']
    const { value } = await server.key(organization, { mode: 'test', scopes, requestsPerMinute: 1_000_000 })
    const outcomes = await run(named('a group below', 'no group at a door for all'), { liveKey: null, testKey: value })
    expect(outcomes.map(({ notRunnable }) => notRunnable)).toEqual([
      'it needs groups, and to make them the key needs the scope admin',
      undefined,
    ])
  })

  test('a live key runs what is live', async () => {
    const outcomes = await run(both, { testKey: null })
    expect(outcomes.map(({ notRunnable }) => notRunnable)).toEqual([
      undefined,
      'it needs a test key',
      'it needs a test key',
    ])
  })
})

test('what the API cannot bring about says why', async () => {
  const world = {
    timezone: 'UTC',
    attendee_types: [{ code: 'visitor' }, { code: 'crew' }, { code: 'family', ticket: 'shared' }],
    days: [{ code: 'd1', date: '2026-06-05' }],
    check_in_points: [{ code: 'main', kind: 'entry' }],
  }
  const scans = [{ at: '2026-06-05T08:00:00Z', ticket: 't1', check_in_point: 'main', result: 'accepted' }]
  const caseOf = (name: string, ...people: object[]) => ({ name, scans, tickets: [{ ref: 't1', people }] })
  const cases = [
    caseOf('not confirmed', { ref: 'a', attendee_type: 'visitor', status: 'pending' }),
    caseOf('no day', { ref: 'a', attendee_type: 'visitor', days: [] }),
    caseOf('two types', { ref: 'a', attendee_type: 'family' }, { ref: 'b', attendee_type: 'crew' }),
    caseOf('not shared', { ref: 'a', attendee_type: 'crew' }, { ref: 'b', attendee_type: 'crew' }),
    { ...caseOf('nobody', { ref: 'a', attendee_type: 'visitor' }), scans: [{ ...scans[0], only: [] }] },
    { ...caseOf('no days', { ref: 'a', attendee_type: 'visitor' }), world: { days: [] } },
  ]
  const file = parseScanCases(JSON.stringify({ version: 1, world, cases }), 'cases.json')
  expect((await run(file.cases)).map(({ name, notRunnable }) => [name, notRunnable])).toEqual([
    ['not confirmed', 'the ticket t1 is of a registration that is not confirmed, and those have none'],
    ['no day', 'somebody on the ticket t1 has no day'],
    ['two types', 'the people on the ticket t1 are of different attendee types or groups'],
    ['not shared', 'people of that type do not share the ticket t1'],
    ['nobody', 'the API takes no empty list of people who arrived'],
    ['no days', 'an event without days cannot be published'],
  ])
})
