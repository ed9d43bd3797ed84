import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  buildNewAttendee,
  buildTestFixtures,
  getStatusAndCode,
  makeTestEvent,
  type TestApiCall,
  type TestFixtures,
} from '../../testing/fixtures.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { readyTemplates } from './ready.ts'
import { shiftTemplateDates } from './shift.ts'

let server: TestServer
let fixtures: TestFixtures
let call: TestApiCall

beforeAll(async () => {
  server = await startTestServer()
})

afterAll(() => server.close())

beforeEach(async () => {
  fixtures = await buildTestFixtures(server)
  call = fixtures.live
})

async function imported(body: object, as = call) {
  const { status, body: job, headers } = await as('POST', '/v1/template-imports', body)
  expect([status, job.type, job.status]).toEqual([201, 'template_import', 'succeeded'])
  expect(headers.get('location')).toBe(`/v1/jobs/${job.id}`)
  return job
}

const templateOf = async (event: string, as = call) => (await as('GET', `/v1/events/${event}/template`)).body

describe('a template', () => {
  test('tells what an event is made of, and nothing of its people, its ids and its history', async () => {
    const path = await makeTestEvent(call, {
      event: { capacity: 50, waitlist: true, description: 'Two days.' },
      form: { questions: [{ code: 'shirt', label: 'Shirt?', type: 'text', attendee_types: ['visitor'] }] },
    })
    await call('POST', `${path}/check-in-points`, { code: 'gate', name: 'Gate', kind: 'entry', days: ['fri'] })
    await call('POST', `${path}/registrations`, { attendees: [buildNewAttendee({ answers: { shirt: 'M' } })] })
    await call('POST', `${path}/days/fri/lock`, {})
    const template = await templateOf('fest')
    expect(template).toEqual({
      template_version: 1,
      event: {
        code: 'fest',
        name: 'Festival',
        description: 'Two days.',
        timezone: 'Europe/Madrid',
        currency: 'EUR',
        language: 'en',
        capacity: 50,
        waitlist: true,
        approval: false,
        payment_deadline_days: 7,
      },
      days: [
        { code: 'fri', name: '2026-06-05', date: '2026-06-05', starts_at: null, ends_at: null, capacity: null },
        { code: 'sat', name: '2026-06-06', date: '2026-06-06', starts_at: null, ends_at: null, capacity: null },
      ],
      attendee_types: [
        { code: 'visitor', name: 'Visitor', price: null, capacity: null, approval: false, ticket: 'per_person' },
      ],
      check_in_points: [
        {
          code: 'gate',
          name: 'Gate',
          kind: 'entry',
          days: ['fri'],
          attendee_types: null,
          groups: null,
          opens_at: null,
          closes_at: null,
          windows: [],
          limit: 'per_day',
          requires: 'none',
        },
      ],
      form: {
        questions: [{ code: 'shirt', label: 'Shirt?', type: 'text', required: false, attendee_types: ['visitor'] }],
        rules: expect.objectContaining({ registration_opens_at: null }),
      },
    })
  })

  test('of an event that the key does not see is not found', async () => {
    expect(getStatusAndCode(await call('GET', '/v1/events/none/template'))).toEqual([404, 'not_found'])
  })
})

