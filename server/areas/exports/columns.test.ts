import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildExportRunner } from '../../testing/exports/export-context.ts'
import { buildTestFixtures, getStatusAndCode, makeTestEvent, type TestApiCall } from '../../testing/fixtures.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { buildImportJobKind, matchAnswerHeadings } from '../imports/index.ts'
import { buildExportJobKind } from './export-job-kind.ts'

let server: TestServer
let call: TestApiCall
let desk: ReturnType<typeof buildExportRunner>

const MANY = 2_001

beforeAll(async () => {
  server = await startTestServer()
  call = (await buildTestFixtures(server)).live
  await makeTestEvent(call, { form: { questions: [{ code: 'diet', label: 'Diet', type: 'text' }] } })
  desk = buildExportRunner(server, 'fest')
  const rows = Array.from({ length: MANY }, (_, n) => `Ana,Ruiz ${n},visitor,size ${n}\n`)
  const csv = `first,last,type,shirt\n${rows.join('')}`
  expect((await call('POST', '/v1/events/fest/imports', { csv })).status).toBe(202)
  await desk.drain(buildImportJobKind() as never)
})

afterAll(() => server.close())

const done = async (id: string) => {
  await desk.drain()
  return (await call('GET', `/v1/jobs/${id}`)).body
}

const headOf = async (job: { id: string }) => {
  const [head = ''] = (await desk.download(call, job)).toString('utf8').split('\r\n')
  return head
}

describe('the answers of many people', () => {
  test('are looked through by the job and not by the request', async () => {
    const { status, body } = await desk.ask(call, { type: 'people' })
    expect(status).toBe(202)
    const { parameters } = await server.database('jobs').where({ id: body.id }).first('parameters')
    expect(parameters.columns).toBeNull()
    const job = await done(body.id)
    expect(job).toMatchObject({ status: 'succeeded', counts: { rows: MANY } })
    expect(await headOf(job)).toContain(',Diet,shirt,')
  })

  test('have the columns that the export began with, whatever is answered while it is written', async () => {
    const { body } = await desk.ask(call, { type: 'people' })
    const whole = buildExportJobKind(matchAnswerHeadings)
    let commits = 0
    const lost: typeof whole.work = (job) =>
      whole.work(
        Object.create(job, {
          commit: {
            value: (act: never) => {
              commits += 1
              if (commits > 2) throw new Error('The worker is lost.')
              return job.commit(act)
            },
          },
          row: { get: () => job.row },
        }),
      )
    await desk.drain({ ...whole, work: lost } as never)
    const [someone] = (await call('GET', '/v1/events/fest/attendees?limit=1')).body.data
    const answers = { ...someone.answers, badge: 'blue' }
    await server.database('attendees').where({ id: someone.id }).update({ answers })
    await server.database('jobs').where({ id: body.id }).update({ next_attempt_at: server.clock.now() })
    const job = await done(body.id)
    expect(job).toMatchObject({ status: 'succeeded', counts: { rows: MANY } })
    const lines = (await desk.download(call, job)).toString('utf8').trimEnd().split('\r\n')
    expect(new Set(lines.map((line) => line.split(',').length)).size).toBe(1)
    expect(lines[0]).not.toContain('badge')
    await server.database('attendees').where({ id: someone.id }).update({ answers: someone.answers })
  })

  test('that nobody has given fail the job, and any other column is refused at once', async () => {
    const asked = await desk.ask(call, { type: 'people', columns: ['first_name', 'answers.shirt', 'answers.diet'] })
    expect(await headOf(await done(asked.body.id))).toContain(',shirt,Diet')
    const unknown = await desk.ask(call, { type: 'people', columns: ['first_name', 'answers.nowhere'] })
    expect(unknown.status).toBe(202)
    const { status, error } = await done(unknown.body.id)
    expect([status, error.code]).toEqual(['failed', 'validation_failed'])
    expect(error.message).toContain('names the column answers.nowhere, which an export of people does not have')
    for (const columns of [['shoe'], ['first_name', 'first_name'], ['answers.shirt', 'answers.shirt']]) {
      expect(getStatusAndCode(await desk.ask(call, { type: 'people', columns }))).toEqual([400, 'validation_failed'])
    }
    const few = { type: 'people', filters: { status: 'cancelled' }, columns: ['answers.nowhere'] }
    expect(getStatusAndCode(await desk.ask(call, few))).toEqual([400, 'validation_failed'])
  })
})
