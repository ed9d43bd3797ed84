import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildNewAttendee, buildTestFixtures, makeTestEvent, type TestApiCall } from '../../testing/fixtures.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { waitUntilBlocked } from '../../testing/until-blocked.ts'

let server: TestServer
let call: TestApiCall

beforeAll(async () => {
  server = await startTestServer()
})

afterAll(() => server.close())

beforeEach(async () => {
  call = (await buildTestFixtures(server)).live
})

const nerea = { first_name: 'Nerea', last_name: 'Ibáñez', email: 'nerea@example.com', phone: '+34 600 000 000' }
const make = (more: object = {}) => call('POST', '/v1/contacts', { ...nerea, ...more })
const change = (id: string, changes: object) => call('PATCH', `/v1/contacts/${id}`, changes)
const statuses = (replies: { status: number }[]) => replies.map(({ status }) => status).sort()

describe('at the same moment', () => {
  test('many make a person once', async () => {
    const byEmail = await Promise.all([make(), make(), make({ phone: null }), make({ phone: '+34 600 000 001' })])
    expect(statuses(byEmail)).toEqual([201, 409, 409, 409])
    const ona = { first_name: 'Ona', email: null }
    const byPhone = await Promise.all([make(ona), make(ona), make({ ...ona, email: 'ona@example.com' })])
    expect(statuses(byPhone)).toEqual([201, 409, 409])
  })

  test('one of many contacts becomes a person', async () => {
    const nobody = { email: null, phone: null }
    const strangers = await Promise.all(['A', 'B', 'C'].map((first_name) => make({ ...nobody, first_name })))
    const changed = await Promise.all(strangers.map(({ body }) => change(body.id, { external_id: 'x' })))
    expect(statuses(changed)).toEqual([200, 409, 409])
  })

  test('several changes of a contact are all kept', async () => {
    const { id } = (await make()).body
    const changes = [{ first_name: 'Ona' }, { email: 'ona@example.com' }, { external_id: 'a' }, { note: 'X' }]
    const changed = await Promise.all(changes.map((changes) => change(id, changes)))
    expect(statuses(changed)).toEqual([200, 200, 200, 200])
    expect((await call('GET', `/v1/contacts/${id}`)).body).toMatchObject(Object.assign({}, ...changes))
    expect((await make({ first_name: 'Ona', email: 'ona@example.com' })).status).toBe(409)
  })

  test('two changes that only together make somebody else are not both done', async () => {
    await make({ first_name: 'Ona', email: 'ona@example.com', phone: null })
    const { id } = (await make()).body
    const held = await server.database.transaction()
    await held('contacts').where({ id }).forNoKeyUpdate()
    const changing = [change(id, { first_name: 'Ona' }), change(id, { email: 'ona@example.com' })]
    await waitUntilBlocked(server.database, 2, ...changing)
    await held.commit()
    expect(statuses(await Promise.all(changing))).toEqual([200, 409])
  })

  test('a contact is deleted or linked, never both', async () => {
    const path = await makeTestEvent(call)
    for (let round = 0; round < 10; round += 1) {
      const person = buildNewAttendee()
      const { attendee_type: _, ...contact } = person
      const { id } = (await call('POST', '/v1/contacts', contact)).body
      const [registered, deleted] = await Promise.all([
        call('POST', `${path}/registrations`, { attendees: [person] }),
        call('DELETE', `/v1/contacts/${id}`),
      ])
      expect(registered.status).toBe(201)
      expect(deleted.status).toBe(registered.body.attendees[0].contact_id === id ? 409 : 204)
    }
  })

  test('who deletes a contact waits for who is being linked to it', async () => {
    const path = await makeTestEvent(call)
    const { attendees } = (await call('POST', `${path}/registrations`, { attendees: [buildNewAttendee()] })).body
    const { id } = (await make()).body
    const linking = await server.database.transaction()
    await linking('attendees').where({ id: attendees[0].id }).update({ contact_id: id })
    const deleting = call('DELETE', `/v1/contacts/${id}`)
    await waitUntilBlocked(server.database, 1, deleting)
    await linking.commit()
    const { status, body } = await deleting
    expect([status, body.error.details]).toEqual([409, { state: 'in_use', attendees: 1 }])
  })
})
