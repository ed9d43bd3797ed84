import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillRenderedForm, parseRenderedForm } from '../testing/console/forms.ts'
import { makeTestMember, signInToConsole, stripHtmlTags } from '../testing/console/visitor.ts'
import {
  buildNewAttendee,
  buildTestFixtures,
  makeTestEvent,
  type TestApiCall,
  type TestFixtures,
} from '../testing/fixtures.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let fixtures: TestFixtures
let call: TestApiCall
let registration: { id: string; attendees: { id: string }[] }

beforeAll(async () => {
  server = await startTestServer()
  fixtures = await buildTestFixtures(server)
  call = fixtures.live
  const path = await makeTestEvent(call)
  registration = (await call('POST', `${path}/registrations`, { attendees: [buildNewAttendee()] })).body
})

afterAll(() => server.close())

/** Each without a glyph: of a zero width space, a Hangul filler, a Braille blank, a word joiner and a selector. */
const BLANK = ' \u200b\u3164\u2800\u2060\ufe0f '

const event = { timezone: 'Europe/Madrid', currency: 'EUR' }
const question = { code: 'q', label: 'Q', type: 'choice', choices: ['A'] }
const letter = { subject: 'S', body: 'B' }
const ofForm = (more: object) => ({ questions: [{ ...question, ...more }], rules: {} })

const cases: [method: string, path: string, field: string, body: object, oneLine?: boolean][] = [
  ['POST', '/v1/events', 'name', { ...event, code: 'x', name: BLANK }],
  ['PATCH', '/v1/events/fest', 'name', { name: BLANK }],
  ['POST', '/v1/events/fest/days', 'name', { code: 'x', date: '2026-06-07', name: BLANK }],
  ['POST', '/v1/events/fest/attendee-types', 'name', { code: 'x', name: BLANK }],
  ['POST', '/v1/events/fest/check-in-points', 'name', { code: 'x', name: BLANK, kind: 'entry' }],
  ['POST', '/v1/groups', 'name', { code: 'x', name: BLANK }],
  ['POST', '/v1/contacts', 'first_name', { first_name: BLANK, last_name: 'Ruiz' }],
  [
    'POST',
    '/v1/events/fest/registrations',
    'attendees.0.last_name',
    { attendees: [buildNewAttendee({ last_name: BLANK })] },
  ],
  ['POST', '/v1/events/fest/registrations', 'external_id', { attendees: [buildNewAttendee()], external_id: BLANK }],
  ['POST', '/v1/events/fest/communications', 'subject', { ...letter, subject: BLANK }],
  ['POST', '/v1/events/fest/communications', 'body', { ...letter, body: BLANK }, false],
  ['POST', '/v1/events/fest/communications', 'body', { ...letter, body: ' \n ' }, false],
  ['POST', '/v1/events/fest/communications', 'name', { ...letter, name: BLANK }],
  ['PUT', '/v1/events/fest/form', 'questions.0.label', ofForm({ label: BLANK })],
  ['PUT', '/v1/events/fest/form', 'questions.0.choices.0', ofForm({ choices: [BLANK] }), false],
]

test.each(cases)('%s %s takes no %s that nobody can read', async (method, path, field, body, oneLine = true) => {
  const { status, body: answer } = await call(method, path, body)
  expect([status, answer.error?.code]).toEqual([400, 'validation_failed'])
  const wanted = oneLine ? 'be text on one line that contains' : 'contain'
  const message = `The field ${field} must ${wanted} something that can be read.`
  expect(answer.error.details).toMatchObject([{ path: `body/${field.replaceAll('.', '/')}`, message }])
})

test('an attendee, and a draft of a letter, are not changed to what nobody can read', async () => {
  const [attendee] = registration.attendees
  const draft = (await call('POST', '/v1/events/fest/communications', letter)).body
  const of = (path: string, body: object) => call('PATCH', `/v1/events/fest/${path}`, body)
  expect((await of(`attendees/${attendee?.id}`, { first_name: BLANK })).status).toBe(400)
  expect((await of(`communications/${draft.id}`, { body: BLANK })).status).toBe(400)
  expect((await of(`communications/${draft.id}`, { name: 'Draft' })).status).toBe(200)
})

test('a required question is not answered by what nobody can read', async () => {
  const questions = [{ code: 'diet', label: 'Diet?', type: 'text', required: true }]
  const path = await makeTestEvent(call, { code: 'asked', form: { questions } })
  const register = (diet: string) =>
    call('POST', `${path}/registrations`, { attendees: [buildNewAttendee({ answers: { diet } })] })
  expect((await register(BLANK)).body.error.details).toMatchObject([
    { path: 'body/attendees/0/answers/diet', message: 'The question diet has to be answered.' },
  ])
  expect((await register('Vegan')).status).toBe(201)
})

test('a row whose name nobody can read has none', async () => {
  const csv = `first,last,type\n${BLANK},Ruiz,visitor\nAna,\u200b,visitor\nAna,Ruiz\u200b,visitor\n`
  const { body } = await call('POST', '/v1/events/fest/imports', { csv })
  expect(body.counts).toMatchObject({ added: 1, rejected: 2 })
  const rejects = await (await fetch(body.rejects_url)).text()
  expect(rejects).toContain('The row has no first name.')
  expect(rejects).toContain('The row has no last name.')
})

test('the console says so beside the field', async () => {
  const visitor = await signInToConsole(server, await makeTestMember(server, fixtures.organizationId))
  const path = '/console/live/events/fest?do=updateEvent'
  const form = parseRenderedForm((await visitor.see(path)).text)
  const refused = await visitor.send(path, fillRenderedForm(form, { name: BLANK }))
  expect(refused.status).toBe(400)
  expect(stripHtmlTags(refused.text)).toContain(
    'Name must be text on one line that contains something that can be read.',
  )
})
