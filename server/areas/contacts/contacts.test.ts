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

const nerea = { first_name: 'Nerea', last_name: 'Ibáñez', email: 'nerea@example.com', phone: '+34 600 000 000' }
const make = (more: object = {}, as = call) => as('POST', '/v1/contacts', { ...nerea, ...more })
const find = async (query: string, as = call) =>
  (await as('GET', `/v1/contacts?${query}`)).body.data.map(({ id }: { id: string }) => id)

describe('contacts', () => {
  test('are made, read and found, with names in one form', async () => {
    const made = await make({ first_name: ' Jose\u0301 ', external_id: 'member-318', date_of_birth: '1990-04-02' })
    expect(made.status).toBe(201)
    expect(made.body).toMatchObject({ first_name: 'José', external_id: 'member-318', note: null, livemode: true })
    expect((await call('GET', made.headers.get('location') ?? '')).body).toEqual(made.body)
    expect((await call('GET', '/v1/contacts')).body.data).toEqual([made.body])
  })

  test('are found by address, number, the organization’s own id, and words without case or accents', async () => {
    const { body: one } = await make({ external_id: 'a', first_name: 'Łucja' })
    const { body: other } = await make({ first_name: 'Ona', email: 'ona@example.com', phone: null })
    expect(await find('email=NEREA@example.com')).toEqual([one.id])
    expect(await find('phone=0034600000000')).toEqual([one.id])
    expect(await find('external_id=a')).toEqual([one.id])
    expect(await find('external_id=A')).toEqual([])
    expect(await find('q=ibanez%20LUCJA')).toEqual([one.id])
    expect(await find('q=IBÁÑEZ')).toEqual([one.id, other.id])
    expect(await find('q=ona@')).toEqual([other.id])
    expect(await find('q=lucja%20ona')).toEqual([])
    expect(await find('q=%25')).toEqual([])
    expect(await find('q=600')).toEqual([])
    expect(await find('q=%20%20')).toEqual([])
  })

  test('have an address in one form, by which they are found in any', async () => {
    const { body: made } = await make({ email: 'A\u0308B@example.com' })
    expect(made.email).toBe('\u00c4B@example.com')
    expect(await find(`email=${encodeURIComponent('a\u0308b@example.com')}`)).toEqual([made.id])
    expect((await make({ email: '\u00e4b@example.com' })).status).toBe(409)
    const changed = await call('PATCH', `/v1/contacts/${made.id}`, { email: 'O\u0308@example.com' })
    expect(changed.body.email).toBe('\u00d6@example.com')
  })

  test('are listed in pages whose cursors fit no other list', async () => {
    for (const first_name of ['A', 'B', 'C']) await make({ first_name })
    const page = (await call('GET', '/v1/contacts?limit=2')).body
    const names = page.data.map((contact: { first_name: string }) => contact.first_name)
    expect([names, page.page.has_more]).toEqual([['A', 'B'], true])
    const rest = await call('GET', `/v1/contacts?limit=2&cursor=${page.page.next_cursor}`)
    expect(rest.body.data).toMatchObject([{ first_name: 'C' }])
    const other = await call('GET', `/v1/contacts?q=c&cursor=${page.page.next_cursor}`)
    expect(getStatusAndCode(other)).toEqual([400, 'validation_failed'])
  })

  test('keep what a change does not mention, and are found by what they are now', async () => {
    const { body: made } = await make({ note: 'Vegetarian' })
    const { body } = await call('PATCH', `/v1/contacts/${made.id}`, { last_name: 'Núñez', phone: null })
    expect(body).toMatchObject({ first_name: 'Nerea', last_name: 'Núñez', phone: null, note: 'Vegetarian' })
    expect(await find('q=ibanez')).toEqual([])
    expect(await find('q=nunez')).toEqual([made.id])
    expect(await find('phone=%2B34600000000')).toEqual([])
  })

  test('are deleted', async () => {
    const { body } = await make()
    expect((await call('DELETE', `/v1/contacts/${body.id}`)).status).toBe(204)
    expect(getStatusAndCode(await call('GET', `/v1/contacts/${body.id}`))).toEqual([404, 'not_found'])
    expect(getStatusAndCode(await call('DELETE', `/v1/contacts/${body.id}`))).toEqual([404, 'not_found'])
  })

  test('leave their traces in the audit log', async () => {
    const { body: made } = await make()
    const { body: changed } = await call('PATCH', `/v1/contacts/${made.id}`, { note: 'Vegetarian' })
    await call('DELETE', `/v1/contacts/${made.id}`)
    const { data } = (await call('GET', `/v1/audit-log?object=${made.id}`)).body
    const entries = data.map(({ action, before, after }: Record<string, unknown>) => ({ action, before, after }))
    expect(entries).toHaveLength(3)
    expect(entries).toEqual(
      expect.arrayContaining([
        { action: 'contact.created', before: null, after: made },
        { action: 'contact.updated', before: made, after: changed },
        { action: 'contact.deleted', before: changed, after: null },
      ]),
    )
  })

  test('of test data are invisible to a live key, and the other way round', async () => {
    const { body: trial } = await make({}, fixtures.test)
    expect(trial.livemode).toBe(false)
    expect((await make()).status).toBe(201)
    for (const [method, body] of [['GET'], ['PATCH', { note: 'X' }], ['DELETE']] as const) {
      expect(getStatusAndCode(await call(method, `/v1/contacts/${trial.id}`, body))).toEqual([404, 'not_found'])
    }
    expect(await find('', fixtures.test)).toEqual([trial.id])
    expect(await find('')).not.toContain(trial.id)
  })
})

