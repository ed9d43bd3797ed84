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
let groups: Record<string, string>

beforeAll(async () => {
  server = await startTestServer()
})

afterAll(() => server.close())

beforeEach(async () => {
  fixtures = await buildTestFixtures(server)
  call = fixtures.live
  groups = {}
  for (const [code, parent] of [
    ['north', null],
    ['youth', 'north'],
    ['south', null],
  ] as const) {
    groups[code] = (await call('POST', '/v1/groups', { code, name: code, parent })).body.id
  }
})

const limitedTo = (code: string) => fixtures.as({ groupId: groups[code] })
const idsOf = (reply: Awaited<ReturnType<TestApiCall>>) => reply.body.data.map(({ id }: { id: string }) => id)

async function register(path: string, group: string | null, person: object = buildNewAttendee()) {
  return (await call('POST', `${path}/registrations`, { group, attendees: [person] })).body.attendees[0]
}

describe('a key that is limited to a group', () => {
  test('sees the contacts of people whom it sees, and of them those people', async () => {
    const everyone = await makeTestEvent(call)
    const ofSouth = await makeTestEvent(call, { code: 'south-fest', event: { group: 'south' } })
    const ofYouth = await makeTestEvent(call, { code: 'youth-fest', event: { group: 'youth' } })
    const person = buildNewAttendee()
    const ours = await register(everyone, 'youth', person)
    const alsoOurs = await register(ofYouth, null, person)
    const theirs = await register(ofSouth, 'south')
    const nobodys = await register(everyone, null)
    await register(everyone, 'south', person)
    expect(alsoOurs.contact_id).toBe(ours.contact_id)
    const north = await limitedTo('north')
    expect(idsOf(await north('GET', '/v1/contacts'))).toEqual([ours.contact_id])
    expect(idsOf(await north('GET', '/v1/contacts?q=nerea'))).toEqual([ours.contact_id])
    expect((await north('GET', `/v1/contacts/${ours.contact_id}`)).status).toBe(200)
    expect(idsOf(await north('GET', `/v1/contacts/${ours.contact_id}/attendees`))).toEqual([ours.id, alsoOurs.id])
    for (const { contact_id } of [theirs, nobodys]) {
      expect(getStatusAndCode(await north('GET', `/v1/contacts/${contact_id}`))).toEqual([404, 'not_found'])
      expect(getStatusAndCode(await north('GET', `/v1/contacts/${contact_id}/attendees`))).toEqual([404, 'not_found'])
    }
    expect(idsOf(await (await limitedTo('south'))('GET', '/v1/contacts'))).toEqual([ours.contact_id, theirs.contact_id])
  })

  test('changes none of them, and learns nothing of those whom it does not see', async () => {
    const path = await makeTestEvent(call)
    const ours = await register(path, 'youth')
    const theirs = await register(path, 'south')
    const youth = await limitedTo('youth')
    const refused = await youth('POST', '/v1/contacts', { first_name: 'Nerea', last_name: 'Ibáñez' })
    expect(getStatusAndCode(refused)).toEqual([403, 'api_key_group'])
    expect(refused.body.error.message).toBe(
      'The API key is limited to the group youth and cannot change contacts, which belong to the whole organization.',
    )
    for (const [method, body] of [['PATCH', { note: 'X' }], ['DELETE']] as const) {
      expect(getStatusAndCode(await youth(method, `/v1/contacts/${ours.contact_id}`, body))).toEqual([
        403,
        'api_key_group',
      ])
      expect(getStatusAndCode(await youth(method, `/v1/contacts/${theirs.contact_id}`, body))).toEqual([
        404,
        'not_found',
      ])
    }
  })

  test('cannot go on where another key stopped', async () => {
    const path = await makeTestEvent(call)
    await register(path, 'youth')
    await register(path, 'youth')
    const { body } = await call('GET', '/v1/contacts?limit=1')
    const youth = await limitedTo('youth')
    const answer = await youth('GET', `/v1/contacts?limit=1&cursor=${body.page.next_cursor}`)
    expect(getStatusAndCode(answer)).toEqual([400, 'validation_failed'])
  })
})

