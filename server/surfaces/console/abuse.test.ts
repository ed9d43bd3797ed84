import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { FieldDoc } from '../../../spec/runtime/console/described.ts'
import { openLivePageStream } from '../../testing/console/follow.ts'
import {
  type ConsoleTestClient,
  makeTestMember,
  openConsoleTestClient,
  signInToConsole,
  stripHtmlTags,
  submitConsoleForm,
} from '../../testing/console/visitor.ts'
import { buildNewAttendee, buildTestFixtures, makeTestEvent, type TestFixtures } from '../../testing/fixtures.ts'
import { makeTestDevice } from '../../testing/make-device.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { describeOperations } from './contract/operations.ts'
import { isFieldName } from './forms/form-values.ts'

let server: TestServer
let fixtures: TestFixtures
let visitor: ConsoleTestClient

const EVENT = '/console/live/events/lights'
const FORM = `${EVENT}/registrations?do=createRegistration`

beforeAll(async () => {
  server = await startTestServer()
  fixtures = await buildTestFixtures(server)
  await makeTestEvent(fixtures.live, {
    code: 'lights',
    event: { name: 'Harbour Lights' },
    form: {
      questions: [
        { code: 'amount', label: 'How many?', type: 'number' },
        { code: 'currency', label: 'Which?', type: 'text' },
        { code: 'constructor', label: 'Who built it?', type: 'text' },
      ],
    },
  })
})
afterAll(() => server.close())

beforeEach(async () => {
  server.clock.advance(60_000)
  visitor = await signInToConsole(server, await makeTestMember(server, fixtures.organizationId))
})

const countItems = (page: string) => page.split('<fieldset class="item"').length - 1

describe('a form that nobody would fill in', () => {
  test.each(['attendees.999999999.email', 'attendees.20000.email', 'attendees.1e3.email', 'attendees.-1.email'])(
    'with the item %s gets no more items than it has',
    async (name) => {
      const { status, text } = await submitConsoleForm(visitor, FORM, {
        more: 'attendees',
        'attendees.0.email': 'a',
        [name]: 'x',
      })
      expect(status).toBe(200)
      expect(countItems(text)).toBe(2)
    },
  )

  test('with a gap between its items is read without it', async () => {
    const person = { first_name: 'Gap', last_name: 'Filler', attendee_type: 'visitor' }
    const fields = Object.entries(person).map(([name, value]) => [`attendees.150.${name}`, value])
    const { status, location } = await submitConsoleForm(visitor, FORM, Object.fromEntries(fields))
    expect([status, location]).toEqual([303, expect.stringContaining('?done=createRegistration')])
  })

  test('has 200 items at most, and then offers no other', async () => {
    const people = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, n) => [`attendees.${n}.first_name`, `Person ${n}`]))
    const full = await submitConsoleForm(visitor, FORM, { more: 'attendees', ...people(199) })
    expect([countItems(full.text), full.text.includes('name="more"')]).toEqual([200, false])
    const more = await submitConsoleForm(visitor, FORM, { more: 'attendees', ...people(300) })
    expect(countItems(more.text)).toBe(200)
  })

  test('of 5000 fields is read', async () => {
    await visitor.see(FORM)
    const fields = Array.from({ length: 4_998 }, (_, n) => [`attendees.${n % 200}.f${n}`, 'x'])
    expect((await visitor.send(FORM, { more: 'attendees', ...Object.fromEntries(fields) })).status).toBe(200)
  })

  test('of very many fields is refused at once, also without a session', async () => {
    for (const by of [visitor, openConsoleTestClient(server)]) {
      await by.see('/console/sign-in')
      const refused = await by.send(FORM, { a: Array.from({ length: 10_000 }, () => '') })
      expect(refused.status).toBe(413)
      expect(refused.text).toContain('The form has more than 5000 fields.')
    }
  })

  test.each([
    ['too deep', 'attendees.0.0.0.0.0.0'],
    ['very deep', `attendees${'.0'.repeat(15_000)}`],
    ['too long', 'a'.repeat(201)],
  ])('with a name that is %s is refused as a whole, also without a session', async (_, name) => {
    for (const by of [visitor, openConsoleTestClient(server)]) {
      await by.see('/console/sign-in')
      const refused = await by.send(FORM, { more: 'attendees', 'attendees.0.first_name': 'Ane', [name]: 'x' })
      expect(refused.status).toBe(400)
      expect(refused.text).toContain('names have at most 200 characters and 6 parts.')
    }
    expect((await visitor.sendFile(FORM, { [name]: 'x' }, new File(['a'], 'a.csv'))).status).toBe(400)
  })

  test('has no field of the contract that would be refused', () => {
    const listNames = (fields: FieldDoc[], prefix = ''): string[] =>
      fields.flatMap(({ name, kind, fields: below }) =>
        below.length > 0 ? listNames(below, `${prefix}${name}.${kind === 'objects' ? '199.' : ''}`) : prefix + name,
      )
    const names = [...describeOperations().values()].flatMap(({ body }) => listNames(body))
    expect(names).toContain('template.check_in_points.199.windows.199.day')
    expect(names.filter((name) => !isFieldName(name))).toEqual([])
  })

  test('of more than 64 kB is read with a session alone', async () => {
    const large = { more: 'attendees', 'attendees.0.first_name': '+'.repeat(65_000) }
    expect((await submitConsoleForm(visitor, FORM, large)).status).toBe(200)
    const stranger = openConsoleTestClient(server)
    await stranger.see('/console/sign-in')
    const refused = await stranger.send(FORM, large)
    expect([refused.status, stripHtmlTags(refused.text)]).toEqual([413, expect.stringContaining('larger than 64 kB.')])
  })

  test.each([`${EVENT}?x=%00`, '/console/live/events/%00', '/console/live/keys?do=revoke&key=%00'])(
    'at %s finds nothing',
    async (path) => {
      expect((await visitor.see(path)).status).toBe(404)
      expect((await visitor.send(path, {})).status).toBe(404)
    },
  )

  test('with a NUL in a field is refused with a sentence', async () => {
    const { status, text } = await submitConsoleForm(visitor, '/console/live/settings', { once: 'a\0b' })
    expect(status).toBe(400)
    expect(text).toContain('A field has a character that cannot be stored.')
  })
})

