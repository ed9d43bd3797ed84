import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildTestFixtures, getStatusAndCode, makeTestEvent, type TestApiCall } from '../../../testing/fixtures.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
let call: TestApiCall

beforeAll(async () => {
  server = await startTestServer()
})

afterAll(() => server.close())

beforeEach(async () => {
  call = (await buildTestFixtures(server)).live
  await makeTestEvent(call, { publish: false })
})

describe('the form', () => {
  const put = (questions: object[], rules: object = {}) => call('PUT', '/v1/events/fest/form', { questions, rules })

  test('begins empty, and is replaced as a whole', async () => {
    const empty = await call('GET', '/v1/events/fest/form')
    expect(empty.body).toMatchObject({ questions: [], rules: { one_per_email: false, minimum_age: null } })
    const diet = {
      code: 'diet',
      label: 'Diet?',
      type: 'choice',
      choices: ['All', 'Vegan'],
      attendee_types: ['visitor'],
    }
    const { status, body } = await put([diet], { minimum_age: 18, email_domains: ['example.com'] })
    expect(status).toBe(200)
    expect(body.questions).toEqual([{ ...diet, required: false }])
    expect(body.rules).toMatchObject({ minimum_age: 18, email_domains: ['example.com'], max_per_registration: null })
    expect((await call('GET', '/v1/events/fest/form')).body).toEqual(body)
    expect((await put([])).body).toEqual(empty.body)
  })

  test.each([
    [[{ code: 'a', label: 'A', type: 'choice' }], 'body/questions/0/choices'],
    [[{ code: 'a', label: 'A', type: 'text', choices: ['x'] }], 'body/questions/0/choices'],
    [[{ code: 'a', label: 'A', type: 'choice', choices: ['x', 'x'] }], 'body/questions/0/choices'],
    [
      [
        { code: 'a', label: 'A', type: 'text' },
        { code: 'a', label: 'B', type: 'date' },
      ],
      'body/questions/1/code',
    ],
    [[{ code: 'a', label: 'A', type: 'colour' }], 'body/questions/0/type'],
  ])('%j is refused at %s', async (questions, path) => {
    const refused = await put(questions)
    expect(getStatusAndCode(refused)).toEqual([400, 'validation_failed'])
    expect(refused.body.error.details.map((problem: { path: string }) => problem.path)).toContain(path)
  })

  test('tells its window in UTC, however it was sent', async () => {
    const sent = {
      registration_opens_at: '2026-01-01T02:00:00+02:00',
      registration_closes_at: '2027-02-28T23:59:59.5-05:00',
    }
    expect((await put([], sent)).body.rules).toMatchObject({
      registration_opens_at: '2026-01-01T00:00:00.000Z',
      registration_closes_at: '2027-03-01T04:59:59.500Z',
    })
  })

  test('closes after it opens', async () => {
    const at = (hour: string) => `2026-03-01T${hour}:00:00Z`
    expect((await put([], { registration_opens_at: at('08'), registration_closes_at: at('09') })).status).toBe(200)
    expect(
      getStatusAndCode(await put([], { registration_opens_at: at('09'), registration_closes_at: at('09') })),
    ).toEqual([400, 'validation_failed'])
  })

  test('keeps the attendee types that its questions name', async () => {
    await put([{ code: 'a', label: 'A', type: 'text', attendee_types: ['visitor'] }])
    const refused = await call('DELETE', '/v1/events/fest/attendee-types/visitor')
    expect(refused.body.error.message).toBe('The attendee type visitor cannot be deleted: it is used by the form.')
    expect(getStatusAndCode(await put([{ code: 'a', label: 'A', type: 'text', attendee_types: ['speaker'] }]))).toEqual(
      [404, 'not_found'],
    )
  })
})
