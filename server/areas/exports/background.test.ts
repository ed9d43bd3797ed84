import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildExportRunner } from '../../testing/exports/export-context.ts'
import { buildNewAttendee, buildTestFixtures, makeTestEvent, type TestApiCall } from '../../testing/fixtures.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { matchAnswerHeadings } from '../imports/index.ts'
import { buildExportJobKind } from './export-job-kind.ts'

let server: TestServer
let call: TestApiCall
let desk: ReturnType<typeof buildExportRunner>

const DAYS = ['thu', 'fri', 'sat', 'sun']
const [REGISTRATIONS, PEOPLE_EACH] = [3, 200]
const ROWS = REGISTRATIONS * PEOPLE_EACH * DAYS.length

beforeAll(async () => {
  server = await startTestServer()
  call = (await buildTestFixtures(server)).live
  const path = await makeTestEvent(call, { days: DAYS.map((code, n) => ({ code, date: `2026-06-0${4 + n}` })) })
  for (let registration = 0; registration < REGISTRATIONS; registration += 1) {
    const attendees = Array.from({ length: PEOPLE_EACH }, () => buildNewAttendee())
    expect((await call('POST', `${path}/registrations`, { attendees })).status).toBe(201)
  }
  desk = buildExportRunner(server, 'fest')
})

afterAll(() => server.close())

const whole = buildExportJobKind(matchAnswerHeadings)

const lostAfter = (commits: number) => {
  let left = commits
  const work: typeof whole.work = (job) =>
    whole.work(
      Object.create(job, {
        commit: {
          value: (act: never) => {
            left -= 1
            if (left < 0) throw new Error('The worker is lost.')
            return job.commit(act)
          },
        },
        row: { get: () => job.row },
      }),
    )
  return { ...whole, work }
}

async function finish(job: { id: string }, commits: number[]) {
  for (const count of commits) {
    await desk.drain(lostAfter(count) as never)
    await server.database('jobs').where({ id: job.id }).update({ next_attempt_at: server.clock.now() })
  }
  await desk.drain()
  return (await call('GET', `/v1/jobs/${job.id}`)).body
}

describe('a large export', () => {
  test('is written in the background, and is the same as one that nothing disturbed', async () => {
    const { status, body, headers } = await desk.ask(call, { type: 'attendance' })
    expect([status, body.status, body.progress, body.result_url]).toEqual([
      202,
      'queued',
      { done: 0, total: ROWS },
      null,
    ])
    expect(headers.get('location')).toBe(`/v1/jobs/${body.id}`)
    const calm = await finish(body, [])
    expect(calm).toMatchObject({ status: 'succeeded', counts: { rows: ROWS }, progress: { done: ROWS, total: ROWS } })
    const bytes = await desk.download(call, calm)
    expect(parse(bytes, { bom: true })).toHaveLength(ROWS + 1)
    const other = (await desk.ask(call, { type: 'attendance' })).body
    const disturbed = await finish(other, [2, 1, 2])
    expect(disturbed).toMatchObject({ status: 'succeeded', counts: { rows: ROWS } })
    expect(await desk.download(call, disturbed)).toEqual(bytes)
  })

  test('that is a workbook begins anew with another worker', async () => {
    const { body } = await desk.ask(call, { type: 'attendance', format: 'xlsx' })
    const disturbed = await finish(body, [3, 4])
    expect(disturbed).toMatchObject({ status: 'succeeded', counts: { rows: ROWS } })
    const sheet = (await desk.workbook(await desk.download(call, disturbed))).worksheets[0]
    expect(sheet?.rowCount).toBe(ROWS + 1)
    expect(sheet?.getRow(2).getCell(3).value).toEqual(new Date('2026-06-04T00:00:00Z'))
  })

  test('up to 2,000 rows are written while the caller waits', async () => {
    const { status, body } = await desk.ask(call, { type: 'attendance', filters: { day: 'fri' } })
    expect([status, body.status, body.counts]).toEqual([201, 'succeeded', { rows: REGISTRATIONS * PEOPLE_EACH }])
  })
})
