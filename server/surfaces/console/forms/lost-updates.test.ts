import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { connectDatabase, type Database } from '../../../platform/database/connect.ts'
import { fillRenderedForm, parseRenderedForm } from '../../../testing/console/forms.ts'
import {
  type ConsoleResponse,
  type ConsoleTestClient,
  makeTestMember,
  signInToConsole,
  stripHtmlTags,
} from '../../../testing/console/visitor.ts'
import { buildNewAttendee, buildTestFixtures, makeTestEvent, type TestFixtures } from '../../../testing/fixtures.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { waitUntilBlocked } from '../../../testing/until-blocked.ts'

let server: TestServer
let fixtures: TestFixtures
let holder: Database
let ana: ConsoleTestClient
let bo: ConsoleTestClient
let code: string
let events = 0

beforeAll(async () => {
  server = await startTestServer()
  fixtures = await buildTestFixtures(server)
  holder = connectDatabase({ url: server.databaseUrl, poolSize: 2, applicationName: 'holder' })
})

beforeEach(async () => {
  server.clock.advance(10 * 60_000)
  ana = await signInToConsole(server, await makeTestMember(server, fixtures.organizationId))
  bo = await signInToConsole(server, await makeTestMember(server, fixtures.organizationId))
  events += 1
  code = `lights-${events}`
  await makeTestEvent(fixtures.live, {
    code,
    event: { name: 'Lights', capacity: 100 },
    form: { questions: [question('meal'), question('shirt')], rules: { max_per_registration: 6 } },
  })
})

afterAll(async () => {
  await holder.destroy()
  await server.close()
})

const question = (name: string) => ({ code: name, label: name, type: 'text' })
const readEvent = async () => (await fixtures.live('GET', `/v1/events/${code}`)).body
const formPath = () => `/console/live/events/${code}?do=updateEvent`

/** Somebody else has locked the event, and changes it before the request can. */
async function whileHeld(ask: () => Promise<ConsoleResponse>, sql: string): Promise<ConsoleResponse> {
  let asked: Promise<ConsoleResponse> | undefined
  await holder.transaction(async (transaction) => {
    await transaction.raw('select from events where code = ? for update', [code])
    asked = ask()
    await waitUntilBlocked(server.database, 1, asked)
    await transaction.raw(sql, [code])
  })
  if (!asked) throw new Error('Nothing was asked.')
  return asked
}

type Typed = (changes: Record<string, string | string[]>) => Promise<ConsoleResponse>

/** Opens a form as a browser does, and leaves it open until it is sent with what was typed. */
async function open(by: ConsoleTestClient, path: string): Promise<Typed> {
  return send(by, path, await by.see(path))
}

function send(by: ConsoleTestClient, path: string, page: ConsoleResponse): Typed {
  const form = fillRenderedForm(parseRenderedForm(page.text), {})
  return (changes) => by.send(path, { ...form, ...changes })
}

describe('of two who change one object', () => {
  test('each changes what they changed, and undoes nothing', async () => {
    const [anas, bos] = [await open(ana, formPath()), await open(bo, formPath())]
    expect((await anas({ capacity: '250' })).status).toBe(303)
    expect((await bos({ name: 'Harbour Lights' })).status).toBe(303)
    expect(await readEvent()).toMatchObject({ name: 'Harbour Lights', capacity: 250 })
  })

  test('the second is told of a value that both changed, and goes on from there with all that they typed', async () => {
    const [anas, bos] = [await open(ana, formPath()), await open(bo, formPath())]
    await anas({ capacity: '250', description: 'By the water.' })
    const refused = await bos({ capacity: '300', name: 'Harbour Lights' })
    expect(refused.status).toBe(409)
    expect(stripHtmlTags(refused.text)).toMatch(/Somebody else has changed the same .* Capacity 250 300 Begin again/)
    expect(refused.text).toContain('value="300"')
    expect(refused.text).toContain('value="Harbour Lights"')
    expect(refused.text).toContain('By the water.')
    expect(await readEvent()).toMatchObject({ name: 'Lights', capacity: 250 })
    expect((await send(bo, formPath(), refused)({})).status).toBe(303)
    expect(await readEvent()).toMatchObject({ name: 'Harbour Lights', capacity: 300, description: 'By the water.' })
  })

  test('the second is told again where the value has changed again', async () => {
    const [anas, bos] = [await open(ana, formPath()), await open(bo, formPath())]
    await anas({ capacity: '250' })
    const refused = await bos({ capacity: '300' })
    await fixtures.live('PATCH', `/v1/events/${code}`, { capacity: 275 })
    const again = await send(bo, formPath(), refused)({})
    expect(again.status).toBe(409)
    expect(stripHtmlTags(again.text)).toContain('Capacity 275 300')
  })

  test('nobody is told where both want the same, and nothing is undone', async () => {
    const [anas, bos] = [await open(ana, formPath()), await open(bo, formPath())]
    await anas({ capacity: '' })
    expect((await bos({ capacity: '', name: 'Harbour Lights' })).status).toBe(303)
    expect(await readEvent()).toMatchObject({ name: 'Harbour Lights', capacity: null })
  })

  test('a form that comes back for another reason still knows what it showed', async () => {
    const [anas, bos] = [await open(ana, formPath()), await open(bo, formPath())]
    await anas({ capacity: '250' })
    const wrong = await bos({ code: 'Not a code', name: 'Harbour Lights' })
    expect(wrong.status).toBe(400)
    expect((await send(bo, formPath(), wrong)({ code })).status).toBe(303)
    expect(await readEvent()).toMatchObject({ name: 'Harbour Lights', capacity: 250 })
  })

  test('the second is told in Spanish, too', async () => {
    const eva = await signInToConsole(server, await makeTestMember(server, fixtures.organizationId))
    await eva.see('/console/language?to=es&next=/console')
    const evas = await open(eva, formPath())
    await fixtures.live('PATCH', `/v1/events/${code}`, { capacity: 250 })
    const refused = await evas({ capacity: '300' })
    expect(stripHtmlTags(refused.text)).toMatch(
      /Otra persona ha cambiado lo mismo .* Como está ahora .* 250 300 Empezar/,
    )
  })

  test('answers of a person are told apart, question by question', async () => {
    const answers = { meal: 'soup', shirt: 'M' }
    const { body } = await fixtures.live('POST', `/v1/events/${code}/registrations`, {
      attendees: [buildNewAttendee({ answers })],
    })
    const path = `/console/live/events/${code}/attendees/${body.attendees[0].id}?do=updateAttendee`
    const [anas, bos] = [await open(ana, path), await open(bo, path)]
    expect((await anas({ 'answers.meal': 'rice' })).status).toBe(303)
    expect((await bos({ 'answers.shirt': '' })).status).toBe(303)
    const read = await fixtures.live('GET', `/v1/events/${code}/attendees/${body.attendees[0].id}`)
    expect(read.body.answers).toEqual({ meal: 'rice' })
  })

  test('somebody who comes in between reading and changing is seen', async () => {
    const bos = await open(bo, formPath())
    const refused = await whileHeld(() => bos({ capacity: '300' }), 'update events set capacity = 250 where code = ?')
    expect(refused.status).toBe(409)
    expect(stripHtmlTags(refused.text)).toContain('Capacity 250 300')
    expect(await readEvent()).toMatchObject({ capacity: 250 })
  })
})

