import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  buildNewAttendee,
  buildTestFixtures,
  getStatusAndCode,
  makeTestEvent,
  makeTestGroups,
  type TestApiCall,
  type TestFixtures,
} from '../../testing/fixtures.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let fixtures: TestFixtures
let call: TestApiCall
let coastal: TestApiCall

beforeAll(async () => {
  server = await startTestServer()
})

afterAll(() => server.close())

beforeEach(async () => {
  fixtures = await buildTestFixtures(server)
  call = fixtures.live
  const { coast } = await makeTestGroups(call, { north: null, coast: 'north', bay: 'coast', south: null })
  coastal = await fixtures.as({ groupId: coast })
})

const register = async (by: TestApiCall, path: string, more: object = {}) =>
  (await by('POST', `${path}/registrations`, { attendees: [buildNewAttendee()], ...more })).body
const ids = async (by: TestApiCall, path: string) =>
  (await by('GET', path)).body.data.map(({ id }: { id: string }) => id)

describe('a key that is limited to a group', () => {
  test('sees of an event above only what belongs to its group', async () => {
    const path = await makeTestEvent(call)
    const whole = await register(call, path)
    const northern = await register(call, path, { group: 'north' })
    const own = await register(call, path, { group: 'coast' })
    const below = await register(call, path, { group: 'bay' })
    expect(await ids(coastal, `${path}/registrations`)).toEqual([own.id, below.id])
    expect(await ids(coastal, '/v1/registrations')).toEqual([own.id, below.id])
    expect(await ids(coastal, `${path}/attendees`)).toEqual([own.attendees[0].id, below.attendees[0].id])
    expect(await ids(coastal, `${path}/tickets`)).toHaveLength(2)
    for (const hidden of [whole, northern]) {
      const [attendee] = hidden.attendees
      for (const [method, address, body] of [
        ['GET', `${path}/registrations/${hidden.id}`],
        ['PATCH', `${path}/registrations/${hidden.id}`, { note: 'x' }],
        ['POST', `${path}/registrations/${hidden.id}/cancel`, {}],
        ['GET', `${path}/registrations/${hidden.id}/payments`],
        ['GET', `${path}/attendees/${attendee.id}`],
        ['PATCH', `${path}/attendees/${attendee.id}`, { phone: null }],
        ['GET', `${path}/tickets/${attendee.ticket_ids[0]}`],
        ['POST', `${path}/tickets/${attendee.ticket_ids[0]}/void`, {}],
        ['POST', `${path}/tickets`, { attendee_ids: [attendee.id] }],
        ['POST', `${path}/tickets`, { attendee_ids: [own.attendees[0].id, attendee.id] }],
      ] as const) {
        expect([method, address, ...getStatusAndCode(await coastal(method, address, body))]).toEqual([
          method,
          address,
          404,
          'not_found',
        ])
      }
    }
    expect((await coastal('PATCH', `${path}/registrations/${below.id}`, { note: 'Ours' })).status).toBe(200)
  })

  test('registers people for its own group unless it says one below', async () => {
    const path = await makeTestEvent(call)
    expect((await register(coastal, path)).group).toBe('coast')
    const made = await register(coastal, path, { group: 'bay' })
    expect([made.group, made.attendees[0].group]).toEqual(['bay', 'bay'])
    const body = { attendees: [buildNewAttendee()] }
    expect(getStatusAndCode(await coastal('POST', `${path}/registrations`, { ...body, group: null }))).toEqual([
      403,
      'api_key_group',
    ])
    for (const group of ['north', 'south', 'nowhere']) {
      const refused = await coastal('POST', `${path}/registrations`, { ...body, group })
      expect(getStatusAndCode(refused)).toEqual([404, 'not_found'])
    }
  })

  test('sees everything of an event inside its group', async () => {
    const path = await makeTestEvent(call, { event: { group: 'bay' } })
    const whole = await register(call, path)
    const southern = await register(call, path, { group: 'south' })
    expect(await ids(coastal, `${path}/registrations`)).toEqual([whole.id, southern.id])
    expect(await ids(coastal, '/v1/registrations')).toEqual([whole.id, southern.id])
    expect((await coastal('POST', `${path}/registrations/${southern.id}/cancel`, {})).status).toBe(200)
  })

  test('is not told which group outside its own a registration belongs to', async () => {
    const path = await makeTestEvent(call, { event: { group: 'bay' } })
    const southern = await register(call, path, { group: 'south' })
    const northern = await register(call, path, { group: 'north' })
    const own = await register(call, path, { group: 'bay' })
    const groups = ({ group, attendees }: { group: string | null; attendees: { group: string | null }[] }) => [
      group,
      ...attendees.map((attendee) => attendee.group),
    ]
    for (const list of [`${path}/registrations`, '/v1/registrations']) {
      expect((await coastal('GET', list)).body.data.map(groups)).toEqual([
        [null, null],
        [null, null],
        ['bay', 'bay'],
      ])
    }
    expect(groups((await coastal('GET', `${path}/registrations/${southern.id}`)).body)).toEqual([null, null])
    expect(groups((await coastal('GET', `${path}/registrations/${own.id}`)).body)).toEqual(['bay', 'bay'])
    const [attendee] = northern.attendees
    const everyone = (await coastal('GET', `${path}/attendees`)).body
    expect(everyone.data.map(({ group }: { group: string }) => group)).toEqual([null, null, 'bay'])
    const followed = async () => {
      const { body } = await coastal('GET', `${path}/attendees?updated_since=2020-01-01T00:00:00Z`)
      return body.data.map(({ group }: { group: string }) => group)
    }
    // Changes are listed once no older transaction, in any database of the server, can still commit.
    await expect.poll(followed).toEqual([null, null, 'bay'])
    expect((await coastal('GET', `${path}/attendees/${attendee.id}`)).body.group).toBe(null)
    const visits = await coastal('GET', `/v1/contacts/${attendee.contact_id}/attendees`)
    expect(visits.body.data.map(({ group }: { group: string }) => group)).toEqual([null])

    const changed = await coastal('PATCH', `${path}/registrations/${northern.id}`, { note: 'Seen' })
    expect(groups(changed.body)).toEqual([null, null])
    const added = await coastal('POST', `${path}/registrations/${northern.id}/attendees`, buildNewAttendee())
    expect([added.status, added.body.group]).toEqual([201, null])
    expect((await coastal('PATCH', `${path}/attendees/${attendee.id}`, { phone: null })).body.group).toBe(null)
    expect((await coastal('POST', `${path}/attendees/${attendee.id}/cancel`, {})).body.group).toBe(null)
    expect(groups((await coastal('POST', `${path}/registrations/${southern.id}/cancel`, {})).body)).toEqual([
      null,
      null,
    ])

    expect((await call('GET', `${path}/registrations/${southern.id}`)).body.group).toBe('south')
    const [audited] = (await call('GET', '/v1/audit-log?action=registration.cancelled')).body.data
    expect([audited.before.group, audited.after.group]).toEqual(['south', 'south'])
    const told = await server
      .database('webhook_events')
      .where({ organization_id: fixtures.organizationId, type: 'registration.cancelled' })
    expect(JSON.stringify(told)).toContain('south')
  })
})

