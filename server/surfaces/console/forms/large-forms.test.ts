import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { isBrowserMissing } from '../../../testing/browser.ts'
import { parseRenderedForm } from '../../../testing/console/forms.ts'
import { expectAccessiblePage, openMemberPage } from '../../../testing/console/member-page.ts'
import {
  type ConsoleTestClient,
  makeTestMember,
  signInToConsole,
  stripHtmlTags,
  submitConsoleForm,
} from '../../../testing/console/visitor.ts'
import { buildTestFixtures, makeTestEvent, type TestFixtures } from '../../../testing/fixtures.ts'
import { openSharedBrowser } from '../../../testing/shared-browser.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { isWholeRun } from '../../../testing/whole-run.ts'

const FORM = '/console/live/events/fair/registrations?do=createRegistration'
const MEGABYTE = 1024 * 1024

let server: TestServer
let fixtures: TestFixtures
let visitor: ConsoleTestClient

beforeAll(async () => {
  server = await startTestServer()
  fixtures = await buildTestFixtures(server)
  const from = Date.UTC(2027, 0, 1)
  await makeTestEvent(fixtures.live, {
    code: 'fair',
    days: Array.from({ length: 100 }, (_, n) => ({
      code: `day-${n}`,
      name: `Day ${n} ${'of the fair '.repeat(15)}`.trim(),
      date: new Date(from + n * 86_400_000).toISOString().slice(0, 10),
    })),
    types: Array.from({ length: 200 }, (_, n) => ({
      code: `type-${n}`,
      name: `Type ${n} ${'of people '.repeat(18)}`.trim(),
    })),
  })
})
afterAll(() => server.close())

beforeEach(async () => {
  server.clock.advance(10 * 60_000)
  visitor = await signInToConsole(server, await makeTestMember(server, fixtures.organizationId))
})

type Fields = Record<string, string | string[]>

const people = (count: number, more: (at: number) => Fields = () => ({})): Fields =>
  Object.fromEntries(
    Array.from({ length: count }, (_, at) => ({ first_name: `Ane ${at}`, last_name: 'Sol', ...more(at) })).flatMap(
      (person, at) => Object.entries(person).map(([name, value]) => [`attendees.${at}.${name}`, value]),
    ),
  )

const times = (page: string, part: string) => page.split(part).length - 1