describe('an event made from a template', () => {
  test.each(readyTemplates.map(({ code }) => code))('has a template like it, but for the dates: %s', async (code) => {
    const ready = readyTemplates.find((one) => one.code === code)?.template
    if (!ready) throw new Error('There is no such template.')
    const first = await imported({ ready_template: code, starts_on: ready.days[0]?.date })
    expect(first.warnings).toEqual([])
    const event = (await call('GET', `/v1/events/${first.event_id}`)).body
    expect([event.status, event.code]).toEqual(['draft', ready.event.code])
    const template = await templateOf(first.event_id)
    expect(template).toEqual(ready)
    const second = await imported({ template, starts_on: '2027-09-10', code: 'next-year', name: 'Next year' })
    const after = await templateOf(second.event_id)
    const moved = shiftTemplateDates(ready, '2027-09-10', 'Europe/Madrid')
    expect(after).toEqual({ ...moved, event: { ...moved.event, code: 'next-year', name: 'Next year' } })
    expect((await call('POST', '/v1/events/next-year/publish')).status).toBe(200)
  })

  test('keeps what the clocks show, across changes of the clocks and in another zone', async () => {
    const { event_id } = await imported({
      ready_template: 'conference',
      starts_on: '2026-12-01',
      timezone: 'America/New_York',
    })
    const { days, form } = await templateOf(event_id)
    expect(days[1]).toMatchObject({ date: '2026-12-02', starts_at: '08:30', ends_at: '19:00' })
    // In the template: 09:00 in Madrid in winter time, and 00:00 in summer time.
    expect(form.rules.registration_opens_at).toBe('2026-08-16T13:00:00.000Z')
    expect(form.rules.registration_closes_at).toBe('2026-11-30T05:00:00.000Z')
  })

  test('gets another code where its own is taken, and is told so; one that was asked for must be free', async () => {
    await imported({ ready_template: 'festival', starts_on: '2027-06-04' })
    const job = await imported({ ready_template: 'festival', starts_on: '2028-06-02' })
    expect(job.warnings).toEqual([
      {
        path: 'template/event/code',
        message: 'The code festival is taken by another event, so this one has the code festival-2.',
      },
    ])
    const again = { ready_template: 'festival', starts_on: '2028-06-02', code: 'festival' }
    expect(getStatusAndCode(await call('POST', '/v1/template-imports', again))).toEqual([409, 'conflict'])
  })

  test('leaves out groups that there are not, and lets nobody in for them', async () => {
    await call('POST', '/v1/groups', { code: 'press', name: 'Press' })
    const path = await makeTestEvent(call)
    await call('POST', '/v1/groups', { code: 'gone', name: 'Gone' })
    const point = (code: string, groups: string[]) => ({ code, name: code, kind: 'entry', groups })
    await call('POST', `${path}/check-in-points`, point('both', ['gone', 'press']))
    await call('POST', `${path}/check-in-points`, point('one', ['gone']))
    const template = await templateOf('fest')
    template.check_in_points = template.check_in_points.map((one: { groups: string[] }) => ({
      ...one,
      groups: one.groups.map((code) => code.replace('gone', 'nowhere')),
    }))
    const job = await imported({ template, starts_on: '2027-06-04', code: 'other' })
    expect(job.warnings.map(({ path }: { path: string }) => path)).toEqual([
      'template/check_in_points/0/groups/1',
      'template/check_in_points/1/groups/0',
    ])
    const made = await templateOf('other')
    expect(made.check_in_points.map((one: { groups: string[] }) => one.groups)).toEqual([['press'], []])
  })

  test('takes test groups over with a test key, and leaves them out with a live one', async () => {
    await fixtures.test('POST', '/v1/groups', { code: 'press', name: 'Press' })
    const path = await makeTestEvent(fixtures.test)
    const point = { code: 'gate', name: 'Gate', kind: 'entry', groups: ['press'] }
    await fixtures.test('POST', `${path}/check-in-points`, point)
    const options = { template: await templateOf('fest', fixtures.test), starts_on: '2027-06-04' }
    const groupsOf = async (event: string, as: TestApiCall) => (await templateOf(event, as)).check_in_points[0].groups
    await imported({ ...options, code: 'tried' }, fixtures.test)
    expect(await groupsOf('tried', fixtures.test)).toEqual(['press'])
    const { warnings } = await imported({ ...options, code: 'real' })
    expect(warnings).toMatchObject([{ path: 'template/check_in_points/0/groups/0' }])
    expect(await groupsOf('real', call)).toEqual([])
  })

  test('is only tried in a preview, with the same warnings and no event', async () => {
    await imported({ ready_template: 'festival', starts_on: '2027-06-04' })
    const before = (await call('GET', '/v1/events')).body
    const options = { ready_template: 'festival', starts_on: '2028-06-02' }
    const preview = await imported({ ...options, preview: true })
    expect([preview.preview, preview.event_id]).toEqual([true, null])
    expect((await call('GET', '/v1/events')).body).toEqual(before)
    const real = await imported(options)
    expect([real.warnings, real.counts]).toEqual([preview.warnings, preview.counts])
    const taken = { ...options, code: 'festival', preview: true }
    expect(getStatusAndCode(await call('POST', '/v1/template-imports', taken))).toEqual([409, 'conflict'])
  })

  test('belongs to the group that was asked for, or to that of the key', async () => {
    const north = (await call('POST', '/v1/groups', { code: 'north', name: 'North' })).body
    await call('POST', '/v1/groups', { code: 'south', name: 'South' })
    const limited = await fixtures.as({ groupId: north.id })
    const options = { ready_template: 'school-event', starts_on: '2027-06-04' }
    const groupOf = async ({ event_id }: { event_id: string }) =>
      (await call('GET', `/v1/events/${event_id}`)).body.group
    expect(await groupOf(await imported(options, limited))).toBe('north')
    expect(await groupOf(await imported({ ...options, group: 'south' }))).toBe('south')
    const send = (more: object) => limited('POST', '/v1/template-imports', { ...options, ...more })
    expect(getStatusAndCode(await send({ group: 'south' }))).toEqual([404, 'not_found'])
    expect(getStatusAndCode(await send({ group: null }))).toEqual([403, 'api_key_group'])
  })

  test('is a test event where the key is one', async () => {
    const { event_id, livemode } = await imported(
      { ready_template: 'festival', starts_on: '2027-06-04' },
      fixtures.test,
    )
    expect(livemode).toBe(false)
    expect((await fixtures.test('GET', `/v1/events/${event_id}`)).body.livemode).toBe(false)
    expect(getStatusAndCode(await call('GET', `/v1/events/${event_id}`))).toEqual([404, 'not_found'])
  })

  test('is refused with every problem that its template has, and leaves nothing', async () => {
    const [ready] = structuredClone(readyTemplates)
    if (!ready) throw new Error('There is no template.')
    const { template } = ready
    template.days = [...template.days, { ...template.days[0], code: 'talks-1' } as never]
    template.attendee_types = [{ ...template.attendee_types[0], price: { amount: 5, currency: 'USD' } } as never]
    const windows = [{ day: 'never', opens_at: '09:00', closes_at: '10:00' }]
    template.check_in_points = [{ ...template.check_in_points[0], days: ['never'], windows } as never]
    const refused = await call('POST', '/v1/template-imports', { template, starts_on: '2027-06-04' })
    expect(getStatusAndCode(refused)).toEqual([400, 'validation_failed'])
    expect(refused.body.error.details.map(({ path }: { path: string }) => path)).toEqual([
      'body/template/days/3/code',
      'body/template/attendee_types/0/price/currency',
      'body/template/check_in_points/0/days/0',
      'body/template/check_in_points/0/windows/0/day',
      'body/template/form/questions/2/attendee_types/1',
    ])
    for (const { path, message } of refused.body.error.details) {
      expect(message).toContain(`The field ${path.slice('body/'.length).replaceAll('/', '.')} `)
    }
    expect((await call('GET', '/v1/events')).body.data).toEqual([])
  })

  test('takes one of a template and a ready template, and one that there is', async () => {
    const send = (more: object) => call('POST', '/v1/template-imports', { starts_on: '2027-06-04', ...more })
    expect(getStatusAndCode(await send({}))).toEqual([400, 'validation_failed'])
    const both = { ready_template: 'festival', template: readyTemplates[0]?.template }
    expect(getStatusAndCode(await send(both))).toEqual([400, 'validation_failed'])
    expect(getStatusAndCode(await send({ ready_template: 'carnival' }))).toEqual([404, 'not_found'])
  })
})

test('the ready templates are a conference, a festival and a school event', async () => {
  const { status, body } = await call('GET', '/v1/event-templates')
  expect([status, body.data.map(({ code }: { code: string }) => code)]).toEqual([
    200,
    ['conference', 'festival', 'school-event'],
  ])
  expect(body.page).toEqual({ next_cursor: null, has_more: false })
  const [first, ...rest] = body.data
  const one = (await call('GET', '/v1/event-templates?limit=1')).body
  expect(one).toEqual({ data: [first], page: { next_cursor: expect.any(String), has_more: true } })
  const next = (await call('GET', `/v1/event-templates?cursor=${one.page.next_cursor}`)).body
  expect(next).toEqual({ data: rest, page: { next_cursor: null, has_more: false } })
  const elsewhere = await call('GET', `/v1/webhooks/event-types?cursor=${one.page.next_cursor}`)
  expect(getStatusAndCode(elsewhere)).toEqual([400, 'validation_failed'])
})