describe('modes', () => {
  test('see nothing of each other', async () => {
    const path = await makeTestEvent(call)
    const live = await register(call, path)
    const tested = await register(fixtures.test, path)
    expect(await ids(call, `${path}/registrations`)).toEqual([live.id])
    expect(await ids(fixtures.test, `${path}/registrations`)).toEqual([tested.id])
    expect(await ids(fixtures.test, '/v1/registrations')).toEqual([tested.id])
    expect(await ids(fixtures.test, `${path}/attendees`)).toEqual([tested.attendees[0].id])
    for (const [by, other] of [
      [call, tested],
      [fixtures.test, live],
    ] as const) {
      const [attendee] = other.attendees
      for (const address of [
        `${path}/registrations/${other.id}`,
        `${path}/attendees/${attendee.id}`,
        `${path}/tickets/${attendee.ticket_ids[0]}`,
        `${path}/tickets/${attendee.ticket_ids[0]}/qr`,
      ]) {
        expect([address, ...getStatusAndCode(await by('GET', address))]).toEqual([address, 404, 'not_found'])
      }
      const act = await by('POST', `${path}/registrations/${other.id}/cancel`, {})
      expect(getStatusAndCode(act)).toEqual([404, 'not_found'])
    }
  })

  test('send no mail in test mode', async () => {
    const path = await makeTestEvent(call)
    await register(fixtures.test, path)
    const orders = () => server.database('mail_orders').where({ organization_id: fixtures.organizationId })
    expect(await orders()).toEqual([])
    await register(call, path, { send_ticket_emails: false })
    expect(await orders()).toEqual([])
    await register(call, path)
    expect(await orders()).toHaveLength(1)
  })
})

describe('registrations are found across events', () => {
  test('and in one by the id that the organization gave them', async () => {
    const [first, second] = [await makeTestEvent(call), await makeTestEvent(call, { code: 'second' })]
    const one = await register(call, first, { external_id: 'order-1' })
    const other = await register(call, second, { external_id: 'order-1' })
    await register(call, first, { external_id: 'order-10' })
    expect(await ids(call, `${first}/registrations?external_id=order-1`)).toEqual([one.id])
    expect(await ids(call, '/v1/registrations?external_id=order-1')).toEqual([one.id, other.id])
  })

  test('by email of the registration or a person, by words of a name and by status', async () => {
    const first = await makeTestEvent(call)
    const second = await makeTestEvent(call, { code: 'second' })
    const one = await register(call, first, { email: 'Office@example.com' })
    const body = { attendees: [buildNewAttendee({ first_name: 'Zoë', email: 'zoe@example.com' })] }
    const other = (await call('POST', `${second}/registrations`, body)).body
    await call('POST', `${second}/registrations/${other.id}/cancel`, {})
    expect(await ids(call, '/v1/registrations?email=office@EXAMPLE.com')).toEqual([one.id])
    expect(await ids(call, '/v1/registrations?email=zoe@example.com')).toEqual([other.id])
    expect(await ids(call, '/v1/registrations?q=zoe')).toEqual([other.id])
    expect(await ids(call, '/v1/registrations?status=cancelled')).toEqual([other.id])
    expect(await ids(call, `${first}/registrations?q=zoe`)).toEqual([])
    const page = await call('GET', '/v1/registrations?limit=1')
    expect(page.body.page.has_more).toBe(true)
    expect(await ids(call, `/v1/registrations?limit=1&cursor=${page.body.page.next_cursor}`)).toEqual([other.id])
  })
})