describe('a contact that is there already', () => {
  const taken = async (more: object) => {
    const refused = await make(more)
    return [...getStatusAndCode(refused), refused.body.error?.details]
  }

  test('is named by the organization’s own id, by address and name, or by number and name', async () => {
    const { body: made } = await make({ external_id: 'a' })
    const contact_id = made.id
    expect(await taken({ external_id: 'a', first_name: 'Ona', email: null, phone: null })).toEqual([
      409,
      'conflict',
      { field: 'external_id', contact_id },
    ])
    expect(await taken({ first_name: 'NEREA', last_name: 'ibanez', phone: null })).toEqual([
      409,
      'conflict',
      { field: 'email', contact_id },
    ])
    expect(await taken({ email: null, phone: '0034600000000' })).toEqual([
      409,
      'conflict',
      { field: 'phone', contact_id },
    ])
    expect((await make({ first_name: 'Ona' })).status).toBe(201)
    expect((await make({ external_id: 'b' })).status).toBe(201)
  })

  test('cannot be become by a change, but a contact never stands in its own way', async () => {
    const { body: first } = await make({ external_id: 'a' })
    const { body: other } = await make({ first_name: 'Ona', phone: null })
    const change = (body: object) => call('PATCH', `/v1/contacts/${other.id}`, body)
    const refused = await change({ first_name: 'Nerea' })
    expect(getStatusAndCode(refused)).toEqual([409, 'conflict'])
    expect(refused.body.error).toMatchObject({
      message: 'There is a contact Nerea Ibáñez with the email address nerea@example.com already.',
      details: { contact_id: first.id },
    })
    expect(getStatusAndCode(await change({ external_id: 'a' }))).toEqual([409, 'conflict'])
    expect((await change({ first_name: 'ONA', email: 'Nerea@example.com' })).status).toBe(200)
    expect((await change({ first_name: 'Nerea', external_id: 'b' })).status).toBe(200)
    expect(getStatusAndCode(await change({ external_id: null }))).toEqual([409, 'conflict'])
  })
})

describe('a contact of people on registrations', () => {
  test('lists them in the order of their adding, whatever it is called now', async () => {
    const path = await makeTestEvent(call)
    const register = async (more: object) =>
      (await call('POST', `${path}/registrations`, { attendees: [buildNewAttendee({ ...nerea, ...more })] })).body
        .attendees[0]
    const first = await register({})
    const second = await register({ first_name: 'NEREA', email: null })
    expect(second.contact_id).toBe(first.contact_id)
    const people = `/v1/contacts/${first.contact_id}/attendees`
    expect((await call('GET', people)).body.data).toEqual([first, second])
    const changes = { first_name: 'Ona', email: null, phone: null, date_of_birth: '1990-04-02', external_id: 'a' }
    await call('PATCH', `/v1/contacts/${first.contact_id}`, changes)
    expect((await call('GET', people)).body.data).toEqual([first, second])
    const page = (await call('GET', `${people}?limit=1`)).body
    expect((await call('GET', `${people}?limit=1&cursor=${page.page.next_cursor}`)).body.data).toEqual([second])
  })

  test('leaves the same traces in the audit log as one that was made by hand', async () => {
    const path = await makeTestEvent(call)
    const register = async (person: object) =>
      (await call('POST', `${path}/registrations`, { attendees: [person] })).body.attendees[0].contact_id
    const read = async (id: string) => (await call('GET', `/v1/contacts/${id}`)).body
    const person = buildNewAttendee()
    const id = await register(person)
    const made = await read(id)
    await register(person)
    await register({ ...person, external_id: 'a' })
    const taught = await read(id)
    expect(taught).toMatchObject({ external_id: 'a' })
    const { data } = (await call('GET', `/v1/audit-log?object=${id}`)).body
    const entries = data.map(({ action, before, after }: Record<string, unknown>) => ({ action, before, after }))
    expect(entries).toHaveLength(2)
    expect(entries).toEqual(
      expect.arrayContaining([
        { action: 'contact.created', before: null, after: made },
        { action: 'contact.updated', before: made, after: taught },
      ]),
    )
  })

  test('stays as long as anybody is linked to it, cancelled or not', async () => {
    const path = await makeTestEvent(call)
    const { body } = await call('POST', `${path}/registrations`, {
      attendees: [buildNewAttendee(), buildNewAttendee()],
    })
    const [{ contact_id }] = body.attendees
    await call('POST', `${path}/registrations/${body.id}/cancel`, {})
    const refused = await call('DELETE', `/v1/contacts/${contact_id}`)
    expect(getStatusAndCode(refused)).toEqual([409, 'invalid_state'])
    expect(refused.body.error).toMatchObject({
      message: `The contact ${contact_id} cannot be deleted while 1 person on a registration is linked to it.`,
      details: { state: 'in_use', attendees: 1 },
    })
  })
})