describe('a form in parts', () => {
  const send = async (path: string, boundary: string, rest = `--${boundary}--\r\n`) => {
    await visitor.see(path)
    const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const part = `--${boundary}\r\nContent-Disposition: form-data; name="csrf"\r\n\r\n${visitor.csrf()}\r\n${rest}`
    const type = `multipart/form-data; boundary="${boundary}"`
    const headers = { Cookie: cookie, Origin: visitor.origin, 'Content-Type': type }
    const answer = await fetch(visitor.origin + path, { method: 'POST', body: part, headers, redirect: 'manual' })
    return { status: answer.status, text: stripHtmlTags(await answer.text()) }
  }

  test('is refused with a boundary that RFC 2046 does not have', async () => {
    const refused = { status: 400, text: expect.stringContaining('RFC 2046') }
    for (const boundary of ['x'.repeat(71), 'x'.repeat(8_000), 'a;b', 'ends ', ''])
      expect([boundary, await send(FORM, boundary)]).toEqual([boundary, refused])
    const { text } = await send(FORM, `a b'()+_,-./:=?${'x'.repeat(55)}`)
    expect(text).not.toContain('RFC 2046')
  })

  test('whose file does not end is refused, and nothing is imported', async () => {
    const heading = 'Content-Disposition: form-data; name="file"; filename="people.csv"'
    const file = `--mark\r\n${heading}\r\n\r\nFirst name,Last name\nNerea,${'o'.repeat(100_000)}`
    const { status, text } = await send(`${EVENT}?do=createImport`, 'mark', file)
    expect([status, text]).toEqual([400, expect.stringContaining('The form ended before its last part did.')])
    expect((await fixtures.live('GET', '/v1/jobs')).body.data).toEqual([])
  })
})

describe('what people type', () => {
  const register = async (person: object) => {
    const made = await fixtures.live('POST', '/v1/events/lights/registrations', {
      attendees: [buildNewAttendee(person)],
    })
    expect(made.status).toBe(201)
    return made.body
  }

  test('is shown as text where it looks like a time', async () => {
    const { attendees } = await register({ first_name: '2020-99-99T99:99:99Z' })
    for (const path of [`${EVENT}/attendees`, `${EVENT}/attendees/${attendees[0].id}`, '/console/live/contacts']) {
      const { status, text } = await visitor.see(path)
      expect([path, status]).toEqual([path, 200])
      expect(text).toContain('2020-99-99T99:99:99Z')
    }
  })

  test('is shown as text where it looks like money or progress', async () => {
    const { attendees } = await register({ answers: { amount: 5, currency: 'dollars' } })
    const { status, text } = await visitor.see(`${EVENT}/attendees/${attendees[0].id}`)
    expect(status).toBe(200)
    expect(text).toContain('dollars')
  })

  test('is not taken from what every object has', async () => {
    const { attendees } = await register({})
    const form = await visitor.see(`${EVENT}/attendees/${attendees[0].id}?do=updateAttendee`)
    expect(form.status).toBe(200)
    expect(form.text).toContain('Who built it?')
    expect(form.text).not.toContain('native code')
  })
})

test('a line end in a text begins no event of a stream', async () => {
  const made = await fixtures.live('POST', '/v1/events/lights/communications', {
    subject: 'Doors',
    body: 'Hello\r\revent: gone\rdata: x\r\rGoodbye',
  })
  const path = `/v1/events/lights/communications/${made.body.id}`
  const send_at = new Date(server.clock.now().getTime() + 60_000).toISOString()
  expect((await fixtures.live('POST', `${path}/send`, { send_at })).status).toBe(202)
  const stream = await openLivePageStream(visitor, `/console/live${path.slice('/v1'.length)}`)
  await expect.poll(stream.received).toContain('Goodbye')
  await stream.close()
  const lines = stream.received().split(/\r\n|\r|\n/)
  expect(lines.filter((line) => !/^(data: |event: over$|data:$|$)/.test(line))).toEqual([])
})

test('a device is revoked on the page of its event and mode alone', async () => {
  const { body: event } = await fixtures.live('GET', '/v1/events/lights')
  const device = await makeTestDevice(server.database, server.clock.now(), fixtures.organizationId, event.id)
  await makeTestEvent(fixtures.live, { code: 'other' })
  const revoke = (page: string) => visitor.send(`${page}/devices?do=revoke&device=${device.id}`, { once: page })
  await visitor.see(EVENT)
  expect((await revoke('/console/live/events/other')).status).toBe(404)
  expect((await revoke('/console/test/events/lights')).status).toBe(404)
  const revokedAt = () => server.database('devices').where({ id: device.id }).pluck('revoked_at')
  expect(await revokedAt()).toEqual([null])
  expect((await revoke(EVENT)).status).toBe(303)
  expect(await revokedAt()).toEqual([expect.any(Date)])
})