describe('a form of very many people, days and types', () => {
  test('lists once what can be chosen, and takes it by code', async () => {
    const more = { more: 'attendees', ...people(199, () => ({ attendee_type: 'type-7', days: ['day-1', 'day-99'] })) }
    const { status, text } = await submitConsoleForm(visitor, FORM, more)
    expect([status, times(text, '<fieldset class="item"')]).toEqual([200, 200])
    expect([times(text, '<option value="type-7"'), times(text, '<code>day-99</code>')]).toEqual([1, 1])
    expect(Buffer.byteLength(text)).toBeLessThan(2 * MEGABYTE)
    const { values } = parseRenderedForm(text)
    expect([values.get('attendees.198.first_name'), values.get('attendees.198.attendee_type')]).toEqual([
      'Ane 198',
      'type-7',
    ])
    expect(values.get('attendees.0.days')).toBe('day-1\nday-99')
    expect(text).toMatch(/id="attendees.0.attendee_type"[^>]* list="attendees.attendee_type-list-words"/)
    expect(text).toContain('<datalist id="attendees.attendee_type-list-words">')
    expect(text).toContain('<a href="#attendees.days-list">By their codes, one a line.</a>')
    expect(text).toContain('<ul id="attendees.days-list"')
    const sent = await visitor.send(FORM, Object.fromEntries(values))
    expect(sent.location).toContain('?done=createRegistration')
    const path = sent.location?.split('?')[0]?.replace('/console/live', '/v1') ?? ''
    const { body } = await fixtures.live('GET', path)
    expect(body.attendees).toHaveLength(199)
    const days = await fixtures.live('GET', '/v1/events/fair/days?limit=200')
    const codes = new Map(days.body.data.map(({ id, code }: { id: string; code: string }) => [id, code]))
    const { days: chosen } = body.attendees[42]
    expect(chosen.map((day: string) => codes.get(day) ?? day)).toEqual(['day-1', 'day-99'])
  })

  if (isWholeRun) {
    test.skipIf(isBrowserMissing)('is for everybody, on whatever screen', async () => {
      await using cleanUp = new AsyncDisposableStack()
      const browser = await openSharedBrowser()
      cleanUp.defer(() => browser.close())
      const member = await makeTestMember(server, fixtures.organizationId)
      const page = await openMemberPage(browser, server, member)
      await page.goto(FORM)
      await page.locator('[name="attendees.0.attendee_type"]').selectOption('type-7')
      await page.locator('[name="attendees.0.days"][value="day-5"]').check()
      for (let at = 1; at < 9; at += 1) {
        await page.getByRole('button', { name: 'Add another' }).click()
        await page.locator(`[name="attendees.${at}.first_name"]`).waitFor()
      }
      expect(await page.locator('[name="attendees.0.attendee_type"]').inputValue()).toBe('type-7')
      expect(await page.locator('[name="attendees.0.days"]').inputValue()).toBe('day-5')
      await page.getByRole('link', { name: 'By their codes, one a line.' }).first().click()
      await page.getByText('day-99').waitFor()
      await expectAccessiblePage(page, 'long-form')
      expect(page.complaints).toEqual([])
    })
  }

  test('says what is wrong with a code, and keeps it', async () => {
    const wrong = people(30, (at) => ({ attendee_type: 'type-0', days: at === 29 ? 'day-1\r\n nowhere' : '' }))
    const { status, text } = await submitConsoleForm(visitor, FORM, wrong)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(parseRenderedForm(text).values.get('attendees.29.days')).toMatch(/^day-1\s+nowhere$/)
    expect(stripHtmlTags(text)).toContain('nowhere')
  })

  test('in Spanish', async () => {
    await visitor.see('/console/language?to=es&next=/console')
    const { text } = await submitConsoleForm(visitor, FORM, { more: 'attendees', ...people(50) })
    expect(stripHtmlTags(text)).toContain('Lo que se puede elegir está aquí una vez; abajo se escribe por su código.')
    expect(text).toContain('Por sus códigos, uno por línea.')
  })

  test('has boxes and names as long as it is short, and ticks what was typed', async () => {
    const typed = { ...people(2), 'attendees.0.days': 'day-1\r\nday-2\r\ngone', 'attendees.1.attendee_type': 'type-3' }
    const { text } = await submitConsoleForm(visitor, FORM, { more: 'attendees', ...typed })
    expect(times(text, '<option value="type-3"')).toBe(3)
    expect(text).not.toContain('<datalist')
    expect(parseRenderedForm(text).values.getAll('attendees.0.days')).toEqual(['day-1', 'day-2', 'gone'])
    expect(parseRenderedForm(text).values.get('attendees.1.attendee_type')).toBe('type-3')
  })
})

describe('a form that has more fields than can be sent', () => {
  const MANY = '/console/live/events/survey/registrations?do=createRegistration'

  beforeAll(async () => {
    const questions = Array.from({ length: 200 }, (_, n) => ({ code: `q${n}`, label: `Question ${n}`, type: 'text' }))
    await makeTestEvent(fixtures.live, { code: 'survey', form: { questions } })
  })

  test('is not offered another item', async () => {
    const { text } = await submitConsoleForm(visitor, MANY, { more: 'attendees', ...people(21) })
    expect([times(text, '<fieldset class="item"'), times(text, 'name="more"')]).toEqual([22, 1])
    const last = await submitConsoleForm(visitor, MANY, {
      more: 'attendees',
      ...people(22, () => ({ attendee_type: 'visitor' })),
    })
    expect([times(last.text, '<fieldset class="item"'), times(last.text, 'name="more"')]).toEqual([23, 0])
    const values = parseRenderedForm(last.text).values
    expect((await visitor.send(MANY, { ...Object.fromEntries(values), more: 'attendees' })).status).toBe(413)
    expect((await visitor.send(MANY, Object.fromEntries(values))).status).toBe(303)
  })

  test('is refused, rather than shown without some of it', async () => {
    const { status, text } = await submitConsoleForm(visitor, MANY, { more: 'attendees', ...people(200) })
    expect(status).toBe(413)
    expect(stripHtmlTags(text)).toContain('The form has more than 5000 fields.')
  })
})