describe('people whom a limited key registers', () => {
  const nerea = {
    first_name: 'Nerea',
    last_name: 'Ibáñez',
    email: 'nerea@example.com',
    phone: '+34600',
    note: 'Secret',
  }
  const contactOf = ({ body }: Awaited<ReturnType<TestApiCall>>) => (body.attendees?.[0] ?? body).contact_id

  test.each([
    ['the organization’s own id', { external_id: 'a' }],
    ['the address', { email: 'nerea@example.com' }],
    ['the number', { phone: '+34600' }],
    ['everything', { external_id: 'a', email: 'nerea@example.com', phone: '+34600' }],
  ])('become no contact that it does not see, though it knows %s', async (_, guess) => {
    const path = await makeTestEvent(call)
    const { body: secret } = await call('POST', '/v1/contacts', { ...nerea, external_id: 'a' })
    await register(path, 'south', buildNewAttendee({ ...nerea, note: undefined }))
    const youth = await limitedTo('youth')
    const person = { attendee_type: 'visitor', first_name: 'Nerea', last_name: 'Ibáñez', ...guess }
    const made = await youth('POST', `${path}/registrations`, { attendees: [person] })
    const added = await youth('POST', `${path}/registrations/${made.body.id}/attendees`, person)
    expect([made.status, added.status]).toEqual([201, 201])
    for (const id of [made, added].map(contactOf)) {
      expect(id).not.toBe(secret.id)
      if (!('email' in guess || 'phone' in guess)) {
        expect(id).toBe(null)
        continue
      }
      expect((await youth('GET', `/v1/contacts/${id}`)).body).toMatchObject({ external_id: null, note: null })
    }
    expect(getStatusAndCode(await youth('GET', `/v1/contacts/${secret.id}`))).toEqual([404, 'not_found'])
    expect((await call('GET', `/v1/contacts/${secret.id}`)).body).toEqual(secret)
  })

  test('are who they are among those whom it sees, which are taught nothing', async () => {
    const path = await makeTestEvent(call)
    const person = buildNewAttendee()
    const known = await register(path, 'youth', person)
    const youth = await limitedTo('youth')
    const again = await youth('POST', `${path}/registrations`, { attendees: [{ ...person, external_id: 'a' }] })
    expect(contactOf(again)).toBe(known.contact_id)
    expect((await call('GET', `/v1/contacts/${known.contact_id}`)).body.external_id).toBe(null)
  })

  test('are one contact however often they come, which has no id of the organization’s own', async () => {
    const path = await makeTestEvent(call)
    const person = buildNewAttendee({ external_id: 'a' })
    const youth = await limitedTo('youth')
    const [one, other] = [
      await youth('POST', `${path}/registrations`, { attendees: [person, person] }),
      await youth('POST', `${path}/registrations`, { attendees: [person] }),
    ]
    expect(contactOf(other)).toBe(contactOf(one))
    expect((await youth('GET', `/v1/contacts/${contactOf(one)}`)).body.external_id).toBe(null)
    expect(other.body.attendees[0].external_id).toBe('a')
  })

  test.each([{ email: 'ona@example.com' }, {}])(
    'look the same whether somebody whom it does not see has their id or nobody: %o',
    async (more) => {
      const path = await makeTestEvent(call)
      await call('POST', '/v1/contacts', { ...nerea, external_id: 'taken' })
      const youth = await limitedTo('youth')
      const shown = async (external_id: string) => {
        const person = { attendee_type: 'visitor', first_name: 'Ona', last_name: 'Ruiz', ...more, external_id }
        const made = await youth('POST', `${path}/registrations`, { attendees: [person] })
        const id = contactOf(made)
        const found = await youth('GET', `/v1/contacts?external_id=${external_id}`)
        const contact = id && (await youth('GET', `/v1/contacts/${id}`)).body
        return { status: made.status, linked: id !== null, contact, found: found.body.data }
      }
      expect(await shown('taken')).toEqual(await shown('free'))
    },
  )

  test('are who has the organization’s own id where it sees them, whose name stays', async () => {
    const path = await makeTestEvent(call)
    const known = await register(path, 'youth', buildNewAttendee({ external_id: 'a' }))
    const youth = await limitedTo('youth')
    const person = buildNewAttendee({ first_name: 'Ona', external_id: 'a' })
    expect(contactOf(await youth('POST', `${path}/registrations`, { attendees: [person] }))).toBe(known.contact_id)
    expect((await call('GET', `/v1/contacts/${known.contact_id}`)).body.first_name).toBe('Nerea')
  })

  test('stand in nobody’s way, but for the organization’s own id', async () => {
    const path = await makeTestEvent(call)
    const { body: known } = await call('POST', '/v1/contacts', { ...nerea, external_id: 'a' })
    const youth = await limitedTo('youth')
    const person = buildNewAttendee({ ...nerea, note: undefined })
    const twin = contactOf(await youth('POST', `${path}/registrations`, { attendees: [person] }))
    expect(twin).not.toBe(known.id)
    for (const id of [known.id, twin]) {
      expect((await call('PATCH', `/v1/contacts/${id}`, { phone: '+34601' })).status).toBe(200)
    }
    expect(getStatusAndCode(await call('PATCH', `/v1/contacts/${twin}`, { external_id: 'a' }))).toEqual([
      409,
      'conflict',
    ])
  })
})