describe('of two who change the form of an event', () => {
  const path = () => `/console/live/events/${code}/form?do=putForm`
  const readQuestions = async () => (await fixtures.live('GET', `/v1/events/${code}/form`)).body

  test('one changes the rules, and the other the questions', async () => {
    const [anas, bos] = [await open(ana, path()), await open(bo, path())]
    expect((await anas({ 'questions.0.label': 'Your meal' })).status).toBe(303)
    expect((await bos({ 'rules.max_per_registration': '4' })).status).toBe(303)
    const { questions, rules } = await readQuestions()
    expect([questions[0].label, rules.max_per_registration]).toEqual(['Your meal', 4])
  })

  test('somebody who comes in between reading and replacing is seen', async () => {
    const bos = await open(bo, path())
    const change = `update event_forms f set questions = '[{"code":"room","label":"Room","type":"text","required":false,"attendee_types":null}]'
from events e where e.organization_id = f.organization_id and e.id = f.event_id and e.code = ?`
    expect((await whileHeld(() => bos({ 'rules.max_per_registration': '4' }), change)).status).toBe(303)
    const { questions, rules } = await readQuestions()
    expect([questions[0].code, rules.max_per_registration]).toEqual(['room', 4])
  })

  test('the second is told of questions that both changed, because they are replaced as a whole', async () => {
    const [anas, bos] = [await open(ana, path()), await open(bo, path())]
    await anas({ 'questions.0.label': 'Your meal' })
    const more = await bos({ 'questions.1.label': 'Your shirt', more: 'questions' })
    expect(more.status).toBe(200)
    const refused = await send(bo, path(), more)({})
    expect(refused.status).toBe(409)
    expect(stripHtmlTags(refused.text)).toMatch(/Your meal .* Your shirt/)
    expect((await readQuestions()).questions.map(({ label }: { label: string }) => label)).toEqual([
      'Your meal',
      'shirt',
    ])
    expect((await send(bo, path(), refused)({ 'questions.0.label': 'Your meal' })).status).toBe(303)
    expect((await readQuestions()).questions.map(({ label }: { label: string }) => label)).toEqual([
      'Your meal',
      'Your shirt',
    ])
  })
})

describe('of two on a page that the contract does not have', () => {
  test('each changes their words, and the second is told of those that both changed', async () => {
    const path = '/console/live/settings'
    const [anas, bos] = [await open(ana, path), await open(bo, path)]
    expect((await anas({ 'event.singular': 'show', 'event.plural': 'shows' })).status).toBe(303)
    const again = await open(ana, path)
    expect((await bos({ 'day.singular': 'date', 'day.plural': 'dates' })).status).toBe(303)
    const [{ terminology }] = await server.database('organizations').where({ id: fixtures.organizationId })
    expect(terminology).toMatchObject({ event: { singular: 'show' }, day: { singular: 'date' } })
    const refused = await again({ 'day.singular': 'night', 'day.plural': 'nights' })
    expect(refused.status).toBe(409)
    expect(stripHtmlTags(refused.text)).toMatch(/ Day › One date night Day › Several dates nights /)
    expect((await send(ana, path, refused)({})).status).toBe(303)
  })

  test('one changes the role of a member, and the other the group', async () => {
    await fixtures.live('POST', '/v1/groups', { code: 'north', name: 'North' })
    await fixtures.live('POST', '/v1/groups', { code: 'south', name: 'South' })
    const { id } = await makeTestMember(server, fixtures.organizationId, { role: 'manager' })
    const path = `/console/live/members/${id}`
    const [anas, bos, late] = [await open(ana, path), await open(bo, path), await open(bo, path)]
    const change = { deed: 'change' }
    expect((await anas({ ...change, group: 'north' })).status).toBe(303)
    expect((await bos({ ...change, role: 'scanner' })).status).toBe(303)
    const refused = await late({ ...change, group: 'south' })
    expect(refused.status).toBe(409)
    expect(stripHtmlTags(refused.text)).toMatch(/Group north south/)
    const [member] = await server.database('members').where({ id })
    expect(member.role).toBe('scanner')
    expect(member.group_id).not.toBeNull()
  })
})
